import { beforeEach, describe, expect, it } from 'vitest';
import { buildingsOf, plotsOf } from './city';
import { handCards } from './hand';
import { cardCode, goodCode } from './moves';
import { picks, suggest, currentTask } from './picks.svelte';
import { legal, boardProps, seat, view } from './sample';
import { streetPlots } from './street';

const hand = ['indigo-plant', 'tower', 'palace'];
const paying = () => {
  const committed = view([seat({ hand: ['well', ...hand] }), seat()], { phase: 'build', role: 'builder' });
  const after = view([seat({ hand }), seat()], {
    phase: 'pay',
    building: { seat: 0, card: 'well', over: null, price: 2, owed: 2 },
  });
  const board = boardProps(committed, { view: after, moves: [legal(cardCode('pay', 'indigo-plant'))] });
  board.gesture.choose(18);
  return board;
};
const waitForGesture = () => new Promise((resolve) => setTimeout(resolve, 30));

beforeEach(() => picks.forget());

describe('a payment', () => {
  it("takes cards in any order and sends them in the server's", async () => {
    const board = paying();
    picks.toggle(board, cardCode('pay', 'palace'), true);
    expect(picks.pickedCodes(board)).toEqual([cardCode('pay', 'palace')]);
    expect(board.gesture.steps).toEqual([18]);
    picks.toggle(board, cardCode('pay', 'indigo-plant'), true);
    await waitForGesture();
    expect(board.gesture.steps).toEqual([18, cardCode('pay', 'indigo-plant'), cardCode('pay', 'palace')]);
  });

  it('gives a card back and waits for another', async () => {
    const board = paying();
    for (const card of ['palace', 'indigo-plant']) picks.toggle(board, cardCode('pay', card), true);
    await waitForGesture();
    board.view.building!.owed = 0;
    picks.toggle(board, cardCode('pay', 'palace'), false);
    await waitForGesture();
    expect(board.gesture.steps).toEqual([18]);
    expect(picks.pickedCodes(board)).toEqual([cardCode('pay', 'indigo-plant')]);
  });

  it('marks the cards in their places', () => {
    const board = paying();
    picks.toggle(board, cardCode('pay', 'palace'), true);
    const marks = handCards(board, currentTask(board), picks.pickedCodes(board)).map((held) => held.mark);
    expect(marks).toEqual(['build', null, null, 'pay']);
  });

  it('is dropped with the question it answered', () => {
    const board = paying();
    picks.toggle(board, cardCode('pay', 'palace'), true);
    board.gesture.clear();
    board.gesture.choose(19);
    expect(picks.pickedCodes(board)).toEqual([]);
  });

  it('may use goods with a Black Market', () => {
    const board = paying();
    const [indigo, ...rest] = seat().plants;
    board.committed.seats[0] = seat({
      hand: ['well', ...hand],
      violets: ['black-market'],
      plants: [{ ...indigo!, goods: 1 }, ...rest],
    });
    const city = board.committed.seats[0];
    const plots = streetPlots(board, plotsOf(city, buildingsOf(city)), currentTask(board), []);
    expect(plots[0]?.tap).toEqual({ kind: 'pick', code: goodCode('pay', 'indigo'), take: true });
    expect(plots[2]).toMatchObject({ card: 'well', ghost: true });
  });
});

describe('goods', () => {
  const plants = seat().plants.map((plant) => ({
    ...plant,
    standing: plant.good === 'silver' || plant.good === 'indigo' ? 1 : 0,
  }));

  it('are produced most expensive first, whatever was tapped first', async () => {
    const committed = view([seat({ plants }), seat(), seat()], { phase: 'produce', role: 'producer', picker: 0 });
    const board = boardProps(committed, { moves: [legal(goodCode('produce', 'indigo')), legal(140)] });
    expect(currentTask(board)).toMatchObject({ need: 2, exact: false });
    picks.toggle(board, goodCode('produce', 'indigo'), true);
    await waitForGesture();
    picks.toggle(board, goodCode('produce', 'silver'), true);
    await waitForGesture();
    expect(board.gesture.steps).toEqual([goodCode('produce', 'silver'), goodCode('produce', 'indigo')]);
  });

  it('one more with an Aqueduct, and for the producer one more, or two with the Library', () => {
    const many = plants.map((plant) => ({ ...plant, standing: 3 }));
    const needs = [[], ['aqueduct'], ['library'], ['aqueduct', 'library']].map((violets) => {
      const mine = seat({ plants: many, violets });
      const of = (picker: number) =>
        currentTask(boardProps(view([mine, seat(), seat()], { phase: 'produce', picker }), { moves: [legal(140)] }))
          ?.need;
      return [of(0), of(1)];
    });
    expect(needs).toEqual([
      [2, 1],
      [3, 2],
      [3, 1],
      [4, 2],
    ]);
  });
});

describe('sealed goods', () => {
  it('are shown until everybody has answered', () => {
    const plants = seat().plants.map((plant) => ({ ...plant, standing: plant.good === 'sugar' ? 2 : 0 }));
    const mine = seat({ plants, sealed: ['sugar', 'sugar'] });
    const board = boardProps(view([mine, seat()], { phase: 'produce', actors: [1] }));
    const plots = streetPlots(board, plotsOf(mine, buildingsOf(mine)), null, []);
    expect(plots.slice(0, 3).map((plot) => plot.goodState)).toEqual(['coming', 'coming', 'there']);
  });
});

describe('a suggestion', () => {
  it('pays first with a building that cannot be built again', () => {
    const mine = seat({ hand: ['indigo-plant', 'tower', 'palace'], violets: ['tower'] });
    const after = view([mine, seat()], {
      phase: 'pay',
      building: { seat: 0, card: 'well', over: null, price: 1, owed: 1 },
    });
    const moves = ['indigo-plant', 'tower', 'palace'].map((card) => legal(cardCode('pay', card)));
    expect(suggest(boardProps(after, { moves }))).toBe(cardCode('pay', 'tower'));
  });
});
