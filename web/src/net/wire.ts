// Made by web/make_wire.py from src/ludoteca/server/messages/wire and the games. Do not edit.
/* eslint-disable @typescript-eslint/no-explicit-any -- each game defines its views and moves */

export const PROTOCOL = 2;
export const LONGEST_NAME = 24;
export const LONGEST_CHAT = 400;
export const LONGEST_GESTURE = 32;

export type Lang = 'en' | 'fr' | 'it';

export type Status = 'abandoned' | 'over' | 'playing' | 'waiting';

export type SeatKind = 'bot' | 'open' | 'person';

// --------------------------------------------------------------------------------------------------- from the server

/**
 * How long players may think. `move`: `seconds` for each move. `game`: `seconds` for the whole game, and `increment`
 * more for each move. `days`: `days` for each move, for correspondence games.
 */
export interface ClockSettings {
  kind: 'days' | 'game' | 'move' | 'none';
  seconds: number;
  increment: number;
  days: number;
}

/** The settings of a table. The defaults suit a table among friends. */
export interface TableSettings {
  clock: ClockSettings;
  undo: 'consent' | 'free' | 'never';
  hints: boolean;
  memory_aid: boolean;
  forced: boolean;
  pace: 'instant' | 'natural';
  stand_in: string;
}

/** A seat as everybody sees it. `away`: a bot plays for a person until they take the seat back. */
export interface SeatInfo {
  seat: number;
  kind: 'bot' | 'open' | 'person';
  name: string;
  level: string | null;
  connected: boolean;
  away: boolean;
  ready: boolean;
  silenced: boolean;
  left_ms: number | null;
  ticking: boolean;
  grace_ms: number | null;
  hold_ms: number;
  colour: number;
  kept_for: string;
  absent_ms: number | null;
  resigned: boolean;
}

/** A table as everybody sees it. */
export interface TableInfo {
  id: string;
  game: string;
  title: string;
  status: 'abandoned' | 'over' | 'playing' | 'waiting';
  public: boolean;
  options: Record<string, boolean | number | string>;
  manners: TableSettings;
  seats: SeatInfo[];
  watching: number;
  created: number;
  updated: number;
  commitment: string;
  cards: string;
  own_cards: boolean;
  undo_asked_by: number | null;
  undo_agreed: number[];
  rematch: string | null;
  forked_from: string | null;
  taken_back: boolean;
  link_asked: number | null;
  link_agreed: number[];
  undo_waits: number[];
  link_waits: number[];
  end_asked_by: number | null;
  end_agreed: number[];
  end_waits: number[];
  rematch_by: number | null;
  rematch_accepted: number[];
  rematch_declined: number[];
  watchers_may_chat: boolean;
  progress: string;
}

/**
 * A legal move: its code, its struct, its notation, and its effect in words. `facts` is a struct of the game: what the
 * move costs, brings or ends, in numbers and names. `notes` explain it: what it does for everybody, what it brings the
 * receiver and the others now; of a decline, what it gives up.
 */
export interface MoveChoice {
  code: number;
  move: Record<string, any>;
  notation: string;
  text: string;
  facts: Record<string, any> | null;
  notes: string[];
}

/** An item of a selection: the step that names it, and how many there are of it. */
export interface SelectionItem {
  code: number;
  move: Record<string, any>;
  name: string;
  count: number;
  limited: boolean;
}

/**
 * Several items to be chosen as one, in any order: at least `least` and at most `most` of them, and why. `end` is the
 * step that ends the selection where fewer than `most` may be chosen. `suggested` are items whose loss hurts least,
 * where the game can say so.
 */
export interface SelectionInfo {
  items: SelectionItem[];
  least: number;
  most: number;
  limit: number;
  end: number | null;
  why: string;
  suggested: number[];
}

/** Why something on the board cannot be chosen now. The item is named as on the board: `card:library`. */
export interface Reason {
  item: string;
  why: string;
}

/** A sign that the game or round is nearly over: "2 more end the game". `seat` is −1 if it is about the table. */
export interface Alert {
  seat: number;
  text: string;
}

/**
 * The seats that may act, and the moves of the receiver. `ask` is the number of the question put to the receiver's
 * seat. An answer carries it, so that a retry counts once. `declines` are moves that always mean the same (to pass) and
 * that the receiver may still need. They may be announced before the seat is asked.
 */
export interface Turn {
  actors: number[];
  answered: number;
  asked: number;
  ask: number | null;
  prompt: string;
  moves: MoveChoice[];
  undo: 'ask' | 'free' | 'no';
  declines: MoveChoice[];
  announced: number[];
  selection: SelectionInfo | null;
  unavailable: Reason[];
  alerts: Alert[];
  undo_text: string;
  undo_asked_text: string;
}

/** A line of the log, one for each action: its step, the seat that acted (−1: the table), and its sentences. */
export interface LogLine {
  step: number;
  seat: number;
  said: string[];
}

/** The result of one seat: its rank (equal seats share one), its points, and their categories. */
export interface SeatResult {
  seat: number;
  rank: number;
  score: number;
  categories: Record<string, number>;
}

/**
 * The result of a whole game. `reason` and `tie_break` are parts of text keys (`<game>-reason-…`, `<game>-tie-…`).
 * `tie_break` says what decided between seats with equal points; it is None where points decided or the victory is
 * shared.
 */
export interface Result {
  reason: string;
  winners: number[];
  tie_break: string | null;
  seats: SeatResult[];
}

/** A part of a seat's points at the end: a category, with the cards or cities it comes from in `details`. */
export interface ScorePart {
  label: string;
  points: number;
  details: string;
}

/**
 * The end of a game, in words and numbers. `result.seats[k].categories` are the points by category. `place` is the
 * receiver's place in words ("You came third, 4 behind."), `cause` who ended the game and how, and `parts` the points
 * of every seat, part by part.
 */
export interface Ending {
  result: Result;
  reason: string;
  tie: string | null;
  headline: string;
  taken_back: boolean;
  place: string;
  cause: string;
  parts: ScorePart[][];
}

/** An announcement to everybody at the table: seats have a new link, and why. */
export interface Notice {
  at: number;
  seats: number[];
  key: string;
  text: string;
}

