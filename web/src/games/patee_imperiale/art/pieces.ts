/** The parts of the portraits: coats, ruffs, crowns, and the colours of the court. Drawn on 100 × 100. */
import { clip } from '$art/heraldry';

/** The oval of a medallion, around its centre. */
export const OVAL = clip('patee-oval', '<ellipse rx="47" ry="50"/>');

export const CREAM = '#fff6e6';
export const LINEN = '#dccdb4';
export const GILT = '#d9aa3c';
export const ROSE = '#e98a9c';
export const WINE = '#a8345b';
export const NIGHT = '#1d0d17';
export const DARK = 'var(--sil)';
export const DUSK = 'var(--sil-2)';

const EDGE = ` stroke="${NIGHT}" stroke-width="1.6" stroke-linejoin="round"`;

/** A shape with an outline. */
export const cut = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"${EDGE}/>`;
/** A shape without an outline: shade, or a silhouette. */
export const flat = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;
export const line = (d: string, ink: string = NIGHT, width = 1.6): string =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="round"/>`;
export const disc = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${EDGE}/>`;
export const dot = (x: number, y: number, r: number, fill: string = NIGHT): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
export const oval = (x: number, y: number, rx: number, ry: number, fill: string, turn = 0): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${EDGE}${turn ? ` transform="rotate(${turn} ${x} ${y})"` : ''}/>`;
export const at = (x: number, y: number, scale: number, art: string, turn = 0): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})${turn ? ` rotate(${turn})` : ''}">${art}</g>`;
/** A drawing mirrored at x. */
export const mirror = (x: number, art: string): string => `<g transform="translate(${2 * x} 0) scale(-1 1)">${art}</g>`;

export const coat = (light: string, shade: string): string =>
  cut('M8 104C10 82 26 74 42 72L60 72C78 75 91 84 93 104Z', light) +
  flat('M56 72C78 75 91 84 93 104H66C70 90 66 78 56 72Z', shade);

export function ruff(y = 68, wide = 25, x = 50): string {
  let folds = '';
  for (let k = 0; k < 9; k++) {
    const turn = k / 8;
    folds += oval(x - wide + turn * wide * 2, y + Math.sin(turn * Math.PI) * 6, 5.5, 8, k % 2 ? LINEN : CREAM);
  }
  return folds;
}

export const jabot = (x = 50, y = 68): string =>
  cut(`M${x - 9} ${y}h18l-3 8 5 6-6 4 3 8q-7 6-14 0l3-8-6-4 5-6z`, CREAM) + line(`M${x} ${y + 4}v20`, LINEN, 2);
export const eye = (x: number, y: number, r = 2.6): string => dot(x, y, r, CREAM) + dot(x + 0.6, y, r * 0.5);
export const crown = (x: number, y: number, scale = 1): string =>
  at(x, y, scale, cut('M-12 0L-14 -12L-6 -6L0 -15L6 -6L14 -12L12 0Z', GILT));
export const button = (x: number, y: number): string => disc(x, y, 2.2, GILT);
/** A letter with its seal. */
export const letter = (x: number, y: number): string =>
  cut(`M${x} ${y}h20v14h-20z`, CREAM) + line(`M${x} ${y}l10 8 10-8`, NIGHT, 1.4) + dot(x + 10, y + 9, 2.6, WINE);
/** A string of pearls along a path. */
export const pearls = (d: string, size = 4): string =>
  `<path d="${d}" fill="none" stroke="${CREAM}" stroke-width="${size}" stroke-dasharray=".1 ${size + 0.6}" stroke-linecap="round"/>`;
export const plume = (x: number, y: number, turn = 0, fill: string = CREAM): string =>
  at(
    x,
    y,
    1,
    cut('M0 0C-2 -14 6 -24 20 -24C24 -20 22 -16 18 -14C20 -10 14 -6 10 -6C8 -2 4 -1 0 0Z', fill) +
      line('M1 -1C4 -10 10 -17 18 -21', NIGHT, 1),
    turn,
  );
