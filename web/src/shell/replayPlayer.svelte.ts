/**
 * Walks through a replay at the pace of a table: an action forward is shown on the stage with its flights, any other
 * position appears at once.
 */
import type { GameEvent } from '$play/contract';
import { Pacer } from '$play/pacer.svelte';
import type { Part } from '$play/parts';
import type { ActionInfo, Ending, ReplayFrame, RoundText } from '$net/wire';
import { decisionsOf, positionsOf, roundsOf, updateOf, type ReplayPosition, type Stride } from './replayFrames';

interface Screen {
  frames(): readonly ReplayFrame[];
  /** The seat whose eyes are used; −1 for a watcher's. */
  me(): number;
  ending(): Ending | null;
  countSteps(view: unknown): number;
  animate(part: Part, before: unknown, update: () => void, speed: number): Promise<void>;
  skip(): void;
}

type View = Record<string, unknown>;

export class ReplayPlayer {
  /** The last frame that is complete on the board. */
  at = $state(0);
  playing = $state(false);
  view = $state.raw<View | null>(null);
  last = $state.raw<readonly GameEvent[]>([]);
  /** The end of the game, once the board shows it. */
  ending = $state.raw<Ending | null>(null);
  /** The action that led to the position on the board. */
  action = $state.raw<ActionInfo | null>(null);
  /** The number of the position on the board: −1 between two actions. */
  #place = $state(-1);
  /** The number of the position that is on its way. */
  #goal = 0;

  readonly positions: readonly ReplayPosition[] = $derived.by(() => positionsOf(this.#screen.frames()));
  readonly rounds = $derived.by(() => roundsOf(this.#screen.frames()));
  /** The frames on which the seat whose eyes are used decides. */
  readonly decisions = $derived.by(() => {
    const me = this.#screen.me();
    return me < 0 ? [] : decisionsOf(this.#screen.frames(), this.positions, me);
  });
  /** What this replay can be stepped by. */
  readonly strides: readonly Stride[] = $derived.by(() => [
    'action',
    ...(this.decisions.length ? (['decision'] as const) : []),
    ...(this.rounds.length ? (['round'] as const) : []),
  ]);
  readonly pacer: Pacer;
  readonly #screen: Screen;

  constructor(screen: Screen) {
    this.#screen = screen;
    this.pacer = new Pacer({
      // Every action is shown, also those of the seat whose eyes are used.
      seat: () => -1,
      view: () => this.view,
      countSteps: (view) => (view ? screen.countSteps(view) : 0),
      keepsQuestion: () => false,
      leaveQuestion: () => undefined,
      apply: (part) => this.#apply(part),
      log: () => undefined,
      applyTurn: () => undefined,
      applyEnding: (step) => (this.ending = step.ending),
      animate: (part, before, _me, update, speed) => screen.animate(part, before, update, speed),
      skip: () => screen.skip(),
      drained: () => this.#drained(),
    });
  }

  get end(): number {
    return this.#screen.frames().length - 1;
  }

  /** The position on the board, if it is one after an action. */
  get position(): ReplayPosition | null {
    return this.positions[this.#place] ?? null;
  }

  /** The end of a round that is on the board. */
  get round(): RoundText | null {
    return this.pacer.round;
  }

  /** The number of the round on the board; undefined if the game has none. */
  get roundNumber(): number | undefined {
    return this.rounds.findLast(({ from }) => from <= this.at)?.round;
  }

  /** The frame of a step, or the nearest one before it. */
  frameOf(step: number): number {
    return Math.max(
      0,
      this.#screen.frames().findLastIndex((each) => each.step <= step),
    );
  }

  pause(): void {
    this.playing = false;
  }

  /** Stop, because the page is being left. */
  stop(): void {
    this.playing = false;
    this.pacer.reset(false);
  }

  /** The frames have changed: show the same position from them. */
  refresh(): void {
    this.#jump(Math.min(this.at, this.end));
  }

  /** Show a frame at once. */
  goTo(at: number): void {
    this.pause();
    this.#jump(Math.max(0, Math.min(this.end, at)));
  }

  /** Show a position at once, also one in the middle of a frame. */
  show(position: ReplayPosition): void {
    this.pause();
    this.#show(this.positions.indexOf(position));
  }

  /** One action forward or back. */
  step(by: 1 | -1): void {
    this.pause();
    if (by > 0) return void this.#advance();
    const place = this.pacer.busy ? this.#goal : this.#place < 0 ? this.#before(this.at) + 1 : this.#place;
    this.#show(Math.max(0, place - 1));
  }

  /** One action, own decision or round forward or back; from within a round first back to its beginning. */
  go(by: 1 | -1, stride: Stride): void {
    if (stride === 'action' || !this.strides.includes(stride)) return this.step(by);
    const starts = stride === 'round' ? this.rounds.map(({ from }) => from) : this.decisions;
    const found = by > 0 ? starts.find((at) => at > this.at) : starts.findLast((at) => at < this.at);
    this.goTo(found ?? (by > 0 ? this.end : 0));
  }

  toggle(): void {
    if (this.playing) return this.pause();
    if (this.at >= this.end && !this.pacer.busy) this.#jump(0);
    this.playing = true;
    if (!this.pacer.busy) this.#advance();
  }

  /** Leave what is being shown for the next; if nothing is, start playing. */
  goOn(): void {
    if (this.pacer.round && this.pacer.countDone) this.pacer.goOn();
    else if (this.pacer.busy) this.pacer.hurry();
    else this.toggle();
  }

  /** The last position of a frame, or of the one before it. */
  #before(frame: number): number {
    return this.positions.findLastIndex((each) => each.frame <= frame);
  }

  #advance(): boolean {
    this.pacer.flush();
    const next = this.#goal + 1;
    const position = this.positions[next];
    if (!position) return false;
    this.#goal = next;
    const final = next === this.positions.length - 1;
    this.pacer.addStep(updateOf(position, final ? this.#screen.ending() : null));
    return true;
  }

  #drained(): void {
    // Nobody watches a hidden tab.
    if (document.hidden || this.at >= this.end) this.pause();
    if (this.playing && !this.#advance()) this.pause();
  }

  #apply(part: Part): void {
    this.#place = this.#goal;
    this.view = part.view;
    this.last = part.events;
    this.action = part.action;
    const position = this.positions[this.#goal];
    if (position?.part.last) this.at = position.frame;
  }

  /** Show a position at once. */
  #show(place: number): void {
    const position = this.positions[place];
    if (!position) return;
    if (position.part.last) return this.#jump(position.frame);
    this.#put(position.part.view, position.part.events, null);
    this.at = Math.max(0, position.frame - 1);
    this.action = position.part.action;
    this.#goal = this.#place = place;
  }

  #jump(at: number): void {
    const frame = this.#screen.frames()[at];
    if (!frame) return;
    const final = at === this.end ? this.#screen.ending() : null;
    this.#put(frame.view, frame.events as GameEvent[], final);
    this.at = at;
    this.#goal = this.#before(at);
    this.#place = this.positions[this.#goal]?.frame === at ? this.#goal : -1;
    this.action = this.positions[this.#place]?.part.action ?? null;
  }

  #put(view: View, last: readonly GameEvent[], ending: Ending | null): void {
    this.pacer.reset(ending !== null);
    this.view = view;
    this.last = last;
    this.ending = ending;
  }
}
