/** One table as the server has described it to this browser, kept up to date by its messages. */
import type { GameEvent } from './contract';
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
  /** The positions seen here, by the number of the step that led there; the deal is step 0. */
  positions = $state.raw<ReadonlyMap<number, StepUpdate>>(new Map());
  /** The earlier position on the board; null for the current one. */
  lookedAt = $state.raw<StepUpdate | null>(null);
  /** The table in words, if the page has asked for it: now, and after earlier steps. */
  described = $state.raw<TableWords | null>(null);
  descriptions = $state.raw<ReadonlyMap<number, TableWords>>(new Map());
  /** The next text for a screen reader. */
  spoken = $state('');

  name(seat: number): string {
    return this.table?.seats[seat]?.name ?? '';
  }

  /** Show the table as it was after a step, or (null) as it is. */
  lookBack(step: number | null): void {
    this.lookedAt = step === null ? null : (this.positions.get(step) ?? null);
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

  protected applyStep(step: StepUpdate): void {
    this.view = step.view;
    this.turn = step.turn;
    this.last = step.events as GameEvent[];
    this.lastBy = step.by;
    this.ending = step.ending;
    this.positions = new Map([...this.positions, [step.step - 1, step] as const].slice(-REMEMBERED));
    if (step.table) {
      this.table = step.table;
      this.#setClocks(step.table);
    }
    if (step.clocks.length) this.#setClockTimes(step.clocks);
    if (step.said.length) {
      this.log = [...this.log, { step: step.step - 1, seat: step.by, said: step.said }];
      this.spoken = step.said.join(' ');
    }
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
    this.#setClockTimes(timed.map((seat) => [seat.seat, seat.left_ms ?? 0, seat.ticking]));
    const absent = table.seats.flatMap(({ seat, grace_ms }) =>
      typeof grace_ms === 'number' ? [[seat, Date.now() + grace_ms] as const] : [],
    );
    this.graceEnds = new Map(absent);
  }

  #setClockTimes(times: readonly (readonly [number, number, boolean])[]): void {
    const clocks = new Map(this.clocks);
    const at = Date.now();
    for (const [seat, left, ticking] of times) clocks.set(seat, { left, ticking, at });
    this.clocks = clocks;
  }
}
