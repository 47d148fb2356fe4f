import { describe, expect, it } from 'vitest';
import type { Tried } from '$net/wire';
import { parsePrice } from './labels';
import { cardCode, complete, goodCode, decode } from './moves';
import { legal } from './sample';

const tried = (changes: Partial<Tried>) =>
  ({ stops: null, turn_passes: false, moves: [legal(65)], ...changes }) as Tried;

// The codes are those in the doctest of `notation` in src/ludoteca/games/san_juan/moves.py.
describe('the codes of moves', () => {
  it.each([
    [0, { verb: 'take', role: 'builder' }],
    [5, { verb: 'take', role: 'councillor' }],
    [6, { verb: 'take', role: 'prospector' }],
    [28, { verb: 'build', card: 'library' }],
    [57, { verb: 'build', card: 'library' }],
    [65, { verb: 'build_nothing' }],
    [66, { verb: 'beside' }],
    [81, { verb: 'cover', card: 'chapel', full: false }],
    [96, { verb: 'cover', card: 'indigo-plant', full: true }],
    [116, { verb: 'pay', card: 'tower' }],
    [130, { verb: 'pay', good: 'indigo' }],
    [139, { verb: 'produce', good: 'silver' }],
    [140, { verb: 'produce' }],
    [141, { verb: 'sell', good: 'indigo' }],
    [146, { verb: 'sell' }],
    [162, { verb: 'keep', card: 'tower' }],
    [191, { verb: 'discard', card: 'tower' }],
    [234, { verb: 'tuck' }],
    [235, { verb: 'mine' }],
    [252, { verb: 'pick', card: 'tower' }],
  ])('%i', (code, step) => {
    expect(JSON.parse(JSON.stringify(decode(code)))).toEqual(step);
  });

  it('are found for cards and goods', () => {
    expect([cardCode('pay', 'tower'), cardCode('keep', 'tower'), cardCode('discard', 'tower')]).toEqual([
      116, 162, 191,
    ]);
    expect([goodCode('pay', 'indigo'), goodCode('produce', 'silver'), goodCode('sell', 'indigo')]).toEqual([
      130, 139, 141,
    ]);
  });
});

describe('a gesture', () => {
  it('is complete after a role and at the end of a set, not in the middle', () => {
    expect(complete(tried({}), [0])).toBe(true);
    expect(complete(tried({}), [18])).toBe(false);
    expect(complete(tried({}), [18, 115])).toBe(false);
    expect(complete(tried({ turn_passes: true }), [18, 115, 116])).toBe(true);
    expect(complete(tried({ stops: 'luck', moves: [] }), [18, 115, 116])).toBe(true);
    expect(complete(tried({}), [])).toBe(false);
  });

  it('reads the price from the text of a choice', () => {
    expect(parsePrice('Build Library for 3 (5, −1 Builder, −1 Quarry)')).toEqual({
      price: '3',
      from: '5',
      cuts: '−1 Builder −1 Quarry',
    });
    expect(parsePrice('Construire Bibliothèque pour 5')).toEqual({ price: '5', from: '', cuts: '' });
    expect(parsePrice('Build nothing')).toBeNull();
  });
});
