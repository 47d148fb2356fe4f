import { expect, test } from 'vitest';
import { buildFacts, floorShares, towerChange } from './model';
import { build, choice } from './sample';

test('the leader comes first among the shares of a tower', () => {
  expect(floorShares([0, 0, 1, 1], 1)).toEqual([
    { seat: 1, count: 2 },
    { seat: 0, count: 2 },
  ]);
});

test('the change of a tower says how many floors stay and whose floor is removed', () => {
  expect(towerChange([0, 1], [0, 1, 2])).toEqual({ standing: 2, removed: null });
  expect(towerChange([0, 1], [0])).toEqual({ standing: 1, removed: 1 });
  expect(towerChange([0], [0])).toEqual({ standing: 1, removed: null });
});

test('only a build has the facts of a build', () => {
  expect(buildFacts(build('Verona', ['left'], { points: 7 }))?.points).toBe(7);
  expect(
    buildFacts(choice({ move: 'take', city: 'Lucca' }, { move: 'take', city: 'Lucca', card: 'roma-1' })),
  ).toBeNull();
  expect(buildFacts(choice({ move: 'stay' }))).toBeNull();
});
