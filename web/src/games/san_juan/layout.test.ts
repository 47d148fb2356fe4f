import { describe, expect, it } from 'vitest';
import { boardLayout } from './layout';

describe('the layout of the board', () => {
  it.each([
    [1120, 678, 3],
    [1120, 678, 1],
    [1034, 455, 2],
    [1034, 455, 3],
    [2162, 1218, 3],
  ])('%i × %i with %i others holds both streets', (width, height, others) => {
    const layout = boardLayout(width, height, others, 12);
    expect(layout.kind).toBe('wide');
    expect(layout.ownPlot * 12).toBeLessThanOrEqual(width - 24);
    const panel = (width - 24 - 10 * (layout.citiesAcross - 1)) / layout.citiesAcross - 20;
    expect(layout.otherPlot * layout.otherColumns).toBeLessThanOrEqual(panel);
    expect(layout.otherPlot).toBeGreaterThan(70);
    const rows = Math.ceil(12 / layout.otherColumns);
    expect(rows * layout.otherHeight + layout.ownHeight).toBeLessThan(height - 200);
  });

  it('keeps plots wide enough to read on a phone', () => {
    expect(boardLayout(390, 496, 3, 12)).toMatchObject({ kind: 'small', ownColumns: 4 });
    expect(boardLayout(360, 392, 3, 12).ownPlot).toBeGreaterThanOrEqual(78);
  });
});
