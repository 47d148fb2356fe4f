/** Where the cities lie and which roads join them, in the two ways the map is drawn. */

export type Site = 'left' | 'right';
export const SITES: readonly Site[] = ['left', 'right'];

/** Column and row in the wide grid (4 × 3, the rules' own) and in the upright one (3 × 4, north up). */
export const PLACES: Record<string, { wide: [number, number]; upright: [number, number]; most: number }> = {
  Verona: { wide: [0, 0], upright: [2, 0], most: 4 },
  Ferrara: { wide: [1, 0], upright: [2, 1], most: 4 },
  Bologna: { wide: [2, 0], upright: [2, 2], most: 8 },
  Firenze: { wide: [3, 0], upright: [2, 3], most: 8 },
  Parma: { wide: [0, 1], upright: [1, 0], most: 4 },
  Pistoia: { wide: [3, 1], upright: [1, 3], most: 8 },
  Milano: { wide: [0, 2], upright: [0, 0], most: 6 },
  Lucca: { wide: [1, 2], upright: [0, 1], most: 6 },
  Siena: { wide: [2, 2], upright: [0, 2], most: 6 },
  Roma: { wide: [3, 2], upright: [0, 3], most: 8 },
};

export const ROADS: readonly [string, string][] = [
  ['Roma', 'Siena'],
  ['Siena', 'Lucca'],
  ['Siena', 'Bologna'],
  ['Lucca', 'Milano'],
  ['Lucca', 'Ferrara'],
  ['Milano', 'Parma'],
  ['Parma', 'Verona'],
  ['Verona', 'Ferrara'],
  ['Ferrara', 'Bologna'],
  ['Bologna', 'Firenze'],
  ['Roma', 'Pistoia'],
  ['Pistoia', 'Firenze'],
];

/** The name of a city's colour token: `--c-roma`. */
export function cityKey(city: string): string {
  return city.toLowerCase();
}

/** A road by its ends, whichever comes first. */
export function roadKey(road: readonly [string, string]): string {
  return [...road].sort().join('-');
}
