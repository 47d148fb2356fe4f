/**
 * The tentative gesture: what was chosen and not yet sent. After every step the server previews the table as it would
 * be. Items of a selection, such as the cards of a payment, are picked here in any order without asking the server;
 * once there are enough of them it previews the whole. Nothing has happened until the gesture is sent.
 */
import type { Gesture as Contract } from './contract';
import type { MoveChoice, SelectionInfo, SelectionItem, Tried } from '$net/wire';

/** The session, as far as a gesture needs it. */
interface GestureSession {
  /** The number of the question that this seat must answer, or null. */
  question(): number | null;
  /** The legal first steps. */
  moves(): readonly MoveChoice[];
  /** The selection that the first steps belong to, if they do. */
  selection(): SelectionInfo | null;
  /** Ask the server for a preview; returns the id of the request. */
  preview(question: number, steps: readonly number[]): number;
  play(question: number, steps: readonly number[]): void;
}

/** A choice of one item is a step like any other. */
function several(selection: SelectionInfo | null): SelectionInfo | null {
  return selection && selection.most > 1 ? selection : null;
}

export class Gesture implements Contract {
  steps = $state.raw<readonly number[]>([]);
  /** The items picked from the selection after the steps, in the order of picking. */
  picks = $state.raw<readonly number[]>([]);
  /** The preview after each step; null where the server has not answered yet. */
  #previews = $state.raw<readonly (Tried | null)[]>([]);
  /** The preview with the picks. */
  #whole = $state.raw<Tried | null>(null);
  /** Nothing more can be chosen until the server has answered. */
  sent = $state(false);
  /** The previews asked for: the id of each request, and how many steps it is about, or that it is about the picks. */
  #requests = new Map<number, number | 'picks'>();

  readonly #session: GestureSession;

  constructor(session: GestureSession) {
    this.#session = session;
  }

  /** The latest preview: of the whole or, while the server works on that or items are missing, of fewer steps. */
  get tried(): Tried | null {
    return this.#whole ?? this.#previews.findLast((tried) => tried !== null) ?? null;
  }

