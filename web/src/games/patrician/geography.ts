/** The places of the cities, on a wide map and on an upright one. */

export type Site = 'left' | 'right';
export const SITES: readonly Site[] = ['left', 'right'];

/** Column and row of a city in the wide grid (4 × 3, as in the rulebook) and in the upright one (3 × 4, north up). */
export const CITY_CELLS: Record<string, { wide: [number, number]; upright: [number, number] }> = {
  Verona: { wide: [0, 0], upright: [2, 0] },
  Ferrara: { wide: [1, 0], upright: [2, 1] },
  Bologna: { wide: [2, 0], upright: [2, 2] },
  Firenze: { wide: [3, 0], upright: [2, 3] },
  Parma: { wide: [0, 1], upright: [1, 0] },
  Pistoia: { wide: [3, 1], upright: [1, 3] },
  Milano: { wide: [0, 2], upright: [0, 0] },
  Lucca: { wide: [1, 2], upright: [0, 1] },
  Siena: { wide: [2, 2], upright: [0, 2] },
  Roma: { wide: [3, 2], upright: [0, 3] },
};

/** The name of a city's colour token: `--c-roma`. */
export function cityKey(city: string): string {
  return city.toLowerCase();
}

/** A road by the cities it joins, in either order. */
export function roadKey(road: readonly [string, string]): string {
  return [...road].sort().join('-');
}
