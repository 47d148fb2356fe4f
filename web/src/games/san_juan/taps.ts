/** The effect of a tap, on the board and in the hand. */
import type { SanJuanBoard } from './model';
import { itemOf } from './picks';

export type Tap =
  | { kind: 'choose'; code: number }
  /** Pick a card or good, or put it back. */
  | { kind: 'pick'; code: number; take: boolean }
  /** Choose this card or good instead of the last one. */
  | { kind: 'replace'; item: string }
  | { kind: 'commit' }
  | { kind: 'clear' };

export function performTap(board: SanJuanBoard, tap: Tap): void {
  const { gesture } = board;
  if (tap.kind === 'commit') gesture.commit();
  else if (tap.kind === 'clear') gesture.clear();
  else if (tap.kind === 'replace') replace(board, tap.item);
  else if (tap.kind === 'choose' || tap.take) gesture.choose(tap.code);
  else if (gesture.picks.includes(tap.code)) gesture.unpick(tap.code);
  else gesture.back();
}

function replace(board: SanJuanBoard, item: string): void {
  board.gesture.back();
  const choice = board.moves.find(({ move }) => itemOf(move) === item);
  if (choice) board.gesture.choose(choice.code);
}
