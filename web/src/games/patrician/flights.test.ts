import { expect, test } from 'vitest';
import type { CardFace } from '$net/wire';
import { flights } from './flights';
import { city, table, withCities } from './sample';

const face = (city: string, face: string) =>
  ({
    key: 'roma-1',
    name: '',
    effect: '',
    text: '',
    facts: { city, face, star: 'no' },
    invented: [],
    summary: '',
    kind: '',
    example: '',
  }) as CardFace;

test('two floors built in one turn land on top of each other', () => {
  const view = withCities(table(), city('Roma', [[1], []]));
  const built = { event: 'floor_built', seat: 0, city: 'Roma', site: 'left' };
  const flown = flights([built, built], view, view, 0, new Map());
  expect(flown.map((flight) => flight.to[0])).toEqual(['floor:Roma:left:1', 'floor:Roma:left:2']);
  expect(flown[0]?.ease).toBe('drop');
  expect(flown[1]?.after).toBeGreaterThan(flown[0]?.after ?? 0);
});

test('a moved floor flies from the top of one tower to the top of the other', () => {
  const view = withCities(table(), city('Siena', [[1, 0], [2]]));
  const [flown] = flights(
    [{ event: 'floor_moved', seat: 0, city: 'Siena', site: 'left', owner: 0 }],
    view,
    view,
    0,
    new Map(),
  );
  expect(flown?.from).toEqual(['floor:Siena:left:1']);
  expect(flown?.to).toEqual(['floor:Siena:right:1']);
});

test('tokens fly to their winners, and the token of an empty tower stays', () => {
  const flown = flights(
    [{ event: 'city_scored', city: 'Verona', high: 2, low: null, taller: 'left' }],
    table(),
    table(),
    0,
    new Map(),
  );
  expect(flown.map((flight) => flight.to)).toEqual([['seat:2']]);
});

test('a card played by an opponent flies to their pile, or to its city if no pile is shown', () => {
  const [flown] = flights(
    [{ event: 'card_played', seat: 1, card: 'roma-1' }],
    table(),
    table(),
    0,
    new Map([['roma-1', face('Roma', 'lady')]]),
  );
  expect(flown?.to).toEqual(['played:1:roma-1', 'top:1:roma-1', 'played:1', 'city:Roma']);
  expect(flown?.art).toContain('Rom');
});

test('a new face-up card turns over on its way from the draw pile', () => {
  const [flown] = flights([{ event: 'card_faced', city: 'Roma', card: 'roma-1' }], table(), table(), 0, new Map());
  expect(flown).toMatchObject({ from: ['pile'], flip: true });
});
