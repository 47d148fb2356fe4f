/**
 * A city as plots. The view counts buildings by kind; the table shows them in the order they were built, as far as this
 * browser has seen it, so that no house ever jumps to another plot.
 */
import { goodOf, type SeatSeen } from './kinds';

export interface Plot {
  card: string;
  /** A good stands before it. */
  good: boolean;
  /** Which of its kind it is in this city, from 1. */
  nth: number;
}

/** The buildings of a seat by kind. */
export function buildingsOf(seat: SeatSeen): string[] {
  const plants = seat.plants.flatMap((plant) => Array<string>(plant.standing).fill(plant.card));
  return [...plants, ...seat.violets];
}

/** The order of `before` kept for what still stands; what is new takes the plot of what is gone, or the next free one. */
export function reordered(before: readonly string[], now: readonly string[]): string[] {
  const rest = [...now];
  const kept: (string | null)[] = before.map((card) => {
    const at = rest.indexOf(card);
    if (at < 0) return null;
    rest.splice(at, 1);
    return card;
  });
  const filled = kept.map((card) => card ?? rest.shift() ?? null);
  return [...filled.filter((card) => card !== null), ...rest];
}

/** Goods before their plants, the first of each kind first. */
export function plotsOf(seat: SeatSeen, order: readonly string[]): Plot[] {
  const goods = new Map(seat.plants.map((plant) => [plant.card, plant.goods]));
  const count = new Map<string, number>();
  return order.map((card) => {
    const nth = (count.get(card) ?? 0) + 1;
    count.set(card, nth);
    return { card, nth, good: goodOf(card) !== null && nth <= (goods.get(card) ?? 0) };
  });
}

/** The names of the places of buildings and goods, for what flies there. */
export function plotAnchor(seat: number, card: string, nth: number): string {
  return `city:${seat}:${card}:${nth}`;
}
export function goodAnchor(seat: number, good: string, nth: number): string {
  return `good:${seat}:${good}:${nth}`;
}

const orders = new Map<string, string[]>();

/** The city of a seat in the order this browser remembers, which is brought up to date. */
export function remembered(table: string, at: number, seat: SeatSeen): string[] {
  const key = `${table}:${at}`;
  const order = reordered(orders.get(key) ?? [], buildingsOf(seat));
  orders.set(key, order);
  return order;
}
