/** The list of games in the reader's language. */
import { gameList } from './api';
import type { GameList } from './wire';
import { i18n } from '$shell/words.svelte';

/** The order on the front page. */
const ORDER = ['patrician', 'san_juan', 'patee_imperiale'];

const requests = new Map<string, Promise<GameList>>();

/** Fetches the list once for each language. */
export function loadGameList(): Promise<GameList> {
  const { lang } = i18n;
  const request = requests.get(lang) ?? gameList().then(inOrder);
  requests.set(lang, request);
  request.catch(() => requests.delete(lang));
  return request;
}

function inOrder(list: GameList): GameList {
  const place = (key: string) => (ORDER.includes(key) ? ORDER.indexOf(key) : ORDER.length);
  return { ...list, games: [...list.games].sort((a, b) => place(a.key) - place(b.key)) };
}
