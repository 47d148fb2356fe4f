/** San Juan's board, as the shell wants it. */
import type { GameModule, ScoreRow, SeatBrief, Words } from '$lib/contract';
import type { CardFace } from '$lib/wire';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import Worth from './Worth.svelte';
import { cardArt } from './cardart';
import { flights } from './flights';
import { PLOTS, goodsOf, totalOf, type Seen } from './kinds';
import { poster } from './poster';
import { complete, label, passes, suggest, sum } from './telling';

const CATEGORIES = ['buildings', 'chapel', 'guild_hall', 'city_hall', 'triumphal_arch', 'palace'];

function brief(view: Seen, seat: number, words: Words): SeatBrief {
  const player = view.seats[seat];
  if (!player) return { score: null, facts: [] };
  const goods = goodsOf(player);
  const facts = [
    { icon: 'hand', text: String(player.hand.length + player.offered.length), label: words('san_juan-board-in-hand') },
    { icon: 'house', text: `${player.buildings}/${PLOTS}`, label: words('san_juan-board-buildings') },
    { icon: '', text: words('san_juan-board-goods', { goods }), label: words('san_juan-board-goods-label') },
  ];
  const governor = view.governor === seat ? { badge: words('san_juan-board-governor') } : {};
  return { score: totalOf(player.points), facts, ...governor };
}

function bar(view: Seen, _table: unknown, words: Words): string[] {
  const round = words('san_juan-board-round', { round: view.round });
  if (view.over || !view.phase) return [round];
  const last = view.seats.some((seat) => seat.buildings >= PLOTS) ? [words('san_juan-board-last-phase')] : [];
  const role = view.role && !['role', 'settle', 'starting_hand'].includes(view.phase) ? view.role : null;
  const phase = role
    ? words('san_juan-board-phase', { role: words(`san_juan-role-${role}`) })
    : words(`san_juan-board-phase-${view.phase}`);
  return [round, phase, ...last];
}

function scores(view: Seen, words: Words): ScoreRow[] {
  const rows = CATEGORIES.map((category) => ({
    label: words(`san_juan-category-${category}`),
    values: view.seats.map((seat) => seat.points[category] ?? 0),
  }));
  const total = { label: words('san_juan-board-total'), values: view.seats.map((seat) => totalOf(seat.points)), total: true };
  return [...rows, total];
}

export const game: GameModule = {
  Board,
  Hand,
  Extra: { label: (words) => words('san_juan-board-worth'), panel: Worth },
  face: (card: CardFace, words: Words) => cardArt(card, words, true),
  complete,
  label,
  sum,
  suggest,
  passes,
  bar,
  brief,
  scores,
  flights,
  poster,
  cloth: 'sanjuan',
};
