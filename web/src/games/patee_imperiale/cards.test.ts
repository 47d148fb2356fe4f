import { describe, expect, it } from 'vitest';
import { bust, drawn, emperor } from './animals';
import { face, handCard, suiteCard } from './cards';
import { ROLES, courtier, parsed, shortened } from './courtiers';
import { actionKey, inventedIn, mark, shortAction, star } from './sayings';
import { sheetCard } from './sheet';
import { faces, fixture, speaking } from './testing';
import { breadth, clipped, wrapped } from './text';

const deck = faces(fixture('patee_imperiale-swap'));
const courtiers = [...deck.keys()].map((key) => courtier(key, deck));

describe('courtiers', () => {
  it('all have their own portrait in the house deck', () => {
    expect(courtiers).toHaveLength(32);
    expect(courtiers.filter((card) => !drawn(card.key))).toEqual([]);
    expect(new Set(courtiers.map((card) => bust(card.key, card.role))).size).toBe(32);
  });

  it('of other decks are guests of their role', () => {
    const guests = ROLES.map((role) => bust('somebody-else', role));
    expect(new Set(guests).size).toBe(4);
    for (const art of [...guests, emperor()]) expect(art).not.toMatch(/undefined|NaN/);
  });

  it('read their action', () => {
    expect(parsed('charm(max = 2)')).toEqual({ verb: 'charm', max: '2' });
    expect(parsed('none, needs_another')).toEqual({ verb: 'none' });
  });

  it('have short names that tell them apart', () => {
    expect(shortened('Rosa von Flamin')).toBe('Rosa');
    expect(shortened('Grand Charmeur')).toBe('Charmeur');
    expect(new Set(courtiers.map((card) => card.short)).size).toBe(32);
  });
});

describe('cards', () => {
  for (const lang of ['en', 'fr', 'it']) {
    const words = speaking(lang);
    it(`say in few words what they do (${lang})`, () => {
      for (const card of courtiers) {
        const told = shortAction(card, words);
        expect(actionKey(card), card.name).not.toBeNull();
        expect(told, card.name).not.toContain('patee_imperiale');
        expect(wrapped(told, 116 / 13.4, 9).length, told).toBeLessThanOrEqual(3);
        expect(wrapped(told, 101 / 12, 9).length, told).toBeLessThanOrEqual(3);
      }
    });
  }

  it('say what is invented', () => {
    const words = speaking('en');
    const [bark, fox] = [courtier('js-bark', deck), courtier('troqueur', deck)];
    expect([star(bark), mark(bark, words)]).toEqual(['°', 'partly invented']);
    expect([star(fox), mark(fox, words)]).toEqual(['*', 'invented']);
    expect(inventedIn(bark, words)).toContain('role');
    expect(handCard(fox, words)).toContain('>invented<');
  });

  it('are drawn whole', () => {
    const words = speaking('fr');
    for (const card of courtiers) {
      for (const art of [handCard(card, words), sheetCard(card, words), suiteCard(card), suiteCard(card, false), face(deck.get(card.key)!, words)]) {
        expect(art).not.toMatch(/undefined|NaN/);
      }
    }
  });

  it('of a host are safe to draw, whatever their name', () => {
    const host = { key: 'x', name: '<b>"A" & B</b>', effect: 'Does <i>things</i>.', text: '', facts: { value: '-9', role: 'nobody', action: 'dance(n = 3)' }, invented: [] };
    const card = courtier('x', new Map([['x', host as never]]));
    expect(card.role).toBe('flatteur');
    expect(handCard(card, speaking('en'))).not.toContain('<b>');
    expect(shortAction(card, speaking('en'))).toBe('Does <i>things</i>.');
  });
});

describe('text', () => {
  it('wraps and clips', () => {
    expect(wrapped('one two three four', 5, 2)).toHaveLength(2);
    expect(wrapped('one two three four five six', 3, 2).at(-1)).toMatch(/…$/);
    expect(clipped('Réhabilitateur', 4)).toMatch(/\.$/);
    expect(breadth('mm')).toBeGreaterThan(breadth('ii'));
  });
});
