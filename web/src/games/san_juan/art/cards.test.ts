import { describe, expect, it } from 'vitest';
import { BUILDING_KEYS } from '../model';
import { face } from '../sample';
import { cardArt, houseArt, namelessHouseArt, smallHouseArt, smallCardArt } from './cards';
import { emblem } from './emblems';

describe('drawings', () => {
  it('exist for every building, in every size', () => {
    for (const key of BUILDING_KEYS) {
      expect(emblem(key)).toContain('<path');
      const words = (word: string) => word;
      for (const art of [
        cardArt(face(key), words),
        smallCardArt(face(key)),
        houseArt(face(key), true),
        houseArt(face(key), false),
        namelessHouseArt(face(key)),
        smallHouseArt(key, true),
      ]) {
        expect(art).not.toMatch(/NaN|undefined/);
      }
    }
  });
});
