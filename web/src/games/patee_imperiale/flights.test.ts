import { describe, expect, it } from 'vitest';
import type { PateeView } from '$net/wire';
import { medal } from './art/awards';
import { BACK } from './art/cards';
import { flights } from './flights';

const view = { seats: [{ hand: ['trio'] }], medal_holders: [0, 2] } as unknown as PateeView;
const fly = (events: { event: string; [fact: string]: unknown }[], me = 0) =>
  flights(events, view, view, me, new Map());

describe('flights', () => {
  it('go from hand to suite', () => {
    const [flight] = fly([{ event: 'card_played', seat: 1, card: 'duo', allowed_by: null }]);
    expect(flight).toMatchObject({
      from: ['hand:1:duo', 'hand:1', 'seat:1'],
      to: ['suite:1:duo', 'suite:1', 'seat:1'],
      flip: true,
    });
  });

  it('turn over only cards that the viewer could not see', () => {
    const played = { event: 'card_played', seat: 0, card: 'trio', allowed_by: null };
    expect(fly([played], 1)[0]?.flip).toBeUndefined();
    expect(fly([{ ...played, card: 'duo' }], 1)[0]).toMatchObject({ flip: true, art: BACK });
  });

  it('come from the dealer face down, and never show the dealer', () => {
    const dealt = [
      { event: 'starter_dealt', seat: 1, card: 'duo' },
      { event: 'card_dealt', seat: 0, card: 'trio' },
      { event: 'card_dealt', seat: 1, card: null },
    ];
    expect(fly(dealt).map((flight) => [flight.art, flight.flip])).toEqual([
      [BACK, true],
      [BACK, true],
      [BACK, false],
    ]);
    expect(fly([{ event: 'round_ended', why: 'hand_empty', seat: 0, winner: 1, card: null }])[0]?.art).toBe(medal(28));
  });

  it('cross in a swap', () => {
    const swap = fly([{ event: 'swapped', seat: 0, other: 2, taken: 'duo', given: 'trio' }]);
    expect(swap.map((flight) => [flight.from[0], flight.to[0], flight.after])).toEqual([
      ['suite:2:duo', 'suite:0:duo', 0],
      ['suite:0:trio', 'suite:2:trio', 0],
    ]);
  });

  it('of hidden cards go between hands', () => {
    const [flight] = fly([{ event: 'card_taken', seat: 1, other: 2, card: null }]);
    expect(flight?.from[0]).toBe('hand:2');
    expect(flight?.to[0]).toBe('hand:1');
  });

  it('deal the viewer card by card, and the others only a few', () => {
    const deal = [0, 1, 2, 3].flatMap((seat) =>
      Array.from({ length: 7 }, (_, k) => ({ event: 'card_dealt', seat, card: seat ? null : `c${k}` })),
    );
    expect(fly(deal)).toHaveLength(10);
  });

  it('bring the medal to its holders, with a yelp for the losers', () => {
    const ended = { event: 'round_ended', why: 'hand_empty', seat: 0, winner: 0, card: null };
    expect(fly([ended], 1)[0]).toMatchObject({ to: ['medal:0', 'medal:2', 'seat:0', 'seat:2'], sound: 'yelp' });
    expect(fly([ended], 2)[0]?.sound).toBe('bell');
    expect(fly([{ ...ended, winner: null }])).toEqual([]);
  });

  it('go to the discard and back', () => {
    expect(fly([{ event: 'discredited', seat: 3, card: 'duo' }])[0]?.to[0]).toBe('discard:duo');
    expect(fly([{ event: 'recalled', seat: 0, card: 'duo', whence: null, to: 'hand' }])[0]).toMatchObject({
      from: ['discard:duo', 'discard'],
      to: ['hand:0:duo', 'hand:0', 'seat:0'],
    });
  });
});
