/** The count at the end of a round: what stands under every card, and what a suite is worth so far. */
import { courtier, type PateeBoard } from './model';

export interface Count {
  /** The running sums under the cards counted so far, by seat. */
  sums: number[][];
  /** The points of every suite so far. */
  points: number[];
  /** All cards are counted: it is known who has won. */
  over: boolean;
  winners: readonly number[];
}

/** All suites at once, card by card; null if nothing is counted. */
export function countOf(board: PateeBoard): Count | null {
  const { view, counted, round, ending, cards } = board;
  if (counted === null && !round && !ending) return null;
  const all = view.seats.map(({ suite }) => {
    let points = 0;
    return suite.map((key) => (points += courtier(key, cards).value));
  });
  const steps = counted ?? countSteps(view);
  const sums = all.map((each) => each.slice(0, steps));
  const over = steps >= countSteps(view);
  return {
    sums,
    points: over ? view.seats.map((player) => player.points) : sums.map((each) => each.at(-1) ?? 0),
    over,
    winners: round?.winners ?? view.round_winners[view.round - 1] ?? [],
  };
}

/** The count takes as many steps as the longest suite has cards. */
export const countSteps = (view: PateeBoard['view']): number =>
  Math.max(0, ...view.seats.map(({ suite }) => suite.length));
