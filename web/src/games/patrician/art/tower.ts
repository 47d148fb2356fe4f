/** Towers: oblique blocks in the colour of their owner, with the owner's hatching and windows. */
import { seatKey, seatLetter, type SeatKey } from '$art/heraldry';

/** The measures of a tower: width of the front, depth of the side, height of a floor. */
export interface Block {
  w: number;
  d: number;
  h: number;
}

export const PALE_SEATS: ReadonlySet<SeatKey> = new Set(['c', 'e']);

const round = (n: number) => Math.round(n * 100) / 100;

/** The shape of the windows tells the owners apart without colour; around (x, y), at scale s. */
const WINDOWS: Record<SeatKey, (x: number, y: number, s: number) => string> = {
  a: (x, y, s) =>
    `M${x - 2.2 * s} ${y + 3.8 * s}V${y - 0.6 * s}a${2.2 * s} ${2.4 * s} 0 0 1 ${4.4 * s} 0V${y + 3.8 * s}z`,
  b: (x, y, s) => [-4.6, 2].map((at) => `M${x + at * s} ${y - 3 * s}h${2.6 * s}v${6 * s}h${-2.6 * s}z`).join(''),
  c: (x, y, s) =>
    `M${x - 3.1 * s} ${y}a${3.1 * s} ${3.1 * s} 0 1 0 ${6.2 * s} 0a${3.1 * s} ${3.1 * s} 0 1 0 ${-6.2 * s} 0z`,
  d: (x, y, s) => `M${x} ${y - 4 * s}l${3.6 * s} ${4 * s}l${-3.6 * s} ${4 * s}l${-3.6 * s} ${-4 * s}z`,
  e: (x, y, s) =>
    `M${x - 1.3 * s} ${y - 4.2 * s}h${2.6 * s}v${2.6 * s}h${2.6 * s}v${2.6 * s}h${-2.6 * s}v${3.4 * s}h${-2.6 * s}v${-3.4 * s}h${-2.6 * s}v${-2.6 * s}h${2.6 * s}z`,
};

/** Petra Sancta's hatching on a front of w × h whose lower left corner is (x, y). */
function hatching(key: SeatKey, x: number, y: number, { w, h }: Block): string {
  const lines: string[] = [];
  if (key === 'a') for (let at = 2.5; at < w; at += 3.5) lines.push(`M${x + at} ${y}v${-h}`);
  if (key === 'b') for (let at = 2; at < h; at += 3.2) lines.push(`M${x} ${round(y - at)}h${w}`);
  if (key === 'd')
    for (let at = 5 - h; at < w; at += 5) {
      const start = Math.max(at, 0);
      const end = Math.min(at + h, w);
      lines.push(`M${round(x + start)} ${round(y - h + start - at)}L${round(x + end)} ${round(y - h + end - at)}`);
    }
  if (key === 'c') {
    for (let row = 0, up = 2.5; up < h - 0.8; row++, up += 3.6)
      for (let at = row % 2 ? 4.6 : 2.4; at < w - 0.8; at += 4.4) lines.push(`M${round(x + at)} ${round(y - up)}h.01`);
    return `<path d="${lines.join('')}" stroke="#5a3d00" stroke-opacity=".72" stroke-width="1.8" stroke-linecap="round"/>`;
  }
  return lines.length ? `<path d="${lines.join('')}" stroke="#fff" stroke-opacity=".46" stroke-width="1.1"/>` : '';
}

const outline = (x: number, y: number, { w, d, h }: Block) =>
  `M${x} ${y}h${w}l${d} ${-d / 2}v${-h}l${-d} ${d / 2}h${-w}z`;

/** A floor with its lower left corner at (x, y). */
export function floor(x: number, y: number, seat: number, block: Block): string {
  const { w, d, h } = block;
  const r = d / 2;
  const key = seatKey(seat);
  const s = round(Math.min(1, h / 13, w / 30));
  const window = WINDOWS[key](x + w / 2, round(y - h / 2 + 0.3), s).replace(/-?\d+\.\d{3,}/g, (n) => String(round(+n)));
  return (
    `<path d="${outline(x, y, block)}" fill="var(--p-${key})"/>${hatching(key, x, y, block)}` +
    `<path d="M${x + w} ${y}l${d} ${-r}v${-h}l${-d} ${r}z" fill="var(--p-${key}-dk)"/>` +
    `<path d="M${x} ${y - h}l${d} ${-r}h${w}l${-d} ${r}z" fill="var(--p-${key}-lt)"/>` +
    `<path d="${window}" fill="#241c1a" stroke="${PALE_SEATS.has(key) ? 'none' : '#fff'}" stroke-opacity=".6" stroke-width="${0.9 * s}"/>` +
    `<path d="${outline(x, y, block)}M${x} ${y - h}h${w}v${h}M${x + w} ${y - h}l${d} ${-r}" fill="none" stroke="var(--draw)" stroke-width="1.3" stroke-linejoin="round"/>`
  );
}

