import { clockText } from '$lib/clock.svelte';
import { backOff } from '$lib/connection';
import { guestSits, keepGuest, keepLinks, kept, tokenFor } from '$lib/seats';
import { Session } from '$lib/session.svelte';
import { keepWish, lastWish, standardWish } from '$lib/wishes';
import type { GameInfo } from '$lib/wire';
import { speech } from '$lib/words.svelte';
import Dock from '$parts/Dock.svelte';
import Log from '$parts/Log.svelte';
import Scores from '$parts/Scores.svelte';
import SetupSeats from '$parts/SetupSeats.svelte';
import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { choice, FakeServer, state, table, tried } from './server';

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
  await speech.use('en');
});

describe('the dock', () => {
  function open() {
    const server = new FakeServer();
    const session = new Session({ table: 'abcdefghijkl', token: null, lang: 'en' }, server.dial);
    session.start();
    server.open();
    server.say(state());
    render(Dock, { session, game: null, board: null, layout: 'wide', handOver: () => undefined, showResult: () => undefined });
    return { server, session };
  }

  test('has a button for every legal move', () => {
    open();
    expect(screen.getByRole('button', { name: 'Play 1' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Play 2' })).toBeTruthy();
  });

  test('plays a game without a board, and by keyboard alone', async () => {
    const { server } = open();
    const person = userEvent.setup();
    await person.tab();
    await person.keyboard('{Enter}');
    expect(server.last('try').steps).toEqual([1]);
    server.say(tried(server.last('try').id, [1], { said: ['Ada plays 1.'] }));
    const commit = await screen.findByRole('button', { name: 'Do it' });
    expect(screen.getByText('Ada plays 1.')).toBeTruthy();
    await expect.poll(() => document.activeElement).toBe(commit);
    await person.keyboard('{Enter}');
    expect(server.last('move').steps).toEqual([1]);
  });

  test('shows further steps and the way back', async () => {
    const { server, session } = open();
    session.gesture.choose(1);
    server.say(tried(server.last('try').id, [1], { prompt: 'Where?', moves: [choice(7)] }));
    expect(await screen.findByRole('heading', { name: 'Where?' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Put back' }));
    expect(session.gesture.steps).toEqual([]);
  });
});

describe('the log', () => {
  test('puts together what a seat did, the latest first', () => {
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
  test('say what is unknown, and write a true minus', () => {
    render(Scores, { table: table(), rows: [{ label: 'Penalty', values: [-3, null] }] });
    expect(screen.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(expect.arrayContaining(['−3', '?']));
  });
});

describe('set-up', () => {
  test('seats may be added until the game is full', async () => {
    const wish = standardWish(GAME, 'Ada', 'bot');
    render(SetupSeats, { game: GAME, levels: [], seats: wish.seats });
    const add = screen.getByRole('button', { name: 'Add a seat' });
    await userEvent.click(add);
    await userEvent.click(add);
    expect((add as HTMLButtonElement).disabled).toBe(true);
  });

  test('the last wish comes again, without options the game no longer has', () => {
    keepWish('patrician', { ...standardWish(GAME, 'Ada', 'bot'), options: { gone: true } });
    expect(lastWish(GAME, 'Ada', 'bot').options).toEqual({});
  });
});

describe('links', () => {
  const token = (letter: string) => letter.repeat(32);

  test('what a table gives is kept beside what was there', () => {
    keepLinks({ table: 't', seat: token('s'), seats: [0], host: token('h'), join: token('j'), watch: token('w'), each: { 1: token('e') } });
    keepLinks({ table: 't', seat: null, seats: [], host: null, join: null, watch: null, each: { 2: token('f') } });
    expect(kept('t')).toMatchObject({ seat: token('s'), host: token('h'), each: { 1: token('e'), 2: token('f') } });
    expect(tokenFor('t')).toBe(token('s'));
  });

  test('who has come by a link to join and sat down comes back to the seat', () => {
    keepGuest('t', token('j'));
    keepLinks({ table: 't', seat: token('s'), seats: [1], host: null, join: null, watch: null, each: {} });
    expect(tokenFor('t')).toBe(token('s'));
  });

  test('an opened link counts first, and is a seat once the server says so', () => {
    keepGuest('t', token('g'));
    expect(tokenFor('t')).toBe(token('g'));
    guestSits('t');
    expect(kept('t')).toMatchObject({ seat: token('g'), guest: null });
  });
});

describe('time', () => {
  test('is told as on a clock', async () => {
    expect(clockText(492_000)).toBe('8:12');
    expect(clockText(3_849_000)).toBe('1:04:09');
    expect(clockText(3 * 86_400_000)).toBe('3\u00a0d');
    expect(clockText(-5)).toBe('0:00');
    await speech.use('fr');
    expect(clockText(3 * 86_400_000)).toBe('3\u00a0j');
  });

  test('new tries come later and later, within bounds', () => {
    expect(backOff(0, 1)).toBe(500);
    expect(backOff(3, 0)).toBe(2000);
    expect(backOff(20, 1)).toBe(20_000);
  });
});
