/** The players whose consent is still missing, as a text. */
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
