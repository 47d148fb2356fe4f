import { describe, expect, it } from 'vitest';
import { boardLayout, cardRow, suiteRows } from './layout';

/** The boards of the sizes that are checked, from the largest window to the smallest phone. */
const BOARDS = [
  [1560, 759],
  [1132, 579],
  [1058, 447],
  [872, 299],
  [820, 748],
  [390, 443],
  [360, 289],
] as const;

describe('a row of cards', () => {
  it('fits into its place, with the number of every card free', () => {
    for (let count = 1; count <= 12; count++) {
      for (const width of [240, 308, 483, 760]) {
        const row = cardRow(count, width, 74);
        expect((count - 1) * row.step + row.width).toBeLessThanOrEqual(width + 0.5);
        if (count > 1) expect(row.step / row.width).toBeGreaterThan(0.35);
      }
    }
  });

  it('lets six cards lie free on a mat of 511 pixels', () => {
    const { mat } = boardLayout(1058, 447, 2, false);
    expect([mat.width, mat.height]).toEqual([511, 172]);
    for (let count = 2; count <= 6; count++)
      expect(cardRow(count, mat.width - 28, mat.largest).step).toBeGreaterThanOrEqual(mat.largest);
    expect(cardRow(7, mat.width - 28, mat.largest).step).toBeLessThan(mat.largest);
  });

  it('wraps the near suite where all cards lie free then', () => {
    const box = { width: 270, height: 180, largest: 138, shrink: true };
    expect(suiteRows(2, box, true).rows).toBe(1);
    expect(suiteRows(6, box, true).rows).toBe(2);
    expect(suiteRows(6, { ...box, height: 100 }, true).rows).toBe(1);
  });
});

describe('the layout', () => {
  it('leaves room for every part on every screen', () => {
    for (const [width, height] of BOARDS) {
      for (const others of [1, 2, 3]) {
        const layout = boardLayout(width, height, others, false);
        expect(layout.suite.width).toBeGreaterThan(150);
        expect(layout.suite.height).toBeGreaterThan(60);
        if (!layout.stacked) {
          expect(others * layout.mat.width + 12 * (others + 1)).toBeLessThanOrEqual(width);
          expect(layout.stage.top).toBeGreaterThan(layout.mat.height);
          expect(layout.stage.left + layout.stage.width).toBeLessThanOrEqual(width);
          expect(layout.left + layout.suite.width).toBeLessThan(layout.stage.left);
        }
      }
    }
  });

  it('keeps the mats where they are, whatever lies on them', () => {
    for (const [width, height] of BOARDS.filter(([width]) => width > 1000)) {
      expect(boardLayout(width, height, 2, true).mat).toEqual(boardLayout(width, height, 2, false).mat);
    }
  });
});
