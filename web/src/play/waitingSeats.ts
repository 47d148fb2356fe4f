/** The seats of a table that waits for its players, as the drawn table shows them. */
import { seatColours } from '$art/heraldry';
import type { LevelInfo, TableInfo } from '$net/wire';
import { drawnSeat, levelOf, levelWord, type DrawnSeat } from '$lobby/seats';
import type { Words } from './contract';

interface Eyes {
  /** The seats of who looks. */
  mine: readonly number[];
  /** The seat that they may take. */
  offered: number | null;
  /** The seat is reserved for their link. */
  reserved: boolean;
  levels: readonly LevelInfo[];
  lang: string;
}

/** The seat that somebody who came by a link would get: the one of their invitation, or the first that is free. */
export function offeredSeat(table: TableInfo, invited: readonly number[]): number | null {
  const own = invited.find((seat) => table.seats[seat] && table.seats[seat].kind !== 'bot');
  if (own !== undefined) return own;
  const open = table.seats.filter((seat) => seat.kind === 'open');
  return (open.find((seat) => !seat.kept_for) ?? open[0])?.seat ?? null;
}

export function waitingSeats(table: TableInfo, eyes: Eyes, words: Words): DrawnSeat[] {
  const joins = eyes.mine.length === 0;
  const host = table.seats.find((seat) => seat.kind === 'person')?.seat;
  return table.seats.map((seat) => {
    const shield = seatColours.of(seat.seat, table.seats);
    if (seat.seat === eyes.offered)
      return drawnSeat(seat.seat, {
        shield,
        title: words('lobby-seat-yours'),
        note: words(eyes.reserved ? 'lobby-seat-reserved' : 'lobby-seat-free'),
        lit: true,
      });
    if (seat.kind === 'open')
      return drawnSeat(seat.seat, {
        shield,
        title: seat.kept_for || words('lobby-seat-waiting'),
        note: seat.kept_for ? words('lobby-seat-kept') : words('lobby-seat-for-friend'),
        empty: true,
      });
    if (seat.kind === 'bot')
      return drawnSeat(seat.seat, {
        shield,
        title: words('lobby-bot', { name: seat.name }),
        note: levelWord(eyes.levels, seat.level, eyes.lang),
        level: levelOf(eyes.levels, seat.level),
        face: seat.name,
        here: true,
      });
    const mine = eyes.mine.includes(seat.seat);
    const note = mine ? seat.name : words(joins && seat.seat === host ? 'lobby-seat-host' : 'lobby-seat-here');
    return drawnSeat(seat.seat, {
      shield,
      title: mine ? words(seat.seat === eyes.mine[0] ? 'lobby-seat-you' : 'lobby-seat-also') : seat.name,
      note: mine || seat.connected ? note : words('page-not-connected'),
      here: seat.connected,
      gone: !seat.connected && !mine,
    });
  });
}
