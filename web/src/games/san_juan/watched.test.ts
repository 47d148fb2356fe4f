import { describe, expect, it } from 'vitest';
import { watchedLayout } from './watched';

describe('the cities as a spectator sees them', () => {
  it.each([
    [1056, 470, 2],
    [1056, 470, 3],
    [1056, 470, 4],
    [1550, 860, 4],
  ])('%i × %i holds %i streets of twelve plots', (width, height, seats) => {
    const { columns, plot, height: high, short } = watchedLayout(width, height, seats, 12);
    expect([columns, short]).toEqual([12, false]);
    expect(plot * 12).toBeLessThanOrEqual(width - 24);
    expect(seats * (high + 44)).toBeLessThanOrEqual(height);
    expect(high).toBeGreaterThanOrEqual(60);
  });

  it('has plots that can be read on a phone, and only the rows with buildings', () => {
    for (const width of [360, 390]) {
      const layout = watchedLayout(width, 300, 4, 12);
      expect(layout).toMatchObject({ columns: 4, short: true });
      expect(layout.plot).toBeGreaterThanOrEqual(78);
    }
  });
});
