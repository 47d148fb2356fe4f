/** The cards and seats that the legal moves, and those already chosen, are about. */
import type { PateeMove } from '$net/wire';
import type { Gesture, Legal } from '$play/contract';

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

/** A step of the gesture, or an item picked from a selection. */
export interface PickedStep {
  code: number;
  verb: PateeMove['move'];
}

/** The steps and picks of a gesture by the card or seat that was chosen. */
export function pickedTargets({ chosen, picks, selection }: Pick<Gesture, 'chosen' | 'picks' | 'selection'>): {
  cards: Map<string, PickedStep>;
  seats: Map<number, PickedStep>;
} {
  const cards = new Map<string, PickedStep>();
  const seats = new Map<number, PickedStep>();
  const items = picks.flatMap((code) => selection?.items.find((item) => item.code === code) ?? []);
  for (const { code, move: struct } of [...chosen, ...items]) {
    const move = struct as PateeMove;
    if (move.move === 'name') seats.set(move.seat, { code, verb: 'name' });
    else cards.set(move.card, { code, verb: move.move });
  }
  return { cards, seats };
}
