/** The viewer's hand: what the gesture does with each card, and what a tap on it does. Cards never change places. */
import type { SanJuanMove } from '$net/wire';
import type { Legal } from '$play/contract';
import type { Tap } from './taps';
import type { SanJuanBoard } from './model';
import { decode } from './moves';
import { codeFor, type PickTask } from './picks.svelte';

export type Mark = 'build' | 'pay' | 'discard' | 'keep' | 'tuck' | 'pick';

export interface HandCard {
  card: string;
  mark: Mark | null;
  tap: Tap | null;
  /** The same build with the Library, if two players may choose to use it. */
  libraryCode: number | null;
}

function lightCard(held: HandCard, moves: readonly Legal<SanJuanMove>[], verbs: readonly string[]): void {
  for (const { code, move } of moves) {
    if (!verbs.includes(move.move) || !('card' in move) || move.card !== held.card) continue;
    if (move.move === 'build' && move.library) held.libraryCode = code;
    else held.tap = { kind: 'choose', code };
  }
  if (!held.tap && held.libraryCode !== null) {
    held.tap = { kind: 'choose', code: held.libraryCode };
    held.libraryCode = null;
  }
}

/** Marks as many cards of each kind as were picked, from the right, so that the card being built stays unmarked. */
function markPicked(cards: HandCard[], task: PickTask, picked: readonly number[], mark: Mark): void {
  const toMark = new Map<number, number>();
  for (const code of picked) toMark.set(code, (toMark.get(code) ?? 0) + 1);
  for (const held of cards.toReversed()) {
    const code = codeFor(task, { card: held.card });
    if (code === null || held.mark) continue;
    const count = toMark.get(code) ?? 0;
    if (count > 0) {
      toMark.set(code, count - 1);
      held.mark = mark;
      held.tap = { kind: 'pick', code, take: false };
    } else if (picked.length < task.need || task.need === 1) held.tap = { kind: 'pick', code, take: true };
  }
}

export function handCards(board: SanJuanBoard, task: PickTask | null, picked: readonly number[]): HandCard[] {
  const { committed, me, gesture, moves } = board;
  const cards: HandCard[] = (committed.seats[me]?.hand ?? [])
    .filter((card) => card !== null)
    .map((card) => ({ card, mark: null, tap: null, libraryCode: null }));
  for (const code of gesture.steps) {
    const { verb, card } = decode(code);
    if (verb !== 'build' && verb !== 'tuck') continue;
    const used = cards.find((held) => held.card === card && !held.mark);
    if (!used) continue;
    used.mark = verb;
    used.tap = gesture.complete ? { kind: 'commit' } : { kind: 'clear' };
  }
  if (task?.verb === 'pay' || task?.verb === 'discard') markPicked(cards, task, picked, task.verb);
  else for (const held of cards) if (!held.mark) lightCard(held, moves, ['build', 'tuck']);
  return cards;
}

/** The cards that the Councillor drew. */
export function offeredCards(board: SanJuanBoard, task: PickTask | null, picked: readonly number[]): HandCard[] {
  const offered = (board.committed.seats[board.me]?.offered ?? []).filter((card) => card !== null);
  const cards: HandCard[] = offered.map((card) => ({ card, mark: null, tap: null, libraryCode: null }));
  if (task?.verb === 'keep') markPicked(cards, task, picked, 'keep');
  return cards;
}

/** The cards that the Gold Mine turned up. */
export function revealedCards(board: SanJuanBoard): HandCard[] {
  const cards: HandCard[] = board.committed.revealed.map((card) => ({
    card,
    mark: null,
    tap: null,
    libraryCode: null,
  }));
  const last = board.gesture.steps.at(-1);
  for (const held of cards) {
    lightCard(held, board.moves, ['pick']);
    if (last !== undefined && decode(last).verb === 'pick' && decode(last).card === held.card) {
      held.mark = 'pick';
      held.tap = { kind: 'commit' };
    }
  }
  return cards;
}
