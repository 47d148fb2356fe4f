/** What the board says of cards, in the reader's language. */
import type { Words } from '../../lib/contract';
import { said, type Courtier } from './courtiers';

const KEY = 'patee_imperiale-board';

/** The key of the short words for an action; null where only the whole sentence will do. */
export function actionKey(card: Courtier): string | null {
  const { verb, scope, pick, own, who, n, silent, from, to } = card.action;
  switch (verb) {
    case 'none':
      return card.needsAnother ? 'needs' : 'none';
    case 'suite_discredit':
      if (pick === 'highest') return 'highest';
      return `discredit-${scope}${n === '1' ? '' : '-many'}`;
    case 'charm':
    case 'give':
      return verb;
    case 'suite_swap':
      return `swap-${own}`;
    case 'hand_discredit':
      return `hand-${who}-${pick}`;
    case 'hand_take':
      return 'take';
    case 'hand_swap':
      return 'hands';
    case 'play_more':
      return silent === 'yes' ? 'more-silent' : 'more';
    case 'recall':
      return `recall-${from}-${to}`;
    default:
      return null;
  }
}

/** A card's action in few words; the whole sentence where there are no few words for it. */
export function shortAction(card: Courtier, words: Words): string {
  const key = actionKey(card);
  if (key === null || (card.needsAnother && card.action['verb'] !== 'none')) return card.effect;
  const max = card.action['max'];
  const limit = max === undefined ? '' : words(`${KEY}-limit`, { max: said(Number(max)) });
  const message = `${KEY}-act-${key}`;
  const told = words(message, { n: card.action['n'] ?? card.action['reveal'] ?? '1', limit });
  if (told === message) return card.effect;
  return told.replace(/\s+/g, ' ').replace(/ ([.,])/g, '$1');
}

/** Behind a name: * invented, ° known in part. */
export function star(card: Courtier): string {
  if (card.invented.includes('name')) return '*';
  return partly(card) ? '°' : '';
}

const partly = (card: Courtier): boolean => card.invented.some((part) => part === 'action' || part === 'value' || part === 'role');

/** What stands at the foot of a card that is not known from the rulebook, or not all of it. */
export function mark(card: Courtier, words: Words): string {
  if (card.invented.includes('name')) return words(`${KEY}-invented`);
  return partly(card) ? words(`${KEY}-partly`) : '';
}

/** Which parts of a card are invented. */
export function inventedIn(card: Courtier, words: Words): string {
  if (!card.invented.length) return '';
  if (card.invented.includes('name')) return words(`${KEY}-all-invented`);
  const parts = card.invented.map((part) => words(`patee_imperiale-attribute-${part}`).toLocaleLowerCase());
  return words(`${KEY}-some-invented`, { parts: parts.join(', ') });
}
