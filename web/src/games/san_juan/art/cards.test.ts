import { describe, expect, it } from 'vitest';
import { face } from '../sample';
import { cardArt, houseArt, lyingCardArt, smallHouseArt, smallCardArt } from './cards';
import { emblem, EMBLEM_KEYS } from './emblems';

describe('drawings', () => {
  it('exist for every building, in every size', () => {
    expect(EMBLEM_KEYS.length).toBeGreaterThan(0);
    for (const key of EMBLEM_KEYS) {
      expect(emblem(key)).toContain('<path');
      const words = (word: string) => word;
      for (const art of [
        cardArt(face(key), words),
        smallCardArt(face(key)),
        lyingCardArt(face(key), words),
        houseArt(face(key), 79, 50),
        houseArt(face(key), 84, 88, true),
        smallHouseArt(face(key), true),
      ]) {
        expect(art).not.toMatch(/NaN|undefined/);
      }
    }
  });
});
