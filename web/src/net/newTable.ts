/** The choices for a new table. The page remembers the last ones of each game, so the next table takes two clicks. */
import { recall, remember } from './storage';
import type { GameInfo, TableSettings, NewTableRequest, SeatRequest } from './wire';

const KEY = 'ludoteca.wish.';
const BOTS = ['Bruno', 'Chiara', 'Dario', 'Elena', 'Fosca'];

export const DEFAULT_SETTINGS: TableSettings = {
  clock: { kind: 'none', seconds: 0, increment: 0, days: 0 },
  undo: 'consent',
  hints: true,
  memory_aid: false,
  forced: true,
  pace: 'natural',
  stand_in: 'medium',
};

/** The part of the request that a person chooses. */
export interface TableRequest {
  seats: SeatRequest[];
  options: NonNullable<NewTableRequest['options']>;
  public: boolean;
  manners: TableSettings;
}

/** The name of a bot at a seat. */
export function botName(seat: number): string {
  return BOTS[(seat + BOTS.length - 1) % BOTS.length] ?? 'Bruno';
}

/** The first choices for a game: three seats where the game allows that. */
export function defaultRequest(game: GameInfo, name: string, others: 'bot' | 'open'): TableRequest {
  const count = game.seats.includes(3) ? 3 : (game.seats[0] ?? 2);
  const seats: SeatRequest[] = Array.from({ length: count }, (_, seat) =>
    seat === 0
      ? { kind: 'me', name, level: 'medium' }
      : { kind: others, name: others === 'bot' ? botName(seat) : '', level: 'medium' },
  );
  return { seats, options: {}, public: false, manners: { ...DEFAULT_SETTINGS } };
}

/** The last choices, without options that the game no longer has. */
export function lastRequest(game: GameInfo, name: string, others: 'bot' | 'open'): TableRequest {
  const last = recall<Partial<TableRequest> | null>(`${KEY}${others}.${game.key}`, null);
  if (!last?.seats || !game.seats.includes(last.seats.length)) return defaultRequest(game, name, others);
  const known = new Set(game.options.map((option) => option.name));
  return {
    seats: last.seats.map((seat, k) => (k === 0 && seat.kind === 'me' ? { ...seat, name: name || seat.name } : seat)),
    options: Object.fromEntries(Object.entries(last.options ?? {}).filter(([option]) => known.has(option))),
    public: last.public ?? false,
    manners: { ...DEFAULT_SETTINGS, ...last.manners },
  };
}

export function rememberRequest(game: string, request: TableRequest): void {
  const others = request.seats.some((seat) => seat.kind === 'open') ? 'open' : 'bot';
  remember(`${KEY}${others}.${game}`, request);
}
