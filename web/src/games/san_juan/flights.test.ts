import { describe, expect, it } from 'vitest';
import { flights } from './flights';
import { seat, view } from './sample';

describe('flights', () => {
  it('turn only the own cards over', () => {
    const [mine, other] = flights(
      [
        { event: 'card_drawn', seat: 0, card: 'tower', why: 'sale' },
        { event: 'card_drawn', seat: 1, card: null, why: 'sale' },
      ],
      null,
      null,
      0,
    );
    expect(mine).toMatchObject({ from: ['pile'], flip: true });
    expect(mine?.to[0]).toBe('hand:0:tower');
    expect(other?.flip).toBeUndefined();
    expect(other?.to).toEqual(['hand:1', 'seat:1']);
  });

  it('follow each other, and words alone do not fly', () => {
    const found = flights(
      [
        { event: 'good_produced', seat: 1, good: 'sugar' },
        { event: 'awaited', phase: 'role', actors: [0], seat: 0, owed: 0 },
        { event: 'good_produced', seat: 2, good: 'coffee' },
      ],
      null,
      null,
      0,
    );
    expect(found.map((flight) => flight.after)).toEqual([0, 60]);
    expect(found[0]?.to).toEqual(['good:1:sugar:1', 'city:1:sugar-mill:1', 'city:1:sugar-mill:1']);
  });

  it('go to the place of the second plant, and come from the last good', () => {
    const plants = seat().plants.map((plant) => ({ ...plant, standing: 2, goods: 1 }));
    const before = view([seat({ plants })]);
    const events = ['good_produced', 'good_sold', 'good_sold'].map((event) => ({ event, seat: 0, good: 'indigo', price: 1 }));
    const [made, ...sold] = flights(events, before, before, 0);
    expect(made?.to[0]).toBe('good:0:indigo:2');
    expect(sold.map((flight) => flight.from[0])).toEqual(['good:0:indigo:2', 'good:0:indigo:1']);
  });
});
