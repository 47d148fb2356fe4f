/** The line to the server: opens again by itself when it breaks, sooner at first, with a little chance in the wait. */
import type { FromClient, FromServer } from './wire';

/** One socket. */
export interface Wire {
  send(message: FromClient): void;
  close(): void;
}

export interface Ear {
  opened(): void;
  heard(message: FromServer): void;
  lost(): void;
}

/** Opens a socket; tests and the harness bring their own. */
export type Dial = (ear: Ear) => Wire;

export type LinkState = 'connecting' | 'open' | 'waiting' | 'closed';

const FIRST_WAIT = 500;
const LONGEST_WAIT = 20_000;
const PING_EVERY = 20_000;
/** Everything that is sent is answered; a line that says nothing for so long is dead, though it may not know it yet. */
const PATIENCE = 8_000;
/** The browser says that there is no network. It may be wrong: the server may be this very machine. */
const IN_DOUBT = 2_000;

export function webSocket(url: string): Dial {
  return (ear) => {
    const socket = new WebSocket(url);
    socket.onopen = () => ear.opened();
    socket.onmessage = (event) => ear.heard(JSON.parse(String(event.data)) as FromServer);
    socket.onclose = () => ear.lost();
    return {
      send: (message) => socket.send(JSON.stringify(message)),
      close: () => socket.close(),
    };
  };
}

/** How long to wait before the n-th new try. */
export function backOff(tries: number, chance: number = Math.random()): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries) * (0.5 + chance / 2);
}

export class Connection {
  state: LinkState = 'connecting';
  /** When the next try comes, by this machine's clock. */
  retryAt = 0;
  private wire: Wire | null = null;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setInterval> | undefined;
  private doubt: ReturnType<typeof setTimeout> | undefined;
  private heardAt = 0;
  /** Which wire is the latest; what those before it say is of no matter. */
  private line = 0;

  constructor(
    private readonly dial: Dial,
    private readonly told: {
      opened(): void;
      heard(message: FromServer): void;
      changed(): void;
    },
  ) {}

  start(): void {
    this.open();
    this.pulse = setInterval(() => this.send({ do: 'ping' }), PING_EVERY);
  }

  /** Whether the message went out; what matters is kept and sent again by whoever asked. */
  send(message: FromClient): boolean {
    if (this.state !== 'open') return false;
    this.wire?.send(message);
    this.expect(PATIENCE);
    return true;
  }

  /** The network may be gone: a ping will tell. */
  ask(): void {
    if (!this.send({ do: 'ping' })) return;
    this.trust();
    this.expect(IN_DOUBT);
  }

  /**
   * Try now: the network is back, somebody is impatient, or the machine has woken. A socket that slept through its pings
   * may be dead without knowing it, and would take long to find out.
   */
  now(): void {
    const silent = this.state === 'open' && Date.now() - this.heardAt > PING_EVERY;
    if (silent) this.drop();
    if (silent || this.state === 'waiting') this.open();
  }

  close(): void {
    this.trust();
    clearTimeout(this.timer);
    clearInterval(this.pulse);
    this.become('closed');
    this.wire?.close();
    this.wire = null;
  }

  private open(): void {
    clearTimeout(this.timer);
    this.become('connecting');
    this.line += 1;
    const mine = this.line;
    const current = () => mine === this.line && this.state !== 'closed';
    this.expect(PATIENCE);
    this.wire = this.dial({
      opened: () => {
        if (!current()) return;
        this.trust();
        this.tries = 0;
        this.heardAt = Date.now();
        this.become('open');
        this.told.opened();
      },
      heard: (message) => {
        if (!current()) return;
        this.trust();
        this.heardAt = Date.now();
        this.told.heard(message);
      },
      lost: () => {
        if (!current()) return;
        this.wire = null;
        this.later();
      },
    });
  }

  /** Something must be heard within so many milliseconds. */
  private expect(ms: number): void {
    this.doubt ??= setTimeout(() => this.later(), ms);
  }

  private trust(): void {
    clearTimeout(this.doubt);
    this.doubt = undefined;
  }

  /** Let go of the wire without waiting for its end. */
  private drop(): void {
    this.trust();
    this.line += 1;
    this.wire?.close();
    this.wire = null;
  }

  private later(): void {
    this.drop();
    const wait = backOff(this.tries);
    this.tries += 1;
    this.retryAt = Date.now() + wait;
    this.timer = setTimeout(() => this.open(), wait);
    this.become('waiting');
  }

  private become(state: LinkState): void {
    this.state = state;
    this.told.changed();
  }
}
