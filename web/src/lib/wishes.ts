/** What was chosen last for a game, so that the next one is two clicks away. */
import { recall, remember } from './storage';
import type { GameInfo, Manners, NewTable, SeatWish } from './wire';

const KEY = 'ludoteca.wish.';
const BOTS = ['Bruno', 'Chiara', 'Dario', 'Elena', 'Fosca'];

export const MANNERS: Manners = {
  clock: { kind: 'none', seconds: 0, increment: 0, days: 0 },
  undo: 'consent',
  hints: true,
  memory_aid: false,
  forced: true,
  pace: 'natural',
  stand_in: 'medium',
};

export interface Wish {
  seats: SeatWish[];
  options: NonNullable<NewTable['options']>;
  public: boolean;
  manners: Manners;
}

/** The name of a bot at a seat. */
export function botName(seat: number): string {
  return BOTS[(seat + BOTS.length - 1) % BOTS.length] ?? 'Bruno';
}

/** A game against bots as nobody has said anything: three at the table where that is allowed. */
export function standardWish(game: GameInfo, name: string, others: 'bot' | 'open'): Wish {
  const count = game.seats.includes(3) ? 3 : (game.seats[0] ?? 2);
  const seats: SeatWish[] = Array.from({ length: count }, (_, seat) =>
    seat === 0
      ? { kind: 'me', name, level: 'medium' }
      : { kind: others, name: others === 'bot' ? botName(seat) : '', level: 'medium' },
  );
  return { seats, options: {}, public: false, manners: { ...MANNERS } };
}

/** What was chosen last, if the game still has it. */
export function lastWish(game: GameInfo, name: string, others: 'bot' | 'open'): Wish {
  const kept = recall<Partial<Wish> | null>(`${KEY}${others}.${game.key}`, null);
  const standard = standardWish(game, name, others);
  if (!kept?.seats || !game.seats.includes(kept.seats.length)) return standard;
  const known = new Set(game.options.map((option) => option.name));
  return {
    seats: kept.seats.map((seat, k) => (k === 0 && seat.kind === 'me' ? { ...seat, name: name || seat.name } : seat)),
    options: Object.fromEntries(Object.entries(kept.options ?? {}).filter(([option]) => known.has(option))),
    public: kept.public ?? false,
    manners: { ...MANNERS, ...kept.manners },
  };
}

export function keepWish(game: string, wish: Wish): void {
  const others = wish.seats.some((seat) => seat.kind === 'open') ? 'open' : 'bot';
  remember(`${KEY}${others}.${game}`, wish);
}

/** A number of our own, mixed into the deal, so that the server alone cannot choose it. */
export function nonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
