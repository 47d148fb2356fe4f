import { expect, test } from 'vitest';
import { flights } from './flights';
import { city, table, withCities } from './sample';

test('two floors of one turn land one on the other', () => {
  const view = withCities(table(), city('Roma', [[1], []]));
  const built = { event: 'floor_built', seat: 0, city: 'Roma', site: 'left' };
  const made = flights([built, built], view, view, 0);
  expect(made.map((flight) => flight.to[0])).toEqual(['floor:Roma:left:1', 'floor:Roma:left:2']);
  expect(made[0]?.ease).toBe('drop');
  expect(made[1]?.after).toBeGreaterThan(made[0]?.after ?? 0);
});

test('a floor that moves leaves the top of one tower for the top of the other', () => {
  const view = withCities(table(), city('Siena', [[1, 0], [2]]));
  const [made] = flights([{ event: 'floor_moved', seat: 0, city: 'Siena', site: 'left', owner: 0 }], view, view, 0);
  expect(made?.from).toEqual(['floor:Siena:left:1']);
  expect(made?.to).toEqual(['floor:Siena:right:1']);
});

test('tokens fly to those who win them, and to nobody where a tower is empty', () => {
  const made = flights([{ event: 'city_scored', city: 'Verona', high: 2, low: null, taller: 'left' }], table(), table(), 0);
  expect(made.map((flight) => flight.to)).toEqual([['seat:2']]);
});

test('the new card turns over on its way from the pile', () => {
  const [made] = flights([{ event: 'card_faced', city: 'Roma', card: 'roma-1' }], table(), table(), 0);
  expect(made).toMatchObject({ from: ['pile'], flip: true });
});
