import { describe, expect, it } from 'vitest';
import { fitCards, boardLayout } from './layout';

describe('the layout', () => {
  it('fits any suite into its box', () => {
    for (let count = 1; count < 16; count++) {
      for (const [width, height] of [
        [250, 120],
        [500, 160],
        [900, 300],
      ] as const) {
        const size = fitCards(count, { width, height, ratio: 1.3, gap: 14, maxWidth: 148, minWidth: 56 });
        const row = Math.ceil(count / size.rows);
        expect((row - 1) * size.step + size.width).toBeLessThanOrEqual(width + 1);
      }
    }
  });

  it('leaves room for every part on every screen', () => {
    for (const [width, height] of [
      [360, 327],
      [360, 392],
      [390, 496],
      [820, 820],
      [1120, 678],
      [1046, 406],
      [960, 498],
      [2160, 1218],
    ] as const) {
      for (const suites of [[2], [3, 8], [1, 4, 10], [0, 0, 0]]) {
        for (const stripOpen of [false, true]) {
          const layout = boardLayout(width, height, suites, stripOpen, height < 480);
          expect(layout.suite.width).toBeGreaterThan(190);
          expect(layout.suite.height).toBeGreaterThan(60);
          expect(layout.mats).toHaveLength(suites.length);
          if (!layout.stacked) expect(layout.mats.reduce((sum, mat) => sum + mat.width, 0)).toBeLessThanOrEqual(width);
        }
      }
    }
  });
});
