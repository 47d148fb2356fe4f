import { describe, expect, it } from 'vitest';
import { betweenRounds, court, discardSpots, handSpots, partners, roundWinner, sidePoints, suiteSpots } from './court';
import { fit } from './fit';
import { foreseen } from './foresee';
import { decoded, picks, targets } from './moves';
import { plan } from './plan';
import { faces, fixture, props, speaking } from './testing';
import { bar, brief, complete, label, remark, scores, sum } from './told';
import type { PateeView, Tried } from '../../lib/wire';

const swap = fixture('patee_imperiale-swap');
const strike = fixture('patee_imperiale-discredit');
const teams = fixture('patee_imperiale-teams');
const over = fixture('patee_imperiale-over');
const words = speaking('en');
const code = (text: string) => swap.state.turn!.moves.find((choice) => choice.notation.startsWith(text))!.code;

describe('moves', () => {
  it('are what their codes say', () => {
    for (const from of [swap, strike, teams]) {
      const all = [...from.state.turn!.moves, ...Object.values(from.tried).flatMap((tried) => tried.moves)];
      for (const choice of all) expect(decoded(choice.code, faces(from))).toEqual(choice.move);
    }
  });

  it('light cards and seats', () => {
    const can = targets(props(swap).moves);
    expect(can.cards.size).toBe(8);
    expect(targets([{ code: 257, move: { move: 'name', seat: 1 }, notation: '', text: '' }]).seats.get(1)).toBe(257);
    expect(picks([257, 3], faces(swap)).seats.get(1)?.verb).toBe('name');
  });
});

describe('the court', () => {
  it('lights what can be taken and quiets the rest', () => {
    const board = props(swap);
    const made = court(board);
    expect([made.near, ...made.others]).toEqual([0, 1, 2, 3]);
    const dario = suiteSpots(3, made, board);
    expect(dario.every((spot) => spot.code !== null)).toBe(true);
    expect(suiteSpots(1, made, board)[0]?.quiet).toBe(true);
    expect(handSpots(made, board).every((spot) => spot.quiet)).toBe(true);
  });

  it('shows a swap as ghosts, both ways', () => {
    const first = code('swap for rosa');
    const second = swap.tried[String(first)]!.moves[0]!.code;
    const board = props(swap, [first, second]);
    const made = court(board);
    const own = suiteSpots(0, made, board);
    expect(own.find((spot) => spot.card.key === 'rosa-von-flamin')?.ghost).toBe(true);
    expect(own.filter((spot) => spot.leaving)).toHaveLength(1);
    expect(own.map((spot) => spot.card.value)).toEqual(own.map((spot) => spot.card.value).toSorted((a, b) => a - b));
    expect(suiteSpots(3, made, board).filter((spot) => spot.ghost)).toHaveLength(1);
    expect(sum(board)).toMatch(/You 10 → \d+, Dario 15 → \d+\./);
    expect(discardSpots(made, board).some((spot) => spot.ghost)).toBe(false);
  });

  it('shows where a card goes that the server does not follow', () => {
    const [play] = teams.state.turn!.moves;
    const board = props(teams, [play!.code]);
    expect(board.gesture.tried?.stops).toBe('reveals');
    const view = foreseen(board);
    expect(view.seats[0]!.suite).toContain(play!.move['card']);
    expect(view.seats[0]!.hand).not.toContain(play!.move['card']);
    expect(sum(board)).toMatch(/^You 14 → 16\. Discredit/);
    const [hit] = strike.state.turn!.moves;
    expect(foreseen(props(strike, [hit!.code])).discard.at(-1)).toBe(hit!.move['card']);
  });

  it('knows partners and their sums', () => {
    const view = teams.state.view as unknown as PateeView;
    expect([partners(view, 0, 2), partners(view, 0, 1), partners(view, 0, 0)]).toEqual([true, false, false]);
    expect(sidePoints(view, 0)).toBe(view.seats[0]!.points + view.seats[2]!.points);
    expect(brief(view, 2, words).badge).toBe('partner');
  });

  it('tells the rounds', () => {
    const view = over.state.view as unknown as PateeView;
    expect(betweenRounds(view, 0)).toBe(false);
    expect(roundWinner(view, view.round - 1)).toBe(view.medal);
    const rows = scores(view, words);
    expect(rows.at(-1)?.total).toBe(true);
    expect(rows.at(-1)?.values).toEqual(view.seats.map((seat) => seat.total));
    expect(bar(view, over.state.table, words)[0]).toBe('Round 3/3');
    expect(remark([], view)).toBe('patee_imperiale-board-ludwig-match-ended-1');
  });
});

describe('the dock', () => {
  it('says what a choice is worth', () => {
    const board = props(teams);
    for (const choice of board.moves) expect(label(choice, board)).toMatch(/^Play .+ \([+−]?\d\)$/);
    expect(label({ code: 257, move: { move: 'name', seat: 1 }, notation: '', text: '' }, board)).toBe('Name Bruno');
  });

  it('lets a gesture go when its action is done', () => {
    const tried = (moves: unknown[], stops: string | null, step: string) => ({ moves, stops, view: { step } }) as unknown as Tried;
    expect(complete(tried([1], null, 'swap'))).toBe(false);
    expect(complete(tried([], null, 'play'))).toBe(true);
    expect(complete(tried([1], null, 'play'))).toBe(true);
    expect(complete(tried([], 'luck', 'name'))).toBe(true);
  });

  it('has a remark of the Emperor for everything, in every language', () => {
    const view = swap.state.view as unknown as PateeView;
    for (const lang of ['en', 'fr', 'it']) {
      const speak = speaking(lang);
      for (const event of ['round_ended', 'charmed', 'discredited', 'card_played', 'begins', 'recalled', 'nothing', 'more_allowed', 'hands_swapped', 'given', 'swapped', 'card_taken', 'action_failed', 'chain_ended', 'hand_discredited']) {
        for (const discard of [[], ['a'], ['a', 'b']]) {
          const key = remark([{ event }], { ...view, discard });
          expect(speak(key), key).not.toBe(key);
        }
      }
    }
  });
});

describe('room', () => {
  it('is found for any suite', () => {
    for (let count = 1; count < 16; count++) {
      for (const [width, height] of [[250, 120], [500, 160], [900, 300]] as const) {
        const size = fit(count, { width, height, ratio: 1.3, gap: 14, most: 148, least: 56 });
        const row = Math.ceil(count / size.rows);
        expect((row - 1) * size.step + size.width).toBeLessThanOrEqual(width + 1);
      }
    }
  });

  it('is shared out on every screen', () => {
    for (const [width, height] of [[360, 327], [360, 392], [390, 496], [820, 820], [1120, 678], [1046, 406], [960, 498], [2160, 1218]] as const) {
      for (const suites of [[2], [3, 8], [1, 4, 10], [0, 0, 0]]) {
        for (const opened of [false, true]) {
          const at = plan(width, height, suites, opened, height < 480);
          expect(at.suite.width).toBeGreaterThan(190);
          expect(at.suite.height).toBeGreaterThan(60);
          expect(at.mats).toHaveLength(suites.length);
          if (!at.rows) expect(at.mats.reduce((sum, mat) => sum + mat.width, 0)).toBeLessThanOrEqual(width);
        }
      }
    }
  });
});
