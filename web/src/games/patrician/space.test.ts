import { expect, test } from 'vitest';
import { boardLayout, cityBlock } from './layout';
import { city, ROADS, table } from './sample';
import { cityBoxes, freeBox, pileBoxes, type Box } from './space';

const overlap = (p: Box, q: Box) => p[0] < q[2] && q[0] < p[2] && p[1] < q[3] && q[1] < p[3];

test('the free box touches nothing and is the largest', () => {
  const taken: Box[] = [
    [0, 0, 40, 100],
    [60, 0, 100, 30],
  ];
  expect(freeBox([0, 0, 100, 100], taken, [1000, 1000])).toEqual([40, 30, 100, 100]);
  expect(freeBox([0, 0, 100, 100], [[0, 0, 100, 100]], [1000, 1000])).toBeNull();
});

test('on a laptop there is free land for the stage, whatever stands in the cities', () => {
  for (const floors of [0, 2, 4, 6]) {
    const tower = Array.from({ length: floors }, (_, at) => at % 3);
    const cities = table().cities.map(({ name, tallest }) => city(name, [tower.slice(0, tallest), []]));
    const map = boardLayout(1058, 478, cities, ROADS, false, 42);
    const taken = [...cities.flatMap((each) => cityBoxes(map, each)), ...pileBoxes(map, false)];
    const box = freeBox([0, 0, map.width, map.height - 42 / map.scale], taken, [470, 230]);
    expect(box).not.toBeNull();
    expect(taken.some((each) => overlap(each, box!))).toBe(false);
    expect((box![2] - box![0]) * map.scale, `${floors} floors`).toBeGreaterThan(400);
    expect((box![3] - box![1]) * map.scale, `${floors} floors`).toBeGreaterThan(110);
  }
});

test('even the tallest tower stays below the bar, and its floors can be told apart', () => {
  const eight = [0, 1, 2, 0, 1, 2, 0, 1];
  const cities = table().cities.map((each) => city(each.name, [eight.slice(0, each.tallest), [0]]));
  const map = boardLayout(1058, 478, cities, ROADS, false, 42);
  for (const each of cities) {
    const [towers] = cityBoxes(map, each);
    expect(towers![1], each.name).toBeGreaterThanOrEqual(-1.5);
    expect(cityBlock(map, each).h * map.scale, each.name).toBeGreaterThan(9);
  }
});
