/** The faces of this table's cards, for what is drawn outside the board: the rail shows everybody's last card. */
import type { CardFace } from '$lib/wire';

class Deck {
  faces = $state.raw<ReadonlyMap<string, CardFace>>(new Map());
}

export const deck = new Deck();
