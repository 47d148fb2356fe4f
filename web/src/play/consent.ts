/** Questions to the players of a table: who asks, and who has not answered yet. */
import type { TableInfo } from '$net/wire';
import type { Words } from './contract';

/** Names the players who have not answered; absent ones are marked, which explains the wait. */
export function waitsFor(table: TableInfo, seats: readonly number[], words: Words): string {
  const names = seats.map((seat) => {
    const { name = '', connected = true } = table.seats[seat] ?? {};
    return connected ? name : words('page-who-is-absent', { name });
  });
  return words('page-waits-for', { names: names.join(', ') });
}

/** The seat whose player waits for an answer from one of these seats: to an undo, an end, a link or a rematch. */
export function asker(table: TableInfo, seats: readonly number[]): number | null {
  const mine = (others: readonly number[] | undefined) => seats.some((seat) => others?.includes(seat));
  const { undo_asked_by, undo_waits, end_asked_by, end_waits, link_asked, link_waits } = table;
  if (undo_asked_by !== null && mine(undo_waits)) return undo_asked_by;
  if (end_asked_by !== null && mine(end_waits)) return end_asked_by;
  if (link_asked !== null && mine(link_waits)) return link_asked;
  const { rematch, rematch_by, rematch_accepted, rematch_declined } = table;
  if (!rematch || !seats.length || mine(rematch_accepted) || mine(rematch_declined)) return null;
  return rematch_by;
}
