/**
 * The pace at which the page shows what has happened. Updates wait in a queue and are played action by action; the
 * server has long moved on. An own action never waits. The end of a round stops the page until its player goes on.
 */
import { settings } from '$shell/settings.svelte';
import { partsOf, type Part } from './parts';
import type { ActionInfo, RoundText, StepUpdate, Turn } from '$net/wire';

/** An action of somebody else, or of the table, on the stage. */
export interface ShownAction {
  action: ActionInfo;
  /** Counts the actions shown so far. */
  number: number;
  /** How many are still waiting. */
  behind: number;
  /** How long it stands, in milliseconds. */
  ms: number;
}

/** Milliseconds at normal speed. */
const LIT = 180; // the actor is lit, then the stage appears
const ACTION = 1200; // both together
const GAP = 150;
const MORE = 600; // what goes on with an action that was shown
const FAR_BEHIND = 5;
const CATCHING_UP = 400; // an action, at any speed
const STOP = 600;
const COUNT = 220;
const REST = 400;
/** A watcher goes on after the end of a round, at any speed. */
const WATCHER = 5000;

interface Pace {
  lit: number;
  stands: number;
  gap: number;
  /** Of the flights. */
  speed: number;
}

export function paceFor(behind: number): Pace {
  const speed = settings.values.speed > 0 ? settings.values.speed : 1;
  const whole = (ACTION + GAP) / speed;
  if (behind > FAR_BEHIND && whole > CATCHING_UP)
    return { lit: 0, stands: CATCHING_UP, gap: 0, speed: (ACTION + GAP) / CATCHING_UP };
  return { lit: LIT / speed, stands: (ACTION - LIT) / speed, gap: GAP / speed, speed };
}

/** The table, as far as the pacer needs it. */
export interface Shows {
  seat(): number;
  view(): unknown;
  /** The number of steps in which a position is counted. */
  countSteps(view: unknown): number;
  /** Whether the seat's question is the same after a step. */
  keepsQuestion(step: StepUpdate): boolean;
  /** Remove the gesture for an old question before an action is animated: things fly from where they really lay. */
  leaveQuestion(step: StepUpdate): void;
  apply(part: Part): void;
  /** Write the end of a round into the log, once it has been counted. */
  log(part: Part): void;
  applyTurn(turn: Turn): void;
  applyEnding(step: StepUpdate): void;
  /** Calls `update` when the new view should appear, and resolves when everything has landed. */
  animate(part: Part, before: unknown, me: number, update: () => void, speed: number): Promise<void>;
  /** End the flights now. */
  skip(): void;
  /** Nothing waits any more; `stepped`: something had happened. */
  drained(stepped: boolean): void;
}

type Item =
  | { kind: 'part'; part: Part; applied: boolean }
  | { kind: 'turn'; turn: Turn }
  | { kind: 'round'; part: Part; round: RoundText; applied: boolean; started: boolean; logged: boolean }
  | { kind: 'ending'; step: StepUpdate; started: boolean };

export class Pacer {
  stage = $state.raw<ShownAction | null>(null);
  /** Something is being shown, and nothing can be chosen meanwhile. */
  showing = $state(false);
  /** The seat whose action is being shown; −1 for the table, null if none is. */
  lit = $state<number | null>(null);
  /** The end of the round on the board. */
  round = $state.raw<RoundText | null>(null);
  /** The count is over, and its sentence can be read. */
  countDone = $state(false);
  /** The end of the game is being counted, or was. */
  finale = $state(false);
  #counting = $state<number | 'all' | null>(null);

  #queue: Item[] = [];
  /** The number of the latest run; earlier ones end at their next breath. */
  #run = 0;
  #stepped = false;
  #shown = 0;
  /** When the gap after the last action ends. */
  #free = 0;
  #watcher: ReturnType<typeof setTimeout> | undefined;

  readonly #table: Shows;

  constructor(table: Shows) {
    this.#table = table;
  }

  /** How many cards of every suite, city or building have been counted; null when nothing is. */
  get counted(): number | null {
    return this.#counting === 'all' ? this.#table.countSteps(this.#table.view()) : this.#counting;
  }

  get busy(): boolean {
    return this.#queue.length > 0;
  }

  // ------------------------------------------------------------------------------------------ the queue

  addStep(step: StepUpdate): void {
    const items = partsOf(step).map((part): Item => {
      const { round } = part.action;
      return round
        ? { kind: 'round', part, round, applied: false, started: false, logged: false }
        : { kind: 'part', part, applied: false };
    });
    this.#add(step.ending ? [...items, { kind: 'ending', step, started: false }] : items);
  }

