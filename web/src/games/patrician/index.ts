/** Patrician for the page. */
import type { PatricianView } from '$net/wire';
import type { GameModule } from '$play/contract';
import { miniArt } from './art/cards';
import Board from './Board.svelte';
import { flights } from './flights';
import Hand from './Hand.svelte';
import { bar, brief, label, largeCard, scores, sum } from './labels';
import { cardFromFace } from './model';
import Panel from './Panel.svelte';
import { poster } from './poster';
import { sounds } from './sounds';

export const game: GameModule = {
  Board,
  Hand,
  forWatchers: true,
  Extra: { label: (words) => words('patrician-board-extra'), panel: Panel },
  face: largeCard,
  small: (card) => `<svg viewBox="-1 -1 57 80" aria-hidden="true">${miniArt(cardFromFace(card), true)}</svg>`,
  held: (view: PatricianView, seat) =>
    (view.seats[seat]?.hand ?? [])
      .filter((card) => card !== null)
      .map((card) => ({ card, anchor: `hand:${seat}:${card}` })),
  label,
  sum,
  bar,
  brief,
  scores,
  flights,
  sounds,
  poster,
};
