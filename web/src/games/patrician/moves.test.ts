import { expect, test } from 'vitest';
import { mapOffers } from './moves';
import { build, choice } from './sample';

test('a card with one crest lights both sites of its city', () => {
  const builds = [build('Verona', ['left'], { points: 7 }), build('Verona', ['right'])];
  const { cities } = mapOffers(builds, [], undefined);
  expect(Object.keys(cities)).toEqual(['Verona']);
  expect(cities.Verona?.left).toMatchObject({ code: builds[0]!.code, floors: 1, points: 7, chosen: false });
  expect(cities.Verona?.right).toMatchObject({ code: builds[1]!.code, floors: 1, points: 0 });
});

test('a card with two crests also offers one floor on each site', () => {
  const builds = [build('Roma', ['left', 'left']), build('Roma', ['left', 'right']), build('Roma', ['right', 'right'])];
  const { cities } = mapOffers(builds, [], undefined);
  expect(cities.Roma?.both?.code).toBe(builds[1]!.code);
  expect(cities.Roma?.left?.floors).toBe(2);
});

test('after a site is chosen, the other site can still be tapped, and so can the next choice', () => {
  const builds = [build('Verona', ['left']), build('Verona', ['right'])];
  const take = choice({ move: 'take', city: 'Verona' });
  const { cities } = mapOffers([take], builds, builds[0]);
  expect(cities.Verona?.left?.chosen).toBe(true);
  expect(cities.Verona?.right?.chosen).toBe(false);
  expect(cities.Verona?.card?.code).toBe(take.code);
});

test('top floors, face-up cards and roads are lit in their places', () => {
  const moves = [
    choice({ move: 'shift', city: 'Siena', site: 'right' }),
    choice({ move: 'take', city: 'Lucca' }),
    choice({ move: 'send', road: ['Siena', 'Lucca'] }),
    choice({ move: 'stay' }),
  ];
  const { cities, roads } = mapOffers(moves, [], undefined);
  expect(cities.Siena?.right?.code).toBe(moves[0]!.code);
  expect(cities.Lucca?.card?.code).toBe(moves[1]!.code);
  expect(roads['Lucca-Siena']?.code).toBe(moves[2]!.code);
});
