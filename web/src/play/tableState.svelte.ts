/** One table as the server has described it to this browser, kept up to date by its messages. */
import { seatColours } from '$art/heraldry';
import type { GameEvent } from './contract';
import { positionOf, type Part } from './parts';
import type {
  Described,
  Ending,
  LogLine,
  Notice,
  RewindUpdate,
  Snapshot,
  StepUpdate,
  TableChanged,
  TableInfo,
  TableWords,
  Turn,
} from '$net/wire';

export interface ClockReading {
  left: number;
  ticking: boolean;
  /** When `left` was read, by this machine's clock. */
  at: number;
  /** For how long after that it stands before it ticks. */
  hold: number;
}

/** How many positions back the log can lead. */
const REMEMBERED = 80;

export class TableState {
  table = $state.raw<TableInfo | null>(null);
  seat = $state(-1);
  seats = $state.raw<readonly number[]>([]);
  host = $state(false);
  maySit = $state(false);
  /** The seat that an invitation is for. */
  invited = $state.raw<readonly number[]>([]);
  /** Others may know this player's link: the page offers a new one. */
  offerLink = $state(false);
  /** Notices about the seats, the latest last. */
  notices = $state.raw<readonly Notice[]>([]);
  /** The latest of them, if it came while the page was open and was not dismissed yet. */
  notice = $state.raw<Notice | null>(null);
  view = $state.raw<Record<string, unknown> | null>(null);
  turn = $state.raw<Turn | null>(null);
  log = $state.raw<readonly LogLine[]>([]);
  ending = $state.raw<Ending | null>(null);
  last = $state.raw<readonly GameEvent[]>([]);
  lastBy = $state(-1);
  clocks = $state.raw<ReadonlyMap<number, ClockReading>>(new Map());
  /** Until when an absent player's seat may not be given to a bot, by this machine's clock. */
  graceEnds = $state.raw<ReadonlyMap<number, number>>(new Map());
  /** Since when absent players are without a connection, by this machine's clock. */
  absentSince = $state.raw<ReadonlyMap<number, number>>(new Map());
  /** The positions seen here, by the number of the step that led there; the deal is step 0. */
  positions = $state.raw<ReadonlyMap<number, StepUpdate>>(new Map());
  /** The earlier position on the board; null for the current one. */
  lookedAt = $state.raw<StepUpdate | null>(null);
  /** The line of the log that it was chosen by. */
  lookedLine = $state.raw<LogLine | null>(null);
  /** Positions in the middle of a step, by the lines of their actions. */
  #within = new WeakMap<LogLine, StepUpdate>();
  /** The table in words, if the page has asked for it: now, and after earlier steps. */
  described = $state.raw<TableWords | null>(null);
  descriptions = $state.raw<ReadonlyMap<number, TableWords>>(new Map());
  /** The next text for a screen reader. */
  spoken = $state('');

  name(seat: number): string {
    return this.table?.seats[seat]?.name ?? '';
  }

  /** Show the table as it was after a step or, by its line in the log, one of its actions; null: as it is. */
  lookBack(step: number | null, line: LogLine | null = null): void {
    const action = line && this.#within.get(line);
    this.lookedAt = step === null ? null : (action ?? this.positions.get(step) ?? null);
    this.lookedLine = this.lookedAt && line;
  }

  protected applyDescription({ step, words }: Described): void {
    this.described = words;
    this.descriptions = new Map([...this.descriptions, [step, words] as const].slice(-REMEMBERED));
  }

  protected applySnapshot(snapshot: Snapshot): void {
    if (snapshot.seat !== this.seat) {
      this.described = null;
      this.descriptions = new Map();
      // The last events were those that another seat could see.
      this.last = [];
      this.lastBy = -1;
      this.spoken = '';
    }
    this.positions = new Map();
    this.lookedAt = null;
    seatColours.use(snapshot.table.seats);
    this.table = snapshot.table;
    this.seat = snapshot.seat;
    this.seats = snapshot.seats;
    this.host = snapshot.host;
    this.maySit = snapshot.may_sit;
    this.invited = snapshot.invited ?? [];
    this.offerLink = snapshot.offer_link ?? false;
    this.notices = snapshot.notices ?? [];
    this.view = snapshot.view;
    this.turn = snapshot.turn;
    this.log = snapshot.log;
    this.ending = snapshot.ending;
    this.#setClocks(snapshot.table);
  }

  /** Apply an action: the position after it and its line in the log; with the last one, the turn. */
  protected applyPart(part: Part): void {
    const { step, action, events, view, last } = part;
    this.view = view;
    this.last = events;
    this.lastBy = action.seat;
    // The end of a round enters the log when it has been counted.
    if (!action.round) this.addLine(part);
    if (!last) return;
    this.turn = step.turn;
    this.ending = null;
    this.positions = new Map([...this.positions, [step.step - 1, step] as const].slice(-REMEMBERED));
  }

  /** The line of an action in the log. */
  protected addLine(part: Part): void {
    const { step, action, last } = part;
    if (!action.text) return;
    const line = { step: step.step - 1, seat: action.seat, said: [action.text] };
    if (!last) this.#within.set(line, positionOf(part));
    // An action that continues the last one describes all of it.
    const earlier = action.continues && this.log.at(-1)?.seat === action.seat ? this.log.slice(0, -1) : this.log;
    this.log = [...earlier, line];
    this.spoken = action.text;
  }

  /** What a step says about the table and the clocks holds at once, however late the step is shown. */
  protected applyClocks(step: StepUpdate): void {
    if (step.table) {
      this.table = step.table;
      this.#setClocks(step.table);
    }
    if (step.clocks.length) this.#setClockTimes(step.clocks, step.holds);
  }

  protected applyRewind(rewind: RewindUpdate): void {
    this.positions = new Map([...this.positions].filter(([step]) => step < rewind.step));
    this.view = rewind.view;
    this.turn = rewind.turn;
    this.log = rewind.log;
    this.table = rewind.table;
    this.ending = null;
    this.last = [];
    this.lastBy = -1;
    this.#setClocks(rewind.table);
  }

  protected applyTableChange({ table, turn, notice }: TableChanged): void {
    this.table = table;
    if (notice) {
      this.notices = [...this.notices, notice];
      this.notice = notice;
      this.spoken = notice.text;
    }
    this.#setClocks(table);
    if (turn) this.turn = turn;
  }

  #setClocks(table: TableInfo): void {
    const timed = table.seats.filter((seat) => seat.left_ms !== null);
    this.#setClockTimes(
      timed.map((seat) => [seat.seat, seat.left_ms ?? 0, seat.ticking]),
      timed.map((seat) => [seat.seat, seat.hold_ms]),
    );
    const absent = table.seats.flatMap(({ seat, grace_ms }) =>
      typeof grace_ms === 'number' ? [[seat, Date.now() + grace_ms] as const] : [],
    );
    this.graceEnds = new Map(absent);
    const since = table.seats.flatMap(({ seat, absent_ms }) =>
      typeof absent_ms === 'number' ? [[seat, Date.now() - absent_ms] as const] : [],
    );
    this.absentSince = new Map(since);
  }

  #setClockTimes(
    times: readonly (readonly [number, number, boolean])[],
    holds: readonly (readonly [number, number])[] = [],
  ): void {
    const clocks = new Map(this.clocks);
    const waits = new Map(holds);
    const at = Date.now();
    for (const [seat, left, ticking] of times) clocks.set(seat, { left, ticking, at, hold: waits.get(seat) ?? 0 });
    this.clocks = clocks;
  }
}
