/** Pâtée Impériale: a court of animals. */
import type { GameModule } from '../../lib/contract';
import './court.css';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import Roles from './Roles.svelte';
import { face } from './cards';
import { flights } from './flights';
import { poster } from './poster';
import { bar, brief, complete, label, scores, sum } from './told';

export const game: GameModule = {
  Board,
  Hand,
  Extra: { label: (words) => words('patee_imperiale-board-roles'), panel: Roles },
  face,
  complete,
  label,
  sum,
  bar,
  brief,
  scores,
  flights,
  poster,
  cloth: 'patee',
};
