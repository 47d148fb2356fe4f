/** Facts for drawing a view: what the gesture changes in a tower, and the facts of a choice. */
import type { CardFace, PatricianBuildFacts, PatricianFacts, PatricianMove, PatricianView } from '$net/wire';
import type { BoardProps, Legal } from '$play/contract';
import type { BuildingCard } from './art/cards';
import type { Site } from './geography';

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

/** The server's facts of a choice; null for a choice that needs none. */
export const choiceFacts = (choice: Pick<Choice, 'facts'>): PatricianFacts | null =>
  choice.facts as PatricianFacts | null;

/** The facts of a build. */
export function buildFacts(choice: Pick<Choice, 'facts'>): PatricianBuildFacts | null {
  const facts = choiceFacts(choice);
  return facts?.move === 'build' ? facts : null;
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

/** The floors of each seat in a tower, those of the leader first. */
export function floorShares(floors: readonly number[], leader: number | null): { seat: number; count: number }[] {
  const seats = [...new Set(floors)].map((seat) => ({ seat, count: floors.filter((owner) => owner === seat).length }));
  return seats.sort((p, q) => Number(q.seat === leader) - Number(p.seat === leader) || q.count - p.count);
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
