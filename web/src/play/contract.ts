/**
 * The contract between the table (session, dock, rail) and the boards of the games.
 *
 * The table owns the connection, the tentative gesture, the log, the clocks and all panels that every game has. A board
 * draws one game: it gets the view and the legal choices, and calls `choose`. It never talks to the server and knows no
 * rules.
 */
import type { Component } from 'svelte';
import type { Sound } from '$art/tones';
import type {
  ActionInfo,
  Alert,
  CardFace,
  Ending,
  MoveChoice,
  RoundText,
  SelectionInfo,
  SelectionItem,
  TableInfo,
  TableWords,
  Tried,
} from '$net/wire';

/** `phone` up to 599 px or lower than 521 (a phone on its side), `tablet` up to 1099, `wide` above. */
export type Layout = 'phone' | 'tablet' | 'wide';

/** A message of the catalogue in the reader's language. */
export type Words = (key: string, facts?: Record<string, string | number>) => string;

/** An event of a game, as the wire brings it. */
export interface GameEvent {
  event: string;
  [field: string]: unknown;
}

/**
 * A view or a move of the game that a module draws. The table passes on the server's data, and the module gives it a
 * type.
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- functions of a game's view refuse `unknown`
type GameData = any;

/** A legal move with its struct typed by the game. */
export type Legal<M> = Omit<MoveChoice, 'move'> & { move: M };

/**
 * The gesture in progress: what was chosen and not yet sent. While there is something, `view` below is the view after
 * it (the server's preview, `tried`) and `moves` are the steps that may follow.
 */
export interface Gesture {
  readonly steps: readonly number[];
  /** The choice of each step, in the same order. */
  readonly chosen: readonly MoveChoice[];
  /** The choices that were legal at the last step, the chosen one included: another can be chosen instead. */
  readonly alternatives: readonly MoveChoice[];
  /**
   * Several items to be chosen as one, in any order, if that is what comes after the steps: the server says which, how
   * many and why. A choice of a single item is a step.
   */
  readonly selection: SelectionInfo | null;
  /** The codes of the items picked so far, in the order of picking. */
  readonly picks: readonly number[];
  /** The items that can still be picked. */
  readonly available: readonly SelectionItem[];
  readonly tried: Tried | null;
  /** The server has not previewed the last choice yet. */
  readonly waiting: boolean;
  /** Whether it can be sent, as the server says. */
  readonly complete: boolean;
  /** Whether anything was chosen. */
  readonly started: boolean;
  /** Add a step, or pick an item. Choosing the last one again sends the gesture, if it is complete. */
  choose(code: number): void;
  /** Pick an item of the selection. */
  pick(code: number): void;
  /** Put a picked item back. */
  unpick(code: number): void;
  /** Pick these items instead of those picked so far. */
  pickAll(codes: readonly number[]): void;
  /** Remove the last item or step. */
  back(): void;
  /** Remove all steps. */
  clear(): void;
  /** Send it. */
  commit(): void;
}

export interface BoardProps<V = unknown, M = unknown> {
  /** The view to draw: after the gesture in progress, if there is one. */
  view: V;
  /** The view without the gesture. */
  committed: V;
  table: TableInfo;
  /** The player's own seat, drawn at the near side; −1 for spectators. */
  me: number;
  /** The legal moves of `me` after the steps of the gesture; empty when there is nothing to do. */
  moves: Legal<M>[];
  gesture: Gesture;
  /** The faces of all cards by key. */
  cards: ReadonlyMap<string, CardFace>;
  /** The events of the last step, for highlights (not for animation). */
  last: readonly GameEvent[];
  lastBy: number;
  layout: Layout;
  words: Words;
  ending: Ending | null;
  /** Raise a card: show it large on the stage, with its text and its worth now. */
  explain(card: string): void;
  /** Why something on the board cannot be chosen now, by its item (`card:library`, `role:builder`). */
  reasons: ReadonlyMap<string, string>;
  /** Signs that the game or the round is nearly over. */
  alerts: readonly Alert[];
  /** The card that is raised on the stage, if there is one. */
  raised: string | null;
  /** The action of somebody else that is being shown, if there is one. */
  acting: ActionInfo | null;
  /**
   * At the end of a round or a game, while the board counts: how many cards of every suite (cities, buildings) have
   * been counted so far; null when nothing is being counted.
   */
  counted: number | null;
  /** The end of the round that is on the board, until the player goes on. */
  round: RoundText | null;
  /**
   * The legal moves before the first step of the gesture. Choosing one of these, or any step that was legal at an
   * earlier point of the gesture, goes back to that point and starts over from there.
   */
  starts?: Legal<M>[];
  /** The code of the move that a hint recommends, to be marked. */
  hinted?: number | null;
  /** The table in words, for a game without a board. */
  described?: TableWords | null;
}

