/** Arrow keys lead from one button of the board, or of the hand, to its neighbour. */
import { arrowKeys } from '$art/arrowKeys';

export const buttonArrowKeys = arrowKeys({ selector: 'button:not(:disabled)', sidewaysWeight: 3 });
