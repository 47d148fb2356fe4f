/** The faces of this table's cards, for drawings outside the board: the rail shows everybody's last card. */
import type { CardFace } from '$net/wire';

class Deck {
  faces = $state.raw<ReadonlyMap<string, CardFace>>(new Map());
}

export const deck = new Deck();
