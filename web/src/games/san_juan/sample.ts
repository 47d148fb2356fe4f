/** A small position for the tests, with two to four seats. */
import type { CardFace, SanJuanMove, SanJuanSeatView, SanJuanView, TableInfo, Tried } from '$net/wire';
import type { Gesture, Legal } from '$play/contract';
import { GOODS, groupOf, BUILDING_KEYS, type SanJuanBoard } from './model';
import { decode } from './moves';

export function seat(changes: Partial<SanJuanSeatView> = {}): SanJuanSeatView {
  return {
    hand: [],
    offered: [],
    buildings: 1,
    plants: GOODS.map((good, k) => ({ card: BUILDING_KEYS[k] as string, good, standing: k === 0 ? 1 : 0, goods: 0 })),
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

export function view(seats: SanJuanSeatView[], changes: Partial<SanJuanView> = {}): SanJuanView {
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

/** A gesture that accepts every step at once, as if the server answered immediately. */
export class ImmediateGesture implements Gesture {
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

/** A legal move by its code, with the fields that the board reads. */
export function legal(code: number, text = ''): Legal<SanJuanMove> {
  const { verb, ...rest } = decode(code);
  return { code, notation: '', text, move: { move: verb, library: false, ...rest } as unknown as SanJuanMove };
}

export function boardProps(committed: SanJuanView, changes: Partial<SanJuanBoard> = {}): SanJuanBoard {
  const names = ['Ada', 'Bruno', 'Chiara', 'Dario'];
  const table = { id: Math.random().toString(36), seats: committed.seats.map((_, k) => ({ seat: k, name: names[k] })) };
  return {
    view: committed,
    committed,
    table: table as unknown as TableInfo,
    me: 0,
    moves: [],
    gesture: new ImmediateGesture(),
    cards: new Map(BUILDING_KEYS.map((key) => [key, face(key)])),
    last: [],
    lastBy: -1,
    layout: 'wide',
    words: (key, facts) => (facts ? `${key} ${Object.values(facts).join(' ')}` : key),
    ending: null,
    explain: () => {},
    ...changes,
  };
}
