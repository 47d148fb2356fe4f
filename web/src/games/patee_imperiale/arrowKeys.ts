/** Arrow keys lead from card to card: left and right within a row, up and down also between hand and board. */
import { arrowKeys } from '$art/arrowKeys';

export const cardArrowKeys = arrowKeys({
  selector: '[data-walk]',
  wholePage: true,
  sidewaysWeight: 2,
  maxSideways: (_ahead, [x], from) => (x === 0 ? Infinity : from.height * 0.7),
});
