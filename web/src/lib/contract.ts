/**
 * What the shell (pages, socket, dock, rail) and the boards of the games promise each other.
 *
 * The shell owns the connection, the tentative gesture, the log, the clocks and all panels that every game has. A board
 * draws one game: it gets the view to draw and the legal choices, and answers with `choose`. It never talks to the
 * server, and knows no rule beyond what is needed to draw.
 */
import type { Component } from 'svelte';
import type { CardFace, Choice, Ending, TableInfo, Tried } from './wire';

/** `phone` up to 599 px or lower than 521 (a phone on its side), `tablet` up to 1099, `wide` above. */
export type Layout = 'phone' | 'tablet' | 'wide';

/** A message of the catalogue in the reader's language. */
export type Words = (key: string, facts?: Record<string, string | number>) => string;

/** An event of a game, as the wire brings it. */
export interface GameEvent {
  event: string;
  [field: string]: unknown;
}

/** A legal move with its struct typed by the game. */
export type Legal<M> = Omit<Choice, 'move'> & { move: M };

/**
 * The gesture in the making: steps that were chosen and not yet sent. While it is not empty, `view` below is the view
 * after those steps (from the server's `tried`) and `moves` are the steps that may follow.
 */
export interface Gesture {
  readonly steps: readonly number[];
  readonly tried: Tried | null;
  /** The server has been asked and has not answered yet. */
  readonly waiting: boolean;
  /** Whether it may be sent as it is; says the game (`complete` below). */
  readonly complete: boolean;
  /** Add a step. Choosing the last step again sends the gesture, if it is complete. */
  choose(code: number): void;
  /** Take the last step away. */
  back(): void;
  /** Put everything back. */
  clear(): void;
  /** Send it. */
  commit(): void;
}

export interface BoardProps<V = unknown, M = unknown> {
  /** What to draw: the view after the gesture in the making, or the table as it stands. */
  view: V;
  /** The table as it stands, without the gesture. */
  settled: V;
  table: TableInfo;
  /** The seat at the near side; −1 for those who watch. */
  me: number;
  /** Legal now for `me`, after the steps of the gesture; empty when there is nothing to do. */
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
  /** Open a card large, with all that is known of it. */
  explain(card: string): void;
  /**
   * What was legal before the first step of the gesture. Choosing one of these (or any step that was legal at an earlier
   * point of the gesture) goes back to that point and starts over from there.
   */
  starts?: Legal<M>[];
  /** The move that a hint recommends, to be marked; null without one. */
  hinted?: number | null;
}

/** Where a thing flies from and to: the names of anchors (`data-anchor="hand:0:roma-1"`), first one found counts. */
export interface Flight {
  from: string[];
  to: string[];
  /** What flies: the markup of a small SVG (its own viewBox); by default a copy of what stands at `from` or `to`. */
  art?: string;
  /** Size in CSS pixels, if `art` is given. */
  width?: number;
  height?: number;
  ms?: number;
  ease?: 'out' | 'drop';
  /** Starts so many milliseconds after the step's animation begins. */
  after?: number;
  /** Turn over in the middle. */
  flip?: boolean;
  /** The sound it makes at its end. */
  sound?: SoundName;
}

export type SoundName = 'card' | 'floor' | 'coin' | 'barrel' | 'stamp' | 'bell' | 'yelp';

/** Rows of the score panel: a label, and a value for every seat (null: unknown to the viewer). */
export interface ScoreRow {
  label: string;
  values: (number | null)[];
  total?: boolean;
}

/** What a seat's entry in the rail shows beside its name. */
export interface SeatBrief {
  score: number | null;
  /** Small facts: an icon (see lib/icons.ts), a text, and what it means for those who cannot see it. */
  facts: { icon: string; text: string; label: string }[];
  /** A badge after the name ("governor"). */
  badge?: string;
  /** A small picture at the right (SVG markup). */
  picture?: string;
}

/**
 * What a game's folder under web/src/games/ exports as `game` in index.ts.
 *
 * The board's box is what bar, strip, rail and dock leave free; it is a size container (`@container board (…)`) and does
 * not clip. `--bleed-top`, `--bleed-right`, `--bleed-bottom` and `--bleed-left` (lengths, always set) say how far
 * scenery may be drawn beyond it, behind the panels, to the edges of the window. The dock gives `Hand` `--hand-height`
 * (the height that cards may have). `<html data-letters="on">` asks for letters on pieces; `data-theme` is light or dark.
 * An element with `data-card="<key>"` opens that card on right click, long press, or `?` while it has the focus: the shell
 * sees to it. Patterns of lib/art.ts (`url(#h-a)`, `url(#wave)` …) stand in the page. The poster may stand in a file poster.ts of its
 * own (`export const poster`), so that the front page need not load the board.
 */
export interface GameModule {
  /** Draws the table. It gets the whole area left of the rail (wide) or between the seat strip and the dock. */
  Board: Component<BoardProps<any, any>>;
  /** Own hand and what belongs to it; lies in the dock at the bottom. */
  Hand: Component<BoardProps<any, any>>;
  /** Something lies there for those who watch, too. */
  forWatchers?: boolean;
  /** A further tab of the rail ("Worth" in San Juan, "Portraits" in Patrician, "Roles" in Pâtée Impériale). */
  Extra?: { label: (words: Words) => string; panel: Component<BoardProps<any, any>> };
  /** A card drawn large, for the explaining dialog: SVG markup. */
  face(card: CardFace, words: Words): string;
  /** Whether a gesture may be sent as it is. */
  complete(tried: Tried, steps: readonly number[]): boolean;
  /** A choice in the dock, short, with its worth: on its button, and as the heading once it is the last step chosen. */
  label(choice: Legal<any>, props: BoardProps<any, any>): string;
  /** A line under the prompt while a gesture is in the making ("5 −1 builder −1 Quarry = 3"; "2 of 3 paid"). */
  sum?(props: BoardProps<any, any>): string;
  /** A gesture that completes the one in the making, if the game can suggest one (payments). */
  suggest?(props: BoardProps<any, any>): number | null;
  /** Whether a pass can be asked for as things stand; if not, it is not offered to be announced. */
  passes?(choice: Legal<any>, props: BoardProps<any, any>): boolean;
  /** Short facts for the bar ("Round 6 of 11", "Messengers"). */
  bar(view: any, table: TableInfo, words: Words): string[];
  brief(view: any, seat: number, words: Words): SeatBrief;
  scores(view: any, words: Words): ScoreRow[];
  /** Events of a step as flights; `before` and `after` are the views around it. */
  flights(events: readonly GameEvent[], before: any, after: any, me: number): Flight[];
  /** The picture of the game on the front page: SVG markup, about 400 × 300. */
  poster: string;
  /** `data-game` on the root element, for the tokens of its cloth. */
  cloth: string;
}
