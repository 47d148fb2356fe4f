import { expect, test } from 'vitest';
import type { Tried } from '$net/wire';
import { game } from './index';
import { CARDS, boardProps, build, choice, seat, table } from './sample';

const view = table();

test('the button of a site shows the points it scores', () => {
  expect(game.label(build('Verona', ['left'], { points: 7 }), boardProps(view))).toBe('patrician-board-build-left +7');
  expect(game.label(build('Verona', ['left']), boardProps(view))).toBe('patrician-board-build-left');
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
  expect(line(['roma-1'])).toBe('patrician-board-then-take patrician-card Roma patrician-face-crest');
  expect(line(['roma-1', 'lucca-2'])).toBe('patrician-board-then-any');
  expect(line([])).toBe('');
});

test('the bar counts the rounds as the server does', () => {
  const { table: info, words } = boardProps(view);
  expect(game.bar(view, info, words)).toEqual(['patrician-board-round 3 16']);
});

test('the rail shows the points that everybody can see', () => {
  expect(game.brief(view, 0, (key) => key).score).toBe(0);
  expect(game.brief({ ...view, seats: [seat({ public_score: 9 })] }, 0, (key) => key).score).toBe(9);
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

test('the large card says if its face is invented', () => {
  const words = (key: string) => key;
  expect(game.face(CARDS.get('roma-4')!, words)).toContain('patrician-board-invented');
  expect(game.face(CARDS.get('roma-1')!, words)).not.toContain('patrician-board-invented');
});
