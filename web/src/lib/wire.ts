// Made by web/make_wire.py from src/ludoteca/server/wire.py and the games. Do not edit.

export const PROTOCOL = 1;
export const LONGEST_NAME = 24;
export const LONGEST_CHAT = 400;
export const LONGEST_GESTURE = 32;

export type Lang = 'en' | 'fr' | 'it';

export type Status = 'abandoned' | 'over' | 'playing' | 'waiting';

export type SeatKind = 'bot' | 'open' | 'person';

// --------------------------------------------------------------------------------------------------- from the server

/**
 * How long players may think. `move`: so many seconds for each move. `game`: so many seconds for the game, and
 * `increment` more for each move. `days`: so many days for each move, for play by correspondence.
 */
export interface Clock {
  kind: 'days' | 'game' | 'move' | 'none';
  seconds: number;
  increment: number;
  days: number;
}

/** How a table is run; everything has the default of a table among friends. */
export interface Manners {
  clock: Clock;
  undo: 'consent' | 'free' | 'never';
  hints: boolean;
  memory_aid: boolean;
  forced: boolean;
  pace: 'instant' | 'natural';
  stand_in: string;
}

/** A seat as everyone sees it. `away`: a bot plays for a person until they take the seat back. */
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
}

/** A table as everyone sees it. */
export interface TableInfo {
  id: string;
  game: string;
  title: string;
  status: 'abandoned' | 'over' | 'playing' | 'waiting';
  public: boolean;
  options: Record<string, boolean | number | string>;
  manners: Manners;
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
}

/** A legal move: its number in the table of moves, its struct, as it is typed, and what it does in words. */
export interface Choice {
  code: number;
  move: Record<string, any>;
  notation: string;
  text: string;
}

/**
 * Who may act, and what the receiver may do. `ask` numbers the question that the receiver's seat is asked; an answer
 * carries it, so that a retry is one move. `declines` are moves that always mean the same (to pass): they may be
 * announced before they are asked for.
 */
export interface Turn {
  actors: number[];
  answered: number;
  asked: number;
  ask: number | null;
  prompt: string;
  moves: Choice[];
  undo: 'ask' | 'free' | 'no';
  declines: Choice[];
  announced: number[];
}

/** A line of the log: the step it tells of, who moved (−1: the table), and its sentences. */
export interface Line {
  step: number;
  seat: number;
  said: string[];
}

/** One seat's share: its rank (equal ranks are shared), its points, and where they come from. */
export interface SeatResult {
  seat: number;
  rank: number;
  score: number;
  categories: Record<string, number>;
}

/**
 * The end of a game. `reason` and `tie_break` are keys of words (`<game>-reason-…`, `<game>-tie-…`); `tie_break` is
 * what decided between seats with equally many points, and None where points alone decided or nothing could.
 */
export interface Result {
  reason: string;
  winners: number[];
  tie_break: string | null;
  seats: SeatResult[];
}

/** The end of a game, in words and numbers. `result.seats[k].categories` are the points by category. */
export interface Ending {
  result: Result;
  reason: string;
  tie: string | null;
  headline: string;
  taken_back: boolean;
}

/** Everything, on entering and whenever numbers have a gap. `seat` is −1 for those who watch. */
export interface State {
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
  log: Line[];
  ending: Ending | null;
}

/** A move, with all it caused, as the receiver may know it; `view` is the table after it. */
export interface Stepped {
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
}

/** Moves were taken back: the position afterwards, and the log as it stands now. */
export interface Rewound {
  type: 'rewound';
  seq: number;
  step: number;
  by: number;
  free: boolean;
  view: Record<string, any>;
  turn: Turn;
  log: Line[];
  table: TableInfo;
}

/** Something about the table has changed: who sits, who is there, a question about undo, its end. */
export interface Told {
  type: 'table';
  seq: number;
  table: TableInfo;
  turn: Turn | null;
}

/**
 * What a gesture would do, as far as the receiver can know: nothing has happened. `moves` are the next steps that could
 * be added; none where the decision is complete. `stops`: `luck` where a card would be drawn, `reveals` where something
 * hidden would be seen; `view` is then the one before that step. `points` are every seat's points by category after the
 * gesture.
 */
