import { expect, test } from 'vitest';
import { lit } from './offers';
import { CARDS, choice, table } from './sample';

test('a card of one crest lights both sites of its city', () => {
  const view = table({ step: 'build', card: 'verona-4' });
  const builds = [choice({ move: 'build', sites: ['left'] }), choice({ move: 'build', sites: ['right'] })];
  const { cities } = lit([builds], [], view, view, CARDS);
  expect(Object.keys(cities)).toEqual(['Verona']);
  expect(cities.Verona?.left).toMatchObject({ code: builds[0]!.code, floors: 1, chosen: false });
  expect(cities.Verona?.right).toMatchObject({ code: builds[1]!.code, floors: 1 });
});

test('two crests also light the pill for one floor on each', () => {
  const view = table({ step: 'build', card: 'roma-1' });
  const builds = [choice({ move: 'build', sites: ['left', 'left'] }), choice({ move: 'build', sites: ['left', 'right'] }), choice({ move: 'build', sites: ['right', 'right'] })];
  const { cities } = lit([builds], [], view, view, CARDS);
  expect(cities.Roma?.both?.code).toBe(builds[1]!.code);
  expect(cities.Roma?.left?.floors).toBe(2);
});

test('after a site is chosen the other one can still be tapped, beside what comes next', () => {
  const settled = table();
  const view = table({ step: 'take', card: 'verona-4' });
  const play = choice({ move: 'play', card: 'verona-4' });
  const builds = [choice({ move: 'build', sites: ['left'] }), choice({ move: 'build', sites: ['right'] })];
  const take = choice({ move: 'take', city: 'Verona' });
  const { cities } = lit([[play], builds, [take]], [play.code, builds[0]!.code], view, settled, CARDS);
  expect(cities.Verona?.left?.chosen).toBe(true);
  expect(cities.Verona?.right?.chosen).toBe(false);
  expect(cities.Verona?.card?.code).toBe(take.code);
});

test('top floors, face-up cards and roads are lit where they lie', () => {
  const view = table({ step: 'shift' });
  const moves = [choice({ move: 'shift', city: 'Siena', site: 'right' }), choice({ move: 'take', city: 'Lucca' }), choice({ move: 'send', road: ['Siena', 'Lucca'] }), choice({ move: 'stay' })];
  const { cities, roads } = lit([moves], [], view, view, CARDS);
  expect(cities.Siena?.right?.code).toBe(moves[0]!.code);
  expect(cities.Lucca?.card?.code).toBe(moves[1]!.code);
  expect(roads['Lucca-Siena']?.code).toBe(moves[2]!.code);
});
