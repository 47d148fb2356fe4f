import { expect, test } from 'vitest';
import { hasBoard, loadGame } from './games';
import { isSound } from './sound';

const sources = import.meta.glob<string>('../games/*/flights.ts', { query: '?raw', import: 'default', eager: true });

test.each(Object.entries(sources))('every sound in %s is one of the table or of the game', async (path, source) => {
  await loadGame(path.split('/')[2]!);
  const names = [...source.matchAll(/sound: ([^,}\n]*)/g)].flatMap(([, value]) => value!.match(/'\w+'/g) ?? []);
  expect(names.length).toBeGreaterThan(0);
  expect(names.map((name) => name.slice(1, -1)).filter((name) => !isSound(name))).toEqual([]);
});

test('a game without a folder has no board', async () => {
  expect(hasBoard('snails')).toBe(false);
  expect(await loadGame('snails')).toBeNull();
});