export interface Tried {
  type: 'tried';
  id: number;
  ask: number;
  steps: number[];
  view: Record<string, any>;
  moves: Choice[];
  prompt: string;
  said: string[];
  points: Record<string, number>[];
  stops: 'luck' | 'reveals' | null;
  turn_passes: boolean;
}

/** A move as the search thinks of it. */
export interface Advised {
  choice: Choice;
  visits: number;
  share: number;
}

/** What a search thinks, from what the receiver's seat knows. */
export interface Hint {
  type: 'hint';
  ask: number;
  options: Advised[];
  shares: number[];
  said: string[];
  exact: boolean;
}

/** A line of chat. `seat` is −1 for somebody who watches. */
export interface Chatted {
  type: 'chat';
  id: number;
  seat: number;
  name: string;
  text: string;
  at: number;
}

/** The chat so far, after entering. */
export interface Chats {
  type: 'chats';
  lines: Chatted[];
}

/** What the client asked with this `id` is done and on disk. */
export interface Done {
  type: 'done';
  id: number;
  seq: number;
}

/** What was asked with this `id` was not done, and why; nothing has changed. */
export interface Refused {
  type: 'refused';
  id: number | null;
  key: string;
  text: string;
}

/** The server closes the socket, and why; `again` says whether to come back. */
export interface Bye {
  type: 'bye';
  key: string;
  text: string;
  again: boolean;
}

/** The answer to a ping. */
export interface Pong {
  type: 'pong';
  now: number;
}

/** All that comes over the socket, told apart by `type`. */
export type FromServer =
  | State
  | Stepped
  | Rewound
  | Told
  | Tried
  | Hint
  | Chatted
  | Chats
  | Done
  | Refused
  | Bye
  | Pong;

// ----------------------------------------------------------------------------------------------------- from a client

/**
 * The first message: which table, by which link, in which language; `seq` if one was there before. `token` is None to
 * watch a public table. `seat` chooses among the seats of a hot-seat link.
 */
export interface Enter {
  do: 'enter';
  table: string;
  token?: string | null;
  lang?: 'en' | 'fr' | 'it';
  seat?: number | null;
  seq?: number | null;
}

/** A move, or a gesture of several steps: done wholly or not at all. */
export interface Play {
  do: 'move';
  id: number;
  ask: number;
  steps: number[];
}

/** What would these steps do? */
export interface Try {
  do: 'try';
  id: number;
  ask: number;
  steps: number[];
}

/** Declines to be played at once when they are asked for; an empty list takes them back. */
export interface Announce {
  do: 'announce';
  id: number;
  codes: number[];
}

/** Take my last choice back: at once within the horizon, else with the consent of the others. */
export interface Undo {
  do: 'undo';
  id: number;
}

/** Whether another may take a move back. */
export interface Consent {
  do: 'consent';
  id: number;
  agree: boolean;
}

/** What would a strong player do? */
export interface AskHint {
  do: 'hint';
  id: number;
  ask: number;
}

/** A line of chat. */
export interface Say {
  do: 'say';
  id: number;
  text: string;
}

/** Look through another seat of a hot-seat link, or in another language: a whole `state` follows. */
export interface Look {
  do: 'look';
  id: number;
  seat?: number | null;
  lang?: 'en' | 'fr' | 'it' | null;
}

/** Let a bot play for me, or (`away` false) take my seat back. */
export interface Away {
  do: 'away';
  id: number;
  away: boolean;
}

/** Let a bot play for somebody who has vanished; they may take the seat back at any time. */
export interface StandIn {
  do: 'stand_in';
  id: number;
  seat: number;
}

/** The host mutes a seat in the chat, or lets it speak again. */
export interface Silence {
  do: 'silence';
  id: number;
  seat: number;
  silent: boolean;
}

/** Are you there? */
export interface Ping {
  do: 'ping';
}

/** All that goes over the socket, told apart by `do`. */
export type FromClient =
  | Enter
  | Play
  | Try
  | Announce
  | Undo
  | Consent
  | AskHint
  | Say
  | Look
  | Away
  | StandIn
  | Silence
  | Ping;

