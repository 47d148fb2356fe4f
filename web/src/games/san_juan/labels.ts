/** The texts of this game in the rail, bar and dock: choices with their price, a gesture's sum, short card texts. */
import type { CardFace, SanJuanDiscount, SanJuanView } from '$net/wire';
import type { ScoreRow, SeatBrief, Words } from '$play/contract';
import {
  buildFacts,
  chosenSteps,
  goodOf,
  goodsCount,
  groupOf,
  plannedBuilding,
  type Choice,
  type SanJuanBoard,
} from './model';
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
  const name = itemName(item, board);
  if (move.move === 'pay' && move.goods.length) return words('san_juan-move-pay-good', { good: name });
  return words(`san_juan-move-${move.move}`, { card: name, good: name });
}

function discountText({ cards, why, by }: SanJuanDiscount, board: SanJuanBoard): string {
  const { words } = board;
  const name = why === 'role' ? words(`san_juan-role-${by}`) : itemName(by, board);
  return words('san_juan-discount', {
    cards,
    why: why === 'covering' ? words('san_juan-covering', { card: name }) : name,
  });
}

/** For example “5 −1 Builder −1 Quarry = 3 · 2 of 3 paid”. */
export function sum(board: SanJuanBoard): string {
  const { gesture, words } = board;
  const steps = chosenSteps(gesture);
  const parts: string[] = [];
  const built = steps.map((choice) => choice.move).find((move) => move.move === 'build');
  if (built) parts.push(itemName(built.card, board));
  const facts = plannedBuilding(gesture);
  if (facts?.discounts.length) {
    const cuts = facts.discounts.map((cut) => discountText(cut, board)).join(' ');
    parts.push(`${facts.cost} ${cuts} = ${facts.price}`);
  }
  if (facts?.last_phase) parts.push(words('san_juan-board-last-phase'));
  const task = choosing(board);
  const goods = task?.picked.map((item) => itemName(item, board)).join(', ') ?? '';
  if (task && task.verb !== 'tuck' && task.verb !== 'pick' && (!task.upTo || goods)) {
    parts.push(words(`san_juan-board-sum-${task.verb}`, { done: task.picked.length, all: task.all, goods }));
  }
  // The price of a building with its discounts is the reason for a payment.
  if (!facts && gesture.selection?.why) parts.push(gesture.selection.why);
  return parts.join(' · ');
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
    { icon: '', text: words('san_juan-board-goods', { goods }), label: words('san_juan-board-goods-label') },
  ];
  const governor = view.governor === seat ? { badge: words('san_juan-board-governor') } : {};
  return { score: player.score, facts, ...governor };
}

export function bar(view: SanJuanView, _table: unknown, words: Words): string[] {
  const round = words('san_juan-board-round', { round: view.round });
  if (view.over || !view.phase) return [round];
  const last = view.last_phase ? [words('san_juan-board-last-phase')] : [];
  const phase = view.role
    ? words('san_juan-board-phase', { role: words(`san_juan-role-${view.role}`) })
    : words(`san_juan-board-phase-${view.phase}`);
  return [round, phase, ...last];
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
