/** A table whose updates are shown at a pace: what is on the stage, the ends of rounds, and what can be seen again. */
import { Pacer, type ShownAction } from './pacer.svelte';
import { positionOf, type Part } from './parts';
import { SinceTurn } from './since.svelte';
import { TableState } from './tableState.svelte';
import type { LogLine, RoundText, StepUpdate, Turn } from '$net/wire';

/** Animates an action: calls `update` when the new view should appear, and resolves when the animation is over. */
type AnimateStep = (step: StepUpdate, before: unknown, me: number, update: () => void, speed: number) => Promise<void>;

export abstract class PacedTable extends TableState {
  animate: AnimateStep = async (_step, _before, _me, update) => update();
  /** Ends the flights of `animate`. */
  skip: () => void = () => undefined;
  /** The number of steps in which the game counts a position at the end of a round or of the game. */
  countSteps = $state.raw<(view: unknown) => number>(() => 0);

  /** What others have done since this player's turn. */
  readonly since: SinceTurn;
  protected readonly pacer: Pacer;

  constructor() {
    super();
    const shows = {
      seat: () => this.seat,
      animate: (part: Part, before: unknown, me: number, update: () => void, speed: number) =>
        this.animate(positionOf(part), before, me, update, speed),
      skip: () => this.skip(),
    };
    this.since = new SinceTurn({ ...shows, look: (position) => (this.lookedAt = position) });
    this.pacer = new Pacer({
      ...shows,
      view: () => this.view,
      countSteps: (view) => (view ? this.countSteps(view) : 0),
      keepsQuestion: ({ turn }) => turn.ask !== null && turn.ask === this.turn?.ask,
      leaveQuestion: ({ turn }) => turn.ask !== this.turn?.ask && this.resetQuestion(),
      apply: (part) => this.applyPart(part),
      log: (part) => this.addLine(part),
      applyTurn: (turn) => this.#applyTurn(turn),
      applyEnding: (step) => (this.ending = step.ending),
      drained: (stepped) => this.drained(stepped),
    });
  }

  /** Actions are being shown; meanwhile nothing can be chosen. */
  get showing(): boolean {
    return this.pacer.showing;
  }

  /** The action of somebody else that is shown now, or once more. */
  get stage(): ShownAction | null {
    return this.since.stage ?? this.pacer.stage;
  }

  /** The seats that act: of the action that is shown, or of the turn. */
  get lit(): readonly number[] {
    const { lit, round } = this.pacer;
    if (round || this.ending) return [];
    if (lit !== null) return lit < 0 ? [] : [lit];
    return this.turn?.actors ?? [];
  }

  /** The end of a round that is on the board, until the player goes on. */
  get round(): RoundText | null {
    return this.pacer.round;
  }

  /** The round has been counted, and its sentence can be read. */
  get countDone(): boolean {
    return this.pacer.countDone;
  }

  /** How many cards of every suite, city or building have been counted; null when nothing is. */
  get counted(): number | null {
    return this.pacer.counted;
  }

  /** The end of the game is being counted, or was. */
  get finale(): boolean {
    return this.pacer.finale;
  }

  /** Leave the end of a round. */
  goOn(): void {
    this.pacer.goOn();
  }

  countAgain(): void {
    this.pacer.countAgain();
  }

  /**
   * Jump to now, because the player wants to go on or does something. Input on what controls the pace itself
   * (`data-calm`) does not count.
   */
  hurry(input?: Event): void {
    if ((input?.target as Element | null)?.closest?.('[data-calm]')) return;
    this.since.back();
    this.pacer.hurry();
  }

  override lookBack(step: number | null, line: LogLine | null = null): void {
    this.since.back();
    super.lookBack(step, line);
  }

  /** Everything has been shown; `stepped`: something had happened. */
  protected abstract drained(stepped: boolean): void;

  /** The seat's question has changed. */
  protected resetQuestion(): void {
    this.lookBack(null);
  }

  #applyTurn(turn: Turn): void {
    const question = this.turn?.ask;
    this.turn = turn;
    if (turn.ask !== question) this.resetQuestion();
  }

  protected override applyPart(part: Part): void {
    const question = this.turn?.ask;
    const { action } = part;
    if (action.shown && action.seat !== this.seat && this.view) this.since.add(part, this.view);
    super.applyPart(part);
    if (this.turn?.ask !== question) this.resetQuestion();
  }
}