// -------------------------------------------------------------------------------------------------------------- REST

/** What a link opens. Tokens are shown once: the server keeps only their hashes. */
export interface Links {
  table: string;
  seat: string | null;
  seats: number[];
  host: string | null;
  join: string | null;
  watch: string | null;
  each: Record<number, string>;
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
}

/** A level of bot, in the reader's language. */
export interface LevelInfo {
  spec: string;
  label: string;
  help: string;
}

/** `GET /api/games`. */
export interface Shelf {
  games: GameInfo[];
  levels: LevelInfo[];
  version: string;
}

/** A card: its own attributes by name, and what is said about it. */
export interface CardFace {
  key: string;
  name: string;
  effect: string;
  text: string;
  facts: Record<string, any>;
  invented: string[];
}

/** `GET /api/tables/{id}/cards` and `GET /api/games/{game}/cards`. */
export interface Faces {
  cards: CardFace[];
  rules: string;
  file: string;
  own: boolean;
}

/** A position of a replay: the move that led there, and the table as a seat saw it. */
export interface Frame {
  step: number;
  by: number;
  notation: string;
  ms: number;
  said: string[];
  events: Record<string, any>[];
  view: Record<string, any>;
}

/** `GET /api/tables/{id}/replay`: all positions of a finished game from one seat's eyes, or open-handed. */
export interface Replay {
  table: TableInfo;
  seat: number;
  open: boolean;
  frames: Frame[];
  ending: Ending | null;
}

/** `GET /api/tables/{id}/verify`: whether the record is true to its promise. */
export interface Verdict {
  true: boolean;
  said: string[];
}

/** An error of the REST side. */
export interface Trouble {
  key: string;
  text: string;
}

/** A game that one of the links opens; `turn` if its seat is to act. `token` is the link's place in the list. */
export interface MyGame {
  table: TableInfo;
  token: number;
  seats: number[];
  turn: boolean;
}

/** A seat of a new table: `me` for who makes it (several: hot-seat), `open` for whoever comes, or a bot. */
export interface SeatWish {
  kind?: 'bot' | 'me' | 'open';
  name?: string;
  level?: string;
}

/** What `POST /api/tables` takes. */
export interface NewTable {
  game: string;
  seats: SeatWish[];
  options?: Record<string, boolean | number | string>;
  public?: boolean;
  manners?: Manners;
  cards?: string | null;
  nonce?: string | null;
}

/** Take a seat: an open one, or the one the link is for. */
export interface Join {
  name: string;
  nonce?: string | null;
  seat?: number | null;
  token?: string | null;
}

/** A new table like this one with the seats moved on by one. */
export interface Again {
  rotate?: boolean;
}

/** A new table that goes on from a position of a finished game. */
export interface Fork {
  step: number;
  seats: SeatWish[];
  manners?: Manners;
}

// --------------------------------------------------------------------------------------------------- Pâtée Impériale

/** What everyone can conclude of a hand from an action that was not done: so many of these cards at most. */
export interface PateeAtMost {
  cards: string[];
  count: number;
}

/** What everyone can conclude of a hand from a permission to play more: so many of these cards at least. */
export interface PateeAtLeast {
  cards: string[];
  count: number;
}

/**
 * A player: as much of the hand as the viewer may know (None: unknown), the suite, and the match so far. `rounds` are
 * the points of the first three rounds, 0 until they are counted.
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
}

/**
 * One way in which cards that went over unseen can lie now, by card the seat; and its share of all ways. With two
 * players, seats 3 and 4 are what players 1 and 2 set aside after the first round.
 */
export interface PateeGuess {
  places: Record<string, number>;
  ways: number;
}

/** The table as one seat sees it; seat −1 is a spectator. The discard is listed from its bottom. */
export interface PateeView {
  seat: number;
  teams: boolean;
  round: number;
  beginner: number;
  turn: number;
  actor: number;
  step: 'charm' | 'discredit' | 'give' | 'lose' | 'name' | 'play' | 'recall' | 'show' | 'strike' | 'swap' | 'take' | null;
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
}

