import { clockText } from '$play/clock.svelte';
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
};

beforeEach(async () => {
  localStorage.clear();
  await i18n.use('en');
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
      handOver: () => undefined,
      showResult: () => undefined,
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
  test('groups the lines of a seat, the latest first', () => {
    render(Log, {
      table: table(),
      lines: [
        { step: 1, seat: 0, said: ['Ada plays.'] },
        { step: 2, seat: 0, said: ['Ada builds.'] },
        { step: 3, seat: 1, said: ['Bruno plays.'] },
      ],
    });
    const [first, second] = screen.getAllByRole('listitem');
    expect(first?.textContent).toContain('Bruno plays.');
    expect(second?.textContent?.replace(/\s+/g, ' ')).toContain('Ada plays. Ada builds.');
  });
});

describe('scores', () => {
  test('show unknown values as a question mark, and a typographic minus', () => {
    render(Scores, { table: table(), rows: [{ label: 'Penalty', values: [-3, null] }] });
    expect(screen.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(expect.arrayContaining(['−3', '?']));
  });
});

describe('set-up', () => {
  test('seats may be added until the game is full', async () => {
    const request = defaultRequest(GAME, 'Ada', 'bot');
    render(SetupSeats, { game: GAME, levels: [], seats: request.seats });
    const add = screen.getByRole('button', { name: 'Add a seat' });
    await userEvent.click(add);
    await userEvent.click(add);
    expect((add as HTMLButtonElement).disabled).toBe(true);
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
    expect(clockText(-5)).toBe('0:00');
    await i18n.use('fr');
    expect(clockText(3 * 86_400_000)).toBe('3\u00a0j');
  });

  test('retries come later and later, within bounds', () => {
    expect(retryDelay(0, 1)).toBe(500);
    expect(retryDelay(3, 0)).toBe(2000);
    expect(retryDelay(20, 1)).toBe(20_000);
  });
});
