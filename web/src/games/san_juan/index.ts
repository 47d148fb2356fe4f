/** San Juan for the page. */
import type { CardFace, SanJuanView } from '$net/wire';
import type { GameModule, HeldCard, Words } from '$play/contract';
import { cardArt, smallCardArt } from './art/cards';
import Board from './Board.svelte';
import { cardAnchor } from './city';
import { flights } from './flights';
import Hand from './Hand.svelte';
import { bar, brief, label, onBoard, progress, scores, sum } from './labels';
import { countSteps, raise, sign } from './raise';
import { sounds } from './sounds';

/** The cards drawn to choose from, and the hand. */
function held(view: SanJuanView, seat: number): HeldCard[] {
  const player = view.seats[seat];
  return (['offer', 'hand'] as const).flatMap((area) => {
    const cards = (area === 'hand' ? player?.hand : player?.offered)?.filter((card) => card !== null) ?? [];
    return cards.map((card, k) => ({
      card,
      anchor: cardAnchor(area, seat, card, cards.slice(0, k + 1).filter((other) => other === card).length),
    }));
  });
}

export const game: GameModule = {
  Board,
  Hand,
  Extra: { label: (words) => words('san_juan-board-worth'), panel: () => import('./Panel.svelte') },
  face: (card: CardFace, words: Words) => cardArt(card, words, true),
  small: smallCardArt,
  held,
  label,
  sum,
  progress,
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
