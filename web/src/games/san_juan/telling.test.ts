import { describe, expect, it } from 'vitest';
import type { Tried } from '$lib/wire';
import { cardCode } from './codes';
import { legal, props, seat, view } from './sample';
import { complete, priceIn, suggest } from './telling';

const tried = (changes: Partial<Tried>) => ({ stops: null, turn_passes: false, moves: [legal(65)], ...changes }) as Tried;

describe('a gesture', () => {
  it('is whole after a role, and in the middle of nothing', () => {
    expect(complete(tried({}), [0])).toBe(true);
    expect(complete(tried({}), [18])).toBe(false);
    expect(complete(tried({}), [18, 115])).toBe(false);
    expect(complete(tried({ turn_passes: true }), [18, 115, 116])).toBe(true);
    expect(complete(tried({ stops: 'luck', moves: [] }), [18, 115, 116])).toBe(true);
    expect(complete(tried({}), [])).toBe(false);
  });

  it('reads the price out of the words of a choice', () => {
    expect(priceIn('Build Library for 3 (5, −1 Builder, −1 Quarry)')).toEqual({ price: '3', from: '5', cuts: '−1 Builder −1 Quarry' });
    expect(priceIn('Construire Bibliothèque pour 5')).toEqual({ price: '5', from: '', cuts: '' });
    expect(priceIn('Build nothing')).toBeNull();
  });
});

describe('a suggestion', () => {
  it('pays first with what can never be built again', () => {
    const mine = seat({ hand: ['indigo-plant', 'tower', 'palace'], violets: ['tower'] });
    const after = view([mine, seat()], { phase: 'pay', building: { seat: 0, card: 'well', over: null, price: 1, owed: 1 } });
    const moves = ['indigo-plant', 'tower', 'palace'].map((card) => legal(cardCode('pay', card)));
    expect(suggest(props(after, { moves }))).toBe(cardCode('pay', 'tower'));
  });
});
