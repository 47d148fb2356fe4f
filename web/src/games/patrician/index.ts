/** Patrician for the page. */
import type { PatricianView } from '$net/wire';
import type { GameModule } from '$play/contract';
import { miniArt } from './art/cards';
import Board from './Board.svelte';
import { flights } from './flights';
import Hand from './Hand.svelte';
import { bar, brief, countSteps, label, largeCard, onBoard, raise, scores, sign, sum } from './labels';
import { cardFromFace } from './model';
import { sounds } from './sounds';

export const game: GameModule = {
  Board,
  Hand,
  Extra: { label: (words) => words('patrician-board-extra'), panel: () => import('./Panel.svelte') },
  face: largeCard,
  small: (card) => `<svg viewBox="-1 -1 57 80" aria-hidden="true">${miniArt(cardFromFace(card), true)}</svg>`,
  held: (view: PatricianView, seat) =>
    (view.seats[seat]?.hand ?? [])
      .filter((card) => card !== null)
      .map((card) => ({ card, anchor: `hand:${seat}:${card}` })),
  label,
  sum,
  progress: () => null,
  onBoard,
  raise,
  sign,
  countSteps,
  bar,
  brief,
  scores,
  flights,
  sounds,
};
