/** A server for tests: says what it is told to, and remembers what it heard. */
import type { Dial, Ear } from '$lib/connection';
import type { Choice, FromClient, State, Stepped, TableInfo, Tried, Turn } from '$lib/wire';

export class FakeServer {
  heard: FromClient[] = [];
  private ear: Ear | null = null;

  dial: Dial = (ear) => {
    this.ear = ear;
    return { send: (message) => void this.heard.push(message), close: () => ear.lost() };
  };

  open(): void {
    this.ear?.opened();
  }

  say(message: Parameters<Ear['heard']>[0]): void {
    this.ear?.heard(message);
  }

  cut(): void {
    this.ear?.lost();
  }

  last<D extends FromClient['do']>(verb: D): Extract<FromClient, { do: D }> {
    const found = this.heard.findLast((message) => message.do === verb);
    if (!found) throw new Error(`nobody asked to ${verb}`);
    return found as Extract<FromClient, { do: D }>;
  }

  count(verb: FromClient['do']): number {
    return this.heard.filter((message) => message.do === verb).length;
  }
}

export function choice(code: number): Choice {
  return { code, move: { move: 'play' }, notation: `play ${code}`, text: `Play ${code}` };
}

export function turn(more: Partial<Turn> = {}): Turn {
  return { actors: [0], answered: 0, asked: 0, ask: 1, prompt: 'Play a card.', moves: [choice(1), choice(2)], undo: 'no', declines: [], announced: [], ...more };
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
    ...more,
  };
}

export function state(more: Partial<State> = {}): State {
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
    ...more,
  };
}

export function step(seq: number, more: Partial<Stepped> = {}): Stepped {
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
    ...more,
  };
}

export function tried(id: number, steps: number[], more: Partial<Tried> = {}): Tried {
  return { type: 'tried', id, ask: 1, steps, view: { tried: steps }, moves: [], prompt: '', said: [], points: [], stops: null, turn_passes: true, ...more };
}
