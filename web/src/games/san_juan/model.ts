/** Buildings, goods, roles and points, as the board reads them from views and card faces. */
import type { CardFace, SanJuanBuildFacts, SanJuanFacts, SanJuanMove, SanJuanSeatView, SanJuanView } from '$net/wire';
import type { BoardProps, Gesture, Legal } from '$play/contract';

export type SanJuanBoard = BoardProps<SanJuanView, SanJuanMove>;
export type Choice = Legal<SanJuanMove>;
export type Role = NonNullable<SanJuanView['role']>;
export type Good = SanJuanSeatView['plants'][number]['good'];
export type Group = 'production' | 'violet' | 'monument' | 'six-cost';

/** The steps of a gesture, with San Juan's moves. */
export function chosenSteps(gesture: Gesture): readonly Choice[] {
  return gesture.chosen as readonly Choice[];
}

export function factsOf(choice: Choice): SanJuanFacts | null {
  return choice.facts as SanJuanFacts | null;
}

export function buildFacts(choice: Choice): SanJuanBuildFacts | null {
  const facts = factsOf(choice);
  return facts?.facts === 'build' ? facts : null;
}

/** The facts about the building in a gesture, with the building that it covers, if any. */
export function plannedBuilding(gesture: Gesture): SanJuanBuildFacts | null {
  return (
    chosenSteps(gesture)
      .flatMap((choice) => buildFacts(choice) ?? [])
      .at(-1) ?? null
  );
}

/** The good that a production building produces. */
export function goodOf(face: CardFace | undefined): Good | null {
  return (face?.facts['good'] as Good | undefined) ?? null;
}

export function groupOf(face: CardFace | undefined): Group {
  return (face?.facts['group'] as Group | undefined) ?? 'violet';
}

/** All goods, in the order of the prices. */
export function goodsOf(view: SanJuanView): Good[] {
  return view.seats[0]?.plants.map((plant) => plant.good) ?? [];
}

const PLANT_BANDS: Record<Good, string> = {
  indigo: 'var(--g-indigo)',
  sugar: '#7d6f4d',
  tobacco: '#7d5f22',
  coffee: 'var(--g-coffee)',
  silver: '#5f6b77',
};
const BANDS: Record<Group, string> = {
  production: '',
  violet: 'var(--sj-violet)',
  monument: 'var(--sj-monument)',
  'six-cost': 'var(--sj-six)',
};

/** The colour of a building's name band; white text on it has a contrast of 4.5:1. */
export function bandColour(face: CardFace | undefined): string {
  const good = goodOf(face);
  return good ? PLANT_BANDS[good] : BANDS[groupOf(face)];
}

export function costOf(face: CardFace | undefined): number {
  return Number(face?.facts['cost'] ?? 0);
}

/** The points printed on the card; a star for buildings that are counted at the end. */
export function pointsOf(face: CardFace | undefined): string {
  if (!face) return '';
  return groupOf(face) === 'six-cost' ? '★' : String(face.facts['points'] ?? '');
}

export function goodsCount(seat: SanJuanSeatView): number {
  return seat.plants.reduce((sum, plant) => sum + plant.goods, 0);
}
