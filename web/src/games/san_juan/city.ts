/**
 * A city as plots. The view counts buildings by kind; the board shows them in the order in which this browser saw them
 * built, so that no building jumps to another plot.
 */
import type { SanJuanSeatView } from '$net/wire';

export interface Plot {
  card: string;
  /** Whether it holds a good. */
  good: boolean;
  /** Its number among its kind in this city, from 1. */
  nth: number;
}

/** The buildings of a seat, by kind. */
export function buildingsOf(seat: SanJuanSeatView): string[] {
  const plants = seat.plants.flatMap((plant) => Array<string>(plant.standing).fill(plant.card));
  return [...plants, ...seat.violets];
}

/** Buildings that still stand keep their plots; a new one takes the plot of one that is gone, or the next free plot. */
export function keepPlots(before: readonly string[], now: readonly string[]): string[] {
  const added = [...now];
  const remaining: (string | null)[] = before.map((card) => {
    const at = added.indexOf(card);
    if (at < 0) return null;
    added.splice(at, 1);
    return card;
  });
  const filled = remaining.map((card) => card ?? added.shift() ?? null);
  return [...filled.filter((card) => card !== null), ...added];
}

/** The plots of a city; the first plants of each kind hold its goods. */
export function plotsOf(seat: SanJuanSeatView, order: readonly string[]): Plot[] {
  const goods = new Map(seat.plants.map((plant) => [plant.card, plant.goods]));
  const count = new Map<string, number>();
  return order.map((card) => {
    const nth = (count.get(card) ?? 0) + 1;
    count.set(card, nth);
    return { card, nth, good: nth <= (goods.get(card) ?? 0) };
  });
}

/** Where a card lies: in the hand, or among the cards drawn to choose from. */
export type CardArea = 'hand' | 'offer';

/** The anchor of a card; from the second of its kind on, with a number. */
export function cardAnchor(area: CardArea, seat: number, card: string, nth: number): string {
  return `${area}:${seat}:${card}${nth > 1 ? `:${nth}` : ''}`;
}

export function plotAnchor(seat: number, card: string, nth: number): string {
  return `city:${seat}:${card}:${nth}`;
}

export function goodAnchor(seat: number, good: string, nth: number): string {
  return `good:${seat}:${good}:${nth}`;
}

/** The order of the buildings in each city, as far as this browser has seen it; a reload does not forget it. */
class PlotOrder {
  private orders = new Map<string, string[]>();

  /** Updates the remembered order of a city and returns it. */
  of(table: string, at: number, seat: SanJuanSeatView): string[] {
    const key = `ludoteca.street.${table}:${at}`;
    const before = this.orders.get(key) ?? this.stored(key);
    const order = keepPlots(before, buildingsOf(seat));
    this.orders.set(key, order);
    if (order.join() !== before.join()) this.store(key, order);
    return order;
  }

  private stored(key: string): string[] {
    try {
      return (sessionStorage.getItem(key) ?? '').split(',').filter(Boolean);
    } catch {
      return [];
    }
  }

  /** Without storage, as in some private windows, the order is only remembered until the page is left. */
  private store(key: string, order: readonly string[]): void {
    try {
      sessionStorage.setItem(key, order.join());
    } catch {
      this.orders.set(key, [...order]);
    }
  }
}

export const plotOrder = new PlotOrder();
