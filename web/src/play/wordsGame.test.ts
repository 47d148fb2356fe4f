import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import type { CardFace, TableWords } from '$net/wire';
import { QUIET, type BoardProps } from './contract';
import { IDLE } from './gesture.svelte';
import WordsBoard from './WordsBoard.svelte';
import WordsHand from './WordsHand.svelte';
import { wordsGame } from './wordsGame';

const words = (key: string) => key;
const card = {
  key: 'mint',
  name: 'Mint',
  effect: '<b>Crawl</b> 2 & rest',
  text: '',
  facts: {},
  invented: [],
  summary: '',
  kind: '',
  example: '',
} as CardFace;
const table: TableWords = {
  said: ['Ada is at 3.', 'Your leaves: Mint.'],
  points: [{ way: 3, bonus: 1 }, { way: 7 }],
  hands: [['mint'], []],
};
const game = wordsGame(() => table, { way: 'Way', bonus: 'Bonus', penalty: 'Penalty' });

const props = (described: TableWords | null) =>
  ({
    described,
    table: { title: 'Snails' },
    me: 0,
    cards: new Map([['mint', card]]),
    words,
    gesture: IDLE,
    ending: null,
    explain: () => undefined,
    ...QUIET,
  }) as unknown as BoardProps;

test('points become scores: a row for each category that somebody has, and the sum', () => {
  expect(game.brief({}, 0, words).score).toBe(4);
  expect(game.scores({}, words)).toEqual([
    { label: 'Way', values: [3, 7] },
    { label: 'Bonus', values: [1, null] },
    { label: 'page-points', values: [4, 7], total: true },
  ]);
  expect(wordsGame(() => null, {}).brief({}, 0, words).score).toBeNull();
});

test('the text of a card cannot become markup', () => {
  expect(game.face(card, words)).toContain('&lt;b&gt;Crawl');
  expect(game.face(card, words)).not.toContain('<b>');
});

test('the board shows the sentences and marks those that are new', async () => {
  const { rerender } = render(WordsBoard, props(table));
  expect(screen.getAllByRole('listitem').map((line) => line.classList.contains('fresh'))).toEqual([false, false]);
  await rerender(props({ ...table, said: ['Ada is at 5.', 'Your leaves: Mint.'] }));
  expect(screen.getAllByRole('listitem').map((line) => line.classList.contains('fresh'))).toEqual([true, false]);
});

test('the hand has a button for each known card', () => {
  render(WordsHand, props(table));
  expect(screen.getByRole('button').textContent).toContain('Mint');
});
