/**
 * Sets of cards and goods that are paid, discarded, kept, produced or sold.
 *
 * Players pick a set in any order and take single cards back; the server takes it in one order only. The picks are
 * therefore collected here and join the gesture, in the server's order, once the set is complete.
 */
import { costOf, goodsCount, groupOf, libraryDoubles, type Good, type SanJuanBoard } from './model';
import { cardCode, goodCode, isSetVerb, decode, type SetVerb } from './moves';

export interface PickTask {
  verb: SetVerb;
  /** How many to pick; at most this many if `exact` is false. */
  need: number;
  exact: boolean;
  /** The steps of the gesture before the set. */
  base: readonly number[];
  /** The steps of the set that are in the gesture already. */
  inGesture: readonly number[];
}

/** The set that the viewer has to pick now, or null. */
export function currentTask(board: SanJuanBoard): PickTask | null {
  const { gesture, view, moves, me } = board;
  const steps = gesture.steps.map(decode);
  const first = steps.findIndex((step) => isSetVerb(step.verb));
  const base = gesture.steps.slice(0, first < 0 ? undefined : first);
  const inGesture = gesture.steps.slice(base.length);
  const verb = first < 0 ? moves[0]?.move.move : steps[first]?.verb;
  const mine = view.seats[me];
  if (!verb || !mine || !isSetVerb(verb)) return null;
  if (verb === 'produce' || verb === 'sell') {
    return { verb, need: allowance(board, verb), exact: false, base, inGesture };
  }
  // If hidden information stops the preview, the view is the one before the last step.
  const counted = gesture.tried?.stops || gesture.waiting ? inGesture.length - 1 : inGesture.length;
  const left = verb === 'pay' ? (view.building?.owed ?? 0) : mine.to_choose;
  return { verb, need: Math.max(counted, 0) + left, exact: true, base, inGesture };
}

/** How many goods may be produced or sold: one, plus the privilege, plus one with the right building. */
function allowance({ committed, me }: SanJuanBoard, verb: 'produce' | 'sell'): number {
  const mine = committed.seats[me];
  if (!mine) return 0;
  const helper = verb === 'produce' ? 'aqueduct' : 'trading-post';
  const privilege = committed.picker === me ? (libraryDoubles(committed, me) ? 2 : 1) : 0;
  const available = verb === 'sell' ? goodsCount(mine) : mine.plants.reduce((sum, p) => sum + p.standing - p.goods, 0);
  return Math.min(available, 1 + privilege + (mine.violets.includes(helper) ? 1 : 0));
}

interface Pending {
  key: string;
  codes: number[];
}

/** Identifies the question that a set answers: picks for an earlier question are dropped. */
function keyOf({ committed, me, table }: SanJuanBoard, task: PickTask): string {
  const mine = committed.seats[me];
  return [table.id, committed.round, committed.phase, task.verb, task.base, mine?.hand, mine?.offered].join('|');
}

/** The code of a card or good in this set; null if it cannot be part of it. */
export function codeFor(task: PickTask, item: { card?: string; good?: Good }): number | null {
  const { verb } = task;
  if (item.good && (verb === 'pay' || verb === 'produce' || verb === 'sell')) return goodCode(verb, item.good);
  if (item.card && (verb === 'pay' || verb === 'keep' || verb === 'discard')) return cardCode(verb, item.card);
  return null;
}

/** Black Market: whether another good may be part of this payment. */
export function goodsMayPay({ view, committed, me }: SanJuanBoard, picked: readonly number[]): boolean {
  const mine = committed.seats[me];
  const used = picked.filter((code) => decode(code).good).length;
  return !!mine?.violets.includes('black-market') && view.building?.over !== 'black-market' && used < 2;
}