/** A courtier from hand into the own suite. */
export interface PateePlay {
  move: 'play';
  card: string;
}

/** A courtier to the discard: of a suite, of the own hand, or of the cards shown. */
export interface PateeDiscredit {
  move: 'discredit';
  card: string;
}

/** A courtier of another suite into the own. */
export interface PateeCharm {
  move: 'charm';
  card: string;
}

/** The courtier of another suite that a swap takes. */
export interface PateeSwap {
  move: 'swap';
  card: string;
}

/** The card that is given: of the own suite, or of the own hand. */
export interface PateeGive {
  move: 'give';
  card: string;
}

/** One of the cards that the active player may see; in the order of the deck. */
export interface PateeShow {
  move: 'show';
  card: string;
}

/** One of the cards shown, into the own hand. */
export interface PateeTake {
  move: 'take';
  card: string;
}

/** A courtier of the discard or of a suite, to hand or into the own suite. */
export interface PateeRecall {
  move: 'recall';
  card: string;
}

/** The player whom the action is about. */
export interface PateeName {
  move: 'name';
  seat: number;
}

/** Told apart by `move`. */
export type PateeMove =
  | PateePlay
  | PateeDiscredit
  | PateeCharm
  | PateeSwap
  | PateeGive
  | PateeShow
  | PateeTake
  | PateeRecall
  | PateeName;

/** A round: all is shuffled, or two players take up the reserve. */
export interface PateeRoundBegun {
  event: 'round_begun';
  round: number;
  from_reserve: boolean;
}

/** A starter that was left in hand comes back to be dealt anew. */
export interface PateeStarterBack {
  event: 'starter_back';
  seat: number;
  card: string;
}

/** A starter into a suite; with three players one is discredited (seat None). */
export interface PateeStarterDealt {
  event: 'starter_dealt';
  seat: number | null;
  card: string;
}

/** A card into a hand. */
export interface PateeCardDealt {
  event: 'card_dealt';
  seat: number;
  card: string | null;
}

/** Three players: a card that nobody gets is discredited. */
export interface PateeLeftOver {
  event: 'left_over';
  card: string;
}

/** Who begins the round. */
export interface PateeBegins {
  event: 'begins';
  seat: number;
}

/** A courtier into its player's suite; an extra play names the card that allows it. */
export interface PateeCardPlayed {
  event: 'card_played';
  seat: number;
  card: string;
  allowed_by: string | null;
}

/** The action cannot be done in full, so nothing of it is done. */
export interface PateeActionFailed {
  event: 'action_failed';
  seat: number;
  card: string;
}

/** A courtier lets its player play more. */
export interface PateeMoreAllowed {
  event: 'more_allowed';
  seat: number;
  card: string;
  plays: number;
}

/** The rest of what a courtier allowed is lost. */
export interface PateeChainEnded {
  event: 'chain_ended';
  seat: number;
  card: string;
}

/** The active player names another. */
export interface PateePlayerNamed {
  event: 'player_named';
  seat: number;
  other: number;
}

/** A courtier of a suite to the discard; `seat` is whose suite. */
export interface PateeDiscredited {
  event: 'discredited';
  seat: number;
  card: string;
}

/** A card of a hand to the discard. */
export interface PateeHandDiscredited {
  event: 'hand_discredited';
  seat: number;
  card: string;
}

/** A courtier from another suite into the active player's. */
export interface PateeCharmed {
  event: 'charmed';
  seat: number;
  other: number;
  card: string;
}

/** Which courtier a swap will take. */
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

/** A courtier of the active player's suite goes to another. */
export interface PateeGiven {
  event: 'given';
  seat: number;
  other: number;
  card: string;
}

/** A victim has made up its mind about one of the cards to show. */
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

/** A courtier of a suite, or of the discard (from None), to hand or into the own suite. */
export interface PateeRecalled {
  event: 'recalled';
  seat: number;
  card: string;
  whence: number | null;
  to: 'hand' | 'suite';
}

/** Who decides next, and what; `turn` is the active player. */
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

