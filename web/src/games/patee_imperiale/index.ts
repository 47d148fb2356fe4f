/** Pâtée Impériale for the page. */
import type { PateeView } from '$net/wire';
import type { GameModule } from '$play/contract';
import { handCardArt, largeCard, suiteCardArt } from './art/cards';
import Board from './Board.svelte';
import { flights, handAnchor } from './flights';
import Hand from './Hand.svelte';
import { countSteps } from './count';
import { bar, brief, label, progress, raise, scores, sum } from './labels';
import { courtier } from './model';
import { sounds } from './sounds';

export const game: GameModule = {
  Board,
  Hand,
  Extra: { label: (words) => words('patee_imperiale-board-roles'), panel: () => import('./Panel.svelte') },
  face: largeCard,
  small: (card) => suiteCardArt(courtier(card.key, new Map([[card.key, card]]))),
  held: (view: PateeView, seat) =>
    (view.seats[seat]?.hand ?? [])
      .filter((card) => card !== null)
      .map((card) => ({ card, anchor: handAnchor(seat, card) })),
  label,
  sum,
  progress,
  // Every courtier lies somewhere, and every player has a mat.
  onBoard: () => true,
  raise,
  sign: (sign, cards) => {
    const key = sign.replace(/^card:/, '');
    return cards.has(key) ? handCardArt(courtier(key, cards)) : '';
  },
  countSteps,
  bar,
  brief,
  scores,
  flights,
  sounds,
};
