/** The texts of this game in the rail, bar and dock: choices with their price, a gesture's sum, short card texts. */
import type { CardFace, SanJuanDiscount, SanJuanView, TableInfo } from '$net/wire';
import type { Progress, ScoreRow, SeatBrief, Words } from '$play/contract';
import { buildFacts, goodOf, goodsCount, groupOf, plannedBuilding, type Choice, type SanJuanBoard } from './model';
import { choosing, itemOf } from './picks';

/** A card by its name, or a good. */
function itemName(item: string, { cards, words }: SanJuanBoard): string {
  return cards.get(item)?.name ?? words(`san_juan-good-${item}`);
}

export function label(choice: Choice, board: SanJuanBoard): string {
  const { words } = board;
  const { move } = choice;
  const price = buildFacts(choice)?.price ?? null;
  if (move.move === 'build' && price !== null) {
    return words(move.library ? 'san_juan-board-label-build-library' : 'san_juan-board-label-build', {
      card: itemName(move.card, board),
      price,
    });
  }
  if (move.move === 'cover' && price !== null && !move.full) {
    return words('san_juan-board-label-cover', { card: itemName(move.card, board), price });
  }
  if (move.move === 'beside' && price !== null) return words('san_juan-board-label-beside', { price });
  if (move.move === 'take' && !move.library) return words(`san_juan-role-${move.role}`);
  return pickLabel(choice, board) ?? choice.text;
}

/** An item of a selection, which brings only its name, as a move. */
function pickLabel(choice: Choice, board: SanJuanBoard): string | null {
  const { gesture, words, starts = [] } = board;
  const { move } = choice;
  const item = itemOf(move);
  if (item === null || !gesture.selection?.items.some((each) => each.code === choice.code)) return null;
  const first = starts.find((start) => start.code === choice.code);
  if (first) return first.text;
  const good = itemName(item, board);
  if (move.move === 'pay' && move.goods.length) return words('san_juan-move-pay-good', { good });
  const isGood = move.move === 'produce' || move.move === 'sell';
  return words(
    `san_juan-move-${move.move}`,
    isGood ? { good: words(`san_juan-some-${item}`) } : { card: words(`san_juan-the-${item}`) },
  );
}

function discountText({ cards, why, by }: SanJuanDiscount, board: SanJuanBoard): string {
  const { words } = board;
  const name = why === 'role' ? words(`san_juan-role-${by}`) : itemName(by, board);
  return words('san_juan-discount', {
    cards,
    why: why === 'covering' ? words('san_juan-covering', { card: words(`san_juan-the-${by}`) }) : name,
  });
}

/** What was paid, discarded or kept so far, the price with its reasons, and what the building changes. */
export function sum(board: SanJuanBoard): string {
  const { gesture, words, committed, me } = board;
  const parts: string[] = [];
  const facts = plannedBuilding(gesture);
  const task = choosing(board);
  const picked = task?.picked.map((item) => itemName(item, board)).join(', ') ?? '';
  // What pays is marked on its card; the line is for the price and what the building changes.
  if (picked && task && !facts && (gesture.selection || task.verb === 'tuck')) parts.push(picked);
  if (facts?.discounts.length) {
    const cuts = facts.discounts.map((cut) => discountText(cut, board)).join(' ');
    parts.push(`${facts.cost} ${cuts} = ${facts.price}`);
  }
  if (facts) {
    const player = committed.seats[me];
    const before = player?.score ?? 0;
    const left = (player?.hand.length ?? 0) - 1 - facts.price;
    parts.push(words('san_juan-board-result', { before, after: before + facts.points, cards: Math.max(0, left) }));
    if (facts.last_phase) parts.push(words('san_juan-board-last-phase'));
  }
  // The price of a building with its discounts is the reason for a payment.
  if (!facts && gesture.selection?.why) parts.push(gesture.selection.why);
  return parts.join(' · ');
}

/** How much of a payment or another selection is done. A selection of fewer needs no boxes. */
export function progress(board: SanJuanBoard): Progress | null {
  const { gesture, words } = board;
  const { selection } = gesture;
  const task = choosing(board);
  if (!selection || !task || task.upTo) return null;
  const [done, all] = [task.picked.length, task.all];
  return { done, all, missing: done < all ? words(`san_juan-board-missing-${task.verb}`, { cards: all - done }) : '' };
}

/** Roles, cards, goods and plots are chosen where they are; what does nothing, and the Library, need a button. */
export function onBoard({ move }: Choice): boolean {
  switch (move.move) {
    case 'build_nothing':
      return false;
    case 'take':
    case 'build':
      return !move.library;
    case 'mine':
      return move.use;
    default:
      return move.move === 'beside' || move.move === 'cover' || itemOf(move) !== null;
  }
}

/** The effect of a card in two or three words. */
export function tinyText(card: CardFace, words: Words): string {
  if (goodOf(card)) return words('san_juan-board-tiny-production');
  if (groupOf(card) === 'monument') return words('san_juan-board-tiny-monument');
  return words(`san_juan-board-tiny-${card.key}`);
}

/** The effect of a card in a few words. */
export function shortText(card: CardFace, words: Words): string {
  const good = goodOf(card);
  if (good) return words('san_juan-board-makes', { good: words(`san_juan-good-${good}`) });
  if (groupOf(card) === 'monument') return words('san_juan-board-monument');
  return words(`san_juan-board-short-${card.key}`);
}

export function brief(view: SanJuanView, seat: number, words: Words): SeatBrief {
  const player = view.seats[seat];
  if (!player) return { score: null, facts: [] };
  const goods = goodsCount(player);
  const facts = [
    { icon: 'hand', text: String(player.hand.length + player.offered.length), label: words('san_juan-board-in-hand') },
    {
      icon: 'house',
      text: `${player.buildings}/${view.buildings_to_end}`,
      label: words('san_juan-board-buildings'),
    },
    { icon: 'good', text: String(goods), label: words('san_juan-board-goods-label') },
  ];
  const governor = view.governor === seat ? { badge: words('san_juan-board-governor') } : {};
  return { score: player.score, facts, ...governor };
}

/** The round, and the phase with those who act now and next. */
export function bar(view: SanJuanView, table: TableInfo, words: Words): string[] {
  const round = words('san_juan-board-round', { round: view.round });
  if (view.over || !view.phase) return [round];
  const phase = view.role
    ? words('san_juan-board-phase', { role: words(`san_juan-role-${view.role}`) })
    : words(`san_juan-board-phase-${view.phase}`);
  const [now, next] = view.order.map((seat) =>
    seat === view.seat ? words('san_juan-board-you') : (table.seats[seat]?.name ?? ''),
  );
  if (now === undefined) return [round, phase];
  if (view.actors.length > 1) return [round, phase]; // all at once
  if (next === undefined) return [round, words('san_juan-board-order', { phase, now })];
  return [round, words('san_juan-board-order-next', { phase, now, next })];
}

export function scores(view: SanJuanView, words: Words): ScoreRow[] {
  const rows = Object.keys(view.seats[0]?.points ?? {}).map((category) => ({
    label: words(`san_juan-category-${category}`),
    values: view.seats.map((seat) => seat.points[category] ?? 0),
  }));
  const total = {
    label: words('san_juan-board-total'),
    values: view.seats.map((seat) => seat.score),
    total: true,
  };
  return [...rows, total];
}