/** Everything the receiver may know, sent on entering and on request. `seat` is −1 for spectators. */
export interface Snapshot {
  type: 'state';
  protocol: number;
  seq: number;
  step: number;
  now: number;
  table: TableInfo;
  seat: number;
  seats: number[];
  host: boolean;
  may_sit: boolean;
  view: Record<string, any> | null;
  turn: Turn | null;
  log: LogLine[];
  ending: Ending | null;
  notices: Notice[];
  offer_link: boolean;
  invited: number[];
}

/** What an action brings to some seats: `Gain((2,), "sells coffee for 2 cards", "+2")`. */
export interface Gain {
  seats: number[];
  text: string;
  value: string;
}

/** The end of a round in words and numbers: "Chiara wins the round, 21 to 18." and why. */
export interface RoundText {
  headline: string;
  text: string;
  winners: number[];
  scores: number[];
}

/**
 * One action among the events of an update, as a person would count it. The first `events` events belong to the first
 * action, and so on. `text` is its sentence in the log, `short` two or three words, `sign` the name of a drawing;
 * `about` says what it means for everybody, and `gains` what it brings to whom. `view` is the position after it, if a
 * later action of the same update changes the table again. `round` is set where a round ends: the players look at the
 * table before they go on. Actions that are not `shown` need no pause. An action that `continues` the last one of the
 * update before tells all of it: its text replaces the last line.
 */
export interface ActionInfo {
  seat: number;
  events: number;
  text: string;
  short: string;
  sign: string;
  about: string;
  gains: Gain[];
  shown: boolean;
  view: Record<string, any> | null;
  round: RoundText | null;
  continues: boolean;
}

/** A move and its consequences, as far as the receiver may know them. `view` is the position after it. */
export interface StepUpdate {
  type: 'step';
  seq: number;
  step: number;
  by: number;
  events: Record<string, any>[];
  said: string[];
  view: Record<string, any>;
  turn: Turn;
  table: TableInfo | null;
  clocks: [number, number, boolean][];
  ending: Ending | null;
  actions: ActionInfo[];
  holds: [number, number][];
}

/** Moves were taken back: the position and the log after that. */
export interface RewindUpdate {
  type: 'rewound';
  seq: number;
  step: number;
  by: number;
  free: boolean;
  view: Record<string, any>;
  turn: Turn;
  log: LogLine[];
  table: TableInfo;
}

/** The table has changed: its seats, who is connected, a request for consent, or its status. */
export interface TableChanged {
  type: 'table';
  seq: number;
  table: TableInfo;
  turn: Turn | null;
  notice: Notice | null;
}

/**
 * The preview of a gesture, as far as the receiver can know its effect. Nothing has happened. `moves` are the steps
 * that could follow; there are none if the decision is complete. `stops` is `luck` if the next step would draw a card,
 * and `reveals` if it would show something hidden; `view` is then the position before it. `points` are every seat's
 * points by category after the gesture. `steps` are the steps of the gesture in the order of the rules. If `complete`,
 * it can be sent as it is; otherwise more must be chosen, from `selection` if there is one.
 */
export interface Tried {
  type: 'tried';
  id: number;
  ask: number;
  steps: number[];
  view: Record<string, any>;
  moves: MoveChoice[];
  prompt: string;
  said: string[];
  points: Record<string, number>[];
  stops: 'luck' | 'reveals' | null;
  turn_passes: boolean;
  complete: boolean;
  selection: SelectionInfo | null;
}

/**
 * The table in words, for a game without a board of its own. `points` are every seat's points by category, and `hands`
 * the cards of every seat's hand, as far as the receiver knows them.
 */
export interface TableWords {
  said: string[];
  points: Record<string, number>[];
  hands: string[][];
}

/** The table in words after `step`, as the receiver may know it. */
export interface Described {
  type: 'described';
  id: number;
  step: number;
  words: TableWords;
}

/** A move as the search rates it. */
export interface HintOption {
  choice: MoveChoice;
  visits: number;
  share: number;
}

/** The moves that a search recommends, based on what the receiver's seat knows. */
export interface Hint {
  type: 'hint';
  ask: number;
  options: HintOption[];
  shares: number[];
  said: string[];
  exact: boolean;
}

/** A chat message. `seat` is −1 for a spectator. */
export interface ChatLine {
  type: 'chat';
  id: number;
  seat: number;
  name: string;
  text: string;
  at: number;
}

/** The chat so far, sent after entering. */
export interface ChatHistory {
  type: 'chats';
  lines: ChatLine[];
}

/** The request with this `id` is done and on disk. */
export interface Done {
  type: 'done';
  id: number;
  seq: number;
}

/** The request with this `id` was refused, and why. Nothing has changed. */
export interface Refused {
  type: 'refused';
  id: number | null;
  key: string;
  text: string;
}

/** The server closes the socket, and why. `again` says whether to reconnect. */
export interface Bye {
  type: 'bye';
  key: string;
  text: string;
  again: boolean;
}

/** The answer to a `ping`. */
export interface Pong {
  type: 'pong';
  now: number;
}

/** All socket messages from the server, distinguished by `type`. */
export type FromServer =
  | Snapshot
  | StepUpdate
  | RewindUpdate
  | TableChanged
  | Tried
  | Described
  | Hint
  | ChatLine
  | ChatHistory
  | Done
  | Refused
  | Bye
  | Pong;

// ----------------------------------------------------------------------------------------------------- from a client

/**
 * The first message: the table, the link and the language. A client that reconnects adds its last `seq`. `token` is
 * None to watch a public table. `seat` chooses among the seats of a link that holds several. `protocol` is the version
 * of these messages that the client was written for; one that names another is asked to reload.
 */
export interface Enter {
  do: 'enter';
  table: string;
  token?: string | null;
  lang?: 'en' | 'fr' | 'it';
  seat?: number | null;
  seq?: number | null;
  protocol?: number | null;
}

/**
 * A move, or a gesture of several steps that is made as a whole or not at all. It is given as a struct of the game
 * (`move`), with cards in any order, or as `steps` of the table of moves.
 */
export interface PlayMove {
  do: 'move';
  id: number;
  ask: number;
  steps?: number[] | null;
  move?: Record<string, any> | null;
}

/** Preview a move, given like a move to play. */
export interface Try {
  do: 'try';
  id: number;
  ask: number;
  steps?: number[] | null;
  move?: Record<string, any> | null;
}

/** Announce declines: each is played as soon as it is legal. An empty list cancels them. */
export interface Announce {
  do: 'announce';
  id: number;
  codes: number[];
}

