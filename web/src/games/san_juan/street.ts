/** The own city plot by plot: what stands there, what the gesture would put there, and what a tap does. */
import type { SanJuanMove } from '$lib/wire';
import type { Legal } from '$lib/contract';
import { stepOf } from './codes';
import type { Plot } from './city';
import { PLOTS, goodOf, type Good, type Props } from './kinds';
import { codeFor, goodsMayPay, type Task } from './picks.svelte';

export type Act =
  | { kind: 'choose'; code: number }
  | { kind: 'pick'; code: number; take: boolean }
  | { kind: 'commit' }
  | { kind: 'clear' };

export interface Place {
  card: string | null;
  nth: number;
  /** The building that the one of the gesture covers. */
  under: string | null;
  ghost: boolean;
  good: Good | null;
  goodIs: 'there' | 'coming' | 'going';
  act: Act | null;
}

/** The card the gesture (or the table) is about to build, and over what. */
export function building(props: Props): { card: string; over: string | null; full: boolean | null } | null {
  const { settled, view, gesture, me } = props;
  const steps = gesture.steps.map(stepOf);
  const build = steps.find((step) => step.verb === 'build');
  const cover = steps.find((step) => step.verb === 'cover');
  if (build?.card) return { card: build.card, over: cover?.card ?? null, full: cover?.full ?? null };
  const begun = view.building ?? settled.building;
  return begun?.seat === me ? { card: begun.card, over: begun.over, full: null } : null;
}

/** Which plot a building over another one takes: the one without a good, unless the other was asked for. */
function covered(plots: readonly Plot[], over: string, full: boolean | null): number {
  const wanted = plots.findIndex((plot) => plot.card === over && plot.good === !!full);
  return wanted >= 0 ? wanted : plots.findIndex((plot) => plot.card === over);
}

export function placesOf(props: Props, plots: readonly Plot[], task: Task | null, picked: readonly number[]): Place[] {
  const places: Place[] = Array.from({ length: Math.max(PLOTS, plots.length) }, (_, k) => {
    const plot = plots[k];
    return {
      card: plot?.card ?? null,
      nth: plot?.nth ?? 0,
      under: null,
      ghost: false,
      good: plot?.good ? goodOf(plot.card) : null,
      goodIs: 'there',
      act: null,
    };
  });
  if (task) pickGoods(props, places, task, picked);
  else sealedGoods(props, places);
  const free = places.findIndex((place) => place.card === null);
  for (const { code, move } of props.moves as Legal<SanJuanMove>[]) {
    if (move.move === 'beside' && free >= 0) (places[free] as Place).act = { kind: 'choose', code };
    if (move.move === 'cover') lightHouses(places, move.card, move.full, code);
    if (move.move === 'mine' && move.use) lightHouses(places, 'gold-mine', false, code);
  }
  const built = building(props);
  if (built) {
    const at = built.over ? covered(plots, built.over, built.full) : free;
    const place = places[at];
    if (place) {
      if (built.over) Object.assign(place, { under: built.over, goodIs: 'going' });
      Object.assign(place, { card: built.card, ghost: true });
      if (props.gesture.complete) place.act = { kind: 'commit' };
    }
  }
  return places;
}

/** Light the houses a choice is about: of plants those with a good, or those without. */
function lightHouses(places: Place[], card: string, full: boolean, code: number): void {
  const like = places.filter((place) => place.card === card);
  const fitting = like.filter((place) => !!place.good === full);
  for (const place of fitting.length ? fitting : like) place.act ??= { kind: 'choose', code };
}

/** Goods that come (produced) or go (sold, paid): marked as picked, or lit to be picked. */
function pickGoods(props: Props, places: Place[], task: Task, picked: readonly number[]): void {
  const { verb } = task;
  if (verb !== 'produce' && verb !== 'sell' && verb !== 'pay') return;
  const more = verb === 'pay' ? picked.length < task.need && goodsMayPay(props, picked) : picked.length < task.need;
  const left = new Map<number, number>();
  for (const code of picked) left.set(code, (left.get(code) ?? 0) + 1);
  for (const place of places) {
    const good = place.card ? goodOf(place.card) : null;
    const fits = good && (verb === 'produce') === !place.good;
    const code = good ? codeFor(task, { good }) : null;
    if (!fits || code === null) continue;
    const marked = left.get(code) ?? 0;
    if (marked > 0) {
      left.set(code, marked - 1);
      place.good = good;
      place.goodIs = verb === 'produce' ? 'coming' : 'going';
      place.act = { kind: 'pick', code, take: false };
    } else if (more || (task.need === 1 && verb !== 'pay')) place.act = { kind: 'pick', code, take: true };
  }
}

/** What this seat has answered while others still choose: shown, but not to be changed. */
function sealedGoods({ settled, me }: Props, places: Place[]): void {
  const { phase } = settled;
  if (phase !== 'produce' && phase !== 'sell') return;
  for (const good of settled.seats[me]?.sealed ?? []) {
    const fits = (place: Place) => place.card !== null && goodOf(place.card) === good && place.goodIs === 'there';
    const place = places.find((each) => fits(each) && (phase === 'produce') === !each.good);
    if (place) Object.assign(place, { good, goodIs: phase === 'produce' ? 'coming' : 'going' });
  }
}
