import { expect, test } from 'vitest';
import { buildFacts, floorShares, playCodes, towerChange } from './model';
import { build, CARDS, choice } from './sample';

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

test('cards that are alike are all played by the one move that is offered', () => {
  const hand = ['roma-1', 'roma-2', 'lucca-2', null];
  const cards = new Map([...CARDS, ['roma-2', { ...CARDS.get('roma-1')!, key: 'roma-2' }]]);
  const play = choice({ move: 'play', card: 'roma-2' });
  expect(playCodes(hand, [play], cards)).toEqual(
    new Map([
      ['roma-1', play.code],
      ['roma-2', play.code],
    ]),
  );
});
