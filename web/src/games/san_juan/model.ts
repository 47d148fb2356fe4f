/** Buildings, goods, roles and points, as the board needs them. */
import type { CardFace, SanJuanMove, SanJuanSeatView, SanJuanView } from '$net/wire';
import type { BoardProps } from '$play/contract';

export type SanJuanBoard = BoardProps<SanJuanView, SanJuanMove>;
export type Role = NonNullable<SanJuanView['role']>;
export type Good = SanJuanSeatView['plants'][number]['good'];

/** The 29 kinds of buildings, in the order of the server's table. */
export const BUILDING_KEYS = [
  'indigo-plant',
  'sugar-mill',
  'tobacco-storage',
  'coffee-roaster',
  'silver-smelter',
  'smithy',
  'gold-mine',
  'archive',
  'poor-house',
  'black-market',
  'trading-post',
  'well',
  'market-stand',
  'crane',
  'chapel',
  'tower',
  'aqueduct',
  'carpenter',
  'prefecture',
  'market-hall',
  'quarry',
  'library',
  'statue',
  'victory-column',
  'hero',
  'guild-hall',
  'city-hall',
  'triumphal-arch',
  'palace',
] as const;
export const GOODS: readonly Good[] = ['indigo', 'sugar', 'tobacco', 'coffee', 'silver'];
export const ROLES: readonly Role[] = ['builder', 'producer', 'trader', 'councillor', 'prospector'];
export const PLOTS = 12;

const INDEX = new Map<string, number>(BUILDING_KEYS.map((key, k) => [key, k]));

export function buildingIndex(card: string): number {
  return INDEX.get(card) ?? -1;
}

/** The good that a production building produces. */
export function goodOf(card: string): Good | null {
  return GOODS[buildingIndex(card)] ?? null;
}

export type Group = 'production' | 'violet' | 'monument' | 'six-cost';

export function groupOf(card: string): Group {
  const at = buildingIndex(card);
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

/** The colour of a building's name band; white text on it has a contrast of 4.5:1. */
export function bandColour(card: string): string {
  return PLANT_BANDS[card] ?? BANDS[groupOf(card)];
}

export function costOf(face: CardFace | undefined): number {
  return Number(face?.facts['cost'] ?? 0);
}

/** The points printed on the card; a star for buildings that are counted at the end. */
export function pointsOf(face: CardFace | undefined): string {
  if (!face) return '';
  return groupOf(face.key) === 'six-cost' ? '★' : String(face.facts['points'] ?? '');
}

export function totalPoints(points: Record<string, number>): number {
  return Object.values(points).reduce((sum, value) => sum + value, 0);
}

export function goodsCount(seat: SanJuanSeatView): number {
  return seat.plants.reduce((sum, plant) => sum + plant.goods, 0);
}

/** Which seat took which role: the governor chooses first, and with two players also third. */
export function roleTakers(view: SanJuanView): Partial<Record<Role, number>> {
  const seats = view.seats.length;
  return Object.fromEntries(view.roles_taken.map((role, turn) => [role, (view.governor + turn) % seats]));
}

export const SIX_COST_KEYS = ['guild-hall', 'city-hall', 'triumphal-arch', 'palace'] as const;
export type SixCostKey = (typeof SIX_COST_KEYS)[number];

const SCORE_CATEGORY: Record<SixCostKey, string> = {
  'guild-hall': 'guild_hall',
  'city-hall': 'city_hall',
  'triumphal-arch': 'triumphal_arch',
  palace: 'palace',
};
/** The points of the Triumphal Arch by number of monuments. */
const ARCH_POINTS = [0, 4, 6, 8];

/** The points of a six-cost building that stands. */
export function pointsBuilt(seat: SanJuanSeatView, key: SixCostKey): number {
  return seat.points[SCORE_CATEGORY[key]] ?? 0;
}

/** The points that a six-cost building would score if it were built now. */
export function pointsIfBuilt(seat: SanJuanSeatView, key: SixCostKey): number {
  const plants = seat.plants.reduce((sum, plant) => sum + plant.standing, 0);
  const monuments = seat.violets.filter((card) => groupOf(card) === 'monument').length;
  const others = totalPoints(seat.points) - (seat.points['palace'] ?? 0);
  if (key === 'guild-hall') return 2 * plants;
  if (key === 'city-hall') return seat.violets.length + 1;
  if (key === 'triumphal-arch') return ARCH_POINTS[Math.min(monuments, 3)] ?? 0;
  return Math.floor(others / 4);
}

/** Whether a seat's Library doubles its privilege; with two players once a round (rules: San Juan 14). */
export function libraryDoubles(view: SanJuanView, seat: number): boolean {
  const player = view.seats[seat];
  return !!player?.violets.includes('library') && !(view.seats.length === 2 && player.library_used);
}
