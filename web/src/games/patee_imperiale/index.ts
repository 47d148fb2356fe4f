/** Pâtée Impériale for the page. */
import type { PateeView } from '$net/wire';
import type { GameModule } from '$play/contract';
import { largeCard, suiteCardArt } from './art/cards';
import Board from './Board.svelte';
import { flights, handAnchor } from './flights';
import Hand from './Hand.svelte';
import { bar, brief, label, scores, sum } from './labels';
import { courtier } from './model';
import Panel from './Panel.svelte';
import { poster } from './poster';
import { sounds } from './sounds';

export const game: GameModule = {
  Board,
  Hand,
  Extra: { label: (words) => words('patee_imperiale-board-roles'), panel: Panel },
  face: largeCard,
  small: (card) => suiteCardArt(courtier(card.key, new Map([[card.key, card]]))),
  held: (view: PateeView, seat) =>
    (view.seats[seat]?.hand ?? [])
      .filter((card) => card !== null)
      .map((card) => ({ card, anchor: handAnchor(seat, card) })),
  label,
  sum,
  bar,
  brief,
  scores,
  flights,
  sounds,
  poster,
};
