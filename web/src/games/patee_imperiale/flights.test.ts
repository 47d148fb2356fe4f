import { describe, expect, it } from 'vitest';
import { flights } from './flights';
import type { PateeView } from '../../lib/wire';

const none = {} as PateeView;
const fly = (events: { event: string; [fact: string]: unknown }[], me = 0) => flights(events, none, none, me);

describe('flights', () => {
  it('go from hand to suite', () => {
    const [flight] = fly([{ event: 'card_played', seat: 1, card: 'duo', allowed_by: null }]);
    expect(flight).toMatchObject({ from: ['hand:1:duo', 'hand:1', 'seat:1'], to: ['suite:1:duo', 'suite:1', 'seat:1'], flip: true });
  });

  it('cross in a swap', () => {
    const made = fly([{ event: 'swapped', seat: 0, other: 2, taken: 'duo', given: 'trio' }]);
    expect(made.map((flight) => [flight.from[0], flight.to[0], flight.after])).toEqual([
      ['suite:2:duo', 'suite:0:duo', 0],
      ['suite:0:trio', 'suite:2:trio', 0],
    ]);
  });

  it('of unknown cards go between hands', () => {
    const [flight] = fly([{ event: 'card_taken', seat: 1, other: 2, card: null }]);
    expect(flight?.from[0]).toBe('hand:2');
    expect(flight?.to[0]).toBe('hand:1');
  });

  it('deal the own hand card by card and hint at the others', () => {
    const deal = [0, 1, 2, 3].flatMap((seat) => Array.from({ length: 7 }, (_, k) => ({ event: 'card_dealt', seat, card: seat ? null : `c${k}` })));
    expect(fly(deal)).toHaveLength(10);
  });

  it('bring the medal, with a yelp for those who lose it', () => {
    const ended = { event: 'round_ended', why: 'hand_empty', seat: 0, winner: 2, card: null };
    expect(fly([ended])[0]).toMatchObject({ to: ['medal:2', 'seat:2'], sound: 'yelp' });
    expect(fly([{ ...ended, winner: null }])).toEqual([]);
  });

  it('know what is discredited and recalled', () => {
    expect(fly([{ event: 'discredited', seat: 3, card: 'duo' }])[0]?.to[0]).toBe('discard:duo');
    expect(fly([{ event: 'recalled', seat: 0, card: 'duo', whence: null, to: 'hand' }])[0]).toMatchObject({ from: ['discard:duo', 'discard'], to: ['hand:0:duo', 'hand:0', 'seat:0'] });
  });
});
