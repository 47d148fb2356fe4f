import { expect, test } from 'vitest';
import { clipName, widthOf, wrap } from './lettering';

test('a text wraps between words and ends in an ellipsis when it needs too many lines', () => {
  expect(wrap('one two three four', 5, 2)).toHaveLength(2);
  expect(wrap('one two three four five six', 3, 2).at(-1)).toMatch(/…$/);
});

test('a name that is too wide is cut and ends in a full stop', () => {
  expect(clipName('Réhabilitateur', 4)).toMatch(/\.$/);
});

test('an m is wider than an i', () => {
  expect(widthOf('mm')).toBeGreaterThan(widthOf('ii'));
});
