import { beforeEach, describe, expect, it } from 'vitest';
import { cardCode, goodCode } from './codes';
import { heldOf } from './hand';
import { forget, pickedOf, taskOf, toggle } from './picks.svelte';
import { legal, props, seat, view } from './sample';
import { plotsOf, buildingsOf } from './city';
import { placesOf } from './street';

const hand = ['indigo-plant', 'tower', 'palace'];
const paying = () => {
  const settled = view([seat({ hand: ['well', ...hand] }), seat()], { phase: 'build', role: 'builder' });
  const after = view([seat({ hand }), seat()], {
    phase: 'pay',
    building: { seat: 0, card: 'well', over: null, price: 2, owed: 2 },
  });
  const made = props(settled, { view: after, moves: [legal(cardCode('pay', 'indigo-plant'))] });
  made.gesture.choose(18);
  return made;
};
const settle = () => new Promise((resolve) => setTimeout(resolve, 30));

beforeEach(forget);

describe('a payment', () => {
  it('takes cards in any order and gives them to the table in its own', async () => {
    const made = paying();
    toggle(made, cardCode('pay', 'palace'), true);
    expect(pickedOf(made)).toEqual([cardCode('pay', 'palace')]);
    expect(made.gesture.steps).toEqual([18]);
    toggle(made, cardCode('pay', 'indigo-plant'), true);
    await settle();
    expect(made.gesture.steps).toEqual([18, cardCode('pay', 'indigo-plant'), cardCode('pay', 'palace')]);
  });

  it('gives a card back and waits for another', async () => {
    const made = paying();
    for (const card of ['palace', 'indigo-plant']) toggle(made, cardCode('pay', card), true);
    await settle();
    made.view.building!.owed = 0;
    toggle(made, cardCode('pay', 'palace'), false);
    await settle();
    expect(made.gesture.steps).toEqual([18]);
    expect(pickedOf(made)).toEqual([cardCode('pay', 'indigo-plant')]);
  });

  it('marks the cards where they lie', () => {
    const made = paying();
    toggle(made, cardCode('pay', 'palace'), true);
    const marks = heldOf(made, taskOf(made), pickedOf(made)).map((held) => held.mark);
    expect(marks).toEqual(['build', null, null, 'pay']);
  });

  it('is forgotten with the question it belonged to', () => {
    const made = paying();
    toggle(made, cardCode('pay', 'palace'), true);
    made.gesture.clear();
    made.gesture.choose(19);
    expect(pickedOf(made)).toEqual([]);
  });

  it('may use goods with a Black Market', () => {
    const made = paying();
    const [indigo, ...rest] = seat().plants;
    made.settled.seats[0] = seat({ hand: ['well', ...hand], violets: ['black-market'], plants: [{ ...indigo!, goods: 1 }, ...rest] });
    const city = made.settled.seats[0];
    const places = placesOf(made, plotsOf(city, buildingsOf(city)), taskOf(made), []);
    expect(places[0]?.act).toEqual({ kind: 'pick', code: goodCode('pay', 'indigo'), take: true });
    expect(places[2]).toMatchObject({ card: 'well', ghost: true });
  });
});

describe('goods', () => {
  const plants = seat().plants.map((plant) => ({ ...plant, standing: plant.good === 'silver' || plant.good === 'indigo' ? 1 : 0 }));

  it('are produced dearest first, whatever was tapped first', async () => {
    const settled = view([seat({ plants }), seat(), seat()], { phase: 'produce', role: 'producer', picker: 0 });
    const made = props(settled, { moves: [legal(goodCode('produce', 'indigo')), legal(140)] });
    expect(taskOf(made)).toMatchObject({ need: 2, exact: false });
    toggle(made, goodCode('produce', 'indigo'), true);
    await settle();
    toggle(made, goodCode('produce', 'silver'), true);
    await settle();
    expect(made.gesture.steps).toEqual([goodCode('produce', 'silver'), goodCode('produce', 'indigo')]);
  });

  it('one more with a building, two with the Library, none for those who follow', () => {
    const many = plants.map((plant) => ({ ...plant, standing: 3 }));
    const needs = [[], ['aqueduct'], ['library'], ['aqueduct', 'library']].map((violets) => {
      const mine = seat({ plants: many, violets });
      const of = (picker: number) =>
        taskOf(props(view([mine, seat(), seat()], { phase: 'produce', picker }), { moves: [legal(140)] }))?.need;
      return [of(0), of(1)];
    });
    expect(needs).toEqual([[2, 1], [3, 2], [3, 1], [4, 2]]);
  });
});

describe('sealed goods', () => {
  it('are shown until everybody has answered', () => {
    const plants = seat().plants.map((plant) => ({ ...plant, standing: plant.good === 'sugar' ? 2 : 0 }));
    const mine = seat({ plants, sealed: ['sugar', 'sugar'] });
    const made = props(view([mine, seat()], { phase: 'produce', actors: [1] }));
    const places = placesOf(made, plotsOf(mine, buildingsOf(mine)), null, []);
    expect(places.slice(0, 3).map((place) => place.goodIs)).toEqual(['coming', 'coming', 'there']);
  });
});
