import { expect, test } from 'vitest';
import { PLACES } from './geography';
import { layout } from './layout';

const NINE = Object.keys(PLACES).filter((name) => name !== 'Pistoia');
const TEN = Object.keys(PLACES);
const ROOMS: [string, number, number][] = [
  ['the smallest phone', 360, 330],
  ['a small phone', 360, 392],
  ['a phone', 390, 496],
  ['a tablet upright', 820, 820],
  ['a tablet', 1080, 560],
  ['a laptop', 1120, 648],
  ['27 inches', 2150, 1180],
];

for (const [room, width, height] of ROOMS) {
  for (const cities of [NINE, TEN]) {
    test(`on ${room} all ${cities.length} cities stand inside the map and none covers another`, () => {
      const map = layout(width, height, cities, true);
      const { west, east, below, above, block } = map.anatomy;
      const boxes = cities.map((name) => {
        const [x, y] = map.cities[name]!;
        return { name, left: x - west, right: x + east, top: y - above - block.h * PLACES[name]!.most, bottom: y + below };
      });
      for (const box of boxes) {
        expect(box.left, box.name).toBeGreaterThanOrEqual(-1.5);
        expect(box.right, box.name).toBeLessThanOrEqual(map.width + 1.5);
        expect(box.top, box.name).toBeGreaterThanOrEqual(-1.5);
        expect(box.bottom, box.name).toBeLessThanOrEqual(map.height + 1.5);
        for (const other of boxes) {
          if (other === box) continue;
          const apart = box.right <= other.left + 2 || other.right <= box.left + 2 || box.bottom <= other.top + 2 || other.bottom <= box.top + 2;
          expect(apart, `${box.name} and ${other.name}`).toBe(true);
        }
      }
    });
  }
}

test('a phone stands the ring upright, a laptop lays it flat', () => {
  expect(layout(390, 496, NINE, false).upright).toBe(true);
  expect(layout(390, 496, NINE, false).anatomy.small).toBe(true);
  expect(layout(1120, 648, TEN, false).upright).toBe(false);
  expect(layout(1120, 648, TEN, false).anatomy.small).toBe(false);
});

test('text on the map is at least 12 pixels high, on the smallest phone a little less with riders', () => {
  for (const [, width, height] of [...ROOMS, ['a low laptop', 960, 490], ['a tablet on its side', 1024, 404]] as const) {
    for (const riders of [false, true]) {
      const { k, anatomy } = layout(width, height, TEN, riders);
      expect(anatomy.fine * k, `${width} × ${height}`).toBeGreaterThan(riders && height < 340 ? 11.5 : 12);
    }
  }
});

test('no coin is cut at the edge of a phone', () => {
  for (const width of [360, 390]) {
    const { columns, anatomy, width: all } = layout(width, 480, TEN, true);
    expect(columns.at(-1)! + anatomy.east).toBeLessThanOrEqual(all - 2);
  }
});

test('roads to Pistoia are drawn only where Pistoia is', () => {
  expect(layout(1120, 648, NINE, false).roads).toHaveLength(10);
  expect(layout(1120, 648, TEN, false).roads).toHaveLength(12);
});

test('a rider stands on his road, clear of the edges', () => {
  for (const [, width, height] of ROOMS) {
    const map = layout(width, height, TEN, true);
    for (const road of map.roads) {
      const [x, y] = road.middle;
      expect(x, road.key).toBeGreaterThan(8);
      expect(x, road.key).toBeLessThan(map.width - 8);
      expect(y, road.key).toBeGreaterThan(20);
      expect(y, road.key).toBeLessThan(map.height);
    }
  }
});
