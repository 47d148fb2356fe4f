import { describe, expect, it } from 'vitest';
import { SIX_COST_KEYS, pointsIfBuilt } from './model';
import { seat } from './sample';

describe('the six-cost buildings', () => {
  it('score the buildings that stand now', () => {
    const plants = seat().plants.map((plant) => ({ ...plant, standing: 1 }));
    const mine = seat({ plants, violets: ['well', 'statue', 'hero'], points: { buildings: 18, chapel: 3, palace: 5 } });
    expect(SIX_COST_KEYS.map((key) => pointsIfBuilt(mine, key))).toEqual([10, 4, 6, 5]);
  });
});
