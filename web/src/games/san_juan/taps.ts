/** The effect of a tap, on the board and in the hand. */
import type { SanJuanBoard } from './model';
import { picks } from './picks.svelte';

export type Tap =
  | { kind: 'choose'; code: number }
  | { kind: 'pick'; code: number; take: boolean }
  | { kind: 'commit' }
  | { kind: 'clear' };

export function performTap(board: SanJuanBoard, tap: Tap): void {
  if (tap.kind === 'choose') board.gesture.choose(tap.code);
  else if (tap.kind === 'commit') board.gesture.commit();
  else if (tap.kind === 'clear') board.gesture.clear();
  else picks.toggle(board, tap.code, tap.take);
}
