import { expect, test } from 'vitest';
import { boardLayout } from './layout';
import { city, ROADS, table } from './sample';

const NINE = table().cities;
const TEN = [...NINE, city('Pistoia')];
const SCREENS: [string, number, number][] = [
  ['the smallest phone', 360, 330],
  ['a small phone', 360, 392],
  ['a phone', 390, 496],
  ['a tablet upright', 820, 820],
  ['a tablet', 1080, 560],
  ['a laptop', 1120, 648],
  ['27 inches', 2150, 1180],
];

for (const [screen, width, height] of SCREENS) {
  for (const cities of [NINE, TEN]) {
    test(`on ${screen} all ${cities.length} cities fit on the map and none covers another`, () => {
      const map = boardLayout(width, height, cities, ROADS, true);
      const { west, east, below, above, block } = map.metrics;
      const boxes = cities.map(({ name, tallest }) => {
        const [x, y] = map.cities[name]!;
        return {
          name,
          left: x - west,
          right: x + east,
          top: y - above - block.h * tallest,
          bottom: y + below,
        };
      });
      for (const box of boxes) {
        expect(box.left, box.name).toBeGreaterThanOrEqual(-1.5);
        expect(box.right, box.name).toBeLessThanOrEqual(map.width + 1.5);
        expect(box.top, box.name).toBeGreaterThanOrEqual(-1.5);
        expect(box.bottom, box.name).toBeLessThanOrEqual(map.height + 1.5);
        for (const other of boxes) {
          if (other === box) continue;
          const apart =
            box.right <= other.left + 2 ||
            other.right <= box.left + 2 ||
            box.bottom <= other.top + 2 ||
            other.bottom <= box.top + 2;
          expect(apart, `${box.name} and ${other.name}`).toBe(true);
        }
      }
    });
  }
}

test('the ring of cities is upright on a phone and wide on a laptop', () => {
  expect(boardLayout(390, 496, NINE, ROADS, false).upright).toBe(true);
  expect(boardLayout(390, 496, NINE, ROADS, false).metrics.small).toBe(true);
  expect(boardLayout(1120, 648, TEN, ROADS, false).upright).toBe(false);
  expect(boardLayout(1120, 648, TEN, ROADS, false).metrics.small).toBe(false);
});

test('text on the map is at least 12 pixels high, or a little less on the smallest phone with messengers', () => {
  for (const [, width, height] of [
    ...SCREENS,
    ['a low laptop', 960, 490],
    ['a tablet on its side', 1024, 404],
  ] as const) {
    for (const messengers of [false, true]) {
      const { scale, metrics } = boardLayout(width, height, TEN, ROADS, messengers);
      expect(metrics.smallText * scale, `${width} × ${height}`).toBeGreaterThan(messengers && height < 340 ? 11.5 : 12);
    }
  }
});

test('no token is cut off at the edge of a phone', () => {
  for (const width of [360, 390]) {
    const { columns, metrics, width: mapWidth } = boardLayout(width, 480, TEN, ROADS, true);
    expect(columns.at(-1)! + metrics.east).toBeLessThanOrEqual(mapWidth - 2);
  }
});

test('roads to Pistoia are drawn only if Pistoia is in play', () => {
  expect(boardLayout(1120, 648, NINE, ROADS, false).roads).toHaveLength(10);
  expect(boardLayout(1120, 648, TEN, ROADS, false).roads).toHaveLength(12);
});

test('a messenger stands on its road, clear of the edges', () => {
  for (const [, width, height] of SCREENS) {
    const map = boardLayout(width, height, TEN, ROADS, true);
    for (const road of map.roads) {
      const [x, y] = road.middle;
      expect(x, road.key).toBeGreaterThan(8);
      expect(x, road.key).toBeLessThan(map.width - 8);
      expect(y, road.key).toBeGreaterThan(20);
      expect(y, road.key).toBeLessThan(map.height);
    }
  }
});
