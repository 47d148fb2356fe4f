/** The viewer's city plot by plot: what stands there, what the gesture would build, and what a tap does. */
import type { SanJuanMove } from '$net/wire';
import type { Legal } from '$play/contract';
import type { Tap } from './taps';
import type { Plot } from './city';
import { goodOf, PLOTS, type Good, type SanJuanBoard } from './model';
import { decode } from './moves';
import { codeFor, goodsMayPay, type PickTask } from './picks.svelte';

export interface StreetPlot {
  card: string | null;
  nth: number;
  /** The building that the gesture would cover. */
  under: string | null;
  ghost: boolean;
  good: Good | null;
  goodState: 'there' | 'coming' | 'going';
  tap: Tap | null;
}

/** The building in progress, in the gesture or on the table, and what it covers. */
export function building(board: SanJuanBoard): { card: string; over: string | null; full: boolean | null } | null {
  const { committed, view, gesture, me } = board;
  const steps = gesture.steps.map(decode);
  const build = steps.find((step) => step.verb === 'build');
  const cover = steps.find((step) => step.verb === 'cover');
  if (build?.card) return { card: build.card, over: cover?.card ?? null, full: cover?.full ?? null };
  const begun = view.building ?? committed.building;
  return begun?.seat === me ? { card: begun.card, over: begun.over, full: null } : null;
}

/** The index of the plot that is covered: one without a good, unless the player chose one with a good. */
function coveredPlot(builtPlots: readonly Plot[], over: string, full: boolean | null): number {
  const preferredPlot = builtPlots.findIndex((builtPlot) => builtPlot.card === over && builtPlot.good === !!full);
  return preferredPlot >= 0 ? preferredPlot : builtPlots.findIndex((builtPlot) => builtPlot.card === over);
}

export function streetPlots(
  board: SanJuanBoard,
  builtPlots: readonly Plot[],
  task: PickTask | null,
  picked: readonly number[],
): StreetPlot[] {
  const plots: StreetPlot[] = Array.from({ length: Math.max(PLOTS, builtPlots.length) }, (_, k) => {
    const builtPlot = builtPlots[k];
    return {
      card: builtPlot?.card ?? null,
      nth: builtPlot?.nth ?? 0,
      under: null,
      ghost: false,
      good: builtPlot?.good ? goodOf(builtPlot.card) : null,
      goodState: 'there',
      tap: null,
    };
  });
  if (task) markGoods(board, plots, task, picked);
  else showSealedGoods(board, plots);
  const free = plots.findIndex((plot) => plot.card === null);
  for (const { code, move } of board.moves as Legal<SanJuanMove>[]) {
    if (move.move === 'beside' && free >= 0) (plots[free] as StreetPlot).tap = { kind: 'choose', code };
    if (move.move === 'cover') lightBuildings(plots, move.card, move.full, code);
    if (move.move === 'mine' && move.use) lightBuildings(plots, 'gold-mine', false, code);
  }
  const built = building(board);
  if (built) {
    const at = built.over ? coveredPlot(builtPlots, built.over, built.full) : free;
    const plot = plots[at];
    if (plot) {
      if (built.over) Object.assign(plot, { under: built.over, goodState: 'going' });
      Object.assign(plot, { card: built.card, ghost: true });
      if (board.gesture.complete) plot.tap = { kind: 'commit' };
    }
  }
  return plots;
}

/** Lights the buildings that a choice is about; of plants, those with a good or those without. */
function lightBuildings(plots: StreetPlot[], card: string, full: boolean, code: number): void {
  const sameKind = plots.filter((plot) => plot.card === card);
  const preferred = sameKind.filter((plot) => !!plot.good === full);
  for (const plot of preferred.length ? preferred : sameKind) plot.tap ??= { kind: 'choose', code };
}

/** Marks the goods that were picked to be produced, sold or paid, and lights those that can be. */
function markGoods(board: SanJuanBoard, plots: StreetPlot[], task: PickTask, picked: readonly number[]): void {
  const { verb } = task;
  if (verb !== 'produce' && verb !== 'sell' && verb !== 'pay') return;
  const canAdd = verb === 'pay' ? picked.length < task.need && goodsMayPay(board, picked) : picked.length < task.need;
  const unmarked = new Map<number, number>();
  for (const code of picked) unmarked.set(code, (unmarked.get(code) ?? 0) + 1);
  for (const plot of plots) {
    const good = plot.card ? goodOf(plot.card) : null;
    const canPick = good && (verb === 'produce') === !plot.good;
    const code = good ? codeFor(task, { good }) : null;
    if (!canPick || code === null) continue;
    const toMark = unmarked.get(code) ?? 0;
    if (toMark > 0) {
      unmarked.set(code, toMark - 1);
      plot.good = good;
      plot.goodState = verb === 'produce' ? 'coming' : 'going';
      plot.tap = { kind: 'pick', code, take: false };
    } else if (canAdd || (task.need === 1 && verb !== 'pay')) plot.tap = { kind: 'pick', code, take: true };
  }
}

/** Shows the viewer's own answer while others still choose; it can no longer be changed. */
function showSealedGoods({ committed, me }: SanJuanBoard, plots: StreetPlot[]): void {
  const { phase } = committed;
  if (phase !== 'produce' && phase !== 'sell') return;
  for (const good of committed.seats[me]?.sealed ?? []) {
    const canPick = (plot: StreetPlot) =>
      plot.card !== null && goodOf(plot.card) === good && plot.goodState === 'there';
    const plot = plots.find((each) => canPick(each) && (phase === 'produce') === !each.good);
    if (plot) Object.assign(plot, { good, goodState: phase === 'produce' ? 'coming' : 'going' });
  }
}
