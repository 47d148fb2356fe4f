/** The texts of this game in the rail, bar and dock: choices with their price, a gesture's sum, short card texts. */
import type { CardFace, SanJuanMove, SanJuanView } from '$net/wire';
import type { Legal, ScoreRow, SeatBrief, Words } from '$play/contract';
import { goodOf, goodsCount, groupOf, PLOTS, totalPoints, type SanJuanBoard } from './model';
import { decode } from './moves';
import { picks, currentTask } from './picks.svelte';

const PRICE = /(\d+)(?: \((\d+), (.+)\))?$/;

/** The price at the end of a choice's text: `3 (5, −1 Builder, −1 Quarry)`. */
export function parsePrice(text: string): { price: string; from: string; cuts: string } | null {
  const found = PRICE.exec(text);
  if (!found) return null;
  return { price: found[1] ?? '', from: found[2] ?? '', cuts: (found[3] ?? '').replaceAll(', ', ' ') };
}

/** The texts of builds that were offered: their price is still shown after they have left the list of moves. */
class BuildTexts {
  private texts = new Map<string, string>();

  remember(table: string, code: number, text: string): void {
    this.texts.set(`${table}:${code}`, text);
  }

  of(table: string, code: number): string {
    return this.texts.get(`${table}:${code}`) ?? '';
  }
}

const buildTexts = new BuildTexts();

export function label(choice: Legal<SanJuanMove>, board: SanJuanBoard): string {
  const { words, cards } = board;
  const { move } = choice;
  const name = (card: string) => cards.get(card)?.name ?? card;
  const price = parsePrice(choice.text);
  if (move.move === 'build' || move.move === 'beside' || move.move === 'cover') {
    buildTexts.remember(board.table.id, choice.code, choice.text);
  }
  if (move.move === 'build' && price) {
    return words(move.library ? 'san_juan-board-label-build-library' : 'san_juan-board-label-build', {
      card: name(move.card),
      price: price.price,
    });
  }
  if (move.move === 'cover' && price && !move.full) {
    return words('san_juan-board-label-cover', { card: name(move.card), price: price.price });
  }
  if (move.move === 'beside' && price) return words('san_juan-board-label-beside', { price: price.price });
  if (move.move === 'take' && !move.library) return words(`san_juan-role-${move.role}`);
  return choice.text;
}

/** For example “5 −1 Builder −1 Quarry = 3 · 2 of 3 paid”. */
export function sum(board: SanJuanBoard): string {
  const { gesture, words, table, starts = [] } = board;
  for (const choice of starts) label(choice, board);
  for (const choice of board.moves) label(choice, board);
  const parts: string[] = [];
  const buildCode = gesture.steps.findLast((code) => ['build', 'beside', 'cover'].includes(decode(code).verb));
  const price = buildCode === undefined ? null : parsePrice(buildTexts.of(table.id, buildCode));
  const built = gesture.steps.map(decode).find((step) => step.verb === 'build')?.card;
  if (built) parts.push(board.cards.get(built)?.name ?? built);
  if (price?.from) parts.push(`${price.from} ${price.cuts} = ${price.price}`);
  const task = currentTask(board);
  const picked = picks.pickedCodes(board, task);
  const goods = picked.map((code) => words(`san_juan-good-${decode(code).good ?? 'indigo'}`)).join(', ');
  if (task && (task.exact || picked.length)) {
    parts.push(words(`san_juan-board-sum-${task.verb}`, { done: picked.length, all: task.need, goods }));
  }
  return parts.join(' · ');
}

/** The effect of a card in a few words. */
export function shortText(card: CardFace, words: Words): string {
  const group = groupOf(card.key);
  if (group === 'production')
    return words('san_juan-board-makes', { good: words(`san_juan-good-${goodOf(card.key)}`) });
  if (group === 'monument') return words('san_juan-board-monument');
  return words(`san_juan-board-short-${card.key}`);
}

const CATEGORIES = ['buildings', 'chapel', 'guild_hall', 'city_hall', 'triumphal_arch', 'palace'];

export function brief(view: SanJuanView, seat: number, words: Words): SeatBrief {
  const player = view.seats[seat];
  if (!player) return { score: null, facts: [] };
  const goods = goodsCount(player);
  const facts = [
    { icon: 'hand', text: String(player.hand.length + player.offered.length), label: words('san_juan-board-in-hand') },
    { icon: 'house', text: `${player.buildings}/${PLOTS}`, label: words('san_juan-board-buildings') },
    { icon: '', text: words('san_juan-board-goods', { goods }), label: words('san_juan-board-goods-label') },
  ];
  const governor = view.governor === seat ? { badge: words('san_juan-board-governor') } : {};
  return { score: totalPoints(player.points), facts, ...governor };
}

export function bar(view: SanJuanView, _table: unknown, words: Words): string[] {
  const round = words('san_juan-board-round', { round: view.round });
  if (view.over || !view.phase) return [round];
  const last = view.seats.some((seat) => seat.buildings >= PLOTS) ? [words('san_juan-board-last-phase')] : [];
  const role = view.role && !['role', 'settle', 'starting_hand'].includes(view.phase) ? view.role : null;
  const phase = role
    ? words('san_juan-board-phase', { role: words(`san_juan-role-${role}`) })
    : words(`san_juan-board-phase-${view.phase}`);
  return [round, phase, ...last];
}

export function scores(view: SanJuanView, words: Words): ScoreRow[] {
  const rows = CATEGORIES.map((category) => ({
    label: words(`san_juan-category-${category}`),
    values: view.seats.map((seat) => seat.points[category] ?? 0),
  }));
  const total = {
    label: words('san_juan-board-total'),
    values: view.seats.map((seat) => totalPoints(seat.points)),
    total: true,
  };
  return [...rows, total];
}
