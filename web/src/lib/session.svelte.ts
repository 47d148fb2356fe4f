/** One table as this browser sees it: what the server told, what was asked of it, and what is shown meanwhile. */
import { Connection, type Dial, type LinkState } from './connection';
import type { GameEvent } from './contract';
import { Gesture } from './gesture.svelte';
import type {
  Bye,
  Chatted,
  Choice,
  Ending,
  FromClient,
  FromServer,
  Hint,
  Lang,
  Line,
  Play,
  Refused,
  Rewound,
  State,
  Stepped,
  TableInfo,
  Told,
  Tried,
  Turn,
} from './wire';

export interface Entry {
  table: string;
  token: string | null;
  seat?: number | null;
  lang: Lang;
}

/** Shows a step: calls `swap` when the new view should stand, and resolves when the show is over. */
export type Stage = (step: Stepped, before: unknown, me: number, swap: () => void) => Promise<void>;

export interface ClockNow {
  left: number;
  ticking: boolean;
  /** When `left` was true, by this machine's clock. */
  at: number;
}

type Queued = Stepped | Rewound | Told;

/** More than so many steps at once are not shown one by one. */
const TOO_MANY = 12;
/** So many positions back one can look again. */
const REMEMBERED = 80;

export class Session {
  link = $state<LinkState>('connecting');
  retryAt = $state(0);
  /** Why the server will not let us in, or sent us away. */
  farewell = $state.raw<Bye | null>(null);
  trouble = $state('');

  table = $state.raw<TableInfo | null>(null);
  seat = $state(-1);
  seats = $state.raw<readonly number[]>([]);
  host = $state(false);
  maySit = $state(false);
  view = $state.raw<Record<string, unknown> | null>(null);
  turn = $state.raw<Turn | null>(null);
  log = $state.raw<readonly Line[]>([]);
  ending = $state.raw<Ending | null>(null);
  last = $state.raw<readonly GameEvent[]>([]);
  lastBy = $state(-1);
  clocks = $state.raw<ReadonlyMap<number, ClockNow>>(new Map());
  chats = $state.raw<readonly Chatted[]>([]);
  hint = $state.raw<Hint | null>(null);
  hintWanted = $state(false);
  /** Steps are being shown; nothing can be chosen meanwhile. */
  showing = $state(false);
  /** The positions that were seen here, by the number of the step that led there: the deal has 0. */
  past = $state.raw<ReadonlyMap<number, Stepped>>(new Map());
  /** One of them is looked at again; null for the table as it stands. */
  lookedAt = $state.raw<Stepped | null>(null);
  /** What a screen reader should hear next. */
  spoken = $state('');
  /** A move is kept until the server has it. */
  unsent = $state.raw<Play | null>(null);

  stage: Stage = async (_step, _before, _me, swap) => swap();
  complete: (tried: Tried, steps: readonly number[]) => boolean = (tried) => !tried.moves.length || !!tried.stops;

  readonly gesture: Gesture;
  private readonly connection: Connection;
  private seq: number | null = null;
  private nextId = 1;
  private hintId = 0;
  private queue: Queued[] = [];
  private draining = false;
  /** We were here before: the first message tells what was missed, however much that is. */
  private resuming = false;

  constructor(
    private entry: Entry,
    dial: Dial,
  ) {
    this.connection = new Connection(dial, {
      opened: () => this.enter(),
      heard: (message) => this.heard(message),
      changed: () => {
        this.link = this.connection.state;
        this.retryAt = this.connection.retryAt;
      },
    });
    this.gesture = new Gesture({
      ask: () => this.turn?.ask ?? null,
      moves: () => this.choices,
      tryOut: (ask, steps) => {
        this.lookedAt = null;
        return this.post((id) => ({ do: 'try', id, ask, steps: [...steps] }));
      },
      play: (ask, steps) => this.play(ask, [...steps]),
      complete: (tried, steps) => this.complete(tried, steps),
    });
  }

  start(): void {
    this.connection.start();
  }

  close(): void {
    this.connection.close();
  }

  retryNow(): void {
    this.connection.now();
  }

  /** The browser says that the network is gone. */
  askAround(): void {
    this.connection.ask();
  }

  /** Legal first steps, once everything has been shown. */
  get choices(): readonly Choice[] {
    return this.showing ? [] : (this.turn?.moves ?? []);
  }

  get mine(): boolean {
    const away = this.table?.seats[this.seat]?.away; // a bot plays meanwhile
    return !!this.turn?.actors.includes(this.seat) && this.turn.ask !== null && !this.ending && !away;
  }

