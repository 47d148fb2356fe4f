/** A small table of Patrician for the tests. */
import { QUIET } from '$play/contract';
import type {
  CardFace,
  PatricianBuildFacts,
  PatricianCityView,
  PatricianFacts,
  PatricianPlayFacts,
  PatricianSeatView,
  PatricianView,
  TableInfo,
} from '$net/wire';
// eslint-disable-next-line @typescript-eslint/no-restricted-imports -- the tests start from the table's own gesture
import { IDLE } from '$play/gesture.svelte';
import type { Site } from './geography';
import type { Choice, PatricianBoard } from './model';

const FLOORS: Record<string, number> = {
  Roma: 9,
  Bologna: 9,
  Firenze: 9,
  Siena: 7,
  Lucca: 7,
  Milano: 7,
  Ferrara: 5,
  Parma: 5,
  Verona: 5,
};
/** Roads as the server lists them for five players. */
export const ROADS: [string, string][] = [
  ['Roma', 'Siena'],
  ['Siena', 'Lucca'],
  ['Siena', 'Bologna'],
  ['Lucca', 'Milano'],
  ['Lucca', 'Ferrara'],
  ['Milano', 'Parma'],
  ['Parma', 'Verona'],
  ['Verona', 'Ferrara'],
  ['Ferrara', 'Bologna'],
  ['Bologna', 'Firenze'],
  ['Roma', 'Pistoia'],
  ['Pistoia', 'Firenze'],
];

const FACES = ['crest', 'move', 'free-draw', 'red-hat', 'lady', 'two-beards'];

export function city(
  name: string,
  towers: number[][] = [[], []],
  changes: Partial<PatricianCityView> = {},
): PatricianCityView {
  const floors = FLOORS[name] ?? 9;
  return {
    name,
    floors,
    towers,
    card: null,
    high_token: floors,
    low_token: floors - 3,
    scored: false,
    high: null,
    low: null,
    messengers: 0,
    tallest: floors - 1,
    leaders: [null, null],
    bonus: 0,
    ...changes,
  };
}

export function seat(changes: Partial<PatricianSeatView> = {}): PatricianSeatView {
  return {
    hand: [null, null, null],
    played: null,
    played_count: 2,
    top: null,
    pieces: 20,
    messengers: 0,
    portraits: null,
    points: { tokens: 0, messengers: 0 },
    portrait_sets: null,
    portraits_worth: null,
    score: 0,
    public_score: 0,
    ...changes,
  };
}

export function table(changes: Partial<PatricianView> = {}): PatricianView {
  const mine = seat({
    hand: ['roma-1', 'verona-4', 'lucca-2'],
    played: ['siena-4', 'siena-5'],
    portraits: { 'red-hat': 1, lady: 4, beard: 0 },
    points: { tokens: 0, messengers: 0, portraits: 6 },
    portrait_sets: {
      'red-hat': { toward_next: 1, needed: 3, points: 0, worth: 6 },
      lady: { toward_next: 1, needed: 3, points: 6, worth: 6 },
      beard: { toward_next: 0, needed: 3, points: 0, worth: 6 },
    },
    portraits_worth: 6,
    score: 6,
  });
  return {
    seat: 0,
    cities: Object.keys(FLOORS).map((name) => city(name)),
    seats: [mine, seat(), seat()],
    riders: [],
    pile: 24,
    first: 0,
    turn: 0,
    step: 'play',
    floors_to_build: 0,
    card: null,
    effective: [],
    ambassadors: {},
    penalised: null,
    over: false,
    roads: ROADS,
    round: 3,
    rounds: 16,
    categories: ['tokens', 'portraits'],
    ambassador_counts: {},
    ...changes,
  };
}

/** The view with some of its cities replaced. */
export function withCities(view: PatricianView, ...replacements: PatricianCityView[]): PatricianView {
  return { ...view, cities: view.cities.map((each) => replacements.find((city) => city.name === each.name) ?? each) };
}

export const CARDS: ReadonlyMap<string, CardFace> = new Map(
  Object.keys(FLOORS).flatMap((name) =>
    FACES.map((face, at) => {
      const key = `${name.toLowerCase()}-${at + 1}`;
      return [
        key,
        {
          key,
          name,
          text: `${name}, ${face}`,
          effect: face,
          facts: { city: name, face, star: at > 2 && at < 5 ? 'yes' : 'no' },
          invented: at > 0 ? ['face'] : [],
          summary: '',
          kind: '',
          example: '',
        } as CardFace,
      ];
    }),
  ),
);

/** Unique codes for moves. */
const codes = (function* (): Generator<number, never> {
  for (let code = 100; ; code += 1) yield code;
})();

export const choice = (move: Choice['move'], facts: PatricianFacts | null = null): Choice => ({
  code: codes.next().value,
  move,
  notation: move.move,
  text: JSON.stringify(move),
  facts,
  notes: [],
});

/** A build in a city, with the facts that the server adds. */
export const build = (city: string, sites: Site[], facts: Partial<PatricianBuildFacts> = {}): Choice =>
  choice(
    { move: 'build', sites },
    { move: 'build', city, finishes: false, payout: [], points: 0, takes: [], leads: [], ...facts },
  );

/** The facts of a card to be played. */
export const playFacts = (facts: Partial<PatricianPlayFacts> = {}): PatricianPlayFacts => ({
  move: 'play',
  city: 'Verona',
  floors: 1,
  finishes: false,
  points: 0,
  leads: [],
  portrait: null,
  portrait_points: 0,
  portraits_missing: 0,
  last: false,
  takes: [],
  ...facts,
});

export function boardProps(
  view: PatricianView,
  moves: Choice[] = [],
  changes: Partial<PatricianBoard> = {},
): PatricianBoard {
  const info = {
    options: {},
    seats: ['Ada', 'Bruno', 'Chiara'].map((name, at) => ({ seat: at, name })),
  } as unknown as TableInfo;
  return {
    view,
    committed: view,
    table: info,
    me: 0,
    moves,
    gesture: IDLE,
    cards: CARDS,
    last: [],
    lastBy: -1,
    layout: 'wide',
    words: (key, facts) => (facts ? `${key} ${Object.values(facts).join(' ')}` : key),
    ending: null,
    explain: () => {},
    ...QUIET,
    starts: moves,
    hinted: null,
    ...changes,
  };
}
