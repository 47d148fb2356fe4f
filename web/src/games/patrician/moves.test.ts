import { expect, test } from 'vitest';
import type { Tried } from '$net/wire';
import { game } from './index';
import { mapOffers } from './moves';
import { CARDS, choice, table } from './sample';

test('a card with one crest lights both sites of its city', () => {
  const view = table({ step: 'build', card: 'verona-4' });
  const builds = [choice({ move: 'build', sites: ['left'] }), choice({ move: 'build', sites: ['right'] })];
  const { cities } = mapOffers([builds], [], view, view, CARDS);
  expect(Object.keys(cities)).toEqual(['Verona']);
  expect(cities.Verona?.left).toMatchObject({ code: builds[0]!.code, floors: 1, chosen: false });
  expect(cities.Verona?.right).toMatchObject({ code: builds[1]!.code, floors: 1 });
});

test('a card with two crests also offers one floor on each site', () => {
  const view = table({ step: 'build', card: 'roma-1' });
  const builds = [
    choice({ move: 'build', sites: ['left', 'left'] }),
    choice({ move: 'build', sites: ['left', 'right'] }),
    choice({ move: 'build', sites: ['right', 'right'] }),
  ];
  const { cities } = mapOffers([builds], [], view, view, CARDS);
  expect(cities.Roma?.both?.code).toBe(builds[1]!.code);
  expect(cities.Roma?.left?.floors).toBe(2);
});

test('after a site is chosen, the other site can still be tapped, and so can the next choice', () => {
  const committed = table();
  const view = table({ step: 'take', card: 'verona-4' });
  const play = choice({ move: 'play', card: 'verona-4' });
  const builds = [choice({ move: 'build', sites: ['left'] }), choice({ move: 'build', sites: ['right'] })];
  const take = choice({ move: 'take', city: 'Verona' });
  const { cities } = mapOffers([[play], builds, [take]], [play.code, builds[0]!.code], view, committed, CARDS);
  expect(cities.Verona?.left?.chosen).toBe(true);
  expect(cities.Verona?.right?.chosen).toBe(false);
  expect(cities.Verona?.card?.code).toBe(take.code);
});

test('top floors, face-up cards and roads are lit in their places', () => {
  const view = table({ step: 'shift' });
  const moves = [
    choice({ move: 'shift', city: 'Siena', site: 'right' }),
    choice({ move: 'take', city: 'Lucca' }),
    choice({ move: 'send', road: ['Siena', 'Lucca'] }),
    choice({ move: 'stay' }),
  ];
  const { cities, roads } = mapOffers([moves], [], view, view, CARDS);
  expect(cities.Siena?.right?.code).toBe(moves[0]!.code);
  expect(cities.Lucca?.card?.code).toBe(moves[1]!.code);
  expect(roads['Lucca-Siena']?.code).toBe(moves[2]!.code);
});

test('a gesture is complete once the floors of its card are placed', () => {
  const tried = (step: string | null, stops: Tried['stops'] = null) => ({ view: { step }, stops }) as unknown as Tried;
  expect(game.complete(tried('build'), [1])).toBe(false);
  expect(game.complete(tried('take'), [1, 2])).toBe(true);
  expect(game.complete(tried('build', 'luck'), [1, 2])).toBe(true);
});