/** Take my last choice back: at once within the horizon, otherwise with the consent of the others. */
export interface Undo {
  do: 'undo';
  id: number;
}

/** Agree to an undo, or refuse it. */
export interface Consent {
  do: 'consent';
  id: number;
  agree: boolean;
}

/** Agree to a new link for a seat whose link was lost, or refuse it. The player at that seat may only refuse. */
export interface ConsentLink {
  do: 'consent_link';
  id: number;
  agree: boolean;
}

/** Ask what a strong player would do. */
export interface AskHint {
  do: 'hint';
  id: number;
  ask: number;
}

/** Write a chat message. */
export interface Say {
  do: 'say';
  id: number;
  text: string;
}

/**
 * Switch to another seat of the same link, or to another language. The server then sends a new `state`. When the game
 * is over everybody may look from any seat, or as a spectator again (`watch`).
 */
export interface Look {
  do: 'look';
  id: number;
  seat?: number | null;
  lang?: 'en' | 'fr' | 'it' | null;
  watch?: boolean;
}

/** Ask for the table in words, as the page does for a game without a board. The answer is `described`. */
export interface Describe {
  do: 'describe';
  id: number;
}

/** Let a bot play for me, or take my seat back (`away` false). */
export interface Away {
  do: 'away';
  id: number;
  away: boolean;
}

/** Let a bot play for an absent player, who may take the seat back at any time. */
export interface StandIn {
  do: 'stand_in';
  id: number;
  seat: number;
}

/** Mute or unmute a seat in the chat, as the host. */
export interface Silence {
  do: 'silence';
  id: number;
  seat: number;
  silent: boolean;
}

/** Close the chat to watchers, or open it to them again, as the host. */
export interface SilenceWatchers {
  do: 'silence_watchers';
  id: number;
  silent: boolean;
}

/** Give the game up: a bot plays to its end. If no other person plays, the game ends without a result. */
export interface Resign {
  do: 'resign';
  id: number;
}

/** Propose to the others to end the game without a result. */
export interface AskEnd {
  do: 'ask_end';
  id: number;
}

/** Agree to end the game without a result, or refuse; the player who asks may withdraw. */
export interface ConsentEnd {
  do: 'consent_end';
  id: number;
  agree: boolean;
}

/** Say that I do not play again. My seat at the rematch is then open to everybody whom its host invites. */
export interface DeclineRematch {
  do: 'decline_rematch';
  id: number;
}

/** Check the connection. */
export interface Ping {
  do: 'ping';
}

/** All socket messages from a client, distinguished by `do`. */
export type FromClient =
  | Enter
  | PlayMove
  | Try
  | Announce
  | Undo
  | Consent
  | ConsentLink
  | AskHint
  | Say
  | Look
  | Describe
  | Away
  | StandIn
  | Silence
  | SilenceWatchers
  | Resign
  | AskEnd
  | ConsentEnd
  | DeclineRematch
  | Ping;

// -------------------------------------------------------------------------------------------------------------- REST

/**
 * The tokens of new links. They are sent only once: the server stores only their hashes. `seat` and `recovery` are for
 * the receiver alone. A person who takes a seat by an invitation gets a seat link, and the invitation stops working.
 */
export interface Links {
  table: string;
  seat: string | null;
  seats: number[];
  host: string | null;
  join: string | null;
  watch: string | null;
  each: Record<number, string>;
  recovery: string | null;
  claim: string | null;
}

/** An option of a game, in the reader's language. */
export interface OptionInfo {
  name: string;
  kind: 'choice' | 'flag' | 'number';
  default: boolean | number | string;
  choices: string[];
  choice_labels: string[];
  low: number;
  high: number;
  seats: number[];
  label: string;
  help: string;
}

/** A game on the shelf, in the reader's language. */
export interface GameInfo {
  key: string;
  title: string;
  designer: string;
  year: number;
  stage: string;
  seats: number[];
  summary: string;
  notice: string;
  options: OptionInfo[];
  categories: Record<string, string>;
  minutes: number;
}

/** A level of bot, in the reader's language. */
export interface LevelInfo {
  spec: string;
  label: string;
  help: string;
}

/** `GET /api/games`. */
export interface GameList {
  games: GameInfo[];
  levels: LevelInfo[];
  version: string;
}

/** A card: its attributes and its text. */
export interface CardFace {
  key: string;
  name: string;
  effect: string;
  text: string;
  facts: Record<string, any>;
  invented: string[];
  summary: string;
  kind: string;
  example: string;
}

/** `GET /api/tables/{id}/cards` and `GET /api/games/{game}/cards`. */
export interface CardFaces {
  cards: CardFace[];
  rules: string;
  file: string;
  own: boolean;
}

/** A position of a replay: the move that led to it, and the table as a seat saw it. */
export interface ReplayFrame {
  step: number;
  by: number;
  notation: string;
  ms: number;
  said: string[];
  events: Record<string, any>[];
  view: Record<string, any>;
  words: TableWords | null;
  actions: ActionInfo[];
  round: number;
}

/** `GET /api/tables/{id}/replay`: all positions of a finished game as one seat saw them, or with open hands. */
export interface Replay {
  table: TableInfo;
  seat: number;
  open: boolean;
  frames: ReplayFrame[];
  ending: Ending | null;
}

/** A telling moment of a finished game: a step that changed the points more than most. */
export interface Moment {
  step: number;
  seat: number;
  round: number;
  text: string;
}

/** `GET /api/tables/{id}/moments`: the largest swings of the score, in the order of the game. */
export interface Moments {
  moments: Moment[];
}

/** `GET /api/tables/{id}/verify`: whether the record matches the commitment made before the deal. */
export interface Verdict {
  true: boolean;
  said: string[];
}

/** The body of an error response. */
export interface ErrorResponse {
  key: string;
  text: string;
}

/** A game that a token opens. `turn`: it is the player's turn. `token`: the place of the token in the list. */
export interface MyGame {
  table: TableInfo;
  token: number;
  seats: number[];
  turn: boolean;
  since: number | null;
  prompt: string;
  result: string;
}

/** A seat of a new table: `me` for the creator (may occur several times), `open` for a guest, or a bot. */
export interface SeatRequest {
  kind?: 'bot' | 'me' | 'open';
  name?: string;
  level?: string;
}