  /** The next seat of a hot-seat link that must act, while the one in view need not. */
  get handTo(): number | null {
    const actors = this.turn?.actors ?? [];
    if (this.seats.length < 2 || this.ending || actors.includes(this.seat)) return null;
    return this.seats.find((seat) => actors.includes(seat)) ?? null;
  }

  name(seat: number): string {
    return this.table?.seats[seat]?.name ?? '';
  }

  // ------------------------------------------------------------------------------------------ asking

  undo(): void {
    if (this.gesture.steps.length) this.gesture.back();
    else if (this.turn && this.turn.undo !== 'no') this.post((id) => ({ do: 'undo', id }));
  }

  consent(agree: boolean): void {
    this.post((id) => ({ do: 'consent', id, agree }));
  }

  announce(codes: number[]): void {
    this.post((id) => ({ do: 'announce', id, codes }));
  }

  askHint(): void {
    const ask = this.turn?.ask;
    if (ask === null || ask === undefined) return;
    this.hintWanted = true;
    this.hintId = this.post((id) => ({ do: 'hint', id, ask }));
  }

  /** Whether it could be sent. */
  say(text: string): boolean {
    return this.connection.send({ do: 'say', id: this.nextId++, text });
  }

  away(away: boolean): void {
    this.post((id) => ({ do: 'away', id, away }));
  }

  standIn(seat: number): void {
    this.post((id) => ({ do: 'stand_in', id, seat }));
  }

  silence(seat: number, silent: boolean): void {
    this.post((id) => ({ do: 'silence', id, seat, silent }));
  }

  /** See the table again as it was after a step, or (null) as it is. */
  lookBack(step: number | null): void {
    this.lookedAt = step === null ? null : (this.past.get(step) ?? null);
  }

  /** See the table from another of one's seats. */
  lookFrom(seat: number): void {
    this.entry = { ...this.entry, seat };
    this.seq = null; // everything is told anew, also if the line breaks first
    this.gesture.clear();
    this.post((id) => ({ do: 'look', id, seat }));
  }

  /** Go on in another language. */
  speak(lang: Lang): void {
    this.entry = { ...this.entry, lang };
    this.seq = null;
    this.post((id) => ({ do: 'look', id, lang }));
  }

  private play(ask: number, steps: number[]): void {
    const move: Play = { do: 'move', id: this.nextId++, ask, steps };
    this.unsent = move;
    this.hint = null;
    this.connection.send(move);
  }

  private post(make: (id: number) => FromClient): number {
    const id = this.nextId++;
    this.connection.send(make(id));
    return id;
  }

  private enter(): void {
    const { table, token, seat, lang } = this.entry;
    this.resuming = this.seq !== null;
    this.connection.send({ do: 'enter', table, token, lang, seat: seat ?? null, seq: this.seq });
  }

  /** Numbers have a gap: ask for everything. */
  private resync(): void {
    this.seq = null;
    this.post((id) => ({ do: 'look', id, lang: this.entry.lang }));
  }

  // ------------------------------------------------------------------------------------------ hearing

  private heard(message: FromServer): void {
    switch (message.type) {
      case 'state':
        return this.begin(message);
      case 'step':
      case 'rewound':
      case 'table':
        return this.follow(message);
      case 'tried':
        return this.gesture.answered(message);
      case 'hint':
        this.hintWanted = false;
        if (message.ask === this.turn?.ask) this.hint = message;
        return;
      case 'chat':
        if (!this.chats.some((line) => line.id === message.id)) this.chats = [...this.chats, message];
        return;
      case 'chats':
        this.chats = message.lines;
        return;
      case 'done':
        if (message.id === this.unsent?.id) this.unsent = null;
        this.trouble = '';
        return;
      case 'refused':
        return this.refused(message);
      case 'bye':
        this.farewell = message;
        if (!message.again) this.connection.close();
        return;
      case 'pong':
        return;
    }
  }

  private refused({ id, key, text }: Refused): void {
    const moved = id !== null && id === this.unsent?.id;
    if (id === this.hintId) {
      this.hintWanted = false;
      if (key === 'server-stale') return; // one has moved without waiting for it
    }
    if (id !== null && (moved || !this.gesture.sent)) this.gesture.refused(id);
    if (moved) this.unsent = null;
    this.trouble = text;
  }

