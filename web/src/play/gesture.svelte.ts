/**
 * The tentative gesture: steps that were chosen and not yet sent. After every step the server previews the table as it
 * would be; nothing has happened until the gesture is sent.
 */
import type { Gesture as Contract } from './contract';
import type { MoveChoice, Tried } from '$net/wire';

/** The session, as far as a gesture needs it. */
interface GestureSession {
  /** The number of the question that this seat must answer, or null. */
  question(): number | null;
  /** The legal first steps. */
  moves(): readonly MoveChoice[];
  /** Ask the server for a preview; returns the id of the request. */
  preview(question: number, steps: readonly number[]): number;
  play(question: number, steps: readonly number[]): void;
  complete(tried: Tried, steps: readonly number[]): boolean;
}

/** Whether nothing can follow the steps: the rule for games without their own `complete`. */
export function isFinished(tried: Tried): boolean {
  return !tried.moves.length || !!tried.stops;
}

export class Gesture implements Contract {
  steps = $state.raw<readonly number[]>([]);
  /** The preview after each step; null where the server has not answered yet. */
  #previews = $state.raw<readonly (Tried | null)[]>([]);
  /** Nothing more can be chosen until the server has answered. */
  sent = $state(false);
  #requestId = -1;

  readonly #session: GestureSession;

  constructor(session: GestureSession) {
    this.#session = session;
  }

  /** The latest preview: after all steps or, while the server works on that, after fewer. */
  get tried(): Tried | null {
    return this.#previews.findLast((tried) => tried !== null) ?? null;
  }

  get waiting(): boolean {
    return this.steps.length > 0 && this.#previews.at(-1) === null;
  }

  get complete(): boolean {
    const tried = this.#previews.at(-1);
    return !!tried && !this.sent && this.#session.complete(tried, this.steps);
  }

  /** The legal next steps. */
  get moves(): readonly MoveChoice[] {
    if (this.sent) return [];
    return this.#movesAfter(this.steps.length);
  }

  /** The last step as a choice. */
  get last(): MoveChoice | null {
    const code = this.steps.at(-1);
    return this.#movesAfter(this.steps.length - 1).find((choice) => choice.code === code) ?? null;
  }

  choose(code: number): void {
    if (this.sent || this.#session.question() === null) return;
    const legalNow = this.moves.some((choice) => choice.code === code);
    if (!legalNow && code === this.steps.at(-1) && this.complete) return this.commit();
    // A step that is not legal after all steps may be legal after fewer: the gesture starts over from there.
    let keep = this.steps.length;
    while (keep >= 0 && !this.#movesAfter(keep).some((choice) => choice.code === code)) keep -= 1;
    if (keep < 0) return;
    this.steps = [...this.steps.slice(0, keep), code];
    this.#previews = [...this.#previews.slice(0, keep), null];
    this.requestPreview();
  }

  back(): void {
    if (this.sent) return;
    this.steps = this.steps.slice(0, -1);
    this.#previews = this.#previews.slice(0, -1);
    if (this.waiting) this.requestPreview();
  }

  clear(): void {
    this.steps = [];
    this.#previews = [];
    this.sent = false;
  }

  commit(): void {
    const question = this.#session.question();
    if (question === null || !this.complete) return;
    this.sent = true;
    this.#session.play(question, this.steps);
  }

  /** Also after a reconnection, and in another language. */
  requestPreview(): void {
    const question = this.#session.question();
    if (question !== null && this.steps.length) this.#requestId = this.#session.preview(question, this.steps);
  }

  setPreview(tried: Tried): void {
    if (tried.id !== this.#requestId || tried.steps.length !== this.steps.length) return;
    this.#previews = [...this.#previews.slice(0, -1), tried];
  }

  /** The server refused: remove the last step, or allow sending the gesture again. */
  refuse(id: number): void {
    if (this.sent) this.sent = false;
    else if (id === this.#requestId) this.back();
  }

  #movesAfter(count: number): readonly MoveChoice[] {
    if (count < 0) return [];
    return count === 0 ? this.#session.moves() : (this.#previews[count - 1]?.moves ?? []);
  }
}

/** For positions in which nothing can be chosen: those of the past. */
export const IDLE: Contract = {
  steps: [],
  tried: null,
  waiting: false,
  complete: false,
  choose() {},
  back() {},
  clear() {},
  commit() {},
};