/** The body of `POST /api/tables`. */
export interface NewTableRequest {
  game: string;
  seats: SeatRequest[];
  options?: Record<string, boolean | number | string>;
  public?: boolean;
  manners?: TableSettings;
  cards?: string | null;
  nonce?: string | null;
}

/** Take an open seat, or the seat of the link. */
export interface JoinRequest {
  name: string;
  nonce?: string | null;
  seat?: number | null;
  token?: string | null;
}

/** Create a table like this one, with the seats rotated by one. */
export interface RematchRequest {
  rotate?: boolean;
}

/** Create a table that continues from a position of a finished game. */
export interface ForkRequest {
  step: number;
  seats: SeatRequest[];
  manners?: TableSettings;
}

// --------------------------------------------------------------------------------------------------- Pâtée Impériale

/** A public conclusion from an action that failed: the hand holds at most so many of these cards. */
export interface PateeAtMost {
  cards: string[];
  count: number;
}

/** A public conclusion from a permission to play more: the hand holds at least so many of these cards. */
export interface PateeAtLeast {
  cards: string[];
  count: number;
}

/**
 * A player: as much of the hand as the viewer may know (None: unknown), the suite, and the match so far. `rounds` are
 * the points of the first three rounds, 0 until they are counted. `side_points` are the points of this round together
 * with those of the partner, if there is one.
 */
export interface PateeSeatView {
  hand: (string | null)[];
  suite: string[];
  points: number;
  rounds: number[];
  total: number;
  rounds_won: number;
  best_round: number | null;
  aside: (string | null)[];
  concluded: PateeAtMost | null;
  aside_concluded: PateeAtMost | null;
  proven: PateeAtLeast | null;
  aside_proven: PateeAtLeast | null;
  partner: number | null;
  side_points: number;
}

/**
 * One way in which cards that changed hands unseen can lie now: the seat of each card, and the weight of the guess.
 * With two players, seats 3 and 4 are the cards that players 1 and 2 put aside after the first round.
 */
export interface PateeGuess {
  places: Record<string, number>;
  ways: number;
}

/**
 * The table as one seat sees it; seat −1 is a spectator. The discard is listed from its bottom. `round_winners` are the
 * seats that won each of the rounds counted so far, none for a tie. A match has at most `most_rounds`, if there is a
 * limit, and nobody wins more than `most_wins` of them. `between_rounds` is true when a round has just ended and the
 * viewer has not played since. `counted` is true while the suites of a round that is over still lie on the table: their
 * points are among those of the rounds.
 */
export interface PateeView {
  seat: number;
  teams: boolean;
  round: number;
  beginner: number;
  turn: number;
  actor: number;
  step:
    'charm' | 'discredit' | 'give' | 'lose' | 'name' | 'play' | 'recall' | 'show' | 'strike' | 'swap' | 'take' | null;
  left: number;
  card: string | null;
  plays: number;
  more: number;
  allowed_by: string | null;
  named: number | null;
  wanted: string | null;
  shown: string[];
  shown_count: number;
  seats: PateeSeatView[];
  discard: string[];
  gone: string[];
  reserve: number;
  medal: number | null;
  guesses: PateeGuess[];
  over: 'points' | 'two_in_a_row' | 'two_won' | null;
  medal_holders: number[];
  round_winners: number[][];
  most_rounds: number | null;
  most_wins: number;
  between_rounds: boolean;
  counted: boolean;
}

/** Play a courtier from your hand into your suite. */
export interface PateePlay {
  move: 'play';
  card: string;
}

/** Discredit a courtier: from a suite, from your own hand, or from the cards shown. */
export interface PateeDiscredit {
  move: 'discredit';
  card: string;
}

/** Charm a courtier of another suite into yours. */
export interface PateeCharm {
  move: 'charm';
  card: string;
}

/** Choose the courtier of another suite that a swap takes. */
export interface PateeSwap {
  move: 'swap';
  card: string;
}

/** Choose the card to give, from your suite or your hand. */
export interface PateeGive {
  move: 'give';
  card: string;
}

/** Choose a card to show to the active player; several are shown in the order of the deck. */
export interface PateeShow {
  move: 'show';
  card: string;
}

/** Take one of the cards shown into your hand. */
export interface PateeTake {
  move: 'take';
  card: string;
}

/** Recall a courtier from the discard or a suite, to your hand or suite. */
export interface PateeRecall {
  move: 'recall';
  card: string;
}

/** Name the player whom the action concerns. */
export interface PateeName {
  move: 'name';
  seat: number;
}

/** Distinguished by `move`. */
export type PateeMove =
  PateePlay | PateeDiscredit | PateeCharm | PateeSwap | PateeGive | PateeShow | PateeTake | PateeRecall | PateeName;

/** A courtier that a choice moves: to the discard, or to the suite or the hand of a seat. */
export interface PateeMovedCard {
  card: string;
  to: 'discard' | 'hand' | 'suite';
  seat: number | null;
}

/**
 * The courtiers that a choice moves at once, and the points of the suites by seat after that. The action of a card that
 * is played comes later, and an exchange of hidden cards is left to chance.
 */
export interface PateeChoiceFacts {
  moved: PateeMovedCard[];
  points: number[];
}

/** What a choice costs, brings or ends. */
export type PateeFacts = PateeChoiceFacts;

/** A round begins: all cards are shuffled, or two players take up the reserve. */
export interface PateeRoundBegun {
  event: 'round_begun';
  round: number;
  from_reserve: boolean;
}

/** A starter left in hand is taken back, to be dealt again. */
export interface PateeStarterBack {
  event: 'starter_back';
  seat: number;
  card: string;
}

/** A starter is dealt into a suite; with three players one is discredited (seat None). */
export interface PateeStarterDealt {
  event: 'starter_dealt';
  seat: number | null;
  card: string;
}

/** A card is dealt into a hand. */
export interface PateeCardDealt {
  event: 'card_dealt';
  seat: number;
  card: string | null;
}

/** With three players, a card that nobody gets is discredited. */
export interface PateeLeftOver {
  event: 'left_over';
  card: string;
}

/** A player begins the round. */
export interface PateeBegins {
  event: 'begins';
  seat: number;
}

/** A courtier is played into its player's suite; for an extra play, `allowed_by` is the card that permits it. */
export interface PateeCardPlayed {
  event: 'card_played';
  seat: number;
  card: string;
  allowed_by: string | null;
}

