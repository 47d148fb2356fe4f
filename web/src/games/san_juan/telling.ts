/** The words around a gesture: its sum, its buttons, and a payment that suggests itself. */
import type { Legal } from '$lib/contract';
import type { SanJuanMove, Tried } from '$lib/wire';
import { cardCode, stepOf } from './codes';
import { costOf, groupOf, type Props } from './kinds';
import { pickedOf, taskOf } from './picks.svelte';

/** A gesture may be sent at the end of a decision: never in the middle of a payment or of a set. */
export function complete(tried: Tried, steps: readonly number[]): boolean {
  const last = steps.at(-1);
  if (last === undefined) return false;
  if (tried.stops !== null || tried.turn_passes || !tried.moves.length) return true;
  const { verb } = stepOf(last);
  return verb === 'take' || verb === 'tuck';
}

const PRICE = /(\d+)(?: \((\d+), (.+)\))?$/;

/** The price at the end of a choice's words: `3 (5, −1 Builder, −1 Quarry)`. */
export function priceIn(text: string): { price: string; from: string; cuts: string } | null {
  const found = PRICE.exec(text);
  if (!found) return null;
  return { price: found[1] ?? '', from: found[2] ?? '', cuts: (found[3] ?? '').replaceAll(', ', ' ') };
}

const heard = new Map<string, string>();

export function label(choice: Legal<SanJuanMove>, props: Props): string {
  const { words, cards } = props;
  const { move } = choice;
  const name = (card: string) => cards.get(card)?.name ?? card;
  const price = priceIn(choice.text);
  if (move.move === 'build' || move.move === 'beside' || move.move === 'cover') {
    heard.set(`${props.table.id}:${choice.code}`, choice.text);
  }
  if (move.move === 'build' && price) {
    return words(move.library ? 'san_juan-board-label-build-library' : 'san_juan-board-label-build', { card: name(move.card), price: price.price });
  }
  if (move.move === 'cover' && price && !move.full) {
    return words('san_juan-board-label-cover', { card: name(move.card), price: price.price });
  }
  if (move.move === 'beside' && price) return words('san_juan-board-label-beside', { price: price.price });
  if (move.move === 'take' && !move.library) return words(`san_juan-role-${move.role}`);
  return choice.text;
}

/** “5 −1 Builder −1 Quarry = 3 · 2 of 3 paid”. */
export function sum(props: Props): string {
  const { gesture, words, table, starts = [] } = props;
  for (const choice of starts) label(choice, props);
  for (const choice of props.moves) label(choice, props);
  const told: string[] = [];
  const priced = gesture.steps.findLast((code) => ['build', 'beside', 'cover'].includes(stepOf(code).verb));
  const price = priced === undefined ? null : priceIn(heard.get(`${table.id}:${priced}`) ?? '');
  const built = gesture.steps.map(stepOf).find((step) => step.verb === 'build')?.card;
  if (built) told.push(props.cards.get(built)?.name ?? built);
  if (price?.from) told.push(`${price.from} ${price.cuts} = ${price.price}`);
  const task = taskOf(props);
  const picked = pickedOf(props, task);
  const goods = picked.map((code) => words(`san_juan-good-${stepOf(code).good ?? 'indigo'}`)).join(', ');
  if (task && (task.exact || picked.length)) {
    told.push(words(`san_juan-board-sum-${task.verb}`, { done: picked.length, all: task.need, goods }));
  }
  return told.join(' · ');
}

/** How little a card of the own hand is missed: what cannot be built again first, then the cheap ones, doubles before single ones. */
function missed(card: string, props: Props): number {
  const mine = props.settled.seats[props.me];
  const held = (mine?.hand ?? []).filter((other) => other === card).length;
  const useless = mine?.violets.includes(card) ? 40 : 0;
  const double = groupOf(card) !== 'production' && held > 1 ? 20 : 0;
  return costOf(props.cards.get(card)) * 3 - useless - double + (groupOf(card) === 'six-cost' ? 4 : 0);
}

/** The next step of a payment or a discard with the cards that are least missed, in the order the table takes them. */
export function suggest(props: Props): number | null {
  const task = taskOf(props);
  if (!task || (task.verb !== 'pay' && task.verb !== 'discard') || props.gesture.complete) return null;
  const { verb } = task;
  const legal = new Set(props.moves.map((choice) => choice.code));
  const least = Math.min(...legal);
  const rest = (props.view.seats[props.me]?.hand ?? [])
    .filter((card) => card !== null)
    .toSorted((a, b) => missed(a, props) - missed(b, props))
    .map((card) => cardCode(verb, card))
    .filter((code) => code >= least);
  const wanted = rest.slice(0, task.need - task.inGesture.length).toSorted((a, b) => a - b);
  return wanted.find((code) => legal.has(code)) ?? (legal.size ? least : null);
}

/** What a building has to be there for is passed on only by who has it. */
export function passes(choice: Legal<SanJuanMove>, props: Props): boolean {
  const violets = props.settled.seats[props.me]?.violets ?? [];
  const { verb } = stepOf(choice.code);
  return verb === 'tuck' ? violets.includes('chapel') : verb === 'mine' ? violets.includes('gold-mine') : true;
}
