import { render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import Panel from './Panel.svelte';
import { fixture, boardProps } from './sample';

const swap = fixture('patee_imperiale-swap');
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
      moves: [{ code: 257, move: { move: 'name' as const, seat: 1 }, notation: '', text: '', facts: null }],
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
    const { container, getByText } = render(Board, boardProps(swap));
    tap(getByText('All in order (2)'));
    expect(cards(region(container, 'Discredited')[0]!)).toEqual((swap.state.view as { discard: string[] }).discard);
  });

  it('shows spectators a table without a hand', () => {
    const board = { ...boardProps(swap), me: -1, moves: [], starts: [] };
    expect(region(render(Board, board).container, 'Suite of Ada')).toHaveLength(1);
    expect(cards(render(Hand, board).container)).toEqual([]);
  });
});

describe('the hand', () => {
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
