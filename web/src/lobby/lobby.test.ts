import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { DEFAULT_SETTINGS } from '$net/newTable';
import type { GameInfo, LevelInfo } from '$net/wire';
import type { Words } from '$play/contract';
import { describeTable } from '$shell/setupSentence';
import { offeredSeat, waitingSeats } from '$play/waitingSeats';
import { expect, test } from 'vitest';
import { table } from '../../tests/server';
import { kindOf, seatChoices } from './choices';
import { botFace } from './faces';
import { placeOf, places } from './places';
import { terms } from './terms';

const LOCALES = join(import.meta.dirname, '../../../src/ludoteca/locales');
function wordsOf(lang: string): Words {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const part of ['page', 'lobby'])
    bundle.addResource(new FluentResource(readFileSync(join(LOCALES, lang, `${part}.ftl`), 'utf-8')));
  return (key, facts) => bundle.formatPattern(bundle.getMessage(key)!.value!, facts ?? null, []);
}
const en = wordsOf('en');
const LEVELS: LevelInfo[] = ['Easy', 'Medium', 'Hard', 'Master'].map((label) => ({
  spec: label.toLowerCase(),
  label,
  help: '',
}));
const GAME = {
  key: 'snails',
  title: 'Snails',
  seats: [2, 3, 4],
  minutes: 45,
  options: [
    { name: 'draft', kind: 'flag', default: false, choices: [], choice_labels: [], label: 'Choose the hand' },
    { name: 'rounds', kind: 'number', default: 3, choices: [], choice_labels: [], label: 'Rounds' },
  ],
} as unknown as GameInfo;

test('seats around the table keep their order, whoever is in front', () => {
  for (const count of [2, 3, 4, 5, 6, 8]) {
    for (const phone of [false, true])
      expect(new Set(places(count, phone).map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
    for (let front = 0; front < count; front++) {
      expect(placeOf(front, front, count)).toBe(0);
      expect(placeOf((front + 1) % count, front, count)).toBe(1);
    }
  }
});

test('plates on a phone do not overlap', () => {
  const [width, height, plate, high] = [366, 352, 112, 100];
  for (const count of [2, 3, 4, 5]) {
    const all = places(count, true);
    for (const one of all)
      for (const other of all) {
        if (one === other) continue;
        const apart = Math.abs(one.x - other.x) * width >= plate || Math.abs(one.y - other.y) * height >= high;
        expect(apart, `${count}: ${JSON.stringify([one, other])}`).toBe(true);
      }
  }
});

test('a new table is described in one sentence, in every language', () => {
  const seats = [
    { kind: 'me' as const, name: 'Ada' },
    { kind: 'open' as const },
    { kind: 'bot' as const, name: 'Chiara', level: 'medium' },
  ];
  expect(describeTable(GAME, seats, LEVELS, en, 'en')).toBe(
    'Snails for you, a friend, and Chiara (medium bot). About 45 minutes.',
  );
  expect(describeTable(GAME, seats, LEVELS, wordsOf('fr'), 'fr')).toBe(
    'Snails pour vous, un ami et Chiara (robot medium). Environ 45 minutes.',
  );
  expect(describeTable({ ...GAME, minutes: 0 }, seats.slice(0, 2), LEVELS, wordsOf('it'), 'it')).toBe(
    'Snails per te e un amico.',
  );
});

test('terms name the clock, what may be undone, hints, bots and rules that are not as printed', () => {
  const [ada, bruno] = table().seats;
  const played = table({
    manners: { ...DEFAULT_SETTINGS, clock: { kind: 'days', seconds: 0, increment: 0, days: 3 }, hints: false },
    options: { draft: true, rounds: 3 },
    seats: [ada!, { ...bruno!, kind: 'bot', level: 'hard' }],
    own_cards: true,
  });
  const texts = terms(played, GAME, en, { levels: LEVELS, bots: true }).map((term) => term.text);
  expect(texts).toEqual([
    '3 days a move',
    'undo if all agree',
    'no hints',
    'Bruno: hard bot',
    'Choose the hand',
    'with the host’s own cards',
  ]);
});

test('a seat can be left empty only if enough others stay', () => {
  const values = (removable: boolean) =>
    seatChoices(LEVELS, 'Bruno', { another: false, removable, lang: 'en' }).map((choice) => choice.value);
  expect(values(true)).toEqual(['open', 'me', 'bot:easy', 'bot:medium', 'bot:hard', 'bot:master', 'nobody']);
  expect(values(false)).not.toContain('nobody');
  expect(kindOf(undefined)).toBe('nobody');
  expect(kindOf({ kind: 'bot', level: 'hard' })).toBe('bot:hard');
});

test('bots have faces of their own, also those with other names', () => {
  expect(botFace('Bruno', 1, 50)).not.toBe(botFace('Chiara', 1, 50));
  expect(botFace('Nobody Known', 3, 50)).toContain('<svg');
});

test('a guest is offered the seat of the link, then a free one that is kept for nobody', () => {
  const [ada, bruno] = table().seats;
  const open = { ...bruno!, kind: 'open' as const, name: '' };
  const waiting = table({
    seats: [ada!, { ...open, kept_for: 'Bruno' }, { ...open, seat: 2, colour: 2 }],
    status: 'waiting',
  });
  expect(offeredSeat(waiting, [])).toBe(2);
  expect(offeredSeat(waiting, [1])).toBe(1);
  const eyes = { mine: [], offered: 2, reserved: false, levels: LEVELS, lang: 'en' };
  const [host, kept, free] = waitingSeats(waiting, eyes, en);
  expect(host).toMatchObject({ title: 'Ada', note: 'has set the table', here: true, lit: false });
  expect(kept).toMatchObject({ title: 'Bruno', note: 'seat kept', empty: true, lit: false });
  expect(free).toMatchObject({ title: 'Your seat', note: 'free', lit: true });
});
