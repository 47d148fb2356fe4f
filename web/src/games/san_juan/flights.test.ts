import { describe, expect, it } from 'vitest';
import { flights } from './flights';
import { seat, view } from './sample';

describe('flights', () => {
  it('turn over only the cards that the viewer may see', () => {
    const [mine, other] = flights(
      [
        { event: 'card_drawn', seat: 0, card: 'tower', why: 'sale' },
        { event: 'card_drawn', seat: 1, card: null, why: 'sale' },
      ],
      null,
      null,
    );
    expect(mine).toMatchObject({ from: ['pile'], flip: true });
    expect(mine?.to[0]).toBe('hand:0:tower');
    expect(other?.flip).toBeUndefined();
    expect(other?.to).toEqual(['hand:1', 'seat:1']);
  });

  it('go to a separate anchor for each card of a kind', () => {
    const before = view([seat({ hand: ['tower', 'tower', 'quarry'] })]);
    const drawn = { event: 'card_drawn', seat: 0, card: 'tower', why: 'sale' };
    expect(flights([drawn, drawn], before, before).map((flight) => flight.to[0])).toEqual([
      'hand:0:tower:3',
      'hand:0:tower:4',
    ]);
    const paid = { event: 'card_paid', seat: 0, card: 'tower' };
    expect(flights([paid, paid], before, before).map((flight) => flight.from[0])).toEqual([
      'hand:0:tower:2',
      'hand:0:tower',
    ]);
  });

  it('start a building at the hand if its card was put down earlier', () => {
    const built = { event: 'building_built', seat: 0, card: 'tower', over: null, price: 1 };
    const hand = view([seat({ hand: ['tower'] })]);
    expect(flights([built], hand, hand)[0]?.from[0]).toBe('hand:0:tower');
    const begun = { ...hand, building: { seat: 0, card: 'tower', over: null, price: 1, owed: 1 } };
    expect(flights([built], begun, begun)[0]?.from).toEqual(['hand:0', 'seat:0']);
  });

  it('follow each other, and skip events without one', () => {
    const found = flights(
      [
        { event: 'good_produced', seat: 1, good: 'sugar' },
        { event: 'awaited', phase: 'role', actors: [0], seat: 0, owed: 0 },
        { event: 'good_produced', seat: 2, good: 'coffee' },
      ],
      view([seat(), seat(), seat()]),
      null,
    );
    expect(found.map((flight) => flight.after)).toEqual([0, 60]);
    expect(found[0]?.to).toEqual(['good:1:sugar:1', 'city:1:sugar-mill:1', 'city:1:sugar-mill:1']);
  });

  it('go to the second plant, and come from the last good', () => {
    const plants = seat().plants.map((plant) => ({ ...plant, standing: 2, goods: 1 }));
    const before = view([seat({ plants })]);
    const events = ['good_produced', 'good_sold', 'good_sold'].map((event) => ({
      event,
      seat: 0,
      good: 'indigo',
      price: 1,
    }));
    const [produced, ...sold] = flights(events, before, before);
    expect(produced?.to[0]).toBe('good:0:indigo:2');
    expect(sold.map((flight) => flight.from[0])).toEqual(['good:0:indigo:2', 'good:0:indigo:1']);
  });
});