  get waiting(): boolean {
    if (this.steps.length > 0 && this.#previews.at(-1) === null) return true;
    return this.#enough && this.#whole === null;
  }

  get complete(): boolean {
    const tried = this.picks.length ? this.#whole : this.#previews.at(-1);
    return !!tried?.complete && !this.sent;
  }

  get started(): boolean {
    return this.steps.length > 0 || this.picks.length > 0;
  }

  get selection(): SelectionInfo | null {
    if (this.#session.question() === null) return null;
    if (!this.steps.length) return several(this.#session.selection());
    return several(this.#previews.at(-1)?.selection ?? null);
  }

  /** The items that can still be picked. */
  get available(): readonly SelectionItem[] {
    const { selection, picks } = this;
    if (!selection || this.sent || picks.length >= selection.most) return [];
    const limited = new Set(selection.items.filter((item) => item.limited).map((item) => item.code));
    const full = picks.filter((code) => limited.has(code)).length >= selection.limit;
    return selection.items.filter(
      (item) => picks.filter((code) => code === item.code).length < item.count && !(full && item.limited),
    );
  }

  /** The legal next steps; of a selection, the items that can still be picked and the step that ends it. */
  get moves(): readonly MoveChoice[] {
    if (this.sent) return [];
    const { selection } = this;
    if (!selection) return this.#movesAfter(this.steps.length);
    const items = this.available.map(({ code, move, name }) => ({
      code,
      move,
      notation: '',
      text: name,
      facts: null,
      notes: [],
    }));
    if (this.picks.length) return items;
    return [...items, ...this.#movesAfter(this.steps.length).filter((choice) => choice.code === selection.end)];
  }

  /** The choice of each step, in the order of the steps. */
  get chosen(): readonly MoveChoice[] {
    return this.steps.flatMap((code, k) => this.#movesAfter(k).find((choice) => choice.code === code) ?? []);
  }

  get alternatives(): readonly MoveChoice[] {
    return this.#movesAfter(this.steps.length - 1);
  }

  /** The question after the steps, without the picks. */
  get prompt(): string {
    return this.#previews.at(-1)?.prompt ?? '';
  }

  /** The last step as a choice. */
  get last(): MoveChoice | null {
    return this.chosen.at(-1) ?? null;
  }

  /** The last step that is more than an item of a selection: what the gesture is about. */
  get decided(): MoveChoice | null {
    const { chosen } = this;
    const isItem = (code: number, before: number) =>
      (before ? this.#previews[before - 1]?.selection : this.#session.selection())?.items.some(
        (item) => item.code === code,
      );
    return chosen.findLast((choice, before) => !isItem(choice.code, before)) ?? chosen.at(-1) ?? null;
  }

  choose(code: number): void {
    if (this.sent || this.#session.question() === null) return;
    if (this.selection?.items.some((item) => item.code === code)) return this.#choosePick(code);
    const legalNow = this.moves.some((choice) => choice.code === code);
    if (!legalNow && code === this.steps.at(-1) && this.complete) return this.commit();
    // A step that is not legal after all steps may be legal after fewer: the gesture starts over from there.
    let keep = this.steps.length;
    while (keep >= 0 && !this.#movesAfter(keep).some((choice) => choice.code === code)) keep -= 1;
    if (keep < 0) return;
    this.#setPicks([]);
    this.steps = [...this.steps.slice(0, keep), code];
    this.#previews = [...this.#previews.slice(0, keep), null];
    this.#forget(keep);
    this.#request(this.steps.length);
  }

  /** Pick an item of the selection. */
  pick(code: number): void {
    if (this.available.some((item) => item.code === code)) this.#setPicks([...this.picks, code]);
  }

  /** Put a picked item back. */
  unpick(code: number): void {
    const at = this.picks.lastIndexOf(code);
    if (at >= 0 && !this.sent) this.#setPicks(this.picks.toSpliced(at, 1));
  }

  /** Pick these items instead of those picked so far. */
  pickAll(codes: readonly number[]): void {
    if (this.selection && !this.sent) this.#setPicks([...codes]);
  }

  back(): void {
    if (this.sent) return;
    if (this.picks.length) return this.#setPicks(this.picks.slice(0, -1));
    this.steps = this.steps.slice(0, -1);
    this.#previews = this.#previews.slice(0, -1);
    this.#forget(this.steps.length);
  }

  clear(): void {
    this.steps = [];
    this.picks = [];
    this.#previews = [];
    this.#whole = null;
    this.#requests.clear();
    this.sent = false;
  }

  commit(): void {
    const question = this.#session.question();
    const tried = this.tried;
    if (question === null || !this.complete || !tried) return;
    this.sent = true;
    this.#session.play(question, tried.steps);
  }

  /** Ask for all previews again: after a reconnection, in another language, or because others moved meanwhile. */
  requestPreviews(): void {
    this.#requests.clear();
    for (let count = 1; count <= this.steps.length; count++) this.#request(count);
    if (this.#enough) this.#request('picks');
  }

  setPreview(tried: Tried): void {
    const of = this.#requests.get(tried.id);
    if (of === undefined) return;
    this.#requests.delete(tried.id);
    if (of === 'picks') this.#whole = tried;
    else this.#previews = this.#previews.with(of - 1, tried);
  }

  /** The server refused: remove what was chosen last, or allow sending the gesture again. */
  refuse(id: number): void {
    if (this.sent) this.sent = false;
    else if (this.#requests.has(id)) this.back();
  }

  /** Whether the picks are a whole: as many as are asked for, or some where fewer are allowed. */
  get #enough(): boolean {
    const { selection, picks } = this;
    return !!selection && picks.length > 0 && (!this.available.length || this.#mayEnd);
  }

  get #mayEnd(): boolean {
    const { selection, picks } = this;
    return !!selection && selection.end !== null && picks.length >= selection.least;
  }

  get #picksWithEnd(): readonly number[] {
    const end = this.available.length && this.#mayEnd ? (this.selection?.end ?? null) : null;
    return end === null ? this.picks : [...this.picks, end];
  }

  #choosePick(code: number): void {
    if (this.available.some((item) => item.code === code)) this.pick(code);
    else if (code === this.picks.at(-1) && this.complete) this.commit();
    else this.unpick(code);
  }

  #setPicks(picks: readonly number[]): void {
    this.picks = picks;
    this.#whole = null;
    this.#forget(this.steps.length);
    if (this.#enough) this.#request('picks');
  }

  #request(of: number | 'picks'): void {
    const question = this.#session.question();
    if (question === null) return;
    const steps = of === 'picks' ? [...this.steps, ...this.#picksWithEnd] : this.steps.slice(0, of);
    this.#requests.set(this.#session.preview(question, steps), of);
  }

  /** The picks have changed, and the steps after the first `count`: previews of those that were asked for are late. */
  #forget(count: number): void {
    for (const [id, of] of this.#requests) if (of === 'picks' || of > count) this.#requests.delete(id);
  }

  #movesAfter(count: number): readonly MoveChoice[] {
    if (count < 0) return [];
    return count === 0 ? this.#session.moves() : (this.#previews[count - 1]?.moves ?? []);
  }
}

/** For positions in which nothing can be chosen: those of the past. */
export const IDLE: Contract = {
  steps: [],
  chosen: [],
  alternatives: [],
  picks: [],
  selection: null,
  available: [],
  tried: null,
  waiting: false,
  complete: false,
  started: false,
  choose() {},
  pick() {},
  unpick() {},
  pickAll() {},
  back() {},
  clear() {},
  commit() {},
};
