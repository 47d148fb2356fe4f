import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Connection, type Ear } from './connection';

let ears: Ear[];
let closed: number[];
let heard: string[];
let sent: string[];
let connection: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  [ears, closed, heard, sent] = [[], [], [], []];
  connection = new Connection(
    (ear) => {
      const number = ears.push(ear) - 1;
      return { send: ({ do: what }) => void sent.push(what), close: () => void closed.push(number) };
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

test('a line that answers nothing is dead, and another is opened', () => {
  connection.send({ do: 'undo', id: 1 });
  vi.advanceTimersByTime(7000);
  expect(connection.state).toBe('open');
  vi.advanceTimersByTime(1100);
  expect(closed).toEqual([0]);
  expect(connection.state).toBe('waiting');
  vi.advanceTimersByTime(500);
  expect(ears).toHaveLength(2);
});

test('a line that answers is trusted again', () => {
  connection.send({ do: 'undo', id: 1 });
  vi.advanceTimersByTime(7000);
  ears[0]?.heard({ type: 'pong', now: 0 });
  vi.advanceTimersByTime(7000);
  expect(connection.state).toBe('open');
});

test('a line that says nothing by itself is asked', () => {
  vi.advanceTimersByTime(20_000);
  expect(sent).toEqual(['ping']);
  vi.advanceTimersByTime(8000);
  expect(closed).toEqual([0]);
});

test('when the browser thinks the network is gone, a ping tells soon', () => {
  connection.send({ do: 'undo', id: 1 });
  connection.ask();
  vi.advanceTimersByTime(1000);
  ears[0]?.heard({ type: 'pong', now: 0 }); // it is not: the server is this machine
  vi.advanceTimersByTime(9000);
  expect(connection.state).toBe('open');
  connection.ask();
  vi.advanceTimersByTime(2100);
  expect(connection.state).toBe('waiting');
});

test('a line that never opens is given up', () => {
  ears[0]?.lost();
  vi.advanceTimersByTime(500);
  expect(ears).toHaveLength(2);
  vi.advanceTimersByTime(8000);
  expect(closed).toEqual([1]);
  vi.advanceTimersByTime(1000);
  expect(ears).toHaveLength(3);
});
