/** The viewer's city plot by plot: what stands there, what the gesture would build, and what a tap does. */
import type { Plot } from './city';
import { chosenSteps, goodOf, type Good, type SanJuanBoard } from './model';
import type { Choosing } from './picks';
import type { Tap } from './taps';

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
  const steps = chosenSteps(gesture).map((choice) => choice.move);
  const build = steps.find((step) => step.move === 'build');
  const cover = steps.find((step) => step.move === 'cover');
  if (build) return { card: build.card, over: cover?.card ?? null, full: cover?.full ?? null };
  const begun = view.building ?? committed.building;
  return begun?.seat === me ? { card: begun.card, over: begun.over, full: null } : null;
}

/** The index of the plot that is covered: one without a good, unless the player chose one with a good. */
function coveredPlot(builtPlots: readonly Plot[], over: string, full: boolean | null): number {
  const preferredPlot = builtPlots.findIndex((builtPlot) => builtPlot.card === over && builtPlot.good === !!full);
  return preferredPlot >= 0 ? preferredPlot : builtPlots.findIndex((builtPlot) => builtPlot.card === over);
}

export function streetPlots(board: SanJuanBoard, builtPlots: readonly Plot[], task: Choosing | null): StreetPlot[] {
  const count = Math.max(board.committed.buildings_to_end, builtPlots.length);
  const plots: StreetPlot[] = Array.from({ length: count }, (_, k) => {
    const builtPlot = builtPlots[k];
    return {
      card: builtPlot?.card ?? null,
      nth: builtPlot?.nth ?? 0,
      under: null,
      ghost: false,
      good: builtPlot?.good ? goodAt(board, builtPlot.card) : null,
      goodState: 'there',
      tap: null,
    };
  });
  if (task) markGoods(board, plots, task);
  else showSealedGoods(board, plots);
  const free = plots.findIndex((plot) => plot.card === null);
  for (const { code, move } of board.moves) {
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

function goodAt(board: SanJuanBoard, card: string | null): Good | null {
  return card === null ? null : goodOf(board.cards.get(card));
}

/** Lights the buildings that a choice is about; of plants, those with a good or those without. */
function lightBuildings(plots: StreetPlot[], card: string, full: boolean, code: number): void {
  const sameKind = plots.filter((plot) => plot.card === card);
  const preferred = sameKind.filter((plot) => !!plot.good === full);
  for (const plot of preferred.length ? preferred : sameKind) plot.tap ??= { kind: 'choose', code };
}

/** Marks the goods that were picked to be produced, sold or paid, and lights those that can be. */
function markGoods(board: SanJuanBoard, plots: StreetPlot[], task: Choosing): void {
  const { verb } = task;
  if (verb !== 'produce' && verb !== 'sell' && verb !== 'pay') return;
  const toMark = [...task.picked];
  for (const plot of plots) {
    const good = goodAt(board, plot.card);
    if (!good || (verb === 'produce') === !!plot.good) continue;
    const at = toMark.indexOf(good);
    if (at >= 0) {
      toMark.splice(at, 1);
      plot.good = good;
      plot.goodState = verb === 'produce' ? 'coming' : 'going';
      plot.tap = task.remove(good);
    } else {
      const tap = task.add(good);
      // A card that pays cannot be replaced here: a tap on it puts it back first.
      plot.tap = verb === 'pay' && tap?.kind === 'replace' ? null : tap;
    }
  }
}

/** Shows the viewer's own answer while others still choose; it can no longer be changed. */
function showSealedGoods(board: SanJuanBoard, plots: StreetPlot[]): void {
  const { committed, me } = board;
  const { phase } = committed;
  if (phase !== 'produce' && phase !== 'sell') return;
  for (const good of committed.seats[me]?.sealed ?? []) {
    const isOpen = (plot: StreetPlot) => goodAt(board, plot.card) === good && plot.goodState === 'there';
    const plot = plots.find((each) => isOpen(each) && (phase === 'produce') === !each.good);
    if (plot) Object.assign(plot, { good, goodState: phase === 'produce' ? 'coming' : 'going' });
  }
}