/** Why a round is over, whose hand it was, which side has won it (None: a tie); the card that may not be played. */
export interface PateeRoundEnded {
  event: 'round_ended';
  why: 'hand_empty' | 'stuck';
  seat: number;
  winner: number | null;
  card: string | null;
}

/** Why the match is over. */
export interface PateeMatchEnded {
  event: 'match_ended';
  why: 'points' | 'two_in_a_row' | 'two_won';
}

/** Told apart by `event`. */
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
  | PateeMatchEnded;

// --------------------------------------------------------------------------------------------------------- Patrician

/** A city: how many floors it takes, its two towers from the bottom, its card, its tokens and messengers. */
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
}

/** A player: what lies in front of them, and as much of hand and pile as the viewer may see (None: unknown). */
export interface PatricianSeatView {
  hand: (string | null)[];
  played: string[] | null;
  played_count: number;
  top: string | null;
  pieces: number;
  messengers: number;
  portraits: Record<string, number> | null;
  points: Record<string, number>;
}

/** A messenger on its road. */
export interface PatricianRiderView {
  road: [string, string];
  seat: number;
}

/** Who holds an ambassador card and which portrait it adds; None for D, which adds one of each. */
export interface PatricianAmbassadorView {
  seat: number;
  portrait: string | null;
}

/** The table as one seat sees it; seat −1 is a spectator. */
export interface PatricianView {
  seat: number;
  cities: PatricianCityView[];
  seats: PatricianSeatView[];
  riders: PatricianRiderView[];
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
}

/** A card from the hand onto the own pile. */
export interface PatricianPlay {
  move: 'play';
  card: string;
}

/** One or two floors in the card's city, by site. */
export interface PatricianBuild {
  move: 'build';
  sites: ('left' | 'right')[];
}

/** The top floor of a tower onto the other site of its city; `site` is the one it leaves. */
export interface PatricianShift {
  move: 'shift';
  city: string;
  site: 'left' | 'right';
}

/** No floor is moved. */
export interface PatricianStay {
  move: 'stay';
}

/** The face-up card of a city. */
export interface PatricianTake {
  move: 'take';
  city: string;
}

/** A messenger onto the road between two cities. */
export interface PatricianSend {
  move: 'send';
  road: [string, string];
}

/** No messenger is sent. */
export interface PatricianKeep {
  move: 'keep';
}

/** Told apart by `move`. */
export type PatricianMove =
  | PatricianPlay
  | PatricianBuild
  | PatricianShift
  | PatricianStay
  | PatricianTake
  | PatricianSend
  | PatricianKeep;

/** The first player is drawn. */
export interface PatricianBegun {
  event: 'begun';
  first: number;
}

/** A start card into a hand. */
export interface PatricianCardDealt {
  event: 'card_dealt';
  seat: number;
  card: string | null;
}

/** A card from the pile face up at a city. */
export interface PatricianCardFaced {
  event: 'card_faced';
  city: string;
  card: string;
}

/** A card onto its player's pile. */
export interface PatricianCardPlayed {
  event: 'card_played';
  seat: number;
  card: string;
}

/** A floor on top of a tower. */
export interface PatricianFloorBuilt {
  event: 'floor_built';
  seat: number;
  city: string;
  site: 'left' | 'right';
}

/** A city's tokens are won; None where a tower is empty. */
export interface PatricianCityScored {
  event: 'city_scored';
  city: string;
  high: number | null;
  low: number | null;
  taller: 'left' | 'right';
}

/** The top floor of a tower goes to the other site; `site` is the one it leaves. */
export interface PatricianFloorMoved {
  event: 'floor_moved';
  seat: number;
  city: string;
  site: 'left' | 'right';
  owner: number;
}

/** A face-up card into a hand. */
export interface PatricianCardTaken {
  event: 'card_taken';
  seat: number;
  city: string;
  card: string;
}

/** A messenger on a road. */
export interface PatricianMessengerSent {
  event: 'messenger_sent';
  seat: number;
  road: [string, string];
}

/** Whose turn it is and which step comes next. */
export interface PatricianAwaited {
  event: 'awaited';
  seat: number;
  step: 'build' | 'play' | 'send' | 'shift' | 'take';
  floors: number;
}

