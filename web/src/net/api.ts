/** The server's REST API. Tokens travel in a header, never in an address. */
import { nonce } from './nonce';
import { forget, recall, remember } from './storage';
import { i18n, words } from '$shell/words.svelte';
import type {
  CardFaces,
  ForkRequest,
  JoinRequest,
  Links,
  Moments,
  MyGame,
  NewTableRequest,
  Replay,
  GameList,
  TableInfo,
  ErrorResponse,
  Verdict,
} from './wire';

/** A request that failed, with a message for the person. */
export class ApiError extends Error {
  constructor(
    readonly key: string,
    text: string,
    readonly status: number,
  ) {
    super(text);
  }
}

export function errorText(error: unknown): string {
  return error instanceof ApiError ? error.message : words('page-no-answer');
}

async function request(
  method: string,
  path: string,
  token: string | null,
  body?: unknown,
  more: Record<string, string> = {},
): Promise<Response> {
  const headers: Record<string, string> = { ...more };
  if (token) headers.Authorization = `Bearer ${token}`;
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  const address = `${path}${path.includes('?') ? '&' : '?'}lang=${i18n.lang}`;
  let response: Response;
  try {
    response = await fetch(address, {
      method,
      headers,
      body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
    });
  } catch {
    throw new ApiError('page-no-answer', words('page-no-answer'), 0);
  }
  if (response.ok) return response;
  const error = (await response.json().catch(() => null)) as ErrorResponse | null;
  throw new ApiError(error?.key ?? '', error?.text ?? words('page-no-answer'), response.status);
}

async function json<T>(method: string, path: string, token: string | null = null, body?: unknown): Promise<T> {
  return (await request(method, path, token, body)).json() as Promise<T>;
}

const ATTEMPT = 'ludoteca.attempt.';

/**
 * A request that makes a new link and ends the old one. If no response arrives, the next call repeats the request with
 * the same key. Otherwise a connection cut at the wrong moment would lock a player out.
 */
async function idempotent<T>(path: string, token: string | null, body?: unknown): Promise<T> {
  const key = recall<string>(ATTEMPT + path, '') || nonce();
  remember(ATTEMPT + path, key);
  try {
    const response = await request('POST', path, token, body, { 'Idempotency-Key': key });
    const result = (await response.json()) as T;
    forget(ATTEMPT + path);
    return result;
  } catch (error) {
    if (error instanceof ApiError && error.status > 0 && error.status < 500) forget(ATTEMPT + path);
    throw error;
  }
}

const tablePath = (id: string, more = '') => `/api/tables/${encodeURIComponent(id)}${more}`;
const cardsPath = (game: string) => `/api/games/${encodeURIComponent(game)}/cards`;

export const gameList = () => json<GameList>('GET', '/api/games');
export const gameCards = (game: string) => json<CardFaces>('GET', cardsPath(game));
/** Check a card file; the error names card and field. */
export const checkCards = (game: string, text: string) => json<CardFaces>('POST', cardsPath(game), null, text);
export const makeTable = (body: NewTableRequest) => json<Links>('POST', '/api/tables', null, body);
export const publicTables = () => json<TableInfo[]>('GET', '/api/tables');
export const myGames = (tokens: string[]) => json<MyGame[]>('POST', '/api/mine', null, { tokens });
export const table = (id: string, token: string | null) => json<TableInfo>('GET', tablePath(id), token);
export const tableCards = (id: string, token: string | null) => json<CardFaces>('GET', tablePath(id, '/cards'), token);
export const join = (id: string, body: JoinRequest) => idempotent<Links>(tablePath(id, '/join'), null, body);
export const start = (id: string, token: string | null) => request('POST', tablePath(id, '/start'), token);
export const abandon = (id: string, token: string | null) => request('POST', tablePath(id, '/abandon'), token);
export const leave = (id: string, token: string | null) => request('POST', tablePath(id, '/leave'), token);
/** Erase the name and the messages of the player of a link. */
export const erase = (id: string, token: string | null) => request('POST', tablePath(id, '/erase'), token);
export const rematch = (id: string, token: string | null) =>
  idempotent<Links>(tablePath(id, '/rematch'), token, { rotate: true });
export const newLink = (id: string, seat: number, token: string | null) =>
  idempotent<Links>(tablePath(id, `/links/${seat}`), token);
export const invite = (id: string, seat: number, token: string | null) =>
  json<Links>('POST', tablePath(id, `/invite/${seat}`), token);
/** Ask the other players for a new link to a seat; without `seat`, to the one that the token was for. */
export const claim = (id: string, token: string | null, seat: number | null) =>
  json<Links>('POST', tablePath(id, '/claim'), token, { seat });
export const recover = (code: string) => idempotent<Links>('/api/recover', null, { code });
export const record = (id: string, token: string | null) => request('GET', tablePath(id, '/record'), token);
export const replay = (id: string, token: string | null, seat: number | null, open: boolean, inWords = false) =>
  json<Replay>(
    'GET',
    tablePath(id, `/replay?open=${open}&words=${inWords}${seat === null ? '' : `&seat=${seat}`}`),
    token,
  );
export const moments = (id: string, token: string | null) => json<Moments>('GET', tablePath(id, '/moments'), token);
export const verify = (id: string, token: string | null) => json<Verdict>('GET', tablePath(id, '/verify'), token);
export const fork = (id: string, token: string | null, body: ForkRequest) =>
  json<Links>('POST', tablePath(id, '/fork'), token, body);
export const openRecord = (text: string) => json<Links>('POST', '/api/records', null, text);
