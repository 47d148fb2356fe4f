/** The seats of a table as the drawn table and the lists show them. */
import type { LevelInfo, SeatInfo } from '$net/wire';

export interface DrawnSeat {
  seat: number;
  /** The colour of its shield. */
  shield: number;
  title: string;
  note: string;
  /** A bot's level, from one to four; the note is its word. */
  level: number;
  /** The name of the bot whose face is shown. */
  face: string;
  /** Nobody sits here. */
  empty: boolean;
  /** Its player is here. */
  here: boolean;
  /** Its player is not connected. */
  gone: boolean;
  /** What I may do now: sit down here, or fill it. */
  lit: boolean;
}

export function drawnSeat(seat: number, more: Partial<DrawnSeat>): DrawnSeat {
  return {
    seat,
    shield: seat,
    title: '',
    note: '',
    level: 0,
    face: '',
    empty: false,
    here: false,
    gone: false,
    lit: false,
    ...more,
  };
}

/** How strong a bot is, from one to four; 0 if its level is not one of the house. */
export function levelOf(levels: readonly LevelInfo[], spec: string | null | undefined): number {
  return Math.min(4, levels.findIndex((level) => level.spec === spec) + 1);
}

/** The word for a level inside a sentence. */
export function levelWord(levels: readonly LevelInfo[], spec: string | null | undefined, lang: string): string {
  return levels.find((level) => level.spec === spec)?.label.toLocaleLowerCase(lang) ?? '';
}

export const freeSeats = (seats: readonly SeatInfo[]): number => seats.filter((seat) => seat.kind === 'open').length;

/** Names joined as in a sentence of this language. */
export function listed(lang: string, names: readonly string[]): string {
  return new Intl.ListFormat(lang, { type: 'conjunction' }).format(names);
}
