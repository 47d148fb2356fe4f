import { describe, expect, it } from 'vitest';
import { measured } from './room';

describe('the room of the board', () => {
  it.each([
    [1120, 678, 3],
    [1120, 678, 1],
    [960, 498, 2],
    [2162, 1218, 3],
  ])('%i × %i with %i others holds both streets', (width, height, others) => {
    const room = measured(width, height, others, true);
    expect(room.kind).toBe('wide');
    expect(room.plot * 12).toBeLessThanOrEqual(width - 36);
    const panel = (width - 36 - 12 * (room.across - 1)) / room.across - 22;
    expect(room.lot * room.lots).toBeLessThanOrEqual(panel);
    expect(room.plot).toBeGreaterThan(55);
  });

  it('keeps lettering legible on a phone', () => {
    expect(measured(390, 496, 3, true)).toMatchObject({ kind: 'small', plots: 6 });
    expect(measured(360, 392, 3, true).plot).toBeGreaterThanOrEqual(52);
  });
});
