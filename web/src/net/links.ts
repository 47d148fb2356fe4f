/** The tokens that this browser holds for each table. They stay in its storage and never appear in an address. */
import { forget, keysWithPrefix, recall, remember } from './storage';
import type { Links } from './wire';

const PREFIX = 'ludoteca.table.';

export interface StoredLinks {
  table: string;
  /** Opens this browser's own seats. */
  seat: string | null;
  host: string | null;
  join: string | null;
  watch: string | null;
  each: Record<string, string>;
  /** From a link that was just opened; the server has not said yet what it is for. */
  guest: string | null;
  /** The code that recovers this player's seats if their link is lost. */
  recovery: string | null;
  /** Becomes the link of a seat if the other players agree; `by` is the token that was in use before. */
  claim: { token: string; by: string | null } | null;
  /** Offers that have been made and are not repeated. */
  offered: Offer[];
  at: number;
}

/** `link`: to replace a link that others may know. `code`: to look at the recovery code. */
export type Offer = 'link' | 'code';

const NONE: StoredLinks = {
  table: '',
  seat: null,
  host: null,
  join: null,
  watch: null,
  each: {},
  guest: null,
  recovery: null,
  claim: null,
  offered: [],
  at: 0,
};

export function storedLinks(table: string): StoredLinks {
  return { ...NONE, table, ...recall<Partial<StoredLinks>>(PREFIX + table, {}) };
}

function store(links: StoredLinks): void {
  remember(PREFIX + links.table, { ...links, at: Date.now() });
}

/** Add the links from a new table, or from joining one, to those that are stored. */
export function storeLinks(links: Links): void {
  const before = storedLinks(links.table);
  const isNewSeat = !!links.seat && links.seat !== before.seat;
  store({
    ...before,
    seat: links.seat ?? before.seat,
    // A recovery code belongs to one link.
    recovery: links.recovery ?? (isNewSeat ? null : before.recovery),
    claim: links.seat ? null : before.claim,
    host: links.host ?? before.host,
    join: links.join ?? before.join,
    watch: links.watch ?? before.watch,
    each: { ...before.each, ...links.each },
    // A guest who joined now has a seat.
    guest: links.seat ? null : before.guest,
  });
}

/** Add links from another device. What this browser has stays; returns whether a seat is new here. */
export function mergeLinks(other: Partial<StoredLinks> & { table: string }): boolean {
  const before = storedLinks(other.table);
  const sameSeat = !before.seat || before.seat === other.seat;
  store({
    ...before,
    seat: before.seat ?? other.seat ?? null,
    host: before.host ?? other.host ?? null,
    join: before.join ?? other.join ?? null,
    watch: before.watch ?? other.watch ?? null,
    each: { ...other.each, ...before.each },
    recovery: before.recovery ?? (sameSeat ? (other.recovery ?? null) : null),
  });
  return (!before.seat && !!other.seat) || (!before.host && !!other.host && !other.seat);
}

/** Store the token of a link that was just opened, until the server says what it is for. */
export function storeGuest(table: string, token: string): void {
  const before = storedLinks(table);
  const known = [before.seat, before.host].includes(token);
  store({ ...before, guest: known ? null : token });
}

/** Forget the opened link, because the player's own seat is better. Returns whether there was one. */
export function dropGuest(table: string): boolean {
  const before = storedLinks(table);
  if (!before.guest || !before.seat || before.guest === before.claim?.token) return false;
  store({ ...before, guest: null });
  return true;
}

/** The opened link holds a seat. The recovery code and claim of an earlier seat do not apply to it. */
export function seatGuest(table: string): void {
  const before = storedLinks(table);
  if (before.guest) store({ ...before, seat: before.guest, guest: null, recovery: null, claim: null });
}

/** The other players are asked for a new link. Until they agree, the claim's token lets its holder watch. */
export function storeClaim(table: string, token: string): void {
  const before = storedLinks(table);
  store({ ...before, guest: token, claim: { token, by: before.guest ?? before.seat } });
}

/** The other players refused: go back to the link that was in use before. Returns whether there was a claim. */
export function dropClaim(table: string): boolean {
  const before = storedLinks(table);
  if (!before.claim) return false;
  const by = before.claim.by === before.seat ? null : before.claim.by;
  store({ ...before, guest: by, claim: null });
  return true;
}

/** Forget an invitation that has been used. */
export function dropInvitation(table: string, seat: number): void {
  const before = storedLinks(table);
  if (!before.each[seat]) return;
  const { [seat]: _, ...each } = before.each;
  store({ ...before, each });
}

/** Offers on the page that is open now; they stay until they are answered. */
const openOffers = new Set<string>();

/** Whether to show an offer: only once in this browser, until the page is closed. */
export function shouldOffer(table: string, what: Offer): boolean {
  const before = storedLinks(table);
  if (!before.offered.includes(what)) {
    openOffers.add(`${table} ${what}`);
    store({ ...before, offered: [...before.offered, what] });
  }
  return openOffers.has(`${table} ${what}`);
}

/** The offer was answered, or is no longer needed. */
export function closeOffer(table: string, what: Offer): void {
  shouldOffer(table, what);
  openOffers.delete(`${table} ${what}`);
}

/** The token to send: a link that was just opened comes first, until the server says what it is for. */
export function tokenFor(table: string): string | null {
  const { seat, host, guest, watch } = storedLinks(table);
  return guest ?? seat ?? host ?? watch;
}

/** The token that lets its holder run the table. */
export function hostToken(table: string): string | null {
  const { host, seat } = storedLinks(table);
  return host ?? seat;
}

export function forgetTable(table: string): void {
  forget(PREFIX + table);
}

/** The links of all tables, the latest first. */
export function allStoredLinks(): StoredLinks[] {
  return keysWithPrefix(PREFIX)
    .map((key) => storedLinks(key.slice(PREFIX.length)))
    .sort((a, b) => b.at - a.at);
}
