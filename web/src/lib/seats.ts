/** The links of this browser: what it may do at which table. They stay here, and are never part of an address. */
import { forget, keysUnder, recall, remember } from './storage';
import type { Links } from './wire';

const PREFIX = 'ludoteca.table.';

export interface Kept {
  table: string;
  /** Own seats. */
  seat: string | null;
  host: string | null;
  join: string | null;
  watch: string | null;
  each: Record<string, string>;
  /** A link that was opened and not yet told apart: to join, or to watch. */
  guest: string | null;
  at: number;
}

const NONE: Kept = { table: '', seat: null, host: null, join: null, watch: null, each: {}, guest: null, at: 0 };

export function kept(table: string): Kept {
  return { ...NONE, table, ...recall<Partial<Kept>>(PREFIX + table, {}) };
}

function keep(links: Kept): void {
  remember(PREFIX + links.table, { ...links, at: Date.now() });
}

/** Keep what a table's making or joining gave us, beside what we had. */
export function keepLinks(links: Links): void {
  const before = kept(links.table);
  keep({
    ...before,
    seat: links.seat ?? before.seat,
    host: links.host ?? before.host,
    join: links.join ?? before.join,
    watch: links.watch ?? before.watch,
    each: { ...before.each, ...links.each },
    // Whoever came to join now has a seat.
    guest: links.seat ? null : before.guest,
  });
}

/** A link was opened: its token, until the server says what it is. */
export function keepGuest(table: string, token: string): void {
  const before = kept(table);
  const known = [before.seat, before.host].includes(token);
  keep({ ...before, guest: known ? null : token });
}

/** The opened link is no better than the seat we have: back to that. Whether there was one to drop. */
export function dropGuest(table: string): boolean {
  const before = kept(table);
  if (!before.guest || !before.seat) return false;
  keep({ ...before, guest: null });
  return true;
}

/** The opened link holds a seat. */
export function guestSits(table: string): void {
  const before = kept(table);
  if (before.guest) keep({ ...before, seat: before.guest, guest: null });
}

/** What to show the server: a link that was just opened first, until it is told apart. */
export function tokenFor(table: string): string | null {
  const { seat, host, guest, watch } = kept(table);
  return guest ?? seat ?? host ?? watch;
}

/** What lets one run the table. */
export function hostToken(table: string): string | null {
  const { host, seat } = kept(table);
  return host ?? seat;
}

export function leaveTable(table: string): void {
  forget(PREFIX + table);
}

/** All tables that this browser has a seat at, the latest first. */
export function allKept(): Kept[] {
  return keysUnder(PREFIX)
    .map((key) => kept(key.slice(PREFIX.length)))
    .sort((a, b) => b.at - a.at);
}