/** An action cannot be done in full, so none of it happens. */
export interface PateeActionFailed {
  event: 'action_failed';
  seat: number;
  card: string;
}

/** A courtier permits its player to play more. */
export interface PateeMoreAllowed {
  event: 'more_allowed';
  seat: number;
  card: string;
  plays: number;
}

/** The rest of a permission to play more is lost. */
export interface PateeChainEnded {
  event: 'chain_ended';
  seat: number;
  card: string;
}

/** The active player names another player. */
export interface PateePlayerNamed {
  event: 'player_named';
  seat: number;
  other: number;
}

/** A courtier goes from the suite of `seat` to the discard; `by` is the player who discredits it. */
export interface PateeDiscredited {
  event: 'discredited';
  seat: number;
  card: string;
  by: number | null;
}

/** A card goes from a hand to the discard: by its owner's choice, or by another player's deed. */
export interface PateeHandDiscredited {
  event: 'hand_discredited';
  seat: number;
  card: string;
  by: number | null;
}

/** A courtier goes from another suite into the active player's. */
export interface PateeCharmed {
  event: 'charmed';
  seat: number;
  other: number;
  card: string;
}

/** The active player chooses the courtier that a swap takes. */
export interface PateeSwapChosen {
  event: 'swap_chosen';
  seat: number;
  card: string;
}

/** Two suites exchange a courtier. */
export interface PateeSwapped {
  event: 'swapped';
  seat: number;
  other: number;
  taken: string;
  given: string;
}

/** A courtier goes from the active player's suite to another. */
export interface PateeGiven {
  event: 'given';
  seat: number;
  other: number;
  card: string;
}

/** A victim chooses one of the cards to show. */
export interface PateeCardChosen {
  event: 'card_chosen';
  seat: number;
  card: string | null;
}

/** Cards of a hand are shown to the active player alone. */
export interface PateeCardsShown {
  event: 'cards_shown';
  seat: number;
  to: number;
  cards: string[] | null;
}

/** One of the cards shown goes into the active player's hand. */
export interface PateeCardTaken {
  event: 'card_taken';
  seat: number;
  other: number;
  card: string | null;
}

/** Two hands exchange a card. */
export interface PateeHandsSwapped {
  event: 'hands_swapped';
  seat: number;
  other: number;
  given: string | null;
  got: string | null;
}

/** A courtier comes back from a suite, or from the discard (`whence` None), to its player's hand or suite. */
export interface PateeRecalled {
  event: 'recalled';
  seat: number;
  card: string;
  whence: number | null;
  to: 'hand' | 'suite';
}

/** A player has to choose next; `turn` is the active player. */
export interface PateeAwaited {
  event: 'awaited';
  seat: number;
  step: 'charm' | 'discredit' | 'give' | 'lose' | 'name' | 'play' | 'recall' | 'show' | 'strike' | 'swap' | 'take';
  left: number;
  turn: number;
}

/** The points of a suite at the end of a round. */
export interface PateeSuiteScored {
  event: 'suite_scored';
  seat: number;
  points: number;
}

/** A round ends: why, by whose hand, which side won it (None: a tie), and the card that may not be played. */
export interface PateeRoundEnded {
  event: 'round_ended';
  why: 'hand_empty' | 'stuck';
  seat: number;
  winner: number | null;
  card: string | null;
}

/** The match ends. */
export interface PateeMatchEnded {
  event: 'match_ended';
  why: 'points' | 'two_in_a_row' | 'two_won';
}

/** The points of a suite, after a courtier has come or gone. */
export interface PateePrestige {
  event: 'prestige';
  seat: number;
  points: number;
}

/** Distinguished by `event`. */
export type PateeEvent =
  | PateeRoundBegun
  | PateeStarterBack
  | PateeStarterDealt
  | PateeCardDealt
  | PateeLeftOver
  | PateeBegins
  | PateeCardPlayed
  | PateeActionFailed
  | PateeMoreAllowed
  | PateeChainEnded
  | PateePlayerNamed
  | PateeDiscredited
  | PateeHandDiscredited
  | PateeCharmed
  | PateeSwapChosen
  | PateeSwapped
  | PateeGiven
  | PateeCardChosen
  | PateeCardsShown
  | PateeCardTaken
  | PateeHandsSwapped
  | PateeRecalled
  | PateeAwaited
  | PateeSuiteScored
  | PateeRoundEnded
  | PateeMatchEnded
  | PateePrestige;

// --------------------------------------------------------------------------------------------------------- Patrician

/**
 * A city with its towers (owners from the bottom), its face-up card, its tokens and their winners. `tallest` is the
 * most floors that one of its towers can have, `leaders` are those of the towers. `bonus` is what its messengers add to
 * each token: None if one of them may have come after the scoring.
 */
export interface PatricianCityView {
  name: string;
  floors: number;
  towers: number[][];
  card: string | null;
  high_token: number;
  low_token: number;
  scored: boolean;
  high: number | null;
  low: number | null;
  messengers: number;
  tallest: number;
  leaders: (number | null)[];
  bonus: number | null;
}

/**
 * The portraits of one patrician: how many count towards the next set, how many make one, and points so far. `worth`
 * are the points of one set.
 */
export interface PatricianPortraitSets {
  toward_next: number;
  needed: number;
  points: number;
  worth: number;
}

/**
 * A player. What the viewer may not see of the hand, the played cards and the portraits is None. `score` adds up the
 * points that the viewer can see, and `public_score` those that everybody can see.
 */
export interface PatricianSeatView {
  hand: (string | null)[];
  played: string[] | null;
  played_count: number;
  top: string | null;
  pieces: number;
  messengers: number;
  portraits: Record<string, number> | null;
  points: Record<string, number>;
  portrait_sets: Record<string, PatricianPortraitSets> | null;
  portraits_worth: number | null;
  score: number;
  public_score: number;
}

/** A messenger on a road. */
export interface PatricianMessengerView {
  road: [string, string];
  seat: number;
}

/** The owner of an ambassador card and the portrait it adds; None for D, which adds one of each. */
export interface PatricianAmbassadorView {
  seat: number;
  portrait: string | null;
}

/**
 * The table as one seat sees it; seat −1 is a spectator. `categories` are the categories of points to list, in their
 * order. `ambassador_counts` are the numbers that decide on each ambassador, by seat; empty without ambassadors.
 */
