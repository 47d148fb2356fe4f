import { expect, test } from 'vitest';
import { nearest } from './walk';

const places = [
  { name: 'north', x: 10, y: -50 },
  { name: 'east', x: 60, y: 10 },
  { name: 'far east', x: 200, y: 0 },
];

test('an arrow goes to the nearest thing in its direction', () => {
  const here = { x: 0, y: 0 };
  expect(nearest(here, places, [1, 0])?.name).toBe('east');
  expect(nearest(here, places, [0, -1])?.name).toBe('north');
  expect(nearest(here, places, [-1, 0])).toBeNull();
});
