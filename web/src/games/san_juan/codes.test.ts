import { describe, expect, it } from 'vitest';
import { cardCode, goodCode, stepOf } from './codes';

// The numbers are those of the doctest of `notation` in src/ludoteca/games/san_juan/moves.py.
describe('the numbers of moves', () => {
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
    expect(JSON.parse(JSON.stringify(stepOf(code)))).toEqual(step);
  });

  it('are found for cards and goods', () => {
    expect([cardCode('pay', 'tower'), cardCode('keep', 'tower'), cardCode('discard', 'tower')]).toEqual([116, 162, 191]);
    expect([goodCode('pay', 'indigo'), goodCode('produce', 'silver'), goodCode('sell', 'indigo')]).toEqual([130, 139, 141]);
  });
});
