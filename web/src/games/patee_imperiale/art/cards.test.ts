import { describe, expect, it } from 'vitest';
import { describeInvented, inventedNote, inventedMark } from '../labels';
import { courtier, ROLES, shortName } from '../model';
import { faces, fixture, wordsIn } from '../sample';
import { bust, emperor } from './busts';
import { handCardArt, largeCard, sheetCardArt, suiteCardArt } from './cards';
import { wrap } from './lettering';

const deck = faces(fixture('patee_imperiale-swap'));
const courtiers = [...deck.keys()].map((key) => courtier(key, deck));

describe('courtiers', () => {
  it('of the house deck all have their own portrait', () => {
    expect(courtiers).toHaveLength(32);
    const guests = ROLES.map((role) => bust('somebody-else', role));
    expect(courtiers.filter((card) => guests.includes(bust(card.key, card.role)))).toEqual([]);
    expect(new Set(courtiers.map((card) => bust(card.key, card.role))).size).toBe(32);
  });

  it('of other decks get the guest portrait of their role', () => {
    const guests = ROLES.map((role) => bust('somebody-else', role));
    expect(new Set(guests).size).toBe(4);
    for (const art of [...guests, emperor()]) expect(art).not.toMatch(/undefined|NaN/);
  });

  it('have short names that tell them apart', () => {
    expect(shortName('Rosa von Flamin')).toBe('Rosa');
    expect(shortName('Grand Charmeur')).toBe('Charmeur');
    expect(new Set(courtiers.map((card) => card.short)).size).toBe(32);
  });
});

describe('cards', () => {
  it('have room for their action in a few words', () => {
    for (const { name, summary } of courtiers) {
      expect(summary, name).not.toBe('');
      expect(wrap(summary, 116 / 13.4, 9).length, summary).toBeLessThanOrEqual(3);
      expect(wrap(summary, 101 / 12, 9).length, summary).toBeLessThanOrEqual(3);
    }
  });

  it('say which parts are invented', () => {
    const words = wordsIn('en');
    const [bark, fox] = [courtier('js-bark', deck), courtier('troqueur', deck)];
    expect([inventedMark(bark), inventedNote(bark, words)]).toEqual(['°', 'partly invented']);
    expect([inventedMark(fox), inventedNote(fox, words)]).toEqual(['*', 'invented']);
    expect(describeInvented(bark, words)).toContain('role');
    expect(handCardArt(fox)).not.toContain('invented');
  });

  it('are drawn in every format', () => {
    const words = wordsIn('fr');
    for (const card of courtiers) {
      for (const art of [
        handCardArt(card),
        sheetCardArt(card),
        suiteCardArt(card),
        suiteCardArt(card, 'sign'),
        largeCard(deck.get(card.key)!, words),
      ]) {
        expect(art).not.toMatch(/undefined|NaN/);
      }
    }
  });

  it('of a custom deck are safe to draw, whatever their names', () => {
    const custom = {
      key: 'x',
      name: '<b>"A" & B</b>',
      effect: 'Does <i>things</i>.',
      text: '',
      facts: { value: '-9', role: 'nobody' },
      invented: [],
      summary: '',
      kind: '',
      example: '',
    };
    const card = courtier('x', new Map([['x', custom]]));
    expect(card.role).toBe('flatteur');
    expect(handCardArt(card)).not.toContain('<b>');
    expect(card.summary).toBe('Does <i>things</i>.');
  });
});
