/** The list of games in the reader's language. */
import { gameList } from './api';
import type { GameList } from './wire';
import { i18n } from '$shell/words.svelte';

const requests = new Map<string, Promise<GameList>>();

/** Fetches the list once for each language. */
export function loadGameList(): Promise<GameList> {
  const { lang } = i18n;
  const request = requests.get(lang) ?? gameList();
  requests.set(lang, request);
  request.catch(() => requests.delete(lang));
  return request;
}
