import { expect, test } from 'vitest';
import { difference, leader, open, rounds, shares, signed, worth } from './facts';
import { CARDS, city, seat, table, withCities } from './sample';

test('the pennant belongs to whoever has most floors', () => {
  expect(leader([])).toBeNull();
  expect(leader([1, 0, 1])).toBe(1);
});

test('of those who tie, the one nearest the top leads', () => {
  expect(leader([0, 1, 1, 0])).toBe(0);
  expect(leader([0, 1])).toBe(1);
  expect(leader([2, 0, 0, 1, 1, 2, 3])).toBe(2);
});

test('shares begin with the leader', () => {
  expect(shares([0, 0, 1, 1])).toEqual([{ seat: 1, count: 2 }, { seat: 0, count: 2 }]);
});

test('floors that the gesture adds are told from those that stand, and one that leaves is known', () => {
  expect(difference([0, 1], [0, 1, 2])).toEqual({ stand: 2, lost: null });
  expect(difference([0, 1], [0])).toEqual({ stand: 1, lost: 1 });
  expect(difference([0], [0])).toEqual({ stand: 1, lost: null });
});

test('a build that fills its city brings the tokens of the towers it wins', () => {
  const verona = city('Verona', [[0, 2, 2], [0]]);
  const view = withCities(table({ step: 'build', card: 'verona-4' }), verona);
  expect(worth(view, ['left'], CARDS)).toBe(5 + 2);
  expect(worth(view, ['right'], CARDS)).toBe(2);
});

test('messengers add two points to each tower that is won', () => {
  const verona = city('Verona', [[0, 2, 2], [0]], { messengers: 2 });
  expect(worth(withCities(table({ step: 'build', card: 'verona-4' }), verona), ['left'], CARDS)).toBe(7 + 8);
});

test('a build that does not fill its city brings nothing yet', () => {
  expect(worth(table({ step: 'build', card: 'roma-1' }), ['left', 'right'], CARDS)).toBe(0);
});

test('turns are counted from the cards that are left', () => {
  const view = table({ pile: 33 });
  expect(rounds(view)).toEqual({ now: 3, all: 16 });
  expect(rounds({ ...view, step: 'take' }).now).toBe(2);
});

test('while the game lasts, the rail leaves portraits out; at the end it adds everything', () => {
  const points = { tokens: 9, messengers: 2, portraits: 12, ambassadors: 6, penalty: -3 };
  const view = table({ seats: [seat({ points })] });
  expect(open(view, 0)).toBe(8);
  expect(open({ ...view, over: true }, 0)).toBe(26);
});

test('minus is a true minus', () => {
  expect([7, 0, -3].map(signed)).toEqual(['+7', '0', '−3']);
});