export interface PatricianView {
  seat: number;
  cities: PatricianCityView[];
  seats: PatricianSeatView[];
  riders: PatricianMessengerView[];
  pile: number;
  first: number;
  turn: number;
  step: 'build' | 'play' | 'send' | 'shift' | 'take' | null;
  floors_to_build: number;
  card: string | null;
  effective: string[];
  ambassadors: Record<string, PatricianAmbassadorView>;
  penalised: number | null;
  over: boolean;
  roads: [string, string][];
  round: number;
  rounds: number;
  categories: string[];
  ambassador_counts: Record<string, number[]>;
}

/** Play a card of the hand. */
export interface PatricianPlay {
  move: 'play';
  card: string;
}

/** Build one or two floors in the city of the card, on these sites. */
export interface PatricianBuild {
  move: 'build';
  sites: ('left' | 'right')[];
}

/** Move the top floor of a tower to the other site of its city; `site` is the one it leaves. */
export interface PatricianShift {
  move: 'shift';
  city: string;
  site: 'left' | 'right';
}

/** Move no floor. */
export interface PatricianStay {
  move: 'stay';
}

/** Take the face-up card of a city. */
export interface PatricianTake {
  move: 'take';
  city: string;
}

/** Send a messenger onto the road between two cities. */
export interface PatricianSend {
  move: 'send';
  road: [string, string];
}

/** Send no messenger. */
export interface PatricianKeep {
  move: 'keep';
}

/** Distinguished by `move`. */
export type PatricianMove =
  PatricianPlay | PatricianBuild | PatricianShift | PatricianStay | PatricianTake | PatricianSend | PatricianKeep;

/**
 * A card to be played: the city, its floors, and the best that its builds bring at once. `finishes` says whether a
 * build finishes the city, `points` are the most that one then brings the player, and `leads` the sites where the
 * player takes the lead. `portrait_points` are those of the set that the card completes, `portraits_missing` how many
 * more of that patrician the next set needs then. `last` says that no other card will build in the city: the card can
 * wait. `takes` are the cards from which the player then takes one.
 */
export interface PatricianPlayFacts {
  move: 'play';
  city: string;
  floors: number;
  finishes: boolean;
  points: number;
  leads: ('left' | 'right')[];
  portrait: string | null;
  portrait_points: number;
  portraits_missing: number;
  last: boolean;
  takes: string[];
}

/** A token of a city: the seat that gets it, and its points with those of the messengers. */
export interface PatricianPayout {
  seat: number | null;
  points: number;
}

/**
 * A build: its city, whether it finishes it, what its tokens then bring, and how much of that to the builder. `takes`
 * are the cards from which the player then takes one, and `leads` the sites where the builder takes the lead.
 */
export interface PatricianBuildFacts {
  move: 'build';
  city: string;
  finishes: boolean;
  payout: PatricianPayout[];
  points: number;
  takes: string[];
  leads: ('left' | 'right')[];
}

/** The card that is taken from a city. */
export interface PatricianTakeFacts {
  move: 'take';
  city: string;
  card: string;
}

/** What a choice costs, brings or ends. */
export type PatricianFacts = PatricianPlayFacts | PatricianBuildFacts | PatricianTakeFacts;

/** The first player is chosen at random. */
export interface PatricianBegun {
  event: 'begun';
  first: number;
}

/** A start card is dealt to a seat. */
export interface PatricianCardDealt {
  event: 'card_dealt';
  seat: number;
  card: string | null;
}

/** A card of the draw pile is turned up at a city. */
export interface PatricianCardFaced {
  event: 'card_faced';
  city: string;
  card: string;
}

/** A seat plays a card onto its own pile. */
export interface PatricianCardPlayed {
  event: 'card_played';
  seat: number;
  card: string;
}

/** A seat builds a floor on top of a tower. */
export interface PatricianFloorBuilt {
  event: 'floor_built';
  seat: number;
  city: string;
  site: 'left' | 'right';
}

/**
 * A city is scored; `high` and `low` are the winners of its tokens, None for an empty tower. Its messengers, which have
 * arrived by now, add points to both tokens.
 */
export interface PatricianCityScored {
  event: 'city_scored';
  city: string;
  high: number | null;
  low: number | null;
  taller: 'left' | 'right';
  messengers: '0' | '1' | '2';
}

/** A seat moves the top floor of a tower to the other site; `site` is the one it leaves. */
export interface PatricianFloorMoved {
  event: 'floor_moved';
  seat: number;
  city: string;
  site: 'left' | 'right';
  owner: number;
}

/** A seat takes the face-up card of a city into its hand. */
export interface PatricianCardTaken {
  event: 'card_taken';
  seat: number;
  city: string;
  card: string;
}

/** A seat sends a messenger onto a road. */
export interface PatricianMessengerSent {
  event: 'messenger_sent';
  seat: number;
  road: [string, string];
}

/** A seat has to take this step next. */
export interface PatricianAwaited {
  event: 'awaited';
  seat: number;
  step: 'build' | 'play' | 'send' | 'shift' | 'take';
  floors: number;
}

/** A seat takes the −3. */
export interface PatricianPenalised {
  event: 'penalised';
  seat: number;
}

/** A seat gets an ambassador card. */
export interface PatricianAwarded {
  event: 'awarded';
  ambassador: string;
  seat: number;
  portrait: string | null;
}

/** The game ends: all hands are empty. */
export interface PatricianEnded {
  event: 'ended';
}

/** Distinguished by `event`. */
export type PatricianEvent =
  | PatricianBegun
  | PatricianCardDealt
  | PatricianCardFaced
  | PatricianCardPlayed
  | PatricianFloorBuilt
  | PatricianCityScored
  | PatricianFloorMoved
  | PatricianCardTaken
  | PatricianMessengerSent
  | PatricianAwaited
  | PatricianPenalised
  | PatricianAwarded
  | PatricianEnded;

// ---------------------------------------------------------------------------------------------------------- San Juan

/** A building under construction: what it covers, its price, and how much is still owed. */
export interface SanJuanBuildView {
  seat: number;
  card: string;
  over: string | null;
  price: number;
  owed: number;
}

/** The plants of one kind: how many there are, and how many of them hold a good. */
export interface SanJuanPlantView {
  card: string;
  good: 'coffee' | 'indigo' | 'silver' | 'sugar' | 'tobacco';
  standing: number;
  goods: number;
}

