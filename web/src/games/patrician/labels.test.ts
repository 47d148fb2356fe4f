import { expect, test } from 'vitest';
import { game } from './index';
import { CARDS, choice, city, boardProps, table, withCities } from './sample';

const view = table();

test('the button of a site shows the points it scores', () => {
  const near = withCities(table({ step: 'build', card: 'verona-4' }), city('Verona', [[0, 2, 2], [0]]));
  expect(game.label(choice({ move: 'build', sites: ['left'] }), boardProps(near))).toBe(
    'patrician-board-build-left +7',
  );
  expect(game.label(choice({ move: 'build', sites: ['left'] }), boardProps(view))).toBe('patrician-board-build-left');
});

test('scores show only the points that the viewer knows', () => {
  const rows = game.scores(view, (key) => key);
  expect(rows.map((row) => row.label)).toEqual([
    'patrician-category-tokens',
    'patrician-category-portraits',
    'patrician-board-total-so-far',
  ]);
  expect(rows[1]?.values).toEqual([6, null, null]);
});

test('the large card says if its face is invented', () => {
  const words = (key: string) => key;
  expect(game.face(CARDS.get('roma-4')!, words)).toContain('patrician-board-invented');
  expect(game.face(CARDS.get('roma-1')!, words)).not.toContain('patrician-board-invented');
});
