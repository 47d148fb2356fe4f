/**
 * Sets of cards and goods: payments, discards, what is kept, produced or sold.
 *
 * People put a set together in any order and take single cards back; the table of moves takes it in one order only. So
 * what is picked is kept here until the set is whole, and then goes into the gesture in the table's order.
 */
import { cardCode, goodCode, isSetVerb, stepOf, type SetVerb } from './codes';
import { goodsOf, type Good, type Props } from './kinds';

export interface Task {
  verb: SetVerb;
  /** How many; at most so many where `exact` is false. */
  need: number;
  exact: boolean;
  /** The steps of the gesture before the set. */
  base: readonly number[];
  /** The steps of the set that are in the gesture already. */
  inGesture: readonly number[];
}

/** The set that is to be put together now, or null. */
export function taskOf(props: Props): Task | null {
  const { gesture, view, moves, me } = props;
  const steps = gesture.steps.map(stepOf);
  const first = steps.findIndex((step) => isSetVerb(step.verb));
  const base = gesture.steps.slice(0, first < 0 ? undefined : first);
  const inGesture = gesture.steps.slice(base.length);
  const verb = first < 0 ? moves[0]?.move.move : steps[first]?.verb;
  const mine = view.seats[me];
  if (!verb || !mine || !isSetVerb(verb)) return null;
  if (verb === 'produce' || verb === 'sell') {
    return { verb, need: allowance(props, verb), exact: false, base, inGesture };
  }
  // Where luck or secrets stop the preview, the view is the one before the last step.
  const seen = gesture.tried?.stops || gesture.waiting ? inGesture.length - 1 : inGesture.length;
  const left = verb === 'pay' ? (view.building?.owed ?? 0) : mine.to_choose;
  return { verb, need: Math.max(seen, 0) + left, exact: true, base, inGesture };
}

/** How many goods may be produced or sold in all: one, the privilege, and a building's help. */
function allowance({ settled, me }: Props, verb: 'produce' | 'sell'): number {
  const mine = settled.seats[me];
  if (!mine) return 0;
  const helper = verb === 'produce' ? 'aqueduct' : 'trading-post';
  const doubles = mine.violets.includes('library') && !(settled.seats.length === 2 && mine.library_used);
  const privilege = settled.picker === me ? (doubles ? 2 : 1) : 0;
  const places = verb === 'sell' ? goodsOf(mine) : mine.plants.reduce((sum, p) => sum + p.standing - p.goods, 0);
  return Math.min(places, 1 + privilege + (mine.violets.includes(helper) ? 1 : 0));
}

interface Pending {
  key: string;
  codes: number[];
}

let pending = $state.raw<Pending | null>(null);
let leading = false;
let turn = 0;

/** The question a set belongs to: what was picked for another one is forgotten. */
function keyOf({ settled, me, table }: Props, task: Task): string {
  const mine = settled.seats[me];
  return [table.id, settled.round, settled.phase, task.verb, task.base, mine?.hand, mine?.offered].join('|');
}

/** What is picked, as steps, in the order of picking while the set is not whole. */
export function pickedOf(props: Props, task = taskOf(props)): readonly number[] {
  if (!task) return [];
  if (pending && pending.key === keyOf(props, task) && (leading || !task.inGesture.length)) return pending.codes;
  return task.inGesture.filter((code) => stepOf(code).card || stepOf(code).good);
}

/** The numbers a card or a good of the table would have in this set. */
export function codeFor(task: Task, thing: { card?: string; good?: Good }): number | null {
  const { verb } = task;
  if (thing.good && (verb === 'pay' || verb === 'produce' || verb === 'sell')) return goodCode(verb, thing.good);
  if (thing.card && (verb === 'pay' || verb === 'keep' || verb === 'discard')) return cardCode(verb, thing.card);
  return null;
}

/** Black Market: whether goods may be part of this payment, and how many more. */
export function goodsMayPay({ view, settled, me }: Props, picked: readonly number[]): boolean {
  const mine = settled.seats[me];
  const used = picked.filter((code) => stepOf(code).good).length;
  return !!mine?.violets.includes('black-market') && view.building?.over !== 'black-market' && used < 2;
}

/** The order in which the table of moves takes a set. */
function inOrder(props: Props, verb: SetVerb, codes: readonly number[]): number[] {
  const { pile, discards, seats } = props.settled;
  if (verb !== 'produce') return codes.toSorted((a, b) => a - b);
  // Plants are filled in the order named only where the cards may not do for all.
  return pile + discards < 5 * seats.length ? [...codes] : codes.toSorted((a, b) => b - a);
}

/** Pick one, or take it back. */
export function toggle(props: Props, code: number, take: boolean): void {
  const task = taskOf(props);
  if (!task) return;
  const picked = [...pickedOf(props, task)];
  if (!take) picked.splice(picked.lastIndexOf(code), 1);
  else if (picked.length < task.need) picked.push(code);
  else if (task.need === 1) picked.splice(0, 1, code);
  else return;
  const whole = picked.length > 0 && (!task.exact || picked.length === task.need);
  pending = { key: keyOf(props, task), codes: picked };
  void lead(props, [...task.base, ...(whole ? inOrder(props, task.verb, picked) : [])], whole);
}

/** Whether a set is waiting that the gesture does not have yet. */
export function isPending(props: Props): boolean {
  const task = taskOf(props);
  return !!task && !task.inGesture.length && pickedOf(props, task).length > 0;
}

/** Forget what was picked and is not in the gesture. */
export function forget(): void {
  pending = null;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Bring the gesture to these steps, one by one, as the server answers. */
async function lead(props: Props, goal: readonly number[], whole: boolean): Promise<void> {
  const mine = ++turn;
  leading = true;
  for (let patience = 600; patience > 0 && mine === turn; patience -= 1) {
    const { gesture } = props;
    const { steps } = gesture;
    if (!steps.every((code, k) => code === goal[k])) gesture.back();
    else if (gesture.waiting) await pause(12);
    else if (steps.length === goal.length) break;
    else {
      gesture.choose(goal[steps.length] as number);
      if (props.gesture.steps === steps) break;
    }
  }
  if (mine !== turn) return;
  leading = false;
  if (whole) pending = null;
}
