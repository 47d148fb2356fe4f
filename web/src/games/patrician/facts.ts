/** What the drawing reads out of a view: who leads, what is only thought of, and what it says in words. */
import type { BoardProps, Legal, Words } from '$lib/contract';
import type { CardFace, PatricianCityView, PatricianMove, PatricianSeatView, PatricianView } from '$lib/wire';
import type { Drawn } from './art/card';
import { SITES, type Site } from './geography';

export type Props = BoardProps<PatricianView, PatricianMove>;
export type Choice = Legal<PatricianMove>;

/** A choice that a city offers on its map. */
export interface Offer {
  code: number;
  text: string;
  chosen: boolean;
  /** How many floors would come onto this site. */
  floors: number;
  /** Points it brings at once. */
  points: number;
}

/** By what is lit: a site, the pill between both, the face-up card. */
export type Offers = Partial<Record<Site | 'both' | 'card', Offer>>;

/** Whose pennant flies on a tower: most floors, and of those who tie the one nearest the top. */
export function leader(floors: readonly number[]): number | null {
  const count = new Map<number, number>();
  for (const seat of floors) count.set(seat, (count.get(seat) ?? 0) + 1);
  const most = Math.max(0, ...count.values());
  return floors.findLast((seat) => count.get(seat) === most) ?? null;
}

/** How many floors of a tower stand already, and whether the gesture takes its top floor away. */
export function difference(settled: readonly number[], now: readonly number[]): { stand: number; lost: number | null } {
  let stand = 0;
  while (stand < settled.length && stand < now.length && settled[stand] === now[stand]) stand++;
  return { stand, lost: now.length < settled.length ? (settled[now.length] ?? null) : null };
}

/** The floors that seats have in a tower, most first. */
export function shares(floors: readonly number[]): { seat: number; count: number }[] {
  const seats = [...new Set(floors)].map((seat) => ({ seat, count: floors.filter((owner) => owner === seat).length }));
  const first = leader(floors);
  return seats.sort((p, q) => Number(q.seat === first) - Number(p.seat === first) || q.count - p.count);
}

/** A card as it is drawn; its key begins with its city, should its face be unknown. */
export function drawn(cards: ReadonlyMap<string, CardFace>, key: string): Drawn {
  const card = cards.get(key);
  return card ? fromFace(card) : { city: key, face: 'crest', star: false, invented: false };
}

export function fromFace(card: CardFace): Drawn {
  const { city, face, star } = card.facts as { city: string; face: string; star: string };
  return { city, face, star: star === 'yes', invented: card.invented.includes('face') };
}

/** A face in one or two words, as it stands on the card. */
export function faceWord(words: Words, face: string): string {
  return words(`patrician-board-face-${face}`);
}

/** A card in words: city, face, star. */
export function cardWords(words: Words, card: Drawn): string {
  return words(card.star ? 'patrician-card-star' : 'patrician-card', { city: card.city, face: words(`patrician-face-${card.face}`) });
}

/** Which turn it is, of how many that everybody has. */
export function rounds(view: PatricianView): { now: number; all: number } {
  const sum = (of: (seat: PatricianSeatView) => number) => view.seats.reduce((total, seat) => total + of(seat), 0);
  const cards = view.pile + view.cities.filter((city) => city.card).length + sum((seat) => seat.hand.length + seat.played_count);
  const all = Math.round(cards / view.seats.length);
  const played = view.seats[view.turn]?.played_count ?? 0;
  return { now: Math.min(all, view.step === 'play' ? played + 1 : Math.max(1, played)), all };
}

/** Points that are known: all of one's own, what lies open of the others'. */
export function known(seat: PatricianSeatView): number {
  return Object.values(seat.points).reduce((sum, points) => sum + points, 0);
}

/** Points that everybody sees: while the game lasts, portraits are their owner's affair. */
export function open(view: PatricianView, seat: number): number {
  const player = view.seats[seat];
  if (!player) return 0;
  return known(player) - (view.over ? 0 : (player.points.portraits ?? 0) + (player.points.ambassadors ?? 0));
}

/** What a build brings at once, if it fills its city: the tokens and the messengers' points of each tower won. */
export function worth(view: PatricianView, sites: readonly Site[], cards: ReadonlyMap<string, CardFace>): number {
  const name = view.card ? drawn(cards, view.card).city : '';
  const city = view.cities.find((each) => each.name === name);
  if (!city) return 0;
  const towers = city.towers.map((tower, at) => [...tower, ...sites.filter((site) => site === SITES[at]).map(() => view.turn)]);
  const [left, right] = towers as [number[], number[]];
  if (left.length + right.length < city.floors) return 0;
  const [high, low] = left.length >= right.length ? [left, right] : [right, left];
  const bonus = 2 * city.messengers;
  return (leader(high) === view.turn ? city.high_token + bonus : 0) + (leader(low) === view.turn ? city.low_token + bonus : 0);
}

/** A city in full sentences, for those who cannot see it. */
export function sentence(city: PatricianCityView, names: readonly string[], card: Drawn | null, words: Words): string {
  const say = (key: string, facts: Record<string, string | number> = {}) => words(`patrician-terminal-say-${key}`, facts);
  const name = (seat: number | null) => (seat === null ? words('patrician-nobody') : (names[seat] ?? ''));
  const parts = [say('city', { city: city.name, built: city.towers.flat().length, floors: city.floors })];
  SITES.forEach((site, at) => {
    const floors = city.towers[at] ?? [];
    parts.push(floors.length ? say(site, { floors: floors.map(name).join(', '), leader: name(leader(floors)) }) : say(`${site}-empty`));
  });
  const tokens = { more: city.high_token, less: city.low_token };
  parts.push(city.scored ? say('scored', { ...tokens, high: name(city.high), low: name(city.low) }) : say('tokens', tokens));
  if (city.messengers) parts.push(say('messengers', { count: city.messengers }));
  parts.push(card ? say('card', { card: cardWords(words, card) }) : say('no-card'));
  return parts.join(' ');
}

/** +7, −3, 0, with a true minus. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0';
}
