import { describe, expect, it } from 'vitest';
import { handLayout } from './handLayout';

describe('the hand', () => {
  const width = 1322;
  const height = 195 + 20;

  it.each([
    [1, 'whole', 132, 1],
    [9, 'whole', 132, 1],
    [10, 'whole', 112, 1],
    [11, 'whole', 112, 1],
    [12, 'lying', 147, 2],
  ] as const)('of %i cards', (cards, size, cardWidth, rows) => {
    expect(handLayout(width, height, cards, 0, true)).toMatchObject({ size, width: cardWidth, rows, overflow: 0 });
  });

  it('shows eighteen cards without scrolling, and the twentieth with it', () => {
    expect(handLayout(width, height, 18, 0, true)).toMatchObject({ size: 'lying', overflow: 0 });
    expect(handLayout(width, height, 20, 0, true).overflow).toBeGreaterThan(0);
  });

  it('on a phone keeps its size and says how much lies beyond the edge', () => {
    const eight = handLayout(390, 182 + 20, 8, 0, false);
    expect(eight).toMatchObject({ size: 'whole', width: 120, rows: 1 });
    expect(eight.overflow / eight.pitch).toBeGreaterThan(4);
  });
});
