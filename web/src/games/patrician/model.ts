/** Facts for drawing a view: what the gesture changes in a tower, and the facts of a choice. */
import type {
  CardFace,
  PatricianBuildFacts,
  PatricianFacts,
  PatricianMove,
  PatricianPlayFacts,
  PatricianView,
} from '$net/wire';
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

/** The facts of a card to be played. */
export function playFacts(choice: Pick<Choice, 'facts'>): PatricianPlayFacts | null {
  const facts = choiceFacts(choice);
  return facts?.move === 'play' ? facts : null;
}

/** The move that plays each card of a hand. Of cards that are alike the server offers one, which stands for all. */
export function playCodes(
  hand: readonly (string | null)[],
  starts: readonly Choice[],
  cards: ReadonlyMap<string, CardFace>,
): Map<string, number> {
  const look = (key: string) => {
    const { city, face, star } = buildingCard(cards, key);
    return cards.has(key) ? `${city} ${face} ${star}` : key;
  };
  const plays = new Map(
    starts.flatMap(({ move, code }) => (move.move === 'play' ? [[look(move.card), code] as const] : [])),
  );
  return new Map(
    hand.flatMap((key) => {
      const code = key === null ? undefined : plays.get(look(key));
      return key === null || code === undefined ? [] : [[key, code] as const];
    }),
  );
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
