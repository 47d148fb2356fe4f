/** The viewer's hand: what the gesture does with each card, and what a tap on it does. Cards never change places. */
import { chosenSteps, type SanJuanBoard } from './model';
import type { Choosing } from './picks';
import type { Tap } from './taps';

export type Mark = 'build' | 'pay' | 'discard' | 'keep' | 'tuck' | 'pick';

export interface HandCard {
  card: string;
  mark: Mark | null;
  tap: Tap | null;
  /** The same build with the Library, if two players may choose to use it. */
  libraryCode: number | null;
}

function unmarked(cards: readonly (string | null)[]): HandCard[] {
  return cards.filter((card) => card !== null).map((card) => ({ card, mark: null, tap: null, libraryCode: null }));
}

/** Lights a card that can be built. */
function lightBuild(held: HandCard, { moves }: SanJuanBoard): void {
  for (const { code, move } of moves) {
    if (move.move !== 'build' || move.card !== held.card) continue;
    if (move.library) held.libraryCode = code;
    else held.tap = { kind: 'choose', code };
  }
  if (!held.tap && held.libraryCode !== null) {
    held.tap = { kind: 'choose', code: held.libraryCode };
    held.libraryCode = null;
  }
}

/** Marks as many cards of each kind as were picked, from the right, so that the card being built stays unmarked. */
function markPicked(cards: readonly HandCard[], task: Choosing, mark: Mark): void {
  const toMark = [...task.picked];
  for (const held of cards.toReversed()) {
    if (held.mark) continue;
    const at = toMark.indexOf(held.card);
    if (at >= 0) {
      toMark.splice(at, 1);
      held.mark = mark;
      held.tap = task.remove(held.card);
    } else held.tap = task.add(held.card);
  }
}

/** A card that was chosen as a step of its own: another tap sends the gesture, or starts over. */
function markStep(board: SanJuanBoard, cards: readonly HandCard[], mark: Mark, card: string): void {
  const used = cards.find((held) => held.card === card && !held.mark);
  if (!used) return;
  used.mark = mark;
  used.tap = board.gesture.complete ? { kind: 'commit' } : { kind: 'clear' };
}

export function handCards(board: SanJuanBoard, task: Choosing | null): HandCard[] {
  const cards = unmarked(board.committed.seats[board.me]?.hand ?? []);
  for (const { move } of chosenSteps(board.gesture)) {
    if ((move.move === 'build' || move.move === 'tuck') && move.card) markStep(board, cards, move.move, move.card);
  }
  const free = cards.filter((held) => !held.mark);
  if (task?.verb === 'pay' || task?.verb === 'discard') markPicked(free, task, task.verb);
  else if (task?.verb === 'tuck') for (const held of free) held.tap = task.add(held.card);
  else for (const held of free) lightBuild(held, board);
  return cards;
}

/** The cards that the Councillor drew. */
export function offeredCards(board: SanJuanBoard, task: Choosing | null): HandCard[] {
  const cards = unmarked(board.committed.seats[board.me]?.offered ?? []);
  if (task?.verb === 'keep') markPicked(cards, task, 'keep');
  return cards;
}

/** The cards that the Gold Mine turned up. */
export function revealedCards(board: SanJuanBoard, task: Choosing | null): HandCard[] {
  const cards = unmarked(board.committed.revealed);
  if (task?.verb !== 'pick') return cards;
  for (const card of task.picked) markStep(board, cards, 'pick', card);
  for (const held of cards) if (!held.mark) held.tap = task.add(held.card);
  return cards;
}
