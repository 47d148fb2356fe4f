import { describe, expect, it } from 'vitest';
import type { SanJuanBuildFacts } from '$net/wire';
import { buildingsOf, plotsOf } from './city';
import { handCards } from './hand';
import { label, progress, sum } from './labels';
import type { SanJuanBoard } from './model';
import { choosing } from './picks';
import { boardProps, legal, seat, selection, view } from './sample';
import { streetPlots } from './street';
import { performTap } from './taps';

const answered = () => Promise.resolve();
const marks = (board: SanJuanBoard) => handCards(board, choosing(board)).map((held) => held.mark);
const tap = (board: SanJuanBoard, at: number) => {
  const held = handCards(board, choosing(board))[at];
  if (held?.tap) performTap(board, held.tap);
};
const plots = (board: SanJuanBoard) => {
  const mine = board.committed.seats[0] ?? seat();
  return streetPlots(board, plotsOf(mine, buildingsOf(mine)), choosing(board));
};

const facts: SanJuanBuildFacts = {
  facts: 'build',
  cost: 4,
  discounts: [
    { cards: 1, why: 'role', by: 'builder' },
    { cards: 1, why: 'building', by: 'quarry' },
  ],
  price: 2,
  points: 1,
  last_phase: false,
};
const build = legal({ move: 'build', card: 'well', library: false, over: null, over_full: false, paying: null, goods: [] }, '', facts); // prettier-ignore
const payments = ['indigo-plant', 'tower', 'palace'].map((card) => legal({ move: 'pay', cards: [card], goods: [] }));
const payGood = legal({ move: 'pay', cards: [], goods: ['indigo'] });

/** The Well is being built; `owed` cards of three, or a good, have to pay for it. */
async function paying(owed: number, hand = ['well', 'indigo-plant', 'tower', 'palace']): Promise<SanJuanBoard> {
  const [indigo, ...rest] = seat().plants;
  const mine = seat({ hand, plants: [{ ...indigo!, goods: 1 }, ...rest] });
  const items = [...payments, payGood];
  const board = boardProps(
    view([mine, seat()], { phase: 'build', role: 'builder' }),
    {},
    {
      moves: [build],
      tried: (steps) =>
        steps.length === 1
          ? { moves: items, selection: selection(items, { least: owed, most: owed }), complete: false }
          : {},
    },
  );
  board.gesture.choose(build.code);
  await answered();
  return board;
}

describe('a payment', () => {
  it('takes cards and goods in any order, and marks them in their places', async () => {
    const board = await paying(2);
    tap(board, 3);
    expect(marks(board)).toEqual(['build', null, null, 'pay']);
    expect(board.gesture.complete).toBe(false);
    performTap(board, plots(board)[0]!.tap!);
    await answered();
    expect(board.gesture.picks).toEqual([payments[2]?.code, payGood.code]);
    expect(plots(board)[0]?.goodState).toBe('going');
    expect(plots(board)[1]).toMatchObject({ card: 'well', ghost: true });
    expect(board.gesture.complete).toBe(true);
  });

  it('gives a card back and waits for another', async () => {
    const board = await paying(2);
    tap(board, 3);
    tap(board, 1);
    await answered();
    tap(board, 3);
    expect(marks(board)).toEqual(['build', 'pay', null, null]);
    expect(board.gesture.complete).toBe(false);
  });

  it('of one card takes another instead', async () => {
    const board = await paying(1);
    tap(board, 3);
    await answered();
    expect(marks(board)).toEqual(['build', null, null, 'pay']);
    tap(board, 2);
    await answered();
    expect(marks(board)).toEqual(['build', null, 'pay', null]);
    expect(board.gesture.complete).toBe(true);
  });

  it('of one card is not sent by a tap on another of its kind', async () => {
    const board = await paying(1, ['well', 'tower', 'tower']);
    tap(board, 2);
    await answered();
    expect(marks(board)).toEqual(['build', null, 'pay']);
    tap(board, 1);
    expect(board.gesture.complete).toBe(true);
    expect(handCards(board, choosing(board))[1]?.tap).toBeNull();
  });

  it('says how the price comes about, and how much is paid', async () => {
    const board = await paying(2);
    tap(board, 3);
    const cuts = 'san_juan-discount 1 san_juan-role-builder san_juan-discount 1 quarry';
    expect(sum(board)).toContain(`4 ${cuts} = 2`);
    expect(progress(board)).toMatchObject({ done: 1, all: 2 });
    expect(label(build, board)).toBe('san_juan-board-label-build well 2');
  });
});

describe('goods', () => {
  const produce = (['indigo', 'sugar'] as const).map((good) => legal({ move: 'produce', goods: [good], done: false }));
  const noMore = legal({ move: 'produce', goods: [], done: true });
  const plants = seat().plants.map((plant, k) => ({ ...plant, standing: k < 2 ? 1 : 0 }));
  const producing = view([seat({ plants }), seat()], { phase: 'produce', role: 'producer' });

  it('are offered as far as the server allows, with its reason', () => {
    const why = 'Up to 2 goods: 1, +1 Producer';
    const moves = [...produce, noMore];
    const board = boardProps(producing, {}, { moves, selection: selection(produce, { end: noMore.code, why }) });
    expect(plots(board).map((plot) => plot.tap?.kind)).toEqual([...['pick', 'pick'], ...Array(10).fill(undefined)]);
    performTap(board, plots(board)[1]!.tap!);
    expect(plots(board)[1]).toMatchObject({ good: 'sugar', goodState: 'coming' });
    expect(sum(board)).toBe(`san_juan-good-sugar · ${why}`);
    expect(progress(board)).toBeNull();
  });

  it('of which one is allowed are exchanged for one another', async () => {
    const board = boardProps(producing, {}, { moves: [...produce, noMore] });
    performTap(board, plots(board)[0]!.tap!);
    await answered();
    performTap(board, plots(board)[1]!.tap!);
    await answered();
    expect(board.gesture.steps).toEqual([produce[1]?.code]);
  });
});

describe('sealed goods', () => {
  it('are shown until everybody has answered', () => {
    const plants = seat().plants.map((plant) => ({ ...plant, standing: plant.good === 'sugar' ? 2 : 0 }));
    const mine = seat({ plants, sealed: ['sugar', 'sugar'] });
    const board = boardProps(view([mine, seat()], { phase: 'produce', actors: [1] }));
    expect(
      plots(board)
        .slice(0, 3)
        .map((plot) => plot.goodState),
    ).toEqual(['coming', 'coming', 'there']);
  });
});
