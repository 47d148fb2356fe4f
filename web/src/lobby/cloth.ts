/** Loads the table cloth of a game on demand: what lies on its drawn table before the deal. */

/** The measures of the drawn table; a cloth is drawn in these units, and clipped to the oval inside the rim. */
export const TABLE = { width: 640, height: 300, rim: 14 } as const;

const cloths = import.meta.glob<{ cloth: string }>('../games/*/cloth.ts');

/** A plain green cloth for a game that has none of its own. */
const PLAIN = '<rect width="640" height="300" fill="#4f7a5a"/><rect width="640" height="300" fill="url(#paper)"/>';

/** The cloth of a game as SVG markup without a root. */
export async function loadCloth(key: string): Promise<string> {
  return (await cloths[`../games/${key}/cloth.ts`]?.())?.cloth ?? PLAIN;
}
