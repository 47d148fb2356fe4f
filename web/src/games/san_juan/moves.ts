/**
 * The codes of San Juan's moves. A player picks a set of cards in any order, but the server takes it in one order only,
 * so the board needs codes of moves that are not legal yet.
 */
import type { SanJuanMove, Tried } from '$net/wire';
import type { Legal } from '$play/contract';
import { GOODS, BUILDING_KEYS, buildingIndex, ROLES, type Good, type SanJuanBoard, type Role } from './model';

const KINDS = BUILDING_KEYS.length;
const BUILD = 7;
const BUILD_DOUBLED = BUILD + KINDS;
const NO_BUILD = BUILD_DOUBLED + KINDS;
const BESIDE = NO_BUILD + 1;
const COVER = BESIDE + 1;
const COVER_FULL = COVER + KINDS;
const PAY = COVER_FULL + GOODS.length;
const PAY_GOOD = PAY + KINDS;
const PRODUCE = PAY_GOOD + GOODS.length;
const NO_MORE_GOODS = PRODUCE + GOODS.length;
const SELL = NO_MORE_GOODS + 1;
const NO_MORE_SALES = SELL + GOODS.length;
const KEEP = NO_MORE_SALES + 1;
const DISCARD = KEEP + KINDS;
const TUCK = DISCARD + KINDS;
const NO_TUCK = TUCK + KINDS;
const USE_MINE = NO_TUCK + 1;
const PICK = USE_MINE + 2;

export type SetVerb = 'pay' | 'produce' | 'sell' | 'keep' | 'discard';
export type Verb = SetVerb | 'take' | 'build' | 'build_nothing' | 'beside' | 'cover' | 'tuck' | 'mine' | 'pick';

export interface DecodedMove {
  verb: Verb;
  card?: string;
  good?: Good;
  role?: Role;
  full?: boolean;
}

/** The move of a code. */
export function decode(code: number): DecodedMove {
  const card = (verb: Verb, first: number): DecodedMove => ({ verb, card: BUILDING_KEYS[code - first] });
  const good = (verb: Verb, first: number): DecodedMove => ({ verb, good: GOODS[code - first] });
  if (code < BUILD) return { verb: 'take', role: ROLES[code < ROLES.length ? code : code - 2] };
  if (code < BUILD_DOUBLED) return card('build', BUILD);
  if (code < NO_BUILD) return card('build', BUILD_DOUBLED);
  if (code === NO_BUILD) return { verb: 'build_nothing' };
  if (code === BESIDE) return { verb: 'beside' };
  if (code < COVER_FULL) return { ...card('cover', COVER), full: false };
  if (code < PAY) return { ...card('cover', COVER_FULL), full: true };
  if (code < PAY_GOOD) return card('pay', PAY);
  if (code < PRODUCE) return good('pay', PAY_GOOD);
  if (code <= NO_MORE_GOODS) return good('produce', PRODUCE);
  if (code <= NO_MORE_SALES) return good('sell', SELL);
  if (code < DISCARD) return card('keep', KEEP);
  if (code < TUCK) return card('discard', DISCARD);
  if (code <= NO_TUCK) return card('tuck', TUCK);
  if (code < PICK) return { verb: 'mine' };
  return card('pick', PICK);
}

/** The code of a move with a card of the hand, or with one of the cards drawn. */
export function cardCode(verb: 'pay' | 'keep' | 'discard', card: string): number {
  return { pay: PAY, keep: KEEP, discard: DISCARD }[verb] + buildingIndex(card);
}

/** The code of a move with a good. */
export function goodCode(verb: 'pay' | 'produce' | 'sell', good: Good): number {
  return { pay: PAY_GOOD, produce: PRODUCE, sell: SELL }[verb] + GOODS.indexOf(good);
}

export function isSetVerb(verb: Verb): verb is SetVerb {
  return verb === 'pay' || verb === 'produce' || verb === 'sell' || verb === 'keep' || verb === 'discard';
}

/** A gesture can be sent at the end of a decision, never in the middle of a set. */
export function complete(tried: Tried, steps: readonly number[]): boolean {
  const last = steps.at(-1);
  if (last === undefined) return false;
  if (tried.stops !== null || tried.turn_passes || !tried.moves.length) return true;
  const { verb } = decode(last);
  return verb === 'take' || verb === 'tuck';
}

/** A pass that needs a building is offered only to its owner. */
export function passes(choice: Legal<SanJuanMove>, board: SanJuanBoard): boolean {
  const violets = board.committed.seats[board.me]?.violets ?? [];
  const { verb } = decode(choice.code);
  return verb === 'tuck' ? violets.includes('chapel') : verb === 'mine' ? violets.includes('gold-mine') : true;
}
