import { describe, expect, it } from 'vitest';
import { seat } from './sample';
import { SIXES, worthInHand } from './worth';

describe('the six-cost buildings', () => {
  it('count what stands now', () => {
    const plants = seat().plants.map((plant) => ({ ...plant, standing: 1 }));
    const mine = seat({ plants, violets: ['well', 'statue', 'hero'], points: { buildings: 18, chapel: 3, palace: 5 } });
    expect(SIXES.map((six) => worthInHand(mine, six))).toEqual([10, 4, 6, 5]);
  });
});