/** A white dashed outline: a floor of the gesture, not built yet. */
export function dashedOutline(x: number, y: number, block: Block): string {
  const path = outline(x, y, block);
  return (
    `<path d="${path}" fill="none" stroke="var(--draw)" stroke-opacity=".55" stroke-width="2.6" stroke-linejoin="round"/>` +
    `<path d="${path}" fill="none" stroke="#fff" stroke-width="1.7" stroke-dasharray="3.5 3" stroke-linejoin="round"/>`
  );
}

/** The paved site a tower stands on. */
export function plinth(x: number, y: number, { w, d }: Block): string {
  const r = d / 2;
  return (
    `<path d="M${x - 4} ${y}l${d} ${-r - 1}h${w + 6}l${3 - d} ${r + 1}z" fill="var(--stone)"/><path d="M${x - 4} ${y}l${d} ${-r - 1}h${w + 6}l${3 - d} ${r + 1}z" fill="#fff" opacity=".22"/>` +
    `<path d="M${x - 4} ${y}h${w + 8}v6h${-w - 8}z" fill="var(--stone-2)"/>` +
    `<path d="M${x + w + 4} ${y}l${d - 2} ${-r}v6l${2 - d} ${r}z" fill="var(--stone-3)"/>` +
    `<path d="M${x - 4} ${y}h${w + 8}v6h${-w - 8}zM${x + w + 4} ${y}l${d - 2} ${-r}v6l${2 - d} ${r}M${x - 4} ${y}l${d - 1} ${-r}h${w + 6}" fill="none" stroke="var(--draw)" stroke-width="1.2" stroke-linejoin="round"/>`
  );
}

/** The merlons on a finished tower, in the colour of its top floor. */
export function merlons(x: number, y: number, seat: number, { w, d }: Block): string {
  const key = seatKey(seat);
  const r = d / 2;
  const wide = w / 7;
  const back: string[] = [];
  const front: string[] = [];
  for (let at = 0; at < 4; at++) {
    front.push(`M${round(x + 2 * at * wide)} ${y}v-5h${round(wide)}v5z`);
    if (at < 3) back.push(`M${round(x + d + (2 * at + 1) * wide)} ${y - r}v-4h${round(wide)}v4z`);
  }
  return (
    `<path d="${back.join('')}" fill="var(--p-${key}-dk)" stroke="var(--draw)" stroke-width="1" stroke-linejoin="round"/>` +
    `<path d="${front.join('')}" fill="var(--p-${key})" stroke="var(--draw)" stroke-width="1.1" stroke-linejoin="round"/>`
  );
}

/** The pennant of a tower's leader; with a gold knob once the tower is won. */
export function pennant(x: number, y: number, seat: number, scale: number, won: boolean): string {
  const key = seatKey(seat);
  return (
    `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M0 2V-20" stroke="var(--draw)" stroke-width="2"/>` +
    `<path d="M0 -20H18L14.5 -13.5L18 -7H0Z" fill="var(--p-${key})" stroke="var(--draw)" stroke-width="1.3" stroke-linejoin="round"/>` +
    `<text x="7.2" y="-8.7" text-anchor="middle" font-family="Grenze" font-weight="700" font-size="14.8" fill="var(--p-${key}-on)">${seatLetter(seat)}</text>` +
    (won ? '<circle cy="-21.5" r="2.8" fill="var(--gold)" stroke="var(--draw)" stroke-width="1.2"/>' : '') +
    '</g>'
  );
}

/** The outline around a site and its tower. */
export function towerRing(x: number, y: number, floors: number, { w, d, h }: Block, gap = 5): string {
  const top = y - h * Math.max(floors, 1) - gap;
  const r = d / 2;
  return `M${x - gap - 2} ${y + 10}V${top}L${x + d - gap} ${top - r}H${x + w + d + gap}V${y - r + 6}L${x + w + gap + 2} ${y + 10}Z`;
}
