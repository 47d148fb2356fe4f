/** A small position for the tests, with two to four seats. */
import type {
  CardFace,
  MoveChoice,
  SanJuanFacts,
  SanJuanMove,
  SanJuanSeatView,
  SanJuanView,
  SelectionInfo,
  TableInfo,
  Tried,
} from '$net/wire';
import { QUIET, type Legal } from '$play/contract';
// eslint-disable-next-line @typescript-eslint/no-restricted-imports -- the tests pick with the table's own gesture
import { Gesture } from '$play/gesture.svelte';
import { EMBLEM_KEYS } from './art/emblems';
import { GOOD_NAMES } from './art/pieces';
import type { Role, SanJuanBoard } from './model';

const PLANTS = ['indigo-plant', 'sugar-mill', 'tobacco-storage', 'coffee-roaster', 'silver-smelter'];
const SIX_COST = ['guild-hall', 'city-hall', 'triumphal-arch', 'palace'];
const MONUMENTS = ['statue', 'victory-column', 'hero'];
const ROLES: Role[] = ['builder', 'producer', 'trader', 'councillor', 'prospector'];

export function seat(changes: Partial<SanJuanSeatView> = {}): SanJuanSeatView {
  return {
    hand: [],
    offered: [],
    buildings: 1,
    plants: GOOD_NAMES.map((good, k) => ({ card: PLANTS[k] as string, good, standing: k === 0 ? 1 : 0, goods: 0 })),
    violets: [],
    covered: [],
    chapel: 0,
    chapel_cards: null,
    to_choose: 0,
    sealed: [],
    library_used: false,
    points: { buildings: 1 },
    worth: { 'guild-hall': 2, 'city-hall': 1, 'triumphal-arch': 0, palace: 0 },
    privilege: 1,
    score: 1,
    ...changes,
  };
}

/** A view; `taken` says who took which role. */
export function view(
  seats: SanJuanSeatView[],
  changes: Partial<SanJuanView> = {},
  taken: Partial<Record<Role, number>> = {},
): SanJuanView {
  return {
    seat: 0,
    round: 1,
    governor: 0,
    picker: 0,
    at: 0,
    role: null,
    roles_taken: Object.keys(taken) as Role[],
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
    roles: ROLES.map((role) => ({ role, taken_by: taken[role] ?? null })),
    answered: [],
    buildings_to_end: 12,
    last_phase: false,
    order: [0],
    ...changes,
  };
}

export function face(key: string, cost = 3): CardFace {
  const good = GOOD_NAMES[PLANTS.indexOf(key)];
  const group = good
    ? 'production'
    : SIX_COST.includes(key)
      ? 'six-cost'
      : MONUMENTS.includes(key)
        ? 'monument'
        : 'violet';
  const facts = { group, cost, points: 2, ...(good ? { good } : {}) };
  return { key, name: key, effect: '', text: key, facts, invented: [], summary: '', kind: '', example: '' };
}

/** Codes in no order: the board must not read them. */
class Codes {
  private last = 500;

  next(): number {
    this.last = (this.last * 7 + 3) % 1009;
    return this.last;
  }
}

const codes = new Codes();

/** A legal move. */
export function legal(move: SanJuanMove, text = '', facts: SanJuanFacts | null = null): Legal<SanJuanMove> {
  return { code: codes.next(), notation: '', text, move, facts, notes: [] };
}

/** A selection of these choices. */
export function selection(choices: readonly Legal<SanJuanMove>[], changes: Partial<SelectionInfo> = {}): SelectionInfo {
  const items = choices.map(({ code, move, text }) => ({ code, move, name: text, count: 1, limited: false }));
  return { items, least: 0, most: items.length, limit: 0, end: null, why: '', suggested: [], ...changes };
}

/** What a test's server answers to the gestures that it previews. */
export interface Answers {
  moves?: readonly Legal<SanJuanMove>[];
  selection?: SelectionInfo | null;
  /** The preview of these steps. */
  tried?: (steps: readonly number[]) => Partial<Tried>;
}

/** A board whose server answers in the next microtask. */
export function boardProps(
  committed: SanJuanView,
  changes: Partial<SanJuanBoard> = {},
  answers: Answers = {},
): SanJuanBoard {
  const names = ['Ada', 'Bruno', 'Chiara', 'Dario'];
  const table = { id: Math.random().toString(36), seats: committed.seats.map((_, k) => ({ seat: k, name: names[k] })) };
  const moves = answers.moves ?? changes.moves ?? [];
  let request = 0;
  const gesture: Gesture = new Gesture({
    question: () => 1,
    moves: () => moves as readonly MoveChoice[],
    selection: () => answers.selection ?? null,
    preview: (_, steps) => {
      request += 1;
      const tried = { id: request, steps: [...steps], view: committed, moves: [], said: [], prompt: '' };
      const whole = { ...tried, stops: null, selection: null, complete: true, ...answers.tried?.(steps) };
      queueMicrotask(() => gesture.setPreview(whole as unknown as Tried));
      return request;
    },
    play: () => {},
  });
  const board: SanJuanBoard = {
    view: committed,
    committed,
    table: table as unknown as TableInfo,
    me: 0,
    moves: [],
    gesture,
    cards: new Map(EMBLEM_KEYS.map((key) => [key, face(key)])),
    last: [],
    lastBy: -1,
    layout: 'wide',
    words: (key, facts) => (facts ? `${key} ${Object.values(facts).join(' ')}` : key),
    ending: null,
    explain: () => {},
    ...QUIET,
    ...changes,
  };
  return Object.defineProperty(board, 'moves', {
    enumerable: true,
    get: () => gesture.moves as Legal<SanJuanMove>[],
  });
}
