import { expect, test } from 'vitest';
import { nearestIndex } from './arrowKeys';

const at = (x: number, y: number) => new DOMRect(x, y, 0, 0);
const [NORTH, EAST, FAR_EAST] = [0, 1, 2];
const boxes = [at(10, -50), at(60, 10), at(200, 0)];

test('an arrow key goes to the nearest control in its direction', () => {
  const here = at(0, 0);
  expect(nearestIndex(here, boxes, [1, 0], { sidewaysWeight: 2 })).toBe(EAST);
  expect(nearestIndex(here, boxes, [0, -1], { sidewaysWeight: 2 })).toBe(NORTH);
  expect(nearestIndex(here, boxes, [-1, 0], { sidewaysWeight: 2 })).toBe(-1);
});

test('a control too far to the side is ignored', () => {
  expect(nearestIndex(at(0, 0), boxes, [1, 0], { sidewaysWeight: 2, maxSideways: () => 5 })).toBe(FAR_EAST);
});
