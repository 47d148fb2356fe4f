import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Connection, type SocketEvents } from './connection';

let sockets: SocketEvents[];
let closed: number[];
let received: string[];
let sent: string[];
let connection: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  [sockets, closed, received, sent] = [[], [], [], []];
  connection = new Connection(
    (events) => {
      const number = sockets.push(events) - 1;
      return { send: ({ do: verb }) => void sent.push(verb), close: () => void closed.push(number) };
    },
    { opened: () => undefined, received: (message) => void received.push(message.type), changed: () => undefined },
  );
  connection.start();
  sockets[0]?.opened();
});
afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

/** The machine sleeps: the clock moves on, but no timer fires. */
const sleep = (ms: number) => vi.setSystemTime(Date.now() + ms);

test('after a sleep a silent socket is dropped at once, and its late messages are ignored', () => {
  sleep(60_000);
  connection.retryNow();
  expect(connection.state).toBe('connecting');
  expect(closed).toEqual([0]);
  expect(sockets).toHaveLength(2);
  sockets[1]?.opened();
  sockets[0]?.received({ type: 'pong', now: 0 });
  sockets[0]?.closed();
  expect(connection.state).toBe('open');
  expect(received).toEqual([]);
  sockets[1]?.received({ type: 'pong', now: 0 });
  expect(received).toEqual(['pong']);
});

test('a socket that brought a message a moment ago stays open', () => {
  sleep(60_000);
  sockets[0]?.received({ type: 'pong', now: 0 });
  sleep(5000);
  connection.retryNow();
  expect(connection.state).toBe('open');
  expect(sockets).toHaveLength(1);
});

test('a waiting connection retries at once when asked, and only once', () => {
  sockets[0]?.closed();
  sockets[0]?.closed();
  expect(connection.state).toBe('waiting');
  connection.retryNow();
  connection.retryNow();
  vi.advanceTimersByTime(1000);
  expect(sockets).toHaveLength(2);
});

test('a closed connection stays closed', () => {
  connection.close();
  sleep(60_000);
  connection.retryNow();
  sockets[0]?.closed();
  expect(connection.state).toBe('closed');
  expect(sockets).toHaveLength(1);
});

test('a socket that does not answer is replaced', () => {
  connection.send({ do: 'undo', id: 1 });
  vi.advanceTimersByTime(7000);
  expect(connection.state).toBe('open');
  vi.advanceTimersByTime(1100);
  expect(closed).toEqual([0]);
  expect(connection.state).toBe('waiting');
  vi.advanceTimersByTime(500);
  expect(sockets).toHaveLength(2);
});

test('a socket that answers stays open', () => {
  connection.send({ do: 'undo', id: 1 });
  vi.advanceTimersByTime(7000);
  sockets[0]?.received({ type: 'pong', now: 0 });
  vi.advanceTimersByTime(7000);
  expect(connection.state).toBe('open');
});

test('a quiet socket is pinged', () => {
  vi.advanceTimersByTime(20_000);
  expect(sent).toEqual(['ping']);
  vi.advanceTimersByTime(8000);
  expect(closed).toEqual([0]);
});

test('when the browser reports that the network is gone, a ping finds out quickly', () => {
  connection.send({ do: 'undo', id: 1 });
  connection.doubt();
  vi.advanceTimersByTime(1600);
  expect(connection.state).toBe('waiting');
});

test('without a network one answer is not believed for long', () => {
  connection.doubt();
  vi.advanceTimersByTime(1000);
  sockets[0]?.received({ type: 'pong', now: 0 }); // it was under way already
  expect(connection.state).toBe('open');
  vi.advanceTimersByTime(2100);
  expect(connection.state).toBe('waiting');
});

test('a server that answers without a network runs on this machine: its connection stays open', () => {
  connection.doubt();
  for (let second = 0; second < 10; second += 1) {
    sockets[0]?.received({ type: 'pong', now: 0 });
    vi.advanceTimersByTime(1000);
  }
  expect(connection.state).toBe('open');
  connection.trust();
  vi.advanceTimersByTime(7000);
  expect(sent.length).toBeLessThan(9); // the network is back: no more pings than usual
  expect(sockets).toHaveLength(1);
});

test('a socket that never opens is given up', () => {
  sockets[0]?.closed();
  vi.advanceTimersByTime(500);
  expect(sockets).toHaveLength(2);
  vi.advanceTimersByTime(8000);
  expect(closed).toEqual([1]);
  vi.advanceTimersByTime(1000);
  expect(sockets).toHaveLength(3);
});
