import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import Hand from './Hand.svelte';
import { choice, boardProps, table } from './sample';

const view = table();
const plays = ['roma-1', 'verona-4', 'lucca-2'].map((card) => choice({ move: 'play', card }));

test('a tap on a playable card chooses it', async () => {
  const choose = vi.fn();
  const board = boardProps(view, plays);
  render(Hand, { ...board, gesture: { ...board.gesture, choose } });
  await userEvent.click(screen.getByRole('button', { name: /patrician-card-star Verona/ }));
  expect(choose).toHaveBeenCalledWith(plays[1]!.code);
});

test('out of turn, a tap on a card explains it', async () => {
  const explain = vi.fn();
  render(Hand, boardProps(view, [], { explain }));
  await userEvent.click(screen.getByRole('button', { name: /patrician-card Roma/ }));
  expect(explain).toHaveBeenCalledWith('roma-1');
});

test('spectators see no hand but the last cards', async () => {
  render(Hand, boardProps(view, [], { me: -1 }));
  expect(screen.queryByTestId('own-pile')).toBeNull();
  expect(await screen.findByRole('list', { name: 'patrician-board-last-cards' })).toBeTruthy();
});
