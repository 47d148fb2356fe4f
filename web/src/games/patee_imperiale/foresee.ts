/**
 * What a gesture shows where the server does not look further: the answer to a step after which cards are dealt, or
 * something hidden is seen, is the table before it. Where its own card goes is plain all the same.
 */
import type { PateeView } from '../../lib/wire';
import { courtier } from './courtiers';
import { decoded } from './moves';
import type { Props } from './court';

export function foreseen(props: Props): PateeView {
  const { view, me, gesture } = props;
  const last = gesture.steps.at(-1);
  const own = view.seats[me];
  if (last === undefined || !own || !gesture.tried?.stops) return view;
  const move = decoded(last, props.cards);
  if (!move || move.move === 'name') return view;
  const held = own.hand.includes(move.card);
  const hand = own.hand.filter((card) => card !== move.card);
  const seat = (changed: Partial<typeof own>) => view.seats.map((player, k) => (k === me ? { ...player, ...changed } : player));
  if (move.move === 'play' && held) {
    const points = own.points + courtier(move.card, props.cards).value;
    return { ...view, seats: seat({ hand, suite: [...own.suite, move.card], points }) };
  }
  if (move.move === 'discredit' && (held || view.shown.includes(move.card))) {
    return { ...view, seats: held ? seat({ hand }) : view.seats, discard: [...view.discard, move.card] };
  }
  return view;
}
