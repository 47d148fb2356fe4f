import { seatColours } from '$art/heraldry';
import { afterEach, expect, test } from 'vitest';
import { floor } from './tower';

afterEach(() => seatColours.use());

test('a floor has the colour that the table gives its seat', () => {
  const size = { w: 30, d: 8, h: 13 };
  const second = floor(0, 0, 1, size);
  seatColours.use([{ colour: 1 }, { colour: 0 }]);
  expect(floor(0, 0, 0, size)).toBe(second);
});