/** Who takes the −3. */
export interface PatricianPenalised {
  event: 'penalised';
  seat: number;
}

/** An ambassador card goes to a player. */
export interface PatricianAwarded {
  event: 'awarded';
  ambassador: string;
  seat: number;
  portrait: string | null;
}

/** All hands are empty. */
export interface PatricianEnded {
  event: 'ended';
}

/** Told apart by `event`. */
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

/** A building being built: over which one, its price, and what is still to be paid. */
export interface SanJuanBuildView {
  seat: number;
  card: string;
  over: string | null;
  price: number;
  owed: number;
}

/** The production buildings of one kind: how many stand, and how many of them hold a good. */
export interface SanJuanPlantView {
  card: string;
  good: 'coffee' | 'indigo' | 'silver' | 'sugar' | 'tobacco';
  standing: number;
  goods: number;
}

/** A player: what lies in front of them, and as much of their cards as the viewer may see (None: unknown). */
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
  phase: 'build' | 'counsel' | 'cover' | 'mine' | 'pay' | 'pick' | 'produce' | 'role' | 'sell' | 'settle' | 'starting_hand' | null;
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
}

/** A role; with two players the Library may be declared for Councillor and Prospector. */
export interface SanJuanTake {
  move: 'take';
  role: 'builder' | 'councillor' | 'producer' | 'prospector' | 'trader';
  library: boolean;
}

/**
 * A building out of the hand; with two players the Library may be declared. With `paying` it is the whole gesture: over
 * which building, if any, and all cards and goods it is paid with.
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

/** No building in this phase. */
export interface SanJuanBuildNothing {
  move: 'build_nothing';
}

/** Crane: the building covers none. */
export interface SanJuanBeside {
  move: 'beside';
}

/** Crane: the building covers this one; `full` asks for a plant with a good though an empty one stands there. */
export interface SanJuanCover {
  move: 'cover';
  card: string;
  full: boolean;
}

/** Cards of the hand and goods in payment; one is a step, several are a gesture. */
export interface SanJuanPay {
  move: 'pay';
  cards: string[];
  goods: ('coffee' | 'indigo' | 'silver' | 'sugar' | 'tobacco')[];
}

/** Goods, in the order named. One is a step; none, or `done`, says that these are all. */
export interface SanJuanProduce {
  move: 'produce';
  goods: ('coffee' | 'indigo' | 'silver' | 'sugar' | 'tobacco')[];
  done: boolean;
}

/** Goods to sell. One is a step; none, or `done`, says that these are all. */
export interface SanJuanSell {
  move: 'sell';
  goods: ('coffee' | 'indigo' | 'silver' | 'sugar' | 'tobacco')[];
  done: boolean;
}

/** Cards to keep of those a councillor drew; several are a gesture. */
export interface SanJuanKeep {
  move: 'keep';
  cards: string[];
}

/** Cards of the hand to discard: Archive, hand limit, starting hand; several are a gesture. */
export interface SanJuanDiscard {
  move: 'discard';
  cards: string[];
}

/** A card under the Chapel, or none. */
export interface SanJuanTuck {
  move: 'tuck';
  card: string | null;
}

/** Whether to turn up four cards with the Gold Mine. */
export interface SanJuanMine {
  move: 'mine';
  use: boolean;
}

/** Gold Mine: the card to keep. */
export interface SanJuanPick {
  move: 'pick';
  card: string;
}

/** Told apart by `move`. */
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

/** The first governor is drawn, and everybody has an Indigo Plant. */
export interface SanJuanBegun {
  event: 'begun';
  governor: number;
}

/** A card off the pile into a hand. */
export interface SanJuanCardDrawn {
  event: 'card_drawn';
  seat: number;
  card: string | null;
  why: 'carpenter' | 'councillor' | 'limit' | 'market-hall' | 'market-stand' | 'poor-house' | 'prospector' | 'sale' | 'start' | 'well';
}

/** A card off the pile for a councillor to choose from. */
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

/** A role is taken. */
export interface SanJuanRoleTaken {
  event: 'role_taken';
  seat: number;
  role: 'builder' | 'councillor' | 'producer' | 'prospector' | 'trader';
  library: boolean;
}

