import { describe, expect, it } from 'vitest';
import { boardLayout } from './layout';

describe('the layout of the board', () => {
  it.each([
    [1120, 678, 3],
    [1120, 678, 1],
    [960, 498, 2],
    [2162, 1218, 3],
  ])('%i × %i with %i others holds both streets', (width, height, others) => {
    const layout = boardLayout(width, height, others, true, 12);
    expect(layout.kind).toBe('wide');
    expect(layout.ownPlot * 12).toBeLessThanOrEqual(width - 36);
    const panel = (width - 36 - 12 * (layout.citiesAcross - 1)) / layout.citiesAcross - 22;
    expect(layout.otherPlot * layout.otherColumns).toBeLessThanOrEqual(panel);
    expect(layout.ownPlot).toBeGreaterThan(55);
  });

  it('keeps plots wide enough to read on a phone', () => {
    expect(boardLayout(390, 496, 3, true, 12)).toMatchObject({ kind: 'small', ownColumns: 6 });
    expect(boardLayout(360, 392, 3, true, 12).ownPlot).toBeGreaterThanOrEqual(52);
  });
});
