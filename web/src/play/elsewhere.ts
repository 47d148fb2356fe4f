/** Games of this browser at other tables: while nobody looks at the page, it asks gently whether one of them waits. */
import * as api from '$net/api';
import { allStoredLinks } from '$net/links';
import { words } from '$shell/words.svelte';
import { calling } from './calling.svelte';

export const EVERY = 60_000;

class Elsewhere {
  /** The tables where it was this player's turn when it was last asked; null before that. */
  #waiting: ReadonlySet<string> | null = null;
  /** The links that were asked about and led to no game under way. */
  #idle = '';
  #touched = Date.now();

  start(): void {
    for (const event of ['pointerdown', 'keydown'] as const)
      addEventListener(event, () => (this.#touched = Date.now()), { passive: true });
    setInterval(() => void this.#look(), EVERY);
    void this.#look();
  }

  async #look(): Promise<void> {
    if (!document.hidden && Date.now() - this.#touched < EVERY) return;
    const shown = /^\/t\/([0-9a-z]{12})/.exec(location.pathname)?.[1];
    const tokens = allStoredLinks().flatMap(({ seat, table }) => (seat && table !== shown ? [seat] : []));
    const asked = tokens.join();
    if (!tokens.length || asked === this.#idle) return calling.others(0);
    const games = await api.myGames(tokens.slice(0, 50)).catch(() => null);
    if (!games) return;
    const playing = games.filter(({ table }) => table.status === 'playing' || table.status === 'waiting');
    this.#idle = playing.length ? '' : asked;
    const waiting = playing.filter(({ turn }) => turn);
    for (const { table } of waiting)
      if (this.#waiting && !this.#waiting.has(table.id))
        calling.call(words('page-title-turn', { game: table.title }), table.id);
    this.#waiting = new Set(waiting.map(({ table }) => table.id));
    calling.others(waiting.length);
  }
}

export const elsewhere = new Elsewhere();