/** Two players: the one doubling of the round is spent. */
export interface SanJuanLibraryUsed {
  event: 'library_used';
  seat: number;
}

/** A trading-house tile shows its prices, indigo to silver; `place` is its place in the cycle. */
export interface SanJuanTileTurned {
  event: 'tile_turned';
  prices: number[];
  place: number;
}

/** A card off the pile onto a plant, seen by nobody. */
export interface SanJuanGoodProduced {
  event: 'good_produced';
  seat: number;
  good: 'coffee' | 'indigo' | 'silver' | 'sugar' | 'tobacco';
}

/** A good onto the discards, for so many cards. */
export interface SanJuanGoodSold {
  event: 'good_sold';
  seat: number;
  good: 'coffee' | 'indigo' | 'silver' | 'sugar' | 'tobacco';
  price: number;
}

/** A card of the hand is put down to be built. */
export interface SanJuanBuildingBegun {
  event: 'building_begun';
  seat: number;
  card: string;
}

/** Crane: which building will be covered. */
export interface SanJuanBuildingCovered {
  event: 'building_covered';
  seat: number;
  card: string;
}

/** A card of the hand onto the discards, in payment. */
export interface SanJuanCardPaid {
  event: 'card_paid';
  seat: number;
  card: string | null;
}

/** Black Market: a good onto the discards, in payment. */
export interface SanJuanGoodPaid {
  event: 'good_paid';
  seat: number;
  good: 'coffee' | 'indigo' | 'silver' | 'sugar' | 'tobacco';
}

/** A good of a covered plant onto the discards. */
export interface SanJuanGoodLost {
  event: 'good_lost';
  seat: number;
  good: 'coffee' | 'indigo' | 'silver' | 'sugar' | 'tobacco';
}

/** A building stands, paid in full. */
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

/** A seat has sealed what it produces or sells. */
export interface SanJuanAnswered {
  event: 'answered';
  seat: number;
  goods: ('coffee' | 'indigo' | 'silver' | 'sugar' | 'tobacco')[] | null;
}

/** A councillor's card into the hand. */
export interface SanJuanCardKept {
  event: 'card_kept';
  seat: number;
  card: string | null;
}

/** A card of the hand onto the discards. */
export interface SanJuanCardDiscarded {
  event: 'card_discarded';
  seat: number;
  card: string | null;
  why: 'carpenter' | 'councillor' | 'limit' | 'market-hall' | 'market-stand' | 'poor-house' | 'prospector' | 'sale' | 'start' | 'well';
}

/** A councillor's card that was not kept onto the discards. */
export interface SanJuanOfferDiscarded {
  event: 'offer_discarded';
  seat: number;
  card: string | null;
}

/** A card of the hand under the Chapel. */
export interface SanJuanCardTucked {
  event: 'card_tucked';
  seat: number;
  card: string | null;
}

/** A Chapel is not used in this round. */
export interface SanJuanNothingTucked {
  event: 'nothing_tucked';
  seat: number;
}

/** Gold Mine: a card off the pile, face up. */
export interface SanJuanCardTurnedUp {
  event: 'card_turned_up';
  seat: number;
  card: string;
}

/** Gold Mine: the card kept, or None; the rest onto the discards. */
export interface SanJuanMined {
  event: 'mined';
  seat: number;
  card: string | null;
}

/** A Gold Mine is not used. */
export interface SanJuanNotMined {
  event: 'not_mined';
  seat: number;
}

/** The roles return and the governor changes. */
export interface SanJuanRoundBegun {
  event: 'round_begun';
  round: number;
  governor: number;
}

/** What comes next, and who may act; `owed` is what is still to be paid. */
export interface SanJuanAwaited {
  event: 'awaited';
  phase: 'build' | 'counsel' | 'cover' | 'mine' | 'pay' | 'pick' | 'produce' | 'role' | 'sell' | 'settle' | 'starting_hand';
  actors: number[];
  seat: number;
  owed: number;
}

/** How many cards a seat has to choose. */
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

/** Told apart by `event`. */
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
