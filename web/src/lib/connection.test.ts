import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Connection, type Ear } from './connection';

let ears: Ear[];
let closed: number[];
let heard: string[];
let connection: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  [ears, closed, heard] = [[], [], []];
  connection = new Connection(
    (ear) => {
      const number = ears.push(ear) - 1;
      return { send: () => undefined, close: () => void closed.push(number) };
    },
    { opened: () => undefined, heard: (message) => void heard.push(message.type), changed: () => undefined },
  );
  connection.start();
  ears[0]?.opened();
});
afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

/** The machine sleeps: the clock goes on, and no timer fires. */
const sleep = (ms: number) => vi.setSystemTime(Date.now() + ms);

test('after a sleep the silent wire is dropped at once, and its late words count for nothing', () => {
  sleep(60_000);
  connection.now();
  expect(connection.state).toBe('connecting');
  expect(closed).toEqual([0]);
  expect(ears).toHaveLength(2);
  ears[1]?.opened();
  ears[0]?.heard({ type: 'pong', now: 0 });
  ears[0]?.lost();
  expect(connection.state).toBe('open');
  expect(heard).toEqual([]);
  ears[1]?.heard({ type: 'pong', now: 0 });
  expect(heard).toEqual(['pong']);
});

test('a wire that spoke a moment ago is kept', () => {
  sleep(60_000);
  ears[0]?.heard({ type: 'pong', now: 0 });
  sleep(5000);
  connection.now();
  expect(connection.state).toBe('open');
  expect(ears).toHaveLength(1);
});

test('while it waits, now means now, and only once', () => {
  ears[0]?.lost();
  ears[0]?.lost();
  expect(connection.state).toBe('waiting');
  connection.now();
  connection.now();
  vi.advanceTimersByTime(1000);
  expect(ears).toHaveLength(2);
});

test('what is closed stays closed', () => {
  connection.close();
  sleep(60_000);
  connection.now();
  ears[0]?.lost();
  expect(connection.state).toBe('closed');
  expect(ears).toHaveLength(1);
});
