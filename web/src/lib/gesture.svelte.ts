/**
 * The tentative gesture: steps that were chosen and not yet sent. Every step is tried on the server, which answers with
 * the table as it would be; nothing has happened until it is sent.
 */
import type { Gesture as Contract } from './contract';
import type { Choice, Tried } from './wire';

export interface Table {
  /** The question now asked of this seat, or null. */
  ask(): number | null;
  /** What may be chosen first. */
  moves(): readonly Choice[];
  /** Ask the server what steps would do; answers with the id of the question. */
  tryOut(ask: number, steps: readonly number[]): number;
  play(ask: number, steps: readonly number[]): void;
  complete(tried: Tried, steps: readonly number[]): boolean;
}

export class Gesture implements Contract {
  steps = $state.raw<readonly number[]>([]);
  /** What the server said to each beginning of the steps; null where it has not answered. */
  private trail = $state.raw<readonly (Tried | null)[]>([]);
  /** It is on its way: nothing more can be chosen until the server has answered. */
  sent = $state(false);
  private asked = -1;

  constructor(private readonly table: Table) {}

  /** What the server said to all steps; or, while it is being asked, to the last it has answered. */
  get tried(): Tried | null {
    return this.trail.findLast((tried) => tried !== null) ?? null;
  }

  get waiting(): boolean {
    return this.steps.length > 0 && this.trail.at(-1) === null;
  }

  get complete(): boolean {
    const tried = this.trail.at(-1);
    return !!tried && !this.sent && this.table.complete(tried, this.steps);
  }

  /** What may be chosen next. */
  get moves(): readonly Choice[] {
    if (this.sent) return [];
    return this.after(this.steps.length);
  }

  /** The last step with its words. */
  get last(): Choice | null {
    const code = this.steps.at(-1);
    return this.after(this.steps.length - 1).find((choice) => choice.code === code) ?? null;
  }

  choose(code: number): void {
    if (this.sent || this.table.ask() === null) return;
    const legalNow = this.moves.some((choice) => choice.code === code);
    if (!legalNow && code === this.steps.at(-1) && this.complete) return this.commit();
    // What is not legal after all steps may have been after fewer: choosing another card starts over from there.
    let keep = this.steps.length;
    while (keep >= 0 && !this.after(keep).some((choice) => choice.code === code)) keep -= 1;
    if (keep < 0) return;
    this.steps = [...this.steps.slice(0, keep), code];
    this.trail = [...this.trail.slice(0, keep), null];
    this.ask();
  }

  back(): void {
    if (this.sent) return;
    this.steps = this.steps.slice(0, -1);
    this.trail = this.trail.slice(0, -1);
    if (this.waiting) this.ask();
  }

  clear(): void {
    this.steps = [];
    this.trail = [];
    this.sent = false;
  }

  commit(): void {
    const ask = this.table.ask();
    if (ask === null || !this.complete) return;
    this.sent = true;
    this.table.play(ask, this.steps);
  }

  /** Ask the server (again) what the steps would do: after a new connection, or in another language. */
  ask(): void {
    const ask = this.table.ask();
    if (ask !== null && this.steps.length) this.asked = this.table.tryOut(ask, this.steps);
  }

  answered(tried: Tried): void {
    if (tried.id !== this.asked || tried.steps.length !== this.steps.length) return;
    this.trail = [...this.trail.slice(0, -1), tried];
  }

  /** The server would not have it: the step is taken away, or the gesture may be sent again. */
  refused(id: number): boolean {
    if (this.sent) {
      this.sent = false;
      return true;
    }
    if (id !== this.asked) return false;
    this.back();
    return true;
  }

  private after(count: number): readonly Choice[] {
    if (count < 0) return [];
    return count === 0 ? this.table.moves() : (this.trail[count - 1]?.moves ?? []);
  }
}

/** Where nothing can be chosen: a position of the past. */
export const IDLE: Contract = { steps: [], tried: null, waiting: false, complete: false, choose() {}, back() {}, clear() {}, commit() {} };
