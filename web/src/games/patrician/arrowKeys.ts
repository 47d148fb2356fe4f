/** Arrow keys lead from one control on the map to the next, roughly straight on. */
import { arrowKeys } from '$art/arrowKeys';

export const mapArrowKeys = arrowKeys({
  selector: '[data-walk]',
  sidewaysWeight: 2,
  maxSideways: (ahead) => 2.5 * ahead,
});