  private begin(state: State): void {
    if (state.seat !== this.seat) {
      // What happened last was seen with other eyes.
      this.last = [];
      this.lastBy = -1;
      this.spoken = '';
    }
    const sameAsk = state.turn?.ask === this.turn?.ask && state.seat === this.seat && state.turn?.ask !== null;
    this.queue = [];
    this.past = new Map();
    this.lookedAt = null;
    this.farewell = null;
    this.seq = state.seq;
    this.table = state.table;
    this.seat = state.seat;
    this.seats = state.seats;
    this.host = state.host;
    this.maySit = state.may_sit;
    this.view = state.view;
    this.turn = state.turn;
    this.log = state.log;
    this.ending = state.ending;
    this.setClocks(state.table);
    if (!sameAsk) this.settle();
    this.goOn();
  }

  /** The same question as before: a move that was on its way goes again, and a gesture in the making is tried again. */
  private goOn(): void {
    this.resuming = false;
    if (this.unsent) this.connection.send(this.unsent);
    else if (this.gesture.steps.length) this.gesture.ask();
  }

  private follow(message: Queued): void {
    if (this.seq === null) return;
    if (message.seq > this.seq + 1 && !this.resuming) return this.resync();
    if (message.type !== 'table' && message.seq <= this.seq) return;
    this.seq = Math.max(this.seq, message.seq);
    this.queue.push(message);
    if (!this.draining) void this.drain();
  }

  private async drain(): Promise<void> {
    this.draining = true;
    let stepped = false;
    for (let message = this.queue.shift(); message; message = this.queue.shift()) {
      stepped ||= message.type === 'step';
      if (message.type === 'step') await this.show(message);
      else if (message.type === 'rewound') this.rewind(message);
      else this.tell(message);
    }
    this.draining = false;
    this.showing = false;
    // Others may have moved while a gesture was in the making: what it would do is asked anew.
    if (this.resuming || (stepped && !this.gesture.sent)) this.goOn();
  }

  private async show(step: Stepped): Promise<void> {
    const swap = () => this.apply(step);
    if (this.queue.length > TOO_MANY || document.hidden) return swap();
    this.showing = true;
    // The tentative view is put back first, so that things fly from where they really lay.
    if (step.turn.ask !== this.turn?.ask) this.settle();
    try {
      await this.stage(step, this.view, this.seat, swap);
    } catch (error) {
      // A show that fails must not stop the table.
      console.error(error);
      if (this.view !== step.view) swap();
    }
  }

  private apply(step: Stepped): void {
    const asked = this.turn?.ask;
    this.view = step.view;
    this.turn = step.turn;
    this.last = step.events as GameEvent[];
    this.lastBy = step.by;
    this.ending = step.ending;
    this.past = new Map([...this.past, [step.step - 1, step] as const].slice(-REMEMBERED));
    if (step.table) {
      this.table = step.table;
      this.setClocks(step.table);
    }
    if (step.clocks.length) this.setClockTimes(step.clocks);
    if (step.said.length) {
      this.log = [...this.log, { step: step.step - 1, seat: step.by, said: step.said }];
      this.spoken = step.said.join(' ');
    }
    if (step.turn.ask !== asked) this.settle();
  }

  private rewind(message: Rewound): void {
    this.past = new Map([...this.past].filter(([step]) => step < message.step));
    this.view = message.view;
    this.turn = message.turn;
    this.log = message.log;
    this.table = message.table;
    this.ending = null;
    this.last = [];
    this.lastBy = -1;
    this.setClocks(message.table);
    this.settle();
  }

  private tell(message: Told): void {
    this.table = message.table;
    this.setClocks(message.table);
    if (!message.turn) return;
    const asked = this.turn?.ask;
    this.turn = message.turn;
    if (message.turn.ask !== asked) this.settle();
  }

  /** Another question is asked now: what was begun for the old one is gone. */
  private settle(): void {
    this.lookedAt = null;
    this.gesture.clear();
    this.unsent = null;
    this.hint = null;
    this.hintWanted = false;
    this.trouble = '';
  }

  private setClocks(table: TableInfo): void {
    const timed = table.seats.filter((seat) => seat.left_ms !== null);
    this.setClockTimes(timed.map((seat) => [seat.seat, seat.left_ms ?? 0, seat.ticking]));
  }

  private setClockTimes(times: readonly (readonly [number, number, boolean])[]): void {
    const clocks = new Map(this.clocks);
    const at = Date.now();
    for (const [seat, left, ticking] of times) clocks.set(seat, { left, ticking, at });
    this.clocks = clocks;
  }
}
