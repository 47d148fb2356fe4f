/** The codes of the moves: eight verbs with 32 courtiers each, in the order of the deck, then naming a player. */
import type { CardFace, PateeMove, PateeView, Tried } from '$net/wire';
import type { Legal } from '$play/contract';

const VERBS = ['play', 'discredit', 'charm', 'swap', 'give', 'show', 'take', 'recall'] as const;
const CARDS = 32;
const NAME = VERBS.length * CARDS;

/** The move of a code; null for an invalid code. */
export function decode(code: number, faces: ReadonlyMap<string, CardFace>): PateeMove | null {
  if (code < 0) return null;
  if (code >= NAME) return { move: 'name', seat: code - NAME };
  const card = [...faces.keys()][code % CARDS];
  const verb = VERBS[Math.floor(code / CARDS)];
  return card && verb ? ({ move: verb, card } as PateeMove) : null;
}

/** The legal moves by the card or seat to tap. */
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

/** A step of the gesture. */
export interface PickedStep {
  code: number;
  verb: PateeMove['move'];
}

/** The steps of a gesture by the card or seat that was chosen. */
export function pickedTargets(
  steps: readonly number[],
  faces: ReadonlyMap<string, CardFace>,
): { cards: Map<string, PickedStep>; seats: Map<number, PickedStep> } {
  const cards = new Map<string, PickedStep>();
  const seats = new Map<number, PickedStep>();
  for (const code of steps) {
    const move = decode(code, faces);
    if (!move) continue;
    if (move.move === 'name') seats.set(move.seat, { code, verb: 'name' });
    else cards.set(move.card, { code, verb: move.move });
  }
  return { cards, seats };
}

/** An action is completed or not done at all, so a gesture ends with it; another card is a new gesture. */
export function complete(tried: Tried): boolean {
  return tried.stops !== null || tried.moves.length === 0 || (tried.view as unknown as PateeView).step === 'play';
}
