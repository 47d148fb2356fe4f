import { clockText, sinceText } from '$play/clock.svelte';
import { retryDelay } from '$net/connection';
import { Session } from '$play/session.svelte';
import { rememberRequest, lastRequest, defaultRequest } from '$net/newTable';
import type { GameInfo } from '$net/wire';
import { i18n } from '$shell/words.svelte';
import Dock from '$play/Dock.svelte';
import Log from '$play/Log.svelte';
import Scores from '$play/Scores.svelte';
import SetupSeats from '$shell/SetupSeats.svelte';
import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { choice, FakeServer, snapshot, table, tried } from './server';

const GAME: GameInfo = {
  key: 'patrician',
  title: 'Patrician',
  designer: '',
  year: 2007,
  stage: 'beta',
  seats: [2, 3, 4, 5],
  summary: '',
  notice: '',
  options: [],
  categories: {},
  minutes: 50,
};

beforeEach(async () => {
  localStorage.clear();
  await i18n.use('en');
  await i18n.add('lobby');
});

describe('the dock', () => {
  function open() {
    const server = new FakeServer();
    const session = new Session({ table: 'abcdefghijkl', token: null, lang: 'en' }, server.openSocket);
    session.start();
    server.open();
    server.send(snapshot());
    render(Dock, {
      session,
      game: null,
      board: null,
      layout: 'wide',
      inWords: false,
      handOver: () => undefined,
    });
    return { server, session };
  }

  test('has a button for every legal move', () => {
    open();
    expect(screen.getByRole('button', { name: 'Play 1' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Play 2' })).toBeTruthy();
  });

  test('plays a game without a board, and by keyboard alone', async () => {
    const { server } = open();
    const user = userEvent.setup();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(server.last('try').steps).toEqual([1]);
    server.send(tried(server.last('try').id, [1], { said: ['Ada plays 1.'] }));
    const commit = await screen.findByRole('button', { name: 'Do it' });
    expect(screen.getByText('Ada plays 1.')).toBeTruthy();
    await expect.poll(() => document.activeElement).toBe(commit);
    await user.keyboard('{Enter}');
    expect(server.last('move').steps).toEqual([1]);
  });

  test('shows further steps and puts them back', async () => {
    const { server, session } = open();
    session.gesture.choose(1);
    server.send(tried(server.last('try').id, [1], { prompt: 'Where?', moves: [choice(7)] }));
    expect(await screen.findByRole('heading', { name: 'Where?' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Put back' }));
    expect(session.gesture.steps).toEqual([]);
  });
});

describe('the log', () => {
  test('has one line for each action, the latest at the bottom', () => {
    render(Log, {
      table: table(),
      me: 0,
      lines: [
        { step: 1, seat: 0, said: ['You play.'] },
        { step: 2, seat: 0, said: ['You build.'] },
        { step: 2, seat: 1, said: ['Bruno plays.'] },
      ],
    });
    const lines = screen.getAllByRole('listitem').map((line) => line.textContent?.replace(/\s+/g, ' ').trim());
    expect(lines).toEqual(['A You play.', 'A You build.', 'B Bruno plays.']);
    expect([...document.querySelectorAll('b')].map((name) => name.textContent)).toEqual(['You', 'You', 'Bruno']);
  });
});

describe('scores', () => {
  test('show unknown values as a question mark, and a typographic minus', () => {
    render(Scores, { table: table(), rows: [{ label: 'Penalty', values: [-3, null] }] });
    expect(screen.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(expect.arrayContaining(['−3', '?']));
  });
});

describe('set-up', () => {
  test('a place is filled and emptied by its menu, until too few would be left', async () => {
    const request = defaultRequest(GAME, 'Ada', 'bot');
    render(SetupSeats, { game: GAME, levels: [], seats: request.seats });
    const choose = async (place: RegExp, who: string) => {
      await userEvent.click(screen.getByRole('button', { name: place }));
      await userEvent.click(screen.getByRole('menuitemradio', { name: who }));
    };
    await choose(/^Seat 5: Nobody/, 'A friend, by link');
    expect(screen.getByRole('button', { name: 'Seat 5: A friend' })).toBeTruthy();
    await choose(/^Seat 5/, 'Nobody');
    await choose(/^Seat 2/, 'Nobody');
    await userEvent.click(screen.getByRole('button', { name: /^Seat 3/ }));
    expect(screen.queryByRole('menuitemradio', { name: 'Nobody' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(screen.getByRole('button', { name: 'Seat 2: Nobody' })).toBeTruthy();
  });

  test('the last choices come back, without options that the game no longer has', () => {
    rememberRequest('patrician', { ...defaultRequest(GAME, 'Ada', 'bot'), options: { gone: true } });
    expect(lastRequest(GAME, 'Ada', 'bot').options).toEqual({});
  });
});

describe('time', () => {
  test('is written as on a clock', async () => {
    expect(clockText(492_000)).toBe('8:12');
    expect(clockText(3_849_000)).toBe('1:04:09');
    expect(clockText(3 * 86_400_000)).toBe('3\u00a0d');
    // Right after a move on a clock of three days; the last two are counted in hours.
    expect(clockText(3 * 86_400_000 - 5_000)).toBe('3\u00a0d');
    expect(clockText(2 * 86_400_000 - 5_000)).toBe('47:59:55');
    expect(clockText(-5)).toBe('0:00');
    expect([20_000, 125_000, 7_300_000, 3 * 86_400_000].map(sinceText)).toEqual([
      '20\u00a0s',
      '2\u00a0min',
      '2\u00a0h',
      '3\u00a0d',
    ]);
    await i18n.use('fr');
    expect(clockText(3 * 86_400_000)).toBe('3\u00a0j');
  });

  test('retries come later and later, within bounds', () => {
    expect(retryDelay(0, 1)).toBe(500);
    expect(retryDelay(3, 0)).toBe(2000);
    expect(retryDelay(20, 1)).toBe(20_000);
  });
});
