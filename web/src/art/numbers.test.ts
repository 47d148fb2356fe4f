import { expect, test } from 'vitest';
import { formatNumber, formatSigned } from './numbers';

test('negative numbers have a minus sign, not a hyphen', () => {
  expect([7, 0, -3].map(formatNumber)).toEqual(['7', '0', '−3']);
  expect([7, 0, -3].map(formatSigned)).toEqual(['+7', '0', '−3']);
});
