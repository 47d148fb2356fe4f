/** The viewer's hand: what the gesture does with each card, and what a tap on it does. Cards never change places. */
import { chosenSteps, costOf, type SanJuanBoard } from './model';
import type { Choosing } from './picks';
import type { Tap } from './taps';

export type Mark = 'build' | 'pay' | 'discard' | 'keep' | 'tuck' | 'pick';

export interface HandCard {
  card: string;
  /** Its number among its kind, from 1: together they name this very card. */
  nth: number;
  mark: Mark | null;
  tap: Tap | null;
  /** The same build with the Library, if two players may choose to use it. */
  libraryCode: number | null;
}

/** The card that was tapped, for marks that fit several of its kind: `well:2`. */
export const nameOf = ({ card, nth }: HandCard): string => `${card}:${nth}`;

/** Cards in the order of their costs. */
function unmarked(cards: readonly (string | null)[], board: SanJuanBoard): HandCard[] {
  const known = cards.filter((card) => card !== null);
  const sorted = known.toSorted((one, other) => costOf(board.cards.get(one)) - costOf(board.cards.get(other)));
  return sorted.map((card, k) => ({
    card,
    nth: sorted.slice(0, k + 1).filter((other) => other === card).length,
    mark: null,
    tap: null,
    libraryCode: null,
  }));
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

/**
 * Marks as many cards of each kind as were picked: those that were tapped, then from the right, so that the card being
 * built stays unmarked.
 */
function markPicked(cards: readonly HandCard[], task: Choosing, mark: Mark, tapped: readonly string[]): void {
  const toMark = [...task.picked];
  const free = cards.filter((held) => !held.mark);
  const first = free.filter((held) => tapped.includes(nameOf(held)));
  const rest = free.filter((held) => !first.includes(held)).toReversed();
  for (const held of [...first, ...rest]) {
    const at = toMark.indexOf(held.card);
    if (at >= 0) {
      toMark.splice(at, 1);
      held.mark = mark;
      held.tap = task.remove(held.card);
    } else held.tap = task.add(held.card);
  }
}

/** A card that was chosen as a step of its own: another tap sends the gesture, or starts over. */
function markStep(
  board: SanJuanBoard,
  cards: readonly HandCard[],
  mark: Mark,
  card: string,
  tapped: readonly string[],
): void {
  const same = cards.filter((held) => held.card === card && !held.mark);
  const used = same.find((held) => tapped.includes(nameOf(held))) ?? same[0];
  if (!used) return;
  used.mark = mark;
  used.tap = board.gesture.complete ? { kind: 'commit' } : { kind: 'clear' };
}

/** `tapped` names the cards that were tapped, which decide among cards of a kind. */
export function handCards(
  board: SanJuanBoard,
  task: Choosing | null,
  tapped: readonly string[] = [],
  built: string | null = null,
): HandCard[] {
  const cards = unmarked(board.committed.seats[board.me]?.hand ?? [], board);
  for (const { move } of chosenSteps(board.gesture)) {
    if ((move.move === 'build' || move.move === 'tuck') && move.card)
      markStep(board, cards, move.move, move.card, built ? [built] : tapped);
  }
  const free = cards.filter((held) => !held.mark);
  if (task?.verb === 'pay' || task?.verb === 'discard') markPicked(free, task, task.verb, tapped);
  else if (task?.verb === 'tuck') for (const held of free) held.tap = task.add(held.card);
  else for (const held of free) lightBuild(held, board);
  return cards;
}

/** The cards that the Councillor drew. */
export function offeredCards(board: SanJuanBoard, task: Choosing | null, tapped: readonly string[] = []): HandCard[] {
  const cards = unmarked(board.committed.seats[board.me]?.offered ?? [], board);
  if (task?.verb === 'keep') markPicked(cards, task, 'keep', tapped);
  return cards;
}

/** The cards that the Gold Mine turned up. */
export function revealedCards(board: SanJuanBoard, task: Choosing | null): HandCard[] {
  const cards = unmarked(board.committed.revealed, board);
  if (task?.verb !== 'pick') return cards;
  for (const card of task.picked) markStep(board, cards, 'pick', card, []);
  for (const held of cards) if (!held.mark) held.tap = task.add(held.card);
  return cards;
}
