/** The table to be drawn: what lies where, what can be chosen, and what the gesture would change. */
import type { BoardProps, GameEvent } from '../../lib/contract';
import type { PateeMove, PateeView } from '../../lib/wire';
import { courtier, type Courtier } from './courtiers';
import { picks, targets, type Pick, type Targets } from './moves';

export type Props = BoardProps<PateeView, PateeMove>;

/** A card where it is drawn. `ghost`: it would come here. `leaving`: it would go. `code`: what choosing it chooses. */
export interface Spot {
  card: Courtier;
  ghost: boolean;
  leaving: boolean;
  code: number | null;
  pick: Pick | null;
  quiet: boolean;
  hinted: boolean;
  /** The last step moved it. */
  recent: boolean;
}

export interface Court {
  near: number;
  others: number[];
  can: Targets;
  picked: { cards: Map<string, Pick>; seats: Map<number, Pick> };
  /** A choice is asked for that is not simply which card to play: the rest of the table is quiet. */
  forced: boolean;
  /** The cards that the last step moved. */
  moved: Set<string>;
}

export function court(props: Props): Court {
  const { view, me, moves } = props;
  const count = view.seats.length;
  const near = me >= 0 ? me : 0;
  const others = Array.from({ length: count - 1 }, (_, k) => (near + 1 + k) % count);
  const forced = moves.length > 0 && view.step !== 'play';
  return { near, others, can: targets(moves), picked: picks(props.gesture.steps, props.cards), forced, moved: moved(props.last) };
}

const MOVING = ['card_played', 'discredited', 'hand_discredited', 'charmed', 'swapped', 'given', 'recalled'];

function moved(last: readonly GameEvent[]): Set<string> {
  const found = new Set<string>();
  for (const told of last) {
    if (!MOVING.includes(told.event)) continue;
    for (const card of [told['card'], told['taken'], told['given']]) if (typeof card === 'string') found.add(card);
  }
  return found;
}

/** The cards of a place, as they lie and as they would lie; suites and piles are told apart by who gives the lists. */
export function spots(now: readonly string[], then: readonly string[], made: Court, props: Props, sorted: boolean): Spot[] {
  const keys = [...now, ...then.filter((key) => !now.includes(key))];
  const found = keys.map((key): Spot => {
    const pick = made.picked.cards.get(key) ?? null;
    const code = made.can.cards.get(key) ?? null;
    return {
      card: courtier(key, props.cards),
      ghost: !now.includes(key),
      leaving: !then.includes(key),
      code: code ?? pick?.code ?? null,
      pick,
      quiet: made.forced && code === null && pick === null,
      hinted: code !== null && props.hinted === code,
      recent: made.moved.has(key),
    };
  });
  return sorted ? found.sort((one, other) => one.card.value - other.card.value) : found;
}

export const suiteSpots = (seat: number, made: Court, props: Props): Spot[] =>
  spots(props.settled.seats[seat]?.suite ?? [], props.view.seats[seat]?.suite ?? [], made, props, true);

export const discardSpots = (made: Court, props: Props): Spot[] => spots(props.settled.discard, props.view.discard, made, props, false);

const known = (hand: readonly (string | null)[]): string[] => hand.filter((card): card is string => card !== null);

/** The own hand; the cards of a gesture that was begun stay where they were until it is sent. */
export function handSpots(made: Court, props: Props): Spot[] {
  const found = spots(known(props.settled.seats[props.me]?.hand ?? []), known(props.view.seats[props.me]?.hand ?? []), made, props, false);
  const starts = targets(props.starts ?? []);
  return found.map((spot) => {
    const start = starts.cards.get(spot.card.key) ?? null;
    const quiet = props.moves.length > 0 && spot.code === null && spot.pick === null;
    return { ...spot, code: spot.code ?? start, quiet };
  });
}

/** Whether two seats play together. */
export const partners = (view: PateeView, seat: number, other: number): boolean => view.teams && seat !== other && (seat - other) % 2 === 0;

/** A side's points in this round. */
export const sidePoints = (view: PateeView, seat: number): number =>
  view.seats.reduce((sum, player, other) => sum + (other === seat || partners(view, seat, other) ? player.points : 0), 0);

/** Cards that a hand has at the start of a round. */
export const dealt = (view: PateeView): number => (view.seats.length === 3 ? 8 : 7);

/** Whether a round was just counted and the viewer has not moved since. */
export function betweenRounds(view: PateeView, me: number): boolean {
  const watched = view.seats[me >= 0 ? me : view.beginner];
  return view.over === null && view.round > 1 && watched?.hand.length === dealt(view);
}

/** Rounds that are counted: their numbers, and whether the viewer knows their points. */
export const counted = (view: PateeView): number => Math.min(3, view.over ? view.round : view.round - 1);

/** The side that won a counted round by its points; null for a tie. */
export function roundWinner(view: PateeView, round: number): number | null {
  const points = view.seats.map((_, seat) => roundPoints(view, seat, round));
  const best = Math.max(...points);
  const first = points.indexOf(best);
  const rivals = points.filter((sum, seat) => sum === best && seat !== first && !partners(view, first, seat));
  return rivals.length ? null : first;
}

export const roundPoints = (view: PateeView, seat: number, round: number): number =>
  view.seats.reduce((sum, player, other) => sum + (other === seat || partners(view, seat, other) ? (player.rounds[round] ?? 0) : 0), 0);