/** A player: buildings, goods, and the cards as far as the viewer knows them (None: unknown). */
export interface SanJuanSeatView {
  hand: (string | null)[];
  offered: (string | null)[];
  buildings: number;
  plants: SanJuanPlantView[];
  violets: string[];
  covered: string[];
  chapel: number;
  chapel_cards: string[] | null;
  to_choose: number;
  sealed: ('coffee' | 'indigo' | 'silver' | 'sugar' | 'tobacco')[];
  library_used: boolean;
  points: Record<string, number>;
  worth: Record<string, number>;
  privilege: number;
  score: number;
}

/** A role, and the seat that has taken it in this round. */
export interface SanJuanRoleView {
  role: 'builder' | 'councillor' | 'producer' | 'prospector' | 'trader';
  taken_by: number | null;
}

/** The table as one seat sees it; seat −1 is a spectator. */
export interface SanJuanView {
  seat: number;
  round: number;
  governor: number;
  picker: number;
  at: number;
  role: 'builder' | 'councillor' | 'producer' | 'prospector' | 'trader' | null;
  roles_taken: ('builder' | 'councillor' | 'producer' | 'prospector' | 'trader')[];
  phase:
    | 'build'
    | 'counsel'
    | 'cover'
    | 'mine'
    | 'pay'
    | 'pick'
    | 'produce'
    | 'role'
    | 'sell'
    | 'settle'
    | 'starting_hand'
    | null;
  actors: number[];
  pile: number;
  discards: number;
  known_discards: Record<string, number> | null;
  shuffled_in: Record<string, number> | null;
  prices: number[] | null;
  cycle: (number[] | null)[];
  cycle_at: number;
  building: SanJuanBuildView | null;
  revealed: string[];
  seats: SanJuanSeatView[];
  over: boolean;
  reason: 'standstill' | 'twelve_buildings' | null;
  roles: SanJuanRoleView[];
  answered: number[];
  buildings_to_end: number;
  last_phase: boolean;
  order: number[];
}

/** Take a role. With two players the Library may be declared for Councillor and Prospector. */
export interface SanJuanTake {
  move: 'take';
  role: 'builder' | 'councillor' | 'producer' | 'prospector' | 'trader';
  library: boolean;
}

/**
 * Build a card of the hand. With two players the Library may be declared. With `paying` it is the whole gesture: the
 * building it covers, if any, and all cards and goods that pay for it.
 */
export interface SanJuanBuild {
  move: 'build';
  card: string;
  library: boolean;
  over: string | null;
  over_full: boolean;
  paying: string[] | null;
  goods: ('coffee' | 'indigo' | 'silver' | 'sugar' | 'tobacco')[];
}

/** Build nothing in this phase. */
export interface SanJuanBuildNothing {
  move: 'build_nothing';
}

/** Crane: cover no building. */
export interface SanJuanBeside {
  move: 'beside';
}

/** Crane: cover this building; `full` chooses a plant with a good although there is an empty one. */
export interface SanJuanCover {
  move: 'cover';
  card: string;
  full: boolean;
}

/** Pay with cards of the hand and goods. One is a step, several are a gesture. */
export interface SanJuanPay {
  move: 'pay';
  cards: string[];
  goods: ('coffee' | 'indigo' | 'silver' | 'sugar' | 'tobacco')[];
}

/** Produce goods, in the order named. One is a step; none, or `done`, means no more. */
export interface SanJuanProduce {
  move: 'produce';
  goods: ('coffee' | 'indigo' | 'silver' | 'sugar' | 'tobacco')[];
  done: boolean;
}

/** Sell goods. One is a step; none, or `done`, means no more. */
export interface SanJuanSell {
  move: 'sell';
  goods: ('coffee' | 'indigo' | 'silver' | 'sugar' | 'tobacco')[];
  done: boolean;
}

/** Keep some of the cards offered to a councillor; several are a gesture. */
export interface SanJuanKeep {
  move: 'keep';
  cards: string[];
}

/** Discard cards of the hand: Archive, hand limit, starting hand; several are a gesture. */
export interface SanJuanDiscard {
  move: 'discard';
  cards: string[];
}

/** Put a card under the Chapel, or none. */
export interface SanJuanTuck {
  move: 'tuck';
  card: string | null;
}

/** Use the Gold Mine, or not. */
export interface SanJuanMine {
  move: 'mine';
  use: boolean;
}

/** Gold Mine: keep this card. */
export interface SanJuanPick {
  move: 'pick';
  card: string;
}

/** Distinguished by `move`. */
export type SanJuanMove =
  | SanJuanTake
  | SanJuanBuild
  | SanJuanBuildNothing
  | SanJuanBeside
  | SanJuanCover
  | SanJuanPay
  | SanJuanProduce
  | SanJuanSell
  | SanJuanKeep
  | SanJuanDiscard
  | SanJuanTuck
  | SanJuanMine
  | SanJuanPick;

/** A role for the seat that takes it: how often its privilege works, and the cards to draw and to keep. */
export interface SanJuanTakeFacts {
  facts: 'take';
  privilege: number;
  drawn: number;
  kept: number;
}

/** Something that lowers a price by a number of cards: a role, a building, or the building that is covered. */
export interface SanJuanDiscount {
  cards: number;
  why: 'building' | 'covering' | 'role';
  by: string;
}

/** A building: its printed cost, what lowers it, the price, and what the building changes when it stands. */
export interface SanJuanBuildFacts {
  facts: 'build';
  cost: number;
  discounts: SanJuanDiscount[];
  price: number;
  points: number;
  last_phase: boolean;
}

/** A good to sell: the cards it brings. */
export interface SanJuanSellFacts {
  facts: 'sell';
  cards: number;
}

/** What a choice costs, brings or ends. */
export type SanJuanFacts = SanJuanTakeFacts | SanJuanBuildFacts | SanJuanSellFacts;

/** The game begins: the first governor is chosen, and everybody has an Indigo Plant. */
export interface SanJuanBegun {
  event: 'begun';
  governor: number;
}

/** A card goes from the pile to a hand. */
export interface SanJuanCardDrawn {
  event: 'card_drawn';
  seat: number;
  card: string | null;
  why:
    | 'carpenter'
    | 'councillor'
    | 'limit'
    | 'market-hall'
    | 'market-stand'
    | 'poor-house'
    | 'prospector'
    | 'sale'
    | 'start'
    | 'well';
}

