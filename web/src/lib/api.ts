/** The REST side of the server. Tokens go in a header, and never in an address. */
import { speech, words } from './words.svelte';
import type {
  Faces,
  Fork,
  Join,
  Links,
  MyGame,
  NewTable,
  Replay,
  Shelf,
  TableInfo,
  Trouble,
  Verdict,
} from './wire';

/** What went wrong, in words for the person. */
export class Refusal extends Error {
  constructor(
    readonly key: string,
    text: string,
    readonly status: number,
  ) {
    super(text);
  }
}

export function told(error: unknown): string {
  return error instanceof Refusal ? error.message : words('page-no-answer');
}

async function call(method: string, path: string, token: string | null, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = {};
  if (token) headers.Authorization = `Bearer ${token}`;
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  const address = `${path}${path.includes('?') ? '&' : '?'}lang=${speech.lang}`;
  let answer: Response;
  try {
    answer = await fetch(address, { method, headers, body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body) });
  } catch {
    throw new Refusal('page-no-answer', words('page-no-answer'), 0);
  }
  if (answer.ok) return answer;
  const trouble = (await answer.json().catch(() => null)) as Trouble | null;
  throw new Refusal(trouble?.key ?? '', trouble?.text ?? words('page-no-answer'), answer.status);
}

async function json<T>(method: string, path: string, token: string | null = null, body?: unknown): Promise<T> {
  return (await call(method, path, token, body)).json() as Promise<T>;
}

const at = (id: string, more = '') => `/api/tables/${encodeURIComponent(id)}${more}`;

export const shelf = () => json<Shelf>('GET', '/api/games');
export const gameCards = (game: string) => json<Faces>('GET', `/api/games/${encodeURIComponent(game)}/cards`);
/** Read a card file of one's own; the error names card and field. */
export const checkCards = (game: string, text: string) => json<Faces>('POST', `/api/games/${encodeURIComponent(game)}/cards`, null, text);
export const makeTable = (wish: NewTable) => json<Links>('POST', '/api/tables', null, wish);
export const publicTables = () => json<TableInfo[]>('GET', '/api/tables');
export const mine = (tokens: string[]) => json<MyGame[]>('POST', '/api/mine', null, { tokens });
export const table = (id: string, token: string | null) => json<TableInfo>('GET', at(id), token);
export const tableCards = (id: string, token: string | null) => json<Faces>('GET', at(id, '/cards'), token);
export const join = (id: string, wish: Join) => json<Links>('POST', at(id, '/join'), null, wish);
export const start = (id: string, token: string | null) => call('POST', at(id, '/start'), token);
export const abandon = (id: string, token: string | null) => call('POST', at(id, '/abandon'), token);
export const leave = (id: string, token: string | null) => call('POST', at(id, '/leave'), token);
export const rematch = (id: string, token: string | null) => json<Links>('POST', at(id, '/rematch'), token, { rotate: true });
export const newLink = (id: string, seat: number, token: string | null) => json<Links>('POST', at(id, `/links/${seat}`), token);
export const record = (id: string, token: string | null) => call('GET', at(id, '/record'), token);
export const replay = (id: string, token: string | null, seat: number | null, open: boolean) =>
  json<Replay>('GET', at(id, `/replay?open=${open}${seat === null ? '' : `&seat=${seat}`}`), token);
export const verify = (id: string, token: string | null) => json<Verdict>('GET', at(id, '/verify'), token);
export const fork = (id: string, token: string | null, wish: Fork) => json<Links>('POST', at(id, '/fork'), token, wish);
export const openRecord = (text: string) => json<Links>('POST', '/api/records', null, text);