  addTurn(turn: Turn): void {
    this.#add([{ kind: 'turn', turn }]);
  }

  #add(items: Item[]): void {
    const idle = !this.#queue.length;
    this.#queue.push(...items);
    if (idle) void this.#drain();
  }

  /** A new position replaces everything. `over`: the game has ended there. */
  reset(over: boolean): void {
    this.#run += 1;
    this.#queue = [];
    this.#stepped = false;
    this.#table.skip();
    this.#leaveRound();
    this.finale = over;
    this.#counting = over ? 'all' : null;
    this.#rest();
  }

  /**
   * Jump to now: apply everything that waits, without animation. The end of a round or of the game is still shown; if
   * it is being counted, the count is over at once.
   */
  hurry(): void {
    if (!this.#queue.length) return;
    this.#interrupt();
    for (let item = this.#queue[0]; item; item = this.#queue[0]) {
      if (item.kind === 'round' || item.kind === 'ending') {
        if (!item.started) {
          if (item.kind === 'round') this.#applyNow(item);
          return void this.#drain();
        }
        if (this.#finishCount(item)) return;
      } else this.#applyNow(item);
      this.#queue.shift();
    }
    this.#end();
  }

  /** Apply everything, ends of rounds included. */
  flush(): void {
    if (!this.#queue.length) return;
    this.#interrupt();
    for (const item of this.#queue) {
      this.#applyNow(item);
      if (item.kind === 'round') this.#log(item);
    }
    this.#queue = [];
    this.#leaveRound();
    this.#end();
  }

  /** Leave the end of the round; what happened meanwhile is caught up. */
  goOn(): void {
    const [item] = this.#queue;
    if (item?.kind !== 'round' || !this.round) return;
    this.#interrupt();
    this.#log(item);
    this.#queue.shift();
    this.#leaveRound();
    void this.#drain();
  }

  countAgain(): void {
    if (!this.countDone && !this.finale) return;
    this.#interrupt();
    this.countDone = false;
    const run = this.#run;
    void this.#count(run, 0).then((live) => {
      if (live && !this.finale) this.#park();
    });
  }

  // ------------------------------------------------------------------------------------------ playing

  async #drain(): Promise<void> {
    const run = ++this.#run;
    for (let item = this.#queue[0]; item; item = this.#queue[0]) {
      if (!(await this.#show(item, run))) return;
      this.#queue.shift();
    }
    this.#end();
  }

  /** Show an item; false if the run has ended or waits for the player. */
  async #show(item: Item, run: number): Promise<boolean> {
    if (item.kind === 'turn') this.#applyNow(item);
    else if (item.kind === 'part') await this.#showPart(item, run);
    else if (item.kind === 'round') return this.#showRound(item, run);
    else return this.#showEnding(item, run);
    return run === this.#run;
  }

  async #showPart(item: Item & { kind: 'part' }, run: number): Promise<void> {
    const { action, step } = item.part;
    if (document.hidden) return this.#applyNow(item);
    const me = this.#table.seat();
    const keeps = this.#table.keepsQuestion(step);
    this.showing = !keeps;
    // Others may act while this player chooses: that does not disturb the gesture.
    if (!keeps) this.#table.leaveQuestion(step);
    if (!action.shown || (action.seat === me && me >= 0) || this.finale) {
      this.stage = null;
      this.lit = null;
      return this.#fly(item, run, paceFor(this.#behind).speed);
    }
    const behind = this.#behind;
    const pace = paceFor(behind);
    // An action that goes on is still the same one.
    const goesOn = action.continues && this.#shown > 0;
    const ms = goesOn ? Math.min(MORE / pace.speed, pace.stands) : pace.stands;
    await wait(this.#free - Date.now());
    if (run !== this.#run) return;
    this.lit = action.seat;
    if (!goesOn) await wait(pace.lit);
    if (run !== this.#run) return;
    if (!goesOn) this.#shown += 1;
    this.stage = { action, number: this.#shown, behind, ms };
    // Its time begins when it can be seen: drawing it may take a while.
    const flights = this.#fly(item, run, pace.speed);
    // Also after an own input that ends it early, the next one keeps its distance.
    this.#free = Date.now() + pace.stands + pace.gap;
    await Promise.all([wait(ms), flights]);
    if (run !== this.#run) return;
    const next = this.#queue[1];
    if (next?.kind === 'part' && next.part.action.continues) return;
    this.#free = Date.now() + pace.gap;
    this.stage = null;
  }

  async #showRound(item: Item & { kind: 'round' }, run: number): Promise<boolean> {
    const { step } = item.part;
    // The last round of a game is counted for its result, and nobody has to go on.
    const final = step.ending !== null;
    this.showing = true;
    this.#table.leaveQuestion(step);
    this.stage = null;
    this.lit = null;
    if (document.hidden) this.#applyNow(item);
    else if (!item.applied) await this.#fly(item, run, paceFor(0).speed);
    if (run !== this.#run) return false;
    item.started = true;
    this.round = item.round;
    this.finale = final;
    if (document.hidden) this.#countAll();
    else if (!(await this.#count(run, STOP))) return false;
    if (final) return true;
    this.#park();
    return false;
  }

  async #showEnding(item: Item & { kind: 'ending' }, run: number): Promise<boolean> {
    const counted = this.finale;
    item.started = true;
    this.stage = null;
    this.lit = null;
    this.showing = true;
    this.finale = true;
    this.#table.applyEnding(item.step);
    this.round = null;
    if (counted) return true;
    if (document.hidden) this.#countAll();
    else if (!(await this.#count(run, STOP))) return false;
    return true;
  }

  /** Apply an action with its flights. */
  async #fly(item: Item & { kind: 'part' | 'round' }, run: number, speed: number): Promise<void> {
    const update = () => {
      if (run === this.#run) this.#applyNow(item);
    };
    try {
      await this.#table.animate(item.part, this.#table.view(), this.#table.seat(), update, speed);
    } catch (error) {
      // A failed animation must not stop the game.
      console.error(error);
    }
    update();
  }

  /** Count the cards on the board, one after the other; false if the count was interrupted. */
  async #count(run: number, stop: number): Promise<boolean> {
    const { speed } = paceFor(0);
    const all = this.#table.countSteps(this.#table.view());
    this.#counting = 0;
    await wait(stop / speed);
    for (let count = 1; count <= all; count++) {
      if (run !== this.#run) return false;
      this.#counting = count;
      await wait(COUNT / speed);
    }
    if (run !== this.#run) return false;
    await wait(REST / speed);
    if (run !== this.#run) return false;
    this.#countAll();
    return true;
  }

  #countAll(): void {
    this.#counting = 'all';
    this.countDone = true;
    const [item] = this.#queue;
    if (item?.kind === 'round') this.#log(item);
  }

  #log(item: Item & { kind: 'round' }): void {
    if (!item.logged) this.#table.log(item.part);
    item.logged = true;
  }

  /** Whether the page still waits for its player. */
  #finishCount(item: Item & { kind: 'round' | 'ending' }): boolean {
    this.#countAll();
    if (item.kind === 'ending' || this.finale) return false;
    this.#park();
    return true;
  }

  /** Wait for the player at the end of a round. */
  #park(): void {
    clearTimeout(this.#watcher);
    if (this.#table.seat() < 0) this.#watcher = setTimeout(() => this.goOn(), WATCHER);
  }

  #leaveRound(): void {
    clearTimeout(this.#watcher);
    this.round = null;
    this.countDone = false;
    if (!this.finale) this.#counting = null;
  }

  #applyNow(item: Item): void {
    if (item.kind === 'turn') return this.#table.applyTurn(item.turn);
    if (item.kind === 'ending') {
      this.finale = true;
      this.#countAll();
      return this.#table.applyEnding(item.step);
    }
    if (item.applied) return;
    item.applied = true;
    this.#stepped = true;
    this.#table.apply(item.part);
  }

  #interrupt(): void {
    this.#run += 1;
    clearTimeout(this.#watcher);
    this.stage = null;
    this.lit = null;
    this.#table.skip();
  }

  /** The queue is empty. */
  #end(): void {
    const stepped = this.#stepped;
    this.#stepped = false;
    this.#rest();
    this.#table.drained(stepped);
  }

  #rest(): void {
    this.stage = null;
    this.lit = null;
    this.showing = false;
  }

  /** How many actions wait to be shown after the current one. */
  get #behind(): number {
    const me = this.#table.seat();
    const waits = (item: Item) =>
      item.kind === 'part' && item.part.action.shown && (item.part.action.seat !== me || me < 0);
    return this.#queue.slice(1).filter(waits).length;
  }
}

function wait(ms: number): Promise<void> {
  return ms > 0 ? new Promise((done) => setTimeout(done, ms)) : Promise.resolve();
}
