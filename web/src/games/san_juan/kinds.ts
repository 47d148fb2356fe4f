/** The 29 kinds of buildings in the order of the game's table, goods and roles: what is needed to draw and count them. */
import type { BoardProps } from '$lib/contract';
import type { CardFace, SanJuanMove, SanJuanView } from '$lib/wire';

export type Seen = SanJuanView;
export type SeatSeen = SanJuanView['seats'][number];
export type Props = BoardProps<SanJuanView, SanJuanMove>;
export type Role = NonNullable<SanJuanView['role']>;
export type Good = SeatSeen['plants'][number]['good'];

export const KEYS = [
  'indigo-plant', 'sugar-mill', 'tobacco-storage', 'coffee-roaster', 'silver-smelter', 'smithy', 'gold-mine', 'archive',
  'poor-house', 'black-market', 'trading-post', 'well', 'market-stand', 'crane', 'chapel', 'tower', 'aqueduct',
  'carpenter', 'prefecture', 'market-hall', 'quarry', 'library', 'statue', 'victory-column', 'hero', 'guild-hall',
  'city-hall', 'triumphal-arch', 'palace',
] as const;
export const GOODS: readonly Good[] = ['indigo', 'sugar', 'tobacco', 'coffee', 'silver'];
export const ROLES: readonly Role[] = ['builder', 'producer', 'trader', 'councillor', 'prospector'];
export const PLOTS = 12;

const NUMBER = new Map<string, number>(KEYS.map((key, k) => [key, k]));

export function numberOf(card: string): number {
  return NUMBER.get(card) ?? -1;
}

/** The good a production building makes. */
export function goodOf(card: string): Good | null {
  return GOODS[numberOf(card)] ?? null;
}

export type Group = 'production' | 'violet' | 'monument' | 'six-cost';

export function groupOf(card: string): Group {
  const at = numberOf(card);
  return at < 5 ? 'production' : at < 22 ? 'violet' : at < 25 ? 'monument' : 'six-cost';
}

const PLANT_BANDS: Record<string, string> = {
  'indigo-plant': 'var(--g-indigo)',
  'sugar-mill': '#7d6f4d',
  'tobacco-storage': '#7d5f22',
  'coffee-roaster': 'var(--g-coffee)',
  'silver-smelter': '#5f6b77',
};
const BANDS: Record<Group, string> = {
  production: '',
  violet: 'var(--sj-violet)',
  monument: 'var(--sj-monument)',
  'six-cost': 'var(--sj-six)',
};

/** The colour of a building's name band; white on it has 4.5:1. */
export function bandOf(card: string): string {
  return PLANT_BANDS[card] ?? BANDS[groupOf(card)];
}

export function costOf(face: CardFace | undefined): number {
  return Number(face?.facts['cost'] ?? 0);
}

/** The points as they stand on the card: a star where they are counted at the end. */
export function pointsOf(face: CardFace | undefined): string {
  if (!face) return '';
  return groupOf(face.key) === 'six-cost' ? '★' : String(face.facts['points'] ?? '');
}

export function totalOf(points: Record<string, number>): number {
  return Object.values(points).reduce((sum, value) => sum + value, 0);
}

export function goodsOf(seat: SeatSeen): number {
  return seat.plants.reduce((sum, plant) => sum + plant.goods, 0);
}
