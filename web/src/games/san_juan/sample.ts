/** A small position for tests: two to four seats, to be changed as each test likes. */
import type { Gesture, Legal } from '$lib/contract';
import type { CardFace, SanJuanMove, TableInfo, Tried } from '$lib/wire';
import { stepOf } from './codes';
import { KEYS, GOODS, groupOf, type Props, type SeatSeen, type Seen } from './kinds';

export function seat(changes: Partial<SeatSeen> = {}): SeatSeen {
  return {
    hand: [],
    offered: [],
    buildings: 1,
    plants: GOODS.map((good, k) => ({ card: KEYS[k] as string, good, standing: k === 0 ? 1 : 0, goods: 0 })),
    violets: [],
    covered: [],
    chapel: 0,
    chapel_cards: null,
    to_choose: 0,
    sealed: [],
    library_used: false,
    points: { buildings: 1 },
    ...changes,
  };
}

export function view(seats: SeatSeen[], changes: Partial<Seen> = {}): Seen {
  return {
    seat: 0,
    round: 1,
    governor: 0,
    picker: 0,
    at: 0,
    role: null,
    roles_taken: [],
    phase: 'role',
    actors: [0],
    pile: 80,
    discards: 10,
    known_discards: null,
    shuffled_in: null,
    prices: null,
    cycle: [null, null, null, null, null],
    cycle_at: 0,
    building: null,
    revealed: [],
    seats,
    over: false,
    reason: null,
    ...changes,
  };
}

/** A gesture that takes every step at once, as a server that answers immediately would let it. */
export class Still implements Gesture {
  steps: readonly number[] = [];
  tried: Tried | null = null;
  waiting = false;
  complete = false;
  choose(code: number): void {
    this.steps = [...this.steps, code];
  }
  back(): void {
    this.steps = this.steps.slice(0, -1);
  }
  clear(): void {
    this.steps = [];
  }
  commit(): void {
    this.complete = false;
  }
}

export function face(key: string, cost = 3): CardFace {
  return { key, name: key, effect: '', text: key, facts: { group: groupOf(key), cost, points: 2 }, invented: [] };
}

/** A legal move by its number; its struct says as much as the board looks at. */
export function legal(code: number, text = ''): Legal<SanJuanMove> {
  const { verb, ...rest } = stepOf(code);
  return { code, notation: '', text, move: { move: verb, library: false, ...rest } as unknown as SanJuanMove };
}

export function props(settled: Seen, changes: Partial<Props> = {}): Props {
  const names = ['Ada', 'Bruno', 'Chiara', 'Dario'];
  const table = { id: Math.random().toString(36), seats: settled.seats.map((_, k) => ({ seat: k, name: names[k] })) };
  return {
    view: settled,
    settled,
    table: table as unknown as TableInfo,
    me: 0,
    moves: [],
    gesture: new Still(),
    cards: new Map(KEYS.map((key) => [key, face(key)])),
    last: [],
    lastBy: -1,
    layout: 'wide',
    words: (key, facts) => (facts ? `${key} ${Object.values(facts).join(' ')}` : key),
    ending: null,
    explain: () => {},
    ...changes,
  };
}