/**
 * A thing flies between anchors (`data-anchor="hand:0:roma-1"`); the first one in the page counts. An anchor is a place
 * (a seat's row, a hand, a pile) unless `data-thing` says that it is a card or a piece itself.
 */
export interface Flight {
  from: string[];
  to: string[];
  /**
   * By default a copy of the new thing (`data-thing`) at `to` flies. If there is none, and until a card turns over,
   * this drawing flies (SVG markup with its own viewBox), or else a copy of the thing at `from`.
   */
  art?: string;
  /** Size in CSS pixels, if `art` is given. */
  width?: number;
  height?: number;
  ms?: number;
  ease?: 'out' | 'drop';
  /** The delay in milliseconds after the step's animation begins. */
  after?: number;
  /** The thing is new at `to` although its anchor existed before: a card that is dealt again. */
  anew?: boolean;
  /** Turn over in the middle. */
  flip?: boolean;
  /** The sound at its end. */
  sound?: SoundName;
}

/** A sound of every table (`card`, `coin`, `stamp`, `bell`), or one of the game's own. */
export type SoundName = string;

/** Rows of the score panel: a label, and a value for every seat (null: unknown to the viewer). */
export interface ScoreRow {
  label: string;
  values: (number | null)[];
  total?: boolean;
  /** No part of the sum: rounds won, or points of a team. */
  apart?: boolean;
}

/** A card in a hand, and the name of its anchor there. */
export interface HeldCard {
  card: string;
  anchor: string;
}

/** What stands beside a raised card: its worth now, what playing it would bring, or why that is not possible. */
export interface Raised {
  /** Instead of the card's own, or for something that is no card, such as a role. `face` is SVG markup. */
  name?: string;
  kind?: string;
  text?: string;
  face?: string;
  /** "6", "+4": its worth now, with the reason in words. */
  worth?: { value: string; text: string };
  /** What doing it would change: "9 → 15 points, 1 card left". */
  result?: string;
  /** Why it cannot be chosen. */
  reason?: string;
  /** The choice that it stands for, and the words on its button ("Build it", "pay 6"). */
  act?: { code: number; label: string; detail?: string };
}

/** A sum that fills up as items are picked: boxes in the dock's line ("3 of 5"). */
export interface Progress {
  done: number;
  all: number;
  /** The words of the grey button: "2 more to pay". */
  missing: string;
}

/** The facts next to a seat's name in the rail. */
export interface SeatBrief {
  score: number | null;
  /** Each with an icon (see art/icons.ts), a text, and a label for screen readers. */
  facts: { icon: string; text: string; label: string }[];
  /** A line under the score ("2 + 6 portraits"). */
  scoreNote?: string;
  /** A badge after the name ("governor"). */
  badge?: string;
  /** A small picture at the right (SVG markup). */
  picture?: string;
}

