/** The connection to the server. It reconnects by itself, at growing and slightly random intervals. */
import type { FromClient, FromServer } from './wire';

interface Socket {
  send(message: FromClient): void;
  close(): void;
}

export interface SocketEvents {
  opened(): void;
  received(message: FromServer): void;
  closed(): void;
}

/** Opens a socket; tests and the harness replace it. */
export type OpenSocket = (events: SocketEvents) => Socket;

export type ConnectionState = 'connecting' | 'open' | 'waiting' | 'closed';

const FIRST_WAIT = 500;
const LONGEST_WAIT = 20_000;
const PING_EVERY = 20_000;
/** The server answers every message. A connection that is silent for this long is dead, even if it looks open. */
const ANSWER_WITHIN = 8_000;
/**
 * After the browser has reported that the network is gone: how often to ask the server, and how long to wait for its
 * answer. The report may be wrong, since the server may run on this machine, and one answer proves little: it may have
 * been under way already, and a browser without a network does not always report that a connection has ended.
 */
const PING_EVERY_OFFLINE = 1_500;
const ANSWER_WITHIN_OFFLINE = 1_500;

export function webSocket(url: string): OpenSocket {
  return (events) => {
    const socket = new WebSocket(url);
    socket.onopen = () => events.opened();
    socket.onmessage = (event) => events.received(JSON.parse(String(event.data)) as FromServer);
    socket.onclose = () => events.closed();
    return {
      send: (message) => socket.send(JSON.stringify(message)),
      close: () => socket.close(),
    };
  };
}

/** The milliseconds to wait before the n-th retry. */
export function retryDelay(retries: number, random: number = Math.random()): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** retries) * (0.5 + random / 2);
}

interface Handlers {
  opened(): void;
  received(message: FromServer): void;
  changed(): void;
}

export class Connection {
  state: ConnectionState = 'connecting';
  /** When the next retry comes, by this machine's clock. */
  retryAt = 0;
  #socket: Socket | null = null;
  #retries = 0;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  #pingTimer: ReturnType<typeof setInterval> | undefined;
  #offlineTimer: ReturnType<typeof setInterval> | undefined;
  #answerTimer: ReturnType<typeof setTimeout> | undefined;
  #receivedAt = 0;
  /** The number of the latest socket; events of earlier ones are ignored. */
  #latest = 0;

  readonly #openSocket: OpenSocket;
  readonly #handlers: Handlers;

  constructor(openSocket: OpenSocket, handlers: Handlers) {
    this.#openSocket = openSocket;
    this.#handlers = handlers;
  }

  start(): void {
    this.#open();
    this.#pingTimer = setInterval(() => this.send({ do: 'ping' }), PING_EVERY);
  }

  /** Whether the message went out. The caller keeps a message that must not be lost and sends it again. */
  send(message: FromClient): boolean {
    if (this.state !== 'open') return false;
    this.#socket?.send(message);
    this.#expectAnswer(this.#offlineTimer === undefined ? ANSWER_WITHIN : ANSWER_WITHIN_OFFLINE);
    return true;
  }

  /** The network may be gone: pings find out, until it is back. */
  doubt(): void {
    clearInterval(this.#offlineTimer);
    this.#offlineTimer = setInterval(() => this.send({ do: 'ping' }), PING_EVERY_OFFLINE);
    this.#answered(); // a longer wait gives way to the short one
    this.send({ do: 'ping' });
  }

  /** The network is back. */
  trust(): void {
    clearInterval(this.#offlineTimer);
    this.#offlineTimer = undefined;
    this.retryNow();
  }

  /**
   * Retry now: somebody is impatient, or the machine has woken. A socket that slept through its
   * pings may be dead, and it would take long to notice that.
   */
  retryNow(): void {
    const silent = this.state === 'open' && Date.now() - this.#receivedAt > PING_EVERY;
    if (silent) this.#drop();
    if (silent || this.state === 'waiting') this.#open();
  }

  close(): void {
    this.#answered();
    clearTimeout(this.#retryTimer);
    clearInterval(this.#pingTimer);
    clearInterval(this.#offlineTimer);
    this.#setState('closed');
    this.#socket?.close();
    this.#socket = null;
  }

  #open(): void {
    clearTimeout(this.#retryTimer);
    this.#setState('connecting');
    this.#latest += 1;
    const number = this.#latest;
    const isCurrent = () => number === this.#latest && this.state !== 'closed';
    this.#expectAnswer(ANSWER_WITHIN);
    this.#socket = this.#openSocket({
      opened: () => {
        if (!isCurrent()) return;
        this.#answered();
        this.#retries = 0;
        this.#receivedAt = Date.now();
        this.#setState('open');
        this.#handlers.opened();
      },
      received: (message) => {
        if (!isCurrent()) return;
        this.#answered();
        this.#receivedAt = Date.now();
        this.#handlers.received(message);
      },
      closed: () => {
        if (!isCurrent()) return;
        this.#socket = null;
        this.#retryLater();
      },
    });
  }

  #expectAnswer(ms: number): void {
    this.#answerTimer ??= setTimeout(() => this.#retryLater(), ms);
  }

  #answered(): void {
    clearTimeout(this.#answerTimer);
    this.#answerTimer = undefined;
  }

  /** Abandon the socket without waiting for its close event. */
  #drop(): void {
    this.#answered();
    this.#latest += 1;
    this.#socket?.close();
    this.#socket = null;
  }

  #retryLater(): void {
    this.#drop();
    const wait = retryDelay(this.#retries);
    this.#retries += 1;
    this.retryAt = Date.now() + wait;
    this.#retryTimer = setTimeout(() => this.#open(), wait);
    this.#setState('waiting');
  }

  #setState(state: ConnectionState): void {
    this.state = state;
    this.#handlers.changed();
  }
}
