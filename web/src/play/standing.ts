/** How a game stands, for those who watch it: points by part, and who leads. */
import type { ScoreRow, Words } from './contract';

export interface Standing {
  seat: number;
  total: number;
  parts: { label: string; points: number }[];
}

/** Every seat's points and their parts. Rows that are counted apart are no part of the sum. */
export function standings(rows: readonly ScoreRow[], seats: number): Standing[] {
  const parts = rows.filter((row) => !row.total && !row.apart);
  const total = rows.find((row) => row.total);
  return Array.from({ length: seats }, (_, seat) => {
    const own = parts.map(({ label, values }) => ({ label, points: values[seat] ?? 0 })).filter(({ points }) => points);
    const sum = own.reduce((all, { points }) => all + points, 0);
    return { seat, parts: own, total: own.length ? sum : (total?.values[seat] ?? 0) };
  });
}

/** "Bruno leads with 16 points, 1 ahead of Ada." Empty while nobody has anything. */
export function leadText(all: readonly Standing[], name: (seat: number) => string, words: Words): string {
  const sorted = [...all].sort((a, b) => b.total - a.total);
  const [first, second] = sorted;
  if (!first || !second || !sorted.some(({ total }) => total)) return '';
  const points = first.total;
  if (sorted.every(({ total }) => total === points)) return words('lobby-watch-level', { points });
  const tied = sorted.filter(({ total }) => total === points).map(({ seat }) => name(seat));
  if (tied.length > 1) return words('lobby-watch-tied', { names: tied.join(', '), points });
  const [leader, next] = [name(first.seat), name(second.seat)];
  return words('lobby-watch-leads', { name: leader, points, by: points - second.total, next });
}