/** A card from the pile is offered to a councillor. */
export interface SanJuanCardOffered {
  event: 'card_offered';
  seat: number;
  card: string | null;
}

/** The discards become the pile. */
export interface SanJuanPileShuffled {
  event: 'pile_shuffled';
  cards: number;
}

/** A seat takes a role; `library` if it declares the Library with it. Its privilege works so often. */
export interface SanJuanRoleTaken {
  event: 'role_taken';
  seat: number;
  role: 'builder' | 'councillor' | 'producer' | 'prospector' | 'trader';
  library: boolean;
  privilege: number;
}

/** Two players: a Library has doubled a privilege, once for this round. */
export interface SanJuanLibraryUsed {
  event: 'library_used';
  seat: number;
}

/** A trading-house tile shows the prices, indigo to silver; `place` is its place in the cycle. */
export interface SanJuanTileTurned {
  event: 'tile_turned';
  prices: number[];
  place: number;
}

/** A card goes from the pile onto a plant, unseen. */
export interface SanJuanGoodProduced {
  event: 'good_produced';
  seat: number;
  good: 'coffee' | 'indigo' | 'silver' | 'sugar' | 'tobacco';
}

/** A good is sold for so many cards, and goes to the discards. */
export interface SanJuanGoodSold {
  event: 'good_sold';
  seat: number;
  good: 'coffee' | 'indigo' | 'silver' | 'sugar' | 'tobacco';
  price: number;
}

/** A seat puts down a card of its hand as a new building. */
export interface SanJuanBuildingBegun {
  event: 'building_begun';
  seat: number;
  card: string;
}

/** Crane: the building that the new one will cover. */
export interface SanJuanBuildingCovered {
  event: 'building_covered';
  seat: number;
  card: string;
}

/** A card goes from the hand to the discards, in payment. */
export interface SanJuanCardPaid {
  event: 'card_paid';
  seat: number;
  card: string | null;
}

/** Black Market: a good goes to the discards, in payment. */
export interface SanJuanGoodPaid {
  event: 'good_paid';
  seat: number;
  good: 'coffee' | 'indigo' | 'silver' | 'sugar' | 'tobacco';
}

/** The good of a covered plant goes to the discards. */
export interface SanJuanGoodLost {
  event: 'good_lost';
  seat: number;
  good: 'coffee' | 'indigo' | 'silver' | 'sugar' | 'tobacco';
}

/** A building is paid in full and stands. */
export interface SanJuanBuildingBuilt {
  event: 'building_built';
  seat: number;
  card: string;
  over: string | null;
  price: number;
}

/** A seat does not build. */
export interface SanJuanNothingBuilt {
  event: 'nothing_built';
  seat: number;
}

/** A seat has decided what it produces or sells; the others learn it when all have decided. */
export interface SanJuanAnswered {
  event: 'answered';
  seat: number;
  goods: ('coffee' | 'indigo' | 'silver' | 'sugar' | 'tobacco')[] | null;
}

/** A councillor keeps an offered card. */
export interface SanJuanCardKept {
  event: 'card_kept';
  seat: number;
  card: string | null;
}

/** A card goes from the hand to the discards. */
export interface SanJuanCardDiscarded {
  event: 'card_discarded';
  seat: number;
  card: string | null;
  why:
    | 'carpenter'
    | 'councillor'
    | 'limit'
    | 'market-hall'
    | 'market-stand'
    | 'poor-house'
    | 'prospector'
    | 'sale'
    | 'start'
    | 'well';
}

/** An offered card that was not kept goes to the discards. */
export interface SanJuanOfferDiscarded {
  event: 'offer_discarded';
  seat: number;
  card: string | null;
}

/** A card goes from the hand under the Chapel. */
export interface SanJuanCardTucked {
  event: 'card_tucked';
  seat: number;
  card: string | null;
}

/** A seat puts no card under its Chapel in this round. */
export interface SanJuanNothingTucked {
  event: 'nothing_tucked';
  seat: number;
}

/** Gold Mine: a card of the pile is turned up. */
export interface SanJuanCardTurnedUp {
  event: 'card_turned_up';
  seat: number;
  card: string;
}

/** Gold Mine: the card kept, or None; the others go to the discards. */
export interface SanJuanMined {
  event: 'mined';
  seat: number;
  card: string | null;
}

/** A seat does not use its Gold Mine. */
export interface SanJuanNotMined {
  event: 'not_mined';
  seat: number;
}

/** A new round begins: the roles return and the governor changes. */
export interface SanJuanRoundBegun {
  event: 'round_begun';
  round: number;
  governor: number;
}

/** The game waits for these seats to act; `owed` cards are still to be paid. */
export interface SanJuanAwaited {
  event: 'awaited';
  phase:
    'build' | 'counsel' | 'cover' | 'mine' | 'pay' | 'pick' | 'produce' | 'role' | 'sell' | 'settle' | 'starting_hand';
  actors: number[];
  seat: number;
  owed: number;
}

/** A seat has to choose so many cards. */
export interface SanJuanTasked {
  event: 'tasked';
  seat: number;
  cards: number;
}

/** The game is over. */
export interface SanJuanEnded {
  event: 'ended';
  reason: 'standstill' | 'twelve_buildings';
}

/** Distinguished by `event`. */
export type SanJuanEvent =
  | SanJuanBegun
  | SanJuanCardDrawn
  | SanJuanCardOffered
  | SanJuanPileShuffled
  | SanJuanRoleTaken
  | SanJuanLibraryUsed
  | SanJuanTileTurned
  | SanJuanGoodProduced
  | SanJuanGoodSold
  | SanJuanBuildingBegun
  | SanJuanBuildingCovered
  | SanJuanCardPaid
  | SanJuanGoodPaid
  | SanJuanGoodLost
  | SanJuanBuildingBuilt
  | SanJuanNothingBuilt
  | SanJuanAnswered
  | SanJuanCardKept
  | SanJuanCardDiscarded
  | SanJuanOfferDiscarded
  | SanJuanCardTucked
  | SanJuanNothingTucked
  | SanJuanCardTurnedUp
  | SanJuanMined
  | SanJuanNotMined
  | SanJuanRoundBegun
  | SanJuanAwaited
  | SanJuanTasked
  | SanJuanEnded;
