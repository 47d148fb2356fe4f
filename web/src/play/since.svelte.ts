/** What others have done since this player's turn: it can be shown once more, or step by step. */
import { paceFor, type ShownAction } from './pacer.svelte';
import { positionOf, type Part } from './parts';
import type { StepUpdate } from '$net/wire';

/** An action, and the position before it. */
export interface PastAction {
  part: Part;
  before: Record<string, unknown>;
}

interface Shows {
  seat(): number;
  /** Show an earlier position; null: the current one. */
  look(position: StepUpdate | null): void;
  animate(part: Part, before: unknown, me: number, update: () => void, speed: number): Promise<void>;
  skip(): void;
}

/** Positions are kept for this many actions. */
const KEPT = 40;

export class SinceTurn {
  actions = $state.raw<readonly PastAction[]>([]);
  /** The number of the action that is being shown again. */
  at = $state<number | null>(null);
  /** One action follows the other by itself. */
  playing = $state(false);
  stage = $state.raw<ShownAction | null>(null);
  #run = 0;

  readonly #table: Shows;

  constructor(table: Shows) {
    this.#table = table;
  }

  add(part: Part, before: Record<string, unknown>): void {
    const last = this.actions.at(-1);
    const goesOn = part.action.continues && last?.part.action.seat === part.action.seat;
    if (goesOn) {
      const whole = { ...part, events: [...last.part.events, ...part.events] };
      this.actions = [...this.actions.slice(0, -1), { part: whole, before: last.before }];
    } else this.actions = [...this.actions, { part, before }].slice(-KEPT);
  }

  /** The player acts, or moves were taken back: only what happened in the first `steps` steps is left. */
  clear(steps = 0): void {
    this.back();
    this.actions = this.actions.filter(({ part }) => part.step.step <= steps);
  }

  async onceMore(): Promise<void> {
    this.back();
    const run = this.#run;
    this.playing = true;
    for (let at = 0; at < this.actions.length; at++) {
      const pace = paceFor(0);
      await Promise.all([this.#show(at, pace.stands, pace.speed), wait(pace.stands)]);
      if (run !== this.#run) return;
      this.stage = null;
      await wait(pace.gap + pace.lit);
      if (run !== this.#run) return;
    }
    this.back();
  }

  /** Show one action until the next is asked for. */
  stepTo(at: number): void {
    this.#stop();
    if (at < 0 || at >= this.actions.length) return this.back();
    void this.#show(at, 0, paceFor(0).speed);
  }

  /** Return to now. */
  back(): void {
    if (this.at === null) return;
    this.#stop();
    this.at = null;
    this.#table.look(null);
  }

  #stop(): void {
    this.#run += 1;
    this.playing = false;
    this.stage = null;
    this.#table.skip();
  }

  async #show(at: number, ms: number, speed: number): Promise<void> {
    const past = this.actions[at];
    if (!past) return;
    const run = this.#run;
    const { part, before } = past;
    this.at = at;
    this.#table.look({ ...positionOf(part), view: before, events: [] });
    this.stage = { action: part.action, number: at + 1, behind: this.actions.length - at - 1, ms };
    const update = () => {
      if (run === this.#run) this.#table.look(positionOf(part));
    };
    await this.#table.animate(part, before, this.#table.seat(), update, speed).catch(update);
  }
}

function wait(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}
