/** The table of moves: eight verbs of 32 courtiers each, in the order of the deck, then the players who are named. */
import type { Legal } from '../../lib/contract';
import type { CardFace, PateeMove } from '../../lib/wire';

const VERBS = ['play', 'discredit', 'charm', 'swap', 'give', 'show', 'take', 'recall'] as const;
const CARDS = 32;
const NAME = VERBS.length * CARDS;

/** The move of a code; null for a code that is none. */
export function decoded(code: number, faces: ReadonlyMap<string, CardFace>): PateeMove | null {
  if (code < 0) return null;
  if (code >= NAME) return { move: 'name', seat: code - NAME };
  const card = [...faces.keys()][code % CARDS];
  const verb = VERBS[Math.floor(code / CARDS)];
  return card && verb ? ({ move: verb, card } as PateeMove) : null;
}

/** What can be chosen: a code for each card, and for each seat. */
export interface Targets {
  cards: Map<string, number>;
  seats: Map<number, number>;
}

export function targets(moves: readonly Legal<PateeMove>[]): Targets {
  const found: Targets = { cards: new Map(), seats: new Map() };
  for (const { code, move } of moves) {
    if (move.move === 'name') found.seats.set(move.seat, code);
    else found.cards.set(move.card, code);
  }
  return found;
}

/** A step of the gesture on what it was taken. */
export interface Pick {
  code: number;
  verb: PateeMove['move'];
}

/** What the steps of a gesture have chosen. */
export function picks(steps: readonly number[], faces: ReadonlyMap<string, CardFace>): { cards: Map<string, Pick>; seats: Map<number, Pick> } {
  const cards = new Map<string, Pick>();
  const seats = new Map<number, Pick>();
  for (const code of steps) {
    const move = decoded(code, faces);
    if (!move) continue;
    if (move.move === 'name') seats.set(move.seat, { code, verb: 'name' });
    else cards.set(move.card, { code, verb: move.move });
  }
  return { cards, seats };
}
