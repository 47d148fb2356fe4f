import { expect, test } from 'vitest';
import { towerChange, leader, publicPoints, roundProgress, floorShares, pointsForBuild } from './model';
import { CARDS, city, seat, table, withCities } from './sample';

test('the player with most floors leads a tower', () => {
  expect(leader([])).toBeNull();
  expect(leader([1, 0, 1])).toBe(1);
});

test('among players with equal floors, the one nearest the top leads', () => {
  expect(leader([0, 1, 1, 0])).toBe(0);
  expect(leader([0, 1])).toBe(1);
  expect(leader([2, 0, 0, 1, 1, 2, 3])).toBe(2);
});

test('the leader comes first among the shares of a tower', () => {
  expect(floorShares([0, 0, 1, 1])).toEqual([
    { seat: 1, count: 2 },
    { seat: 0, count: 2 },
  ]);
});

test('the change of a tower says how many floors stay and whose floor is removed', () => {
  expect(towerChange([0, 1], [0, 1, 2])).toEqual({ standing: 2, removed: null });
  expect(towerChange([0, 1], [0])).toEqual({ standing: 1, removed: 1 });
  expect(towerChange([0], [0])).toEqual({ standing: 1, removed: null });
});

test('a build that finishes its city scores the tokens of the towers it wins', () => {
  const verona = city('Verona', [[0, 2, 2], [0]]);
  const view = withCities(table({ step: 'build', card: 'verona-4' }), verona);
  expect(pointsForBuild(view, ['left'], CARDS)).toBe(5 + 2);
  expect(pointsForBuild(view, ['right'], CARDS)).toBe(2);
});

test('each messenger adds two points to every tower won', () => {
  const verona = city('Verona', [[0, 2, 2], [0]], { messengers: 2 });
  expect(pointsForBuild(withCities(table({ step: 'build', card: 'verona-4' }), verona), ['left'], CARDS)).toBe(7 + 8);
});

test('a build that does not finish its city scores nothing yet', () => {
  expect(pointsForBuild(table({ step: 'build', card: 'roma-1' }), ['left', 'right'], CARDS)).toBe(0);
});

test('rounds are counted from the cards that are left', () => {
  const view = table({ pile: 33 });
  expect(roundProgress(view)).toEqual({ now: 3, all: 16 });
  expect(roundProgress({ ...view, step: 'take' }).now).toBe(2);
});

test('portraits and ambassadors count in the public score only at the end', () => {
  const points = { tokens: 9, messengers: 2, portraits: 12, ambassadors: 6, penalty: -3 };
  const view = table({ seats: [seat({ points })] });
  expect(publicPoints(view, 0)).toBe(8);
  expect(publicPoints({ ...view, over: true }, 0)).toBe(26);
});