/** The order in which the server takes a set. */
function inServerOrder(board: SanJuanBoard, verb: SetVerb, codes: readonly number[]): number[] {
  const { pile, discards, seats } = board.committed;
  if (verb !== 'produce') return codes.toSorted((a, b) => a - b);
  // The order of production matters only if the cards may run out.
  return pile + discards < 5 * seats.length ? [...codes] : codes.toSorted((a, b) => b - a);
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The cards and goods picked so far. */
class Picks {
  private pending = $state.raw<Pending | null>(null);
  /** Whether the gesture is being brought in line with the picks. */
  private isSyncing = false;
  /** Number of the latest sync, which ends the earlier ones. */
  private latestSync = 0;

  /** The codes of the picks; in the order of picking until the set is complete. */
  pickedCodes(board: SanJuanBoard, task = currentTask(board)): readonly number[] {
    if (!task) return [];
    if (this.pending && this.pending.key === keyOf(board, task) && (this.isSyncing || !task.inGesture.length))
      return this.pending.codes;
    return task.inGesture.filter((code) => decode(code).card || decode(code).good);
  }

  /** Picks a card or good, or takes it back. */
  toggle(board: SanJuanBoard, code: number, take: boolean): void {
    const task = currentTask(board);
    if (!task) return;
    const picked = [...this.pickedCodes(board, task)];
    if (!take) picked.splice(picked.lastIndexOf(code), 1);
    else if (picked.length < task.need) picked.push(code);
    else if (task.need === 1) picked.splice(0, 1, code);
    else return;
    const isComplete = picked.length > 0 && (!task.exact || picked.length === task.need);
    this.pending = { key: keyOf(board, task), codes: picked };
    void this.syncGesture(
      board,
      [...task.base, ...(isComplete ? inServerOrder(board, task.verb, picked) : [])],
      isComplete,
    );
  }

  /** Whether there are picks that have not joined the gesture yet. */
  isPending(board: SanJuanBoard): boolean {
    const task = currentTask(board);
    return !!task && !task.inGesture.length && this.pickedCodes(board, task).length > 0;
  }

  /** Drops the picks that are not in the gesture. */
  forget(): void {
    this.pending = null;
  }

  /** Brings the gesture to these steps, one by one, as the server answers. */
  private async syncGesture(board: SanJuanBoard, goal: readonly number[], isComplete: boolean): Promise<void> {
    const sync = ++this.latestSync;
    this.isSyncing = true;
    for (let attempts = 600; attempts > 0 && sync === this.latestSync; attempts -= 1) {
      const { gesture } = board;
      const { steps } = gesture;
      if (!steps.every((code, k) => code === goal[k])) gesture.back();
      else if (gesture.waiting) await pause(12);
      else if (steps.length === goal.length) break;
      else {
        gesture.choose(goal[steps.length] as number);
        if (board.gesture.steps === steps) break;
      }
    }
    if (sync !== this.latestSync) return;
    this.isSyncing = false;
    if (isComplete) this.pending = null;
  }
}

export const picks = new Picks();

/** How much the loss of a card hurts: least for one that cannot be built again, then for duplicates and cheap ones. */
function lossOf(card: string, board: SanJuanBoard): number {
  const mine = board.committed.seats[board.me];
  const held = (mine?.hand ?? []).filter((other) => other === card).length;
  const useless = mine?.violets.includes(card) ? 40 : 0;
  const double = groupOf(card) !== 'production' && held > 1 ? 20 : 0;
  return costOf(board.cards.get(card)) * 3 - useless - double + (groupOf(card) === 'six-cost' ? 4 : 0);
}

/** The next step of a payment or discard with the cards whose loss hurts least, in the server's order. */
export function suggest(board: SanJuanBoard): number | null {
  const task = currentTask(board);
  if (!task || (task.verb !== 'pay' && task.verb !== 'discard') || board.gesture.complete) return null;
  const { verb } = task;
  const legal = new Set(board.moves.map((choice) => choice.code));
  const least = Math.min(...legal);
  const candidates = (board.view.seats[board.me]?.hand ?? [])
    .filter((card) => card !== null)
    .toSorted((a, b) => lossOf(a, board) - lossOf(b, board))
    .map((card) => cardCode(verb, card))
    .filter((code) => code >= least);
  const chosen = candidates.slice(0, task.need - task.inGesture.length).toSorted((a, b) => a - b);
  return chosen.find((code) => legal.has(code)) ?? (legal.size ? least : null);
}
