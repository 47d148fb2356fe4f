/** The card of a hand on a phone: as low as the sheet is, still with its action in words. 112 × 118. */
import type { Words } from '../../lib/contract';
import { parts } from './cards';
import type { Courtier } from './courtiers';
import { shortAction, star } from './sayings';
import { clipped, wrapped } from './text';

export function sheetCard(card: Courtier, words: Words): string {
  const effect = wrapped(shortAction(card, words), 101 / 12, 3);
  const y = effect.length === 3 ? 88.5 : effect.length === 2 ? 94 : 100;
  return (
    `<svg viewBox="0 0 112 118" aria-hidden="true">${parts.paper(112, 118, 9)}${parts.portrait(card, 63, 30.5, 0.53)}` +
    parts.worth(card, 18, 18, 14.5) + parts.ringed(card, 17, 46, 10) + parts.gem(card.colour, 99, 48, 9) +
    `<path d="M1 58.500H111V76H1z" fill="var(--r-${card.role})"/>${parts.title(clipped(card.name, 104 / 11.6) + star(card), 56, 71.8, 106, 14.4)}` +
    parts.lines(effect, 56, y, 12.2, 12.4) +
    '</svg>'
  );
}
