import { render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import Panel from './Panel.svelte';
import { fixture, boardProps } from './sample';

const swap = fixture('patee_imperiale-swap');
const swapView = swap.state.view as { seats: unknown[] };
const strike = fixture('patee_imperiale-discredit');

const card = (where: ParentNode, key: string) => where.querySelector<HTMLElement>(`button[data-card="${key}"]`)!;
const cards = (where: ParentNode) =>
  [...where.querySelectorAll<HTMLElement>('button[data-card]')].map((button) => button.dataset['card']);
const tap = (what: HTMLElement) => {
  what.click();
  flushSync();
};
const region = (where: ParentNode, label: string) =>
  where.querySelectorAll<HTMLElement>(`section[aria-label^="${label}"]`);

beforeAll(() => {
  for (const [name, size] of [
    ['clientWidth', 1120],
    ['clientHeight', 680],
  ] as const) {
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => size });
  }
});

describe('the board', () => {
  it('lights exactly the legal cards, and a tap chooses one', () => {
    const choose = vi.fn();
    const { container } = render(Board, boardProps(swap, [], choose));
    const moves = swap.state.turn!.moves;
    const lit = [...container.querySelectorAll<HTMLElement>('button.lit')];
    expect(
      cards(container)
        .filter((key) => lit.includes(card(container, key!)))
        .toSorted(),
    ).toEqual(moves.map((choice) => choice.move['card'] as string).toSorted());
    for (const choice of moves) {
      const button = card(container, choice.move['card'] as string);
      tap(button);
      expect(choose).toHaveBeenLastCalledWith(choice.code);
      expect(button.textContent.trim()).toMatch(/^Take /);
    }
  });

  it('explains a card that cannot be chosen', () => {
    const explain = vi.fn();
    const { container } = render(
      Board,
      boardProps(swap, [], () => {}, explain),
    );
    tap(card(container, 'zelon-schafresser'));
    expect(explain).toHaveBeenCalledWith('zelon-schafresser');
  });

  it('describes every seat in a sentence', () => {
    const { container } = render(Board, boardProps(swap));
    expect(region(container, 'Chiara: 16 points this round, 2 cards in hand')).toHaveLength(1);
    expect(region(container, 'Your suite')).toHaveLength(1);
  });

  it('names a player on the mat', () => {
    const choose = vi.fn();
    const board = {
      ...boardProps(swap, [], choose),
      moves: [{ code: 257, move: { move: 'name' as const, seat: 1 }, notation: '', text: '', facts: null, notes: [] }],
    };
    const { container } = render(Board, board);
    tap(container.querySelector('.mat > button')!);
    expect(choose).toHaveBeenCalledWith(257);
  });

  it('lays out the cards that only the viewer is shown', () => {
    const { container } = render(Board, boardProps(strike));
    const [shown] = region(container, 'Bruno shows you, and nobody else');
    expect(cards(shown!)).toEqual((strike.state.view as { shown: string[] }).shown);
  });

  it('opens the discard in order', () => {
    const { container, getByTitle } = render(Board, boardProps(swap));
    tap(getByTitle('All in order (2)'));
    expect(cards(region(container, 'Discredited')[0]!)).toEqual((swap.state.view as { discard: string[] }).discard);
  });

  it('shows spectators a table without a hand', () => {
    const board = { ...boardProps(swap), me: -1, moves: [], starts: [] };
    expect(region(render(Board, board).container, 'Suite of Ada')).toHaveLength(1);
    expect(cards(render(Hand, board).container)).toEqual([]);
  });
});

describe('the end of a round', () => {
  const end = {
    ...boardProps(swap),
    moves: [],
    starts: [],
    round: { headline: '', text: '', winners: [2], scores: [0, 0, 16] },
  };
  const sums = (where: ParentNode) => [...where.querySelectorAll('.count')].map((sum) => sum.textContent);

  it('counts all suites at once, card by card', () => {
    const { container, rerender } = render(Board, { ...end, counted: 0 });
    expect(sums(container)).toEqual([]);
    void rerender({ ...end, counted: 1 });
    flushSync();
    expect(sums(container)).toHaveLength(swapView.seats.length);
    expect(container.querySelector('.hanging')).toBeNull();
  });

  it('hangs the medal on the mat of the winner and makes the others quiet', () => {
    const { container } = render(Board, { ...end, counted: 99 });
    const [chiara] = region(container, 'Chiara');
    expect(chiara!.querySelector('.hanging')).toBeTruthy();
    expect(chiara!.querySelector('.sum.quiet')).toBeNull();
    expect(container.querySelectorAll('.sum.quiet')).toHaveLength(swapView.seats.length - 1);
  });
});

describe('the hand', () => {
  it('says why a card cannot be played', () => {
    const early = fixture('patee_imperiale');
    const held = (early.state.view as { seats: { hand: string[] }[] }).seats[early.state.seat]!.hand[0]!;
    const board = { ...boardProps(early), moves: [], starts: [], reasons: new Map([[`card:${held}`, 'only later']]) };
    const { container } = render(Hand, board);
    expect(card(container, held).querySelector('.why')!.textContent).toBe('only later');
  });

  it('marks a card of the gesture and sends it at the second tap', () => {
    const choose = vi.fn();
    const early = fixture('patee_imperiale');
    const play = early.state.turn!.moves.find((choice) => choice.move['move'] === 'play')!;
    const { container } = render(Hand, boardProps(early, [play.code], choose));
    tap(container.querySelector('[aria-pressed="true"]')!);
    expect(choose).toHaveBeenCalledWith(play.code);
  });
});

describe('the roles', () => {
  it('are listed with all 32 courtiers', () => {
    const { container, getByText } = render(Panel, boardProps(swap));
    expect(cards(container)).toHaveLength(32);
    expect(getByText('Flatterer')).toBeTruthy();
  });
});
