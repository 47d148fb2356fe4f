/** The own hand card by card: what the gesture does with it, and what a tap does. It is drawn as it lies, so that no card moves. */
import type { SanJuanMove } from '$lib/wire';
import type { Legal } from '$lib/contract';
import { stepOf } from './codes';
import type { Props } from './kinds';
import { codeFor, type Task } from './picks.svelte';
import type { Act } from './street';

export type Mark = 'build' | 'pay' | 'discard' | 'keep' | 'tuck' | 'pick';

export interface Held {
  card: string;
  mark: Mark | null;
  act: Act | null;
  /** The same build with the Library's second discount, with two players. */
  twice: number | null;
}

function lightCard(held: Held, moves: readonly Legal<SanJuanMove>[], verbs: readonly string[]): void {
  for (const { code, move } of moves) {
    if (!verbs.includes(move.move) || !('card' in move) || move.card !== held.card) continue;
    if (move.move === 'build' && move.library) held.twice = code;
    else held.act = { kind: 'choose', code };
  }
  if (!held.act && held.twice !== null) {
    held.act = { kind: 'choose', code: held.twice };
    held.twice = null;
  }
}

/** Mark so many of the cards as the set has of each kind, from the right, so that the one being built stays. */
function markSet(cards: Held[], task: Task, picked: readonly number[], mark: Mark): void {
  const left = new Map<number, number>();
  for (const code of picked) left.set(code, (left.get(code) ?? 0) + 1);
  for (const held of cards.toReversed()) {
    const code = codeFor(task, { card: held.card });
    if (code === null || held.mark) continue;
    const count = left.get(code) ?? 0;
    if (count > 0) {
      left.set(code, count - 1);
      held.mark = mark;
      held.act = { kind: 'pick', code, take: false };
    } else if (picked.length < task.need || task.need === 1) held.act = { kind: 'pick', code, take: true };
  }
}

/** The cards of the hand. */
export function heldOf(props: Props, task: Task | null, picked: readonly number[]): Held[] {
  const { settled, me, gesture, moves } = props;
  const cards: Held[] = (settled.seats[me]?.hand ?? [])
    .filter((card) => card !== null)
    .map((card) => ({ card, mark: null, act: null, twice: null }));
  for (const code of gesture.steps) {
    const { verb, card } = stepOf(code);
    if (verb !== 'build' && verb !== 'tuck') continue;
    const used = cards.find((held) => held.card === card && !held.mark);
    if (!used) continue;
    used.mark = verb;
    used.act = gesture.complete ? { kind: 'commit' } : { kind: 'clear' };
  }
  if (task?.verb === 'pay' || task?.verb === 'discard') markSet(cards, task, picked, task.verb);
  else for (const held of cards) if (!held.mark) lightCard(held, moves, ['build', 'tuck']);
  return cards;
}

/** The cards a councillor drew. */
export function offeredOf(props: Props, task: Task | null, picked: readonly number[]): Held[] {
  const offered = (props.settled.seats[props.me]?.offered ?? []).filter((card) => card !== null);
  const cards: Held[] = offered.map((card) => ({ card, mark: null, act: null, twice: null }));
  if (task?.verb === 'keep') markSet(cards, task, picked, 'keep');
  return cards;
}

/** What the Gold Mine turned up. */
export function turnedUp(props: Props): Held[] {
  const cards: Held[] = props.settled.revealed.map((card) => ({ card, mark: null, act: null, twice: null }));
  const last = props.gesture.steps.at(-1);
  for (const held of cards) {
    lightCard(held, props.moves, ['pick']);
    if (last !== undefined && stepOf(last).verb === 'pick' && stepOf(last).card === held.card) {
      held.mark = 'pick';
      held.act = { kind: 'commit' };
    }
  }
  return cards;
}
