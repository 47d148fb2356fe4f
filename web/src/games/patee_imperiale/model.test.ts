import { describe, expect, it } from 'vitest';
import type { PateeFacts, PateeView } from '$net/wire';
import { bar, brief, remark, scores, sum } from './labels';
import { courtModel, discardCards, previewView, handCards, suiteCards } from './model';
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

  it('lays a card where its facts say if the server cannot preview it', () => {
    const [play] = teams.state.turn!.moves;
    const board = boardProps(teams, [play!.code]);
    const { hand, points } = board.committed.seats[0]!;
    expect(previewView(board)).toBe(board.view);
    const tried = { ...board.gesture.tried!, stops: 'luck' as const };
    const stopped = { ...board, view: board.committed, gesture: { ...board.gesture, tried } };
    const own = previewView(stopped).seats[0]!;
    expect(own.suite).toContain(play!.move['card']);
    expect(own.hand).toEqual(hand.filter((card) => card !== play!.move['card']));
    expect(own.points).toBe((play!.facts as PateeFacts).points[0]);
    expect(sum(stopped)).toMatch(`You ${points} → ${own.points}. Discredit`);
    const [hit] = strike.state.turn!.moves;
    expect(previewView(boardProps(strike, [hit!.code])).discard.at(-1)).toBe(hit!.move['card']);
  });

  it('shows the points of partners together', () => {
    const view = teams.state.view as unknown as PateeView;
    expect(brief(view, 2, words).badge).toBe('partner');
    expect(brief(view, 1, words).badge).toBeUndefined();
    const row = scores(view, words).find((each) => each.label === words('patee_imperiale-board-team-round'));
    expect(row?.values).toEqual(view.seats.map((seat) => seat.side_points));
  });

  it('lists the rounds', () => {
    const view = over.state.view as unknown as PateeView;
    const rows = scores(view, words);
    expect(rows.at(-1)?.total).toBe(true);
    expect(rows.at(-1)?.values).toEqual(view.seats.map((seat) => seat.total));
    expect(bar(view, over.state.table, words)[0]).toBe('Round 3/3');
    expect(remark([], view)).toBe('patee_imperiale-board-ludwig-match-ended-1');
  });
});