/**
 * A game: its folder under web/src/games/ exports it as `game` in index.ts.
 *
 * The board's box is the space that bar, strip, rail and dock leave free; it is a size container (`@container board
 * (…)`) and does not clip. `--bleed-top`, `--bleed-right`, `--bleed-bottom` and `--bleed-left` (lengths, always set)
 * say how far scenery may reach behind the panels, to the edges of the window. The dock sets `--hand-height` for
 * `Hand`, the height for its cards; a theme may set `--cards-wide`, `--cards-phone`, `--cards-tablet` and
 * `--cards-low` (a low phone). An empty element `data-stage` is the space that the stage may cover. `<html
 * data-letters="on">` asks for letters on pieces; `data-theme` is light or dark. The table opens the card of an
 * element with `data-card="<key>"` on right click, long press, or `?`. The patterns of art/heraldry.ts (`url(#h-a)`,
 * `url(#wave)` …), those of the game (`export const patterns` in patterns.ts) and the shapes passed to `clip` are in
 * the page: drawings have no ids. Its picture for the front page is in poster.ts (`export const poster`, SVG markup,
 * about 400 × 300), its colours in theme.css.
 */
export interface GameModule {
  /** The board; it fills the area left of the rail (wide) or between the seat strip and the dock. */
  Board: Component<BoardProps<GameData, GameData>>;
  /** The player's hand, in the dock. */
  Hand: Component<BoardProps<GameData, GameData>>;
  /** An extra tab in the rail, such as what every building is worth. */
  Extra?: {
    label: (words: Words) => string;
    panel: () => Promise<{ default: Component<BoardProps<GameData, GameData>> }>;
  };
  /** A large drawing of a card for its dialog: SVG markup. */
  face(card: CardFace, words: Words): string;
  /** A small drawing of a card, without its text: SVG markup. */
  small(card: CardFace, words: Words): string;
  /** The cards in a seat's hand, as far as a view shows them; for the open hands of a replay. */
  held(view: GameData, seat: number): HeldCard[];
  /** A short label for a choice, with its value: on its button, and as the heading once it is the last step. */
  label(choice: Legal<GameData>, props: BoardProps<GameData, GameData>): string;
  /** The sentence beside the heading: before and during a gesture ("5 −1 builder −1 Quarry = 3"). */
  sum?(props: BoardProps<GameData, GameData>): string;
  /** How much of a selection is done, if something is being selected. */
  progress?(props: BoardProps<GameData, GameData>): Progress | null;
  /**
   * Whether a choice can be made on the board or in the hand. The dock has buttons only for those that cannot; all of
   * them stand in words behind one button.
   */
  onBoard?(choice: Legal<GameData>, props: BoardProps<GameData, GameData>): boolean;
  /** What a raised card is worth now and what it would bring. */
  raise?(card: string, props: BoardProps<GameData, GameData>): Raised;
  /** A large drawing for the sign of an action (`role:trader`, `card:library`): SVG markup; empty if there is none. */
  sign?(sign: string, cards: ReadonlyMap<string, CardFace>, words: Words): string;
  /** The number of steps in which the end of a round or of the game is counted: cards of the longest suite, cities. */
  countSteps?(view: GameData): number;
  /** Short facts for the bar ("Round 6 of 11", "Messengers"). */
  bar(view: GameData, table: TableInfo, words: Words): string[];
  brief(view: GameData, seat: number, words: Words): SeatBrief;
  scores(view: GameData, words: Words): ScoreRow[];
  /** The flights of a step; `before` and `after` are the views around it. */
  flights(
    events: readonly GameEvent[],
    before: GameData,
    after: GameData,
    me: number,
    cards: ReadonlyMap<string, CardFace>,
  ): Flight[];
  /** The game's own sounds, by name. */
  sounds?: Readonly<Record<string, Sound>>;
}

/** The props of a board on which nothing is being decided, shown or counted: in replays and samples. */
export const QUIET = {
  reasons: new Map<string, string>(),
  alerts: [],
  raised: null,
  acting: null,
  counted: null,
  round: null,
} satisfies Partial<BoardProps>;
