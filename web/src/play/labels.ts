/** Texts that several parts of the table share. */
import { words } from '$shell/words.svelte';
import type { TableInfo } from '$net/wire';
import type { BoardProps, GameModule, Legal } from './contract';

/** A choice as short as its button; the full sentence where the game has no shorter one. */
export function choiceLabel(choice: Legal<unknown>, game: GameModule | null, board: BoardProps | null): string {
  return (game && board && game.label(choice, board)) || choice.text;
}

export function percent(share: number): string {
  return words('page-percent', { number: Math.round(share * 100) });
}

/** A player's name; one's own seat is "You". */
export function seatName(table: TableInfo | null, seat: number, me: number): string {
  return seat === me && me >= 0 ? words('page-you-name') : (table?.seats[seat]?.name ?? '');
}
