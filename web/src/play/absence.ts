/** Players who are not here. */
import type { SeatInfo } from '$net/wire';
import type { Session } from './session.svelte';

/** A person without a connection, for whom no bot plays. */
export const isAbsent = ({ kind, connected, away, resigned }: SeatInfo): boolean =>
  kind === 'person' && !connected && !away && !resigned;

/** The absent player for whom the game waits; null if it waits for nobody or for somebody who is here. */
export function absentActor({ table, turn, seats, showing, ending }: Session): number | null {
  if (!table || table.status !== 'playing' || showing || ending) return null;
  const others = (turn?.actors ?? []).filter((seat) => !seats.includes(seat));
  return others.find((seat) => table.seats[seat] && isAbsent(table.seats[seat])) ?? null;
}
