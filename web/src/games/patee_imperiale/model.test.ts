import { describe, expect, it } from 'vitest';
import type { PateeView } from '$net/wire';
import { bar, brief, remark, scores, sum } from './labels';
import {
  betweenRounds,
  courtModel,
  discardCards,
  previewView,
  handCards,
  arePartners,
  roundWinner,
  sidePoints,
  suiteCards,
} from './model';
import { fixture, boardProps, wordsIn } from './sample';

const swap = fixture('patee_imperiale-swap');
const strike = fixture('patee_imperiale-discredit');
const teams = fixture('patee_imperiale-teams');
const over = fixture('patee_imperiale-over');
const words = wordsIn('en');
const code = (text: string) => swap.state.turn!.moves.find((choice) => choice.notation.startsWith(text))!.code;

describe('the court', () => {
  it('lights the cards that can be taken and dims the others', () => {
    const board = boardProps(swap);
    const court = courtModel(board);
    expect([court.near, ...court.others]).toEqual([0, 1, 2, 3]);
    const dario = suiteCards(3, court, board);
    expect(dario.every((placed) => placed.code !== null)).toBe(true);
    expect(suiteCards(1, court, board)[0]?.quiet).toBe(true);
    expect(handCards(court, board).every((placed) => placed.quiet)).toBe(true);
  });

  it('shows a swap as ghosts, both ways', () => {
    const first = code('swap for rosa');
    const second = swap.tried[String(first)]!.moves[0]!.code;
    const board = boardProps(swap, [first, second]);
    const court = courtModel(board);
    const own = suiteCards(0, court, board);
    expect(own.find((placed) => placed.card.key === 'rosa-von-flamin')?.ghost).toBe(true);
    expect(own.filter((placed) => placed.leaving)).toHaveLength(1);
    expect(own.map((placed) => placed.card.value)).toEqual(
      own.map((placed) => placed.card.value).toSorted((a, b) => a - b),
    );
    expect(suiteCards(3, court, board).filter((placed) => placed.ghost)).toHaveLength(1);
    expect(sum(board)).toMatch(/You 10 → \d+, Dario 15 → \d+\./);
    expect(discardCards(court, board).some((placed) => placed.ghost)).toBe(false);
  });

  it('previews a card that the server cannot preview', () => {
    const [play] = teams.state.turn!.moves;
    const board = boardProps(teams, [play!.code]);
    expect(board.gesture.tried?.stops).toBe('reveals');
    const view = previewView(board);
    expect(view.seats[0]!.suite).toContain(play!.move['card']);
    expect(view.seats[0]!.hand).not.toContain(play!.move['card']);
    expect(sum(board)).toMatch(/^You 14 → 16\. Discredit/);
    const [hit] = strike.state.turn!.moves;
    expect(previewView(boardProps(strike, [hit!.code])).discard.at(-1)).toBe(hit!.move['card']);
  });

  it('adds up the points of partners', () => {
    const view = teams.state.view as unknown as PateeView;
    expect([arePartners(view, 0, 2), arePartners(view, 0, 1), arePartners(view, 0, 0)]).toEqual([true, false, false]);
    expect(sidePoints(view, 0)).toBe(view.seats[0]!.points + view.seats[2]!.points);
    expect(brief(view, 2, words).badge).toBe('partner');
  });

  it('lists the rounds', () => {
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
