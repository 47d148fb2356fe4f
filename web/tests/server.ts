/** A server for tests: it sends what a test tells it to and records what it receives. */
import type { OpenSocket, SocketEvents } from '$net/connection';
import type {
  MoveChoice,
  FromClient,
  Links,
  Snapshot,
  StepUpdate,
  TableInfo,
  TableChanged,
  Tried,
  Turn,
} from '$net/wire';

export class FakeServer {
  received: FromClient[] = [];
  private events: SocketEvents | null = null;

  openSocket: OpenSocket = (events) => {
    this.events = events;
    return { send: (message) => void this.received.push(message), close: () => events.closed() };
  };

  open(): void {
    this.events?.opened();
  }

  send(message: Parameters<SocketEvents['received']>[0]): void {
    this.events?.received(message);
  }

  cut(): void {
    this.events?.closed();
  }

  last<D extends FromClient['do']>(verb: D): Extract<FromClient, { do: D }> {
    const found = this.received.findLast((message) => message.do === verb);
    if (!found) throw new Error(`the page did not send ${verb}`);
    return found as Extract<FromClient, { do: D }>;
  }

  count(verb: FromClient['do']): number {
    return this.received.filter((message) => message.do === verb).length;
  }
}

export function choice(code: number): MoveChoice {
  return { code, move: { move: 'play' }, notation: `play ${code}`, text: `Play ${code}`, facts: null, notes: [] };
}

export function turn(more: Partial<Turn> = {}): Turn {
  return {
    actors: [0],
    answered: 0,
    asked: 0,
    ask: 1,
    prompt: 'Play a card.',
    moves: [choice(1), choice(2)],
    undo: 'no',
    declines: [],
    announced: [],
    selection: null,
    unavailable: [],
    alerts: [],
    undo_text: '',
    undo_asked_text: '',
    ...more,
  };
}

export function table(more: Partial<TableInfo> = {}): TableInfo {
  const seat = (number: number, name: string) => ({
    seat: number,
    kind: 'person' as const,
    name,
    level: null,
    connected: true,
    away: false,
    ready: true,
    silenced: false,
    left_ms: null,
    ticking: false,
    grace_ms: null,
    hold_ms: 0,
    colour: number,
    kept_for: '',
    absent_ms: null,
    resigned: false,
  });
  return {
    id: 'abcdefghijkl',
    game: 'patrician',
    title: 'Patrician',
    status: 'playing',
    public: false,
    options: {},
    manners: {
      clock: { kind: 'none', seconds: 0, increment: 0, days: 0 },
      undo: 'consent',
      hints: true,
      memory_aid: false,
      forced: true,
      pace: 'natural',
      stand_in: 'medium',
    },
    seats: [seat(0, 'Ada'), seat(1, 'Bruno')],
    watching: 0,
    created: 0,
    updated: 0,
    commitment: 'c0ffee',
    cards: 'house',
    own_cards: false,
    undo_asked_by: null,
    undo_agreed: [],
    rematch: null,
    forked_from: null,
    taken_back: false,
    link_asked: null,
    link_agreed: [],
    undo_waits: [],
    link_waits: [],
    end_asked_by: null,
    end_agreed: [],
    end_waits: [],
    rematch_by: null,
    rematch_accepted: [],
    rematch_declined: [],
    watchers_may_chat: true,
    progress: '',
    ...more,
  };
}

export function snapshot(more: Partial<Snapshot> = {}): Snapshot {
  return {
    type: 'state',
    protocol: 1,
    seq: 5,
    step: 5,
    now: 0,
    table: table(),
    seat: 0,
    seats: [0],
    host: true,
    may_sit: true,
    view: { number: 0 },
    turn: turn(),
    log: [],
    ending: null,
    notices: [],
    offer_link: false,
    invited: [],
    ...more,
  };
}

export function tableChanged(seq: number, more: Partial<TableChanged> = {}): TableChanged {
  return { type: 'table', seq, table: table(), turn: null, notice: null, ...more };
}

export function links(more: Partial<Links> = {}): Links {
  return {
    table: 'abcdefghijkl',
    seat: null,
    seats: [],
    host: null,
    join: null,
    watch: null,
    each: {},
    recovery: null,
    claim: null,
    ...more,
  };
}

export function step(seq: number, more: Partial<StepUpdate> = {}): StepUpdate {
  return {
    type: 'step',
    seq,
    step: seq,
    by: 1,
    events: [],
    said: [`Step ${seq}.`],
    view: { number: seq },
    turn: turn({ actors: [1], ask: null, moves: [] }),
    table: null,
    clocks: [],
    ending: null,
    actions: [],
    holds: [],
    ...more,
  };
}

export function tried(id: number, steps: number[], more: Partial<Tried> = {}): Tried {
  return {
    type: 'tried',
    id,
    ask: 1,
    steps,
    view: { tried: steps },
    moves: [],
    prompt: '',
    said: [],
    points: [],
    stops: null,
    turn_passes: true,
    complete: !more.moves?.length,
    selection: null,
    ...more,
  };
}
