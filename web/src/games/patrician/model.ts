/** Facts that the board derives from a view: who leads a tower, what the gesture changes, and what a build scores. */
import type { CardFace, PatricianMove, PatricianSeatView, PatricianView } from '$net/wire';
import type { BoardProps, Legal } from '$play/contract';
import type { BuildingCard } from './art/cards';
import { SITES, type Site } from './geography';

export type PatricianBoard = BoardProps<PatricianView, PatricianMove>;
export type Choice = Legal<PatricianMove>;

/** A legal choice, shown where it can be tapped on the map. */
export interface Offer {
  code: number;
  text: string;
  chosen: boolean;
  /** How many floors it would add to this site. */
  floors: number;
  /** Points it scores at once. */
  points: number;
}

/** The offers of a city: for a site, for one floor on each site, and for its face-up card. */
export type Offers = Partial<Record<Site | 'both' | 'card', Offer>>;

/** The seat that leads a tower: most floors, and among equals the one nearest the top. */
export function leader(floors: readonly number[]): number | null {
  const count = new Map<number, number>();
  for (const seat of floors) count.set(seat, (count.get(seat) ?? 0) + 1);
  const most = Math.max(0, ...count.values());
  return floors.findLast((seat) => count.get(seat) === most) ?? null;
}

/** How many floors of a tower the gesture leaves standing, and the owner of the top floor that it removes. */
export function towerChange(
  committed: readonly number[],
  now: readonly number[],
): { standing: number; removed: number | null } {
  let standing = 0;
  while (standing < committed.length && standing < now.length && committed[standing] === now[standing]) standing++;
  return { standing, removed: now.length < committed.length ? (committed[now.length] ?? null) : null };
}

/** The floors of each seat in a tower, the leader first. */
export function floorShares(floors: readonly number[]): { seat: number; count: number }[] {
  const seats = [...new Set(floors)].map((seat) => ({ seat, count: floors.filter((owner) => owner === seat).length }));
  const first = leader(floors);
  return seats.sort((p, q) => Number(q.seat === first) - Number(p.seat === first) || q.count - p.count);
}

/** A building card by its key, which starts with its city in case the face has not arrived yet. */
export function buildingCard(cards: ReadonlyMap<string, CardFace>, key: string): BuildingCard {
  const card = cards.get(key);
  return card ? cardFromFace(card) : { city: key, face: 'crest', star: false, invented: false };
}

export function cardFromFace(card: CardFace): BuildingCard {
  const { city, face, star } = card.facts as { city: string; face: string; star: string };
  return { city, face, star: star === 'yes', invented: card.invented.includes('face') };
}

/** The number of the current round, and of all rounds. */
export function roundProgress(view: PatricianView): { now: number; all: number } {
  const sum = (of: (seat: PatricianSeatView) => number) => view.seats.reduce((total, seat) => total + of(seat), 0);
  const cards =
    view.pile + view.cities.filter((city) => city.card).length + sum((seat) => seat.hand.length + seat.played_count);
  const all = Math.round(cards / view.seats.length);
  const played = view.seats[view.turn]?.played_count ?? 0;
  return { now: Math.min(all, view.step === 'play' ? played + 1 : Math.max(1, played)), all };
}

/** The points that the viewer can see: all of their own, and the public ones of the others. */
export function visiblePoints(seat: PatricianSeatView): number {
  return Object.values(seat.points).reduce((sum, points) => sum + points, 0);
}

/** The points that everybody can see: portraits and ambassadors stay private until the end. */
export function publicPoints(view: PatricianView, seat: number): number {
  const player = view.seats[seat];
  if (!player) return 0;
  return visiblePoints(player) - (view.over ? 0 : (player.points.portraits ?? 0) + (player.points.ambassadors ?? 0));
}

/** The score of a build if it finishes its city: the tokens and messenger points of each tower won. */
export function pointsForBuild(
  view: PatricianView,
  sites: readonly Site[],
  cards: ReadonlyMap<string, CardFace>,
): number {
  const name = view.card ? buildingCard(cards, view.card).city : '';
  const city = view.cities.find((each) => each.name === name);
  if (!city) return 0;
  const towers = city.towers.map((tower, at) => [
    ...tower,
    ...sites.filter((site) => site === SITES[at]).map(() => view.turn),
  ]);
  const [left, right] = towers as [number[], number[]];
  if (left.length + right.length < city.floors) return 0;
  const [high, low] = left.length >= right.length ? [left, right] : [right, left];
  const bonus = 2 * city.messengers;
  return (
    (leader(high) === view.turn ? city.high_token + bonus : 0) +
    (leader(low) === view.turn ? city.low_token + bonus : 0)
  );
}
