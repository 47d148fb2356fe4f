/** Cards are drawn once: the same markup each time leaves the page as it is. */
import type { Words } from '../../lib/contract';
import { handCard, suiteCard } from './cards';
import type { Courtier } from './courtiers';
import { mark, shortAction } from './sayings';
import { sheetCard } from './sheet';

/** `suite` and `plain` (without a name) lie on the table; `hand` and `sheet` (on a phone) are held. */
export type Look = 'suite' | 'plain' | 'hand' | 'sheet';

const drawn = new Map<string, string>();

export function look(as: Look, card: Courtier, words: Words): string {
  const held = as === 'hand' || as === 'sheet';
  const name = [as, card.key, card.name, card.value, card.role, card.colour, held ? shortAction(card, words) + mark(card, words) : ''].join('|');
  let art = drawn.get(name);
  if (art === undefined) {
    art = as === 'hand' ? handCard(card, words) : as === 'sheet' ? sheetCard(card, words) : suiteCard(card, as === 'suite');
    drawn.set(name, art);
  }
  return art;
}
