import { expect, test } from 'vitest';
import type { Tried } from '$net/wire';
import { game } from './index';
import { CARDS, boardProps, build, choice, playFacts, table } from './sample';

const view = table();

test('the button of a site shows the points it scores', () => {
  expect(game.label(build('Verona', ['left'], { points: 7 }), boardProps(view))).toBe(
    'patrician-board-build-left Verona +7',
  );
  expect(game.label(build('Verona', ['left']), boardProps(view))).toBe('patrician-board-build-left Verona');
});

test('the button of a face-up card names the card that the server says', () => {
  const take = choice({ move: 'take', city: 'Lucca' }, { move: 'take', city: 'Lucca', card: 'roma-1' });
  expect(game.label(take, boardProps(view))).toBe(
    'patrician-board-take Lucca patrician-card Roma patrician-face-crest',
  );
});

test('before the sites are chosen, the line under the prompt names the card that comes next', () => {
  const tried = { view, stops: null, points: view.seats.map((each) => each.points), said: [] } as unknown as Tried;
  const line = (takes: string[]) => {
    const board = boardProps(view, [build('Verona', ['left'], { takes })]);
    return game.sum?.({ ...board, gesture: { ...board.gesture, tried } });
  };
  const site = 'patrician-board-choose-site';
  expect(line(['roma-1'])).toBe(`${site} patrician-board-then-take patrician-card Roma patrician-face-crest`);
  expect(line(['roma-1', 'lucca-2'])).toBe(`${site} patrician-board-then-any`);
  expect(line([])).toBe(site);
});

test('the bar counts the rounds as the server does', () => {
  const { table: info, words } = boardProps(view);
  expect(game.bar(view, info, words)).toEqual(['patrician-board-round 3 16']);
});

test('once a site is chosen, the heading says what will be done', () => {
  const choice = build('Verona', ['left'], { points: 7 });
  const board = boardProps(view);
  const chosen = { ...board, gesture: { ...board.gesture, steps: [choice.code] } };
  expect(game.label(choice, chosen)).toBe('patrician-board-will-build-left Verona +7');
});

test('a site that is closed says why', () => {
  const board = boardProps(view, [build('Verona', ['right'])], {
    reasons: new Map([['site:Verona:left', 'the last floor goes on the empty site']]),
  });
  expect(game.sum?.(board)).toBe('The last floor goes on the empty site.');
});

test('only sites and passes have buttons in the dock', () => {
  const board = boardProps(view);
  const on = [choice({ move: 'play', card: 'roma-1' }), choice({ move: 'shift', city: 'Siena', site: 'left' })];
  const off = [build('Roma', ['left']), choice({ move: 'stay' }), choice({ move: 'keep' })];
  expect(on.every((each) => game.onBoard?.(each, board))).toBe(true);
  expect(off.some((each) => game.onBoard?.(each, board))).toBe(false);
});

test('the rail shows the points that the viewer knows and says what is hidden', () => {
  const words = boardProps(view).words;
  expect(game.brief(view, 0, words)).toMatchObject({ score: 6, scoreNote: 'patrician-board-score-note 0 6' });
  expect(game.brief(view, 1, words)).toMatchObject({ score: 0, scoreNote: 'patrician-board-score-hidden 0' });
  expect(game.scores(view, words).at(-1)?.values).toEqual(view.seats.map((_, at) => game.brief(view, at, words).score));
});

test('a raised card says what it brings, and its button plays it', () => {
  const play = {
    ...choice({ move: 'play', card: 'roma-1' }, playFacts({ points: 7, portrait_points: 6 })),
    notes: ['Finishes Verona.', 'Completes three.', 'Then you take a card.'],
  };
  expect(game.raise?.('roma-1', boardProps(view, [play]))).toEqual({
    act: { code: play.code, label: 'patrician-board-play-it', detail: '+13' },
    result: 'Finishes Verona. Completes three.',
  });
  expect(game.raise?.('lucca-2', boardProps(view, [play]))).toEqual({});
});

test('every kind of sign has a drawing', () => {
  const { words } = boardProps(view);
  for (const sign of ['card:roma-1', 'city:Verona', 'messenger:1', 'ambassador:A', 'penalty'])
    expect(game.sign?.(sign, CARDS, words), sign).toContain('<svg');
  expect(game.sign?.('card:nothing', CARDS, words)).toBe('');
});

test('the end of the game is counted city by city, then by category; nothing is counted before', () => {
  expect(game.countSteps?.(view)).toBe(0);
  expect(game.countSteps?.({ ...view, over: true })).toBe(view.cities.length + view.categories.length - 1);
});

test('scores show only the points that the viewer knows', () => {
  const rows = game.scores(view, (key) => key);
  expect(rows.map((row) => row.label)).toEqual([
    'patrician-category-tokens',
    'patrician-category-portraits',
    'patrician-board-total-so-far',
  ]);
  expect(rows[1]?.values).toEqual([6, null, null]);
  expect(rows[2]?.values).toEqual([6, 0, 0]);
});
