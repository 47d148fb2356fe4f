import { expect, test } from 'vitest';
import type { ScoreRow } from './contract';
import { leadText, standings } from './standing';

const words = (key: string, facts: Record<string, string | number> = {}) => [key, ...Object.values(facts)].join(' ');
const name = (seat: number) => ['Ada', 'Bruno', 'Chiara'][seat] ?? '';
const rows = (...totals: number[]): ScoreRow[] => [
  { label: 'buildings', values: totals.map((points) => points - 2) },
  { label: 'chapel', values: totals.map(() => 2) },
  { label: 'palace', values: totals.map(() => 0) },
  { label: 'rounds won', values: totals.map(() => 1), apart: true },
  { label: 'total', values: totals, total: true },
];

test('points have parts; what is counted apart is none', () => {
  expect(standings(rows(9, 7), 2)).toEqual([
    {
      seat: 0,
      total: 9,
      parts: [
        { label: 'buildings', points: 7 },
        { label: 'chapel', points: 2 },
      ],
    },
    {
      seat: 1,
      total: 7,
      parts: [
        { label: 'buildings', points: 5 },
        { label: 'chapel', points: 2 },
      ],
    },
  ]);
});

test('without a total the parts are added up, and what is unknown is nothing', () => {
  const [ada] = standings(
    [
      { label: 'tokens', values: [4] },
      { label: 'portraits', values: [null] },
    ],
    1,
  );
  expect([ada?.total, ada?.parts.length]).toEqual([4, 1]);
});

test.each([
  [[9, 7, 3], 'lobby-watch-leads Ada 9 2 Bruno'],
  [[3, 3, 1], 'lobby-watch-tied Ada, Bruno 3'],
  [[5, 5, 5], 'lobby-watch-level 5'],
  [[0, 0, 0], ''],
])('with %o it says who leads', (totals, text) => {
  expect(leadText(standings(rows(...totals), 3), name, words)).toBe(text);
});
