import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import type { Tried } from '$lib/wire';
import { expect, test, vi } from 'vitest';
import Extra from './Extra.svelte';
import Hand from './Hand.svelte';
import { game } from './index';
import { CARDS, choice, city, props, table, withCities } from './sample';

const view = table();
const plays = ['roma-1', 'verona-4', 'lucca-2'].map((card) => choice({ move: 'play', card }));

test('a lit card of the hand is chosen by a tap', async () => {
  const choose = vi.fn();
  const given = props(view, plays);
  render(Hand, { ...given, gesture: { ...given.gesture, choose } });
  await userEvent.click(screen.getByRole('button', { name: /patrician-card-star Verona/ }));
  expect(choose).toHaveBeenCalledWith(plays[1]!.code);
});

test('out of turn a tap on a card explains it', async () => {
  const explain = vi.fn();
  render(Hand, props(view, [], { explain }));
  await userEvent.click(screen.getByRole('button', { name: /patrician-card Roma/ }));
  expect(explain).toHaveBeenCalledWith('roma-1');
});

test('those who watch see no hand', () => {
  render(Hand, props(view, [], { me: -1 }));
  expect(screen.queryByTestId('own-pile')).toBeNull();
  expect(screen.getByRole('list', { name: 'patrician-board-last-cards' })).toBeTruthy();
});

test('portraits of others stay unknown in the panel', () => {
  render(Extra, props(view));
  expect(screen.getAllByText('?')).toHaveLength(8);
});

test('a card alone is not yet a gesture; with its floors it is', () => {
  const tried = (step: string | null, stops: Tried['stops'] = null) => ({ view: { step }, stops }) as unknown as Tried;
  expect(game.complete(tried('build'), [1])).toBe(false);
  expect(game.complete(tried('take'), [1, 2])).toBe(true);
  expect(game.complete(tried('build', 'luck'), [1, 2])).toBe(true);
});

test('buttons say what a site is worth', () => {
  const near = withCities(table({ step: 'build', card: 'verona-4' }), city('Verona', [[0, 2, 2], [0]]));
  expect(game.label(choice({ move: 'build', sites: ['left'] }), props(near))).toBe('patrician-board-build-left +7');
  expect(game.label(choice({ move: 'build', sites: ['left'] }), props(view))).toBe('patrician-board-build-left');
});

test('scores say what is known of everybody', () => {
  const rows = game.scores(view, (key) => key);
  expect(rows.map((row) => row.label)).toEqual(['patrician-category-tokens', 'patrician-category-portraits', 'patrician-board-total-so-far']);
  expect(rows[1]?.values).toEqual([6, null, null]);
});

test('the large card says when its face is invented', () => {
  const words = (key: string) => key;
  expect(game.face(CARDS.get('roma-4')!, words)).toContain('patrician-board-invented');
  expect(game.face(CARDS.get('roma-1')!, words)).not.toContain('patrician-board-invented');
});
