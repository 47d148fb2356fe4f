/**
 * Cards and goods that are paid, discarded, kept, produced, sold or put under the Chapel. If several may be chosen, the
 * server describes them as a selection; one alone is a step of the gesture.
 */
import type { SanJuanMove } from '$net/wire';
import { chosenSteps, type SanJuanBoard } from './model';
import type { Tap } from './taps';

export type Verb = SanJuanMove['move'];

export interface Choosing {
  verb: Verb;
  /** The cards and goods picked so far, by key, in the order of picking. */
  picked: readonly string[];
  all: number;
  /** Whether fewer than `all` may be chosen. */
  upTo: boolean;
  /** What a tap does on a card or good that can be picked; null if it cannot. */
  add(item: string): Tap | null;
  /** What a tap does on one that is picked. */
  remove(item: string): Tap;
}

/** The card or good that a step is about, by its key. */
export function itemOf(move: SanJuanMove): string | null {
  switch (move.move) {
    case 'pay':
      return move.cards[0] ?? move.goods[0] ?? null;
    case 'produce':
    case 'sell':
      return move.goods[0] ?? null;
    case 'keep':
    case 'discard':
      return move.cards[0] ?? null;
    case 'tuck':
    case 'pick':
      return move.card;
    default:
      return null;
  }
}

/** What the viewer has to choose now, or null. */
export function choosing(board: SanJuanBoard): Choosing | null {
  return ofSelection(board) ?? ofLastStep(board) ?? ofMoves(board);
}

function ofSelection({ gesture }: SanJuanBoard): Choosing | null {
  const { selection } = gesture;
  const items = selection?.items.map((item) => ({ code: item.code, move: item.move as SanJuanMove })) ?? [];
  if (!selection || !items[0]) return null;
  const codes = new Map(items.map((item) => [itemOf(item.move), item.code]));
  const keys = new Map(items.map((item) => [item.code, itemOf(item.move)]));
  const open = new Set(gesture.available.map((item) => item.code));
  return {
    verb: items[0].move.move,
    picked: gesture.picks.flatMap((code) => keys.get(code) ?? []),
    all: selection.most,
    upTo: selection.end !== null,
    add: (item) => {
      const code = codes.get(item);
      return code !== undefined && open.has(code) ? { kind: 'pick', code, take: true } : null;
    },
    remove: (item) => ({ kind: 'pick', code: codes.get(item) as number, take: false }),
  };
}

/** One item is needed and chosen: another can replace it. */
function ofLastStep({ gesture }: SanJuanBoard): Choosing | null {
  const last = chosenSteps(gesture).at(-1);
  const key = last ? itemOf(last.move) : null;
  if (!last || key === null) return null;
  return {
    verb: last.move.move,
    picked: [key],
    all: 1,
    upTo: false,
    add: (item) => ({ kind: 'replace', item }),
    remove: () => ({ kind: 'pick', code: last.code, take: false }),
  };
}

/** One item is needed. */
function ofMoves({ moves }: SanJuanBoard): Choosing | null {
  const items = moves.filter(({ move }) => itemOf(move) !== null);
  if (!items[0]) return null;
  const codes = new Map(items.map(({ code, move }) => [itemOf(move), code]));
  return {
    verb: items[0].move.move,
    picked: [],
    all: 1,
    upTo: items.length < moves.length,
    add: (item) => {
      const code = codes.get(item);
      return code === undefined ? null : { kind: 'pick', code, take: true };
    },
    remove: (item) => ({ kind: 'replace', item }),
  };
}
