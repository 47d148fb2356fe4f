/**
 * The seats of this browser as one file or one link, for another device. In a link they come after `#`, so that no
 * server sees them.
 */
import { allStoredLinks, mergeLinks, type StoredLinks } from './links';

/** What is taken along of a table. */
export type SeatLinks = Pick<StoredLinks, 'table' | 'seat' | 'host' | 'join' | 'watch' | 'each' | 'recovery'>;

const KIND = 'ludoteca-seats';
const TABLE = /^[0-9a-z]{12}$/;
const TOKEN = /^[0-9A-Za-z_-]{32}$/;
const LONGEST_CODE = 100;
/** The first part of a link's fragment: the version of the format. */
const FORMAT = '1';

/** The tables at which this browser has a seat, or which it has made. */
export function mySeats(): SeatLinks[] {
  return allStoredLinks()
    .filter(({ seat, host }) => seat || host)
    .map(({ table, seat, host, join, watch, each, recovery }) => ({ table, seat, host, join, watch, each, recovery }));
}

export function seatsFile(tables: readonly SeatLinks[]): string {
  return JSON.stringify({ kind: KIND, version: 1, tables }, null, 1);
}

const escape = (text: string | null) =>
  encodeURIComponent(text ?? '')
    .replace(/\./g, '%2E')
    .replace(/~/g, '%7E');

/** Only what opens the seats: a link must stay short. */
export function seatsFragment(tables: readonly SeatLinks[]): string {
  const each = tables.map(({ table, seat, host, recovery }) => [table, seat, host, recovery].map(escape).join('.'));
  return [FORMAT, ...each].join('~');
}

const token = (value: unknown) => (typeof value === 'string' && TOKEN.test(value) ? value : null);

function readTable(given: Record<string, unknown>): SeatLinks | null {
  const { table, recovery, each } = given;
  if (typeof table !== 'string' || !TABLE.test(table)) return null;
  const seat = token(given.seat);
  const host = token(given.host);
  if (!seat && !host) return null;
  const invitations = Object.entries(each && typeof each === 'object' ? each : {}).filter(
    ([at, value]) => /^\d$/.test(at) && token(value),
  );
  return {
    table,
    seat,
    host,
    join: token(given.join),
    watch: token(given.watch),
    each: Object.fromEntries(invitations) as Record<string, string>,
    recovery: typeof recovery === 'string' && recovery && recovery.length <= LONGEST_CODE ? recovery : null,
  };
}

function readFile(text: string): SeatLinks[] | null {
  try {
    const file = JSON.parse(text) as { kind?: unknown; tables?: unknown };
    if (file?.kind !== KIND || !Array.isArray(file.tables)) return null;
    return file.tables.flatMap((table: unknown) => {
      const found = table && typeof table === 'object' ? readTable(table as Record<string, unknown>) : null;
      return found ? [found] : [];
    });
  } catch {
    return null;
  }
}

function readFragment(text: string): SeatLinks[] | null {
  const [format, ...tables] = text.split('~');
  if (format !== FORMAT || !tables.length) return null;
  try {
    return tables.flatMap((entry) => {
      const [table, seat, host, recovery] = entry.split('.').map(decodeURIComponent);
      const found = readTable({ table, seat, host, recovery });
      return found ? [found] : [];
    });
  } catch {
    return null;
  }
}

/** The seats in a file, in a link, or in what comes after its `#`; null if there are none. */
export function readSeats(text: string): SeatLinks[] | null {
  const plain = text.trim();
  const found = plain.startsWith('{') ? readFile(plain) : readFragment(plain.slice(plain.indexOf('#') + 1));
  return found?.length ? found : null;
}

/** Add seats to those of this browser: how many are new, and how many were here already. */
export function importSeats(tables: readonly SeatLinks[]): { added: number; known: number } {
  const added = tables.filter((table) => mergeLinks(table)).length;
  return { added, known: tables.length - added };
}
