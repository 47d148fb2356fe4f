/** A replay as the server sends it, with whose eyes it is seen, and everything that is needed to draw it. */
import { seatColours } from '$art/heraldry';
import * as api from '$net/api';
import { loadGameList } from '$net/gameList';
import { storedLinks, storeGuest, tokenFor } from '$net/links';
import type { CardFaces, Moment, Replay, TableWords } from '$net/wire';
import type { GameModule } from '$play/contract';
import { hasBoard, loadGame } from '$play/games';
import { takeFragment } from './router.svelte';
import { i18n } from './words.svelte';

/** A moment of a game: its step, whose eyes see it (−1: a watcher's), and whether all hands are open. */
export interface MomentLink {
  step: number;
  seat: number;
  open: boolean;
}

/** The moment that an address leads to. Without a seat all hands are open, unless it says otherwise. */
export function readMoment(search: string): Partial<MomentLink> {
  const query = new URLSearchParams(search);
  const number = (key: string) => (/^\d{1,6}$/.test(query.get(key) ?? '') ? Number(query.get(key)) : undefined);
  const [step, seat] = [number('step'), number('seat')];
  if (step === undefined && seat === undefined && !query.has('open')) return {};
  return { step, seat: seat ?? -1, open: query.get('open') === 'true' || (seat === undefined && !query.has('open')) };
}

/**
 * The address of a moment. A player's own link is never part of it: the token is that for watchers, if there is one.
 * Without it the address opens for those who have a link to the table.
 */
export function momentAddress(table: string, { step, seat, open }: MomentLink, watch: string | null): string {
  const query = new URLSearchParams({ step: String(step) });
  if (seat >= 0) query.set('seat', String(seat));
  if (open !== seat < 0) query.set('open', String(open));
  return `${location.origin}/r/${table}?${query}${watch ? `#${watch}` : ''}`;
}

export class ReplaySource {
  replay = $state.raw<Replay | null>(null);
  game = $state.raw<GameModule | null>(null);
  faces = $state.raw<CardFaces | null>(null);
  categories = $state.raw<Record<string, string>>({});
  moments = $state.raw<readonly Moment[]>([]);
  trouble = $state('');
  /** Whose eyes see it; −1 for a watcher's, null until that is known. */
  eyes = $state<number | null>(null);
  /** All hands are open. */
  open = $state(true);
  /** The step to begin at. */
  readonly start: number;

  constructor(readonly id: string) {
    const fragment = takeFragment();
    const { seat, host } = storedLinks(id);
    // A player does not become a guest by opening a link to a moment.
    if (/^[0-9A-Za-z_-]{32}$/.test(fragment) && !seat && !host) storeGuest(id, fragment);
    const moment = readMoment(location.search);
    this.start = moment.step ?? 0;
    if (moment.open !== undefined) this.open = moment.open;
    if (moment.seat !== undefined) this.eyes = moment.seat;
    else void this.#ownSeat().then((own) => (this.eyes ??= own));
  }

  get table() {
    return this.replay?.table ?? null;
  }

  /** The token for watchers, if this browser has it. */
  get watchToken(): string | null {
    const { watch, guest, seat } = storedLinks(this.id);
    return watch ?? (seat ? null : guest);
  }

  /** The reader's own seat at the table; −1 if they did not play. */
  async #ownSeat(): Promise<number> {
    const { seat } = storedLinks(this.id);
    if (!seat) return -1;
    const games = await api.myGames([seat]).catch(() => null);
    return games?.[0]?.seats[0] ?? -1;
  }

  /** Load the positions for these eyes and this language. Returns how to drop the answer if it is late. */
  load(): () => void {
    const { eyes, open, id } = this;
    const { lang } = i18n;
    // Responses may come out of order, or after the page was left: the last request counts.
    let latest = true;
    const drop = () => {
      latest = false;
    };
    if (eyes === null) return drop;
    const seat = eyes < 0 ? null : eyes;
    const ask = (inWords?: boolean) => api.replay(id, tokenFor(id), seat, open, inWords);
    ask()
      .then((loaded) => (hasBoard(loaded.table.game) ? loaded : ask(true)))
      .then(async (loaded) => {
        if (latest && !this.game) await this.#prepare(loaded);
        if (!latest) return;
        seatColours.use(loaded.table.seats);
        this.replay = loaded;
        this.trouble = '';
        const found = await api.moments(id, tokenFor(id)).catch(() => null);
        if (lang === i18n.lang && found) this.moments = found.moments;
      })
      .catch((error: unknown) => {
        if (latest) this.trouble = api.errorText(error);
      });
    return drop;
  }

  /** The table in words at the position on the board, for a game without a board. */
  described: () => TableWords | null = () => null;

  async #prepare({ table }: Replay): Promise<void> {
    const [module, all, list] = await Promise.all([
      loadGame(table.game),
      api.tableCards(this.id, tokenFor(this.id)).catch(() => null),
      loadGameList().catch(() => null),
      i18n.add(table.game),
    ]);
    this.faces = all;
    this.categories = list?.games.find((each) => each.key === table.game)?.categories ?? {};
    this.game = module ?? (await import('$play/wordsGame')).wordsGame(() => this.described(), this.categories);
  }
}
