/** The land around the cities: hills, fields, rivers, farms and trees, scattered at random but always the same. */
import type { BoardLayout, Point } from '../layout';

/** A random generator with the same numbers in [0, 1) for the same seed. */
function seededRandom(seed: number): () => number {
  let s = seed;
  return () => {
    s = (Math.imul(s ^ (s >>> 15), 2246822519) + 0x9e3779b9) | 0;
    return ((s ^ (s >>> 13)) >>> 0) / 4294967296;
  };
}

/** Rounded to tenths, for short paths. */
const n = (value: number) => Math.round(value * 10) / 10;

/** A smooth path through points. */
function smooth(points: readonly Point[]): string {
  let path = `M${n(points[0]![0])} ${n(points[0]![1])}`;
  for (let at = 0; at < points.length - 1; at++) {
    const [p, q, r, s] = [
      points[at - 1] ?? points[at]!,
      points[at]!,
      points[at + 1]!,
      points[at + 2] ?? points[at + 1]!,
    ];
    path += `C${n(q[0] + (r[0] - p[0]) / 6)} ${n(q[1] + (r[1] - p[1]) / 6)} ${n(r[0] - (s[0] - q[0]) / 6)} ${n(r[1] - (s[1] - q[1]) / 6)} ${n(r[0])} ${n(r[1])}`;
  }
  return path;
}

/** Maps one row of positions to another, linear between them and beyond both ends. */
export function interpolate(from: readonly number[], to: readonly number[]): (value: number) => number {
  return (value) => {
    let at = 0;
    while (at < from.length - 2 && value > from[at + 1]!) at++;
    const [a, b, c, d] = [from[at]!, from[at + 1]!, to[at]!, to[at + 1]!];
    return c + ((value - a) / (b - a)) * (d - c);
  };
}

interface LandTemplate {
  columns: number[];
  rows: number[];
  rivers: [number, Point[]][];
  /** Centre, half axes, rotation. */
  fields: [number, number, number, number, number][];
}

/** Designed for a map of fixed size, then stretched to the actual one. */
const WIDE: LandTemplate = {
  columns: [146, 416, 686, 956],
  rows: [172, 386, 596],
  rivers: [
    [
      15,
      [
        [-400, 540],
        [-20, 505],
        [130, 486],
        [285, 490],
        [392, 392],
        [505, 290],
        [680, 268],
        [840, 292],
        [985, 420],
        [1120, 468],
        [1300, 420],
        [1700, 400],
      ],
    ],
    [
      9,
      [
        [840, 292],
        [866, 205],
        [838, 100],
        [856, 0],
        [840, -120],
        [850, -300],
      ],
    ],
  ],
  fields: [
    [292, 290, 70, 32, -8],
    [850, 420, 62, 30, 10],
    [560, 500, 66, 28, -14],
    [290, 400, 54, 26, 12],
    [1110, 560, 50, 26, 4],
    [560, 66, 50, 22, 8],
    [1120, 230, 46, 28, -6],
  ],
};
const UPRIGHT: LandTemplate = {
  columns: [48, 176, 304],
  rows: [92, 216, 340, 464],
  rivers: [
    [
      8,
      [
        [-90, 262],
        [-10, 250],
        [70, 246],
        [140, 252],
        [205, 196],
        [262, 150],
        [340, 142],
        [460, 118],
        [700, 90],
      ],
    ],
  ],
  fields: [
    [196, 132, 40, 15, 0],
    [190, 398, 46, 17, -6],
    [352, 388, 30, 14, 8],
    [20, 150, 26, 12, 4],
  ],
};

function hill(x: number, y: number, w: number, h: number): [string, string, string] {
  const back = `M${n(x - w)} ${n(y)}C${n(x - w / 2)} ${n(y - h * 0.2)} ${n(x - w * 0.4)} ${n(y - h)} ${n(x)} ${n(y - h)}S${n(x + w / 2)} ${n(y - h * 0.2)} ${n(x + w)} ${n(y)}`;
  const shade = `M${n(x)} ${n(y - h)}C${n(x + w * 0.4)} ${n(y - h)} ${n(x + w / 2)} ${n(y - h * 0.2)} ${n(x + w)} ${n(y)}H${n(x + w * 0.2)}C${n(x + w * 0.35)} ${n(y - h * 0.3)} ${n(x + w * 0.2)} ${n(y - h * 0.8)} ${n(x)} ${n(y - h)}Z`;
  const lines = `M${n(x + w * 0.16)} ${n(y - h * 0.84)}q${n(w * 0.2)} ${n(h * 0.3)} ${n(w * 0.24)} ${n(h * 0.7)}M${n(x + w * 0.3)} ${n(y - h * 0.7)}q${n(w * 0.14)} ${n(h * 0.25)} ${n(w * 0.2)} ${n(h * 0.58)}M${n(x - w * 0.1)} ${n(y - h * 0.62)}q${n(w * -0.02)} ${n(h * 0.2)} ${n(w * -0.1)} ${n(h * 0.34)}`;
  return [back, shade, lines];
}

/** A hill, as markup. */
export function mound(x: number, y: number, w: number, h: number): string {
  const [back, shade, ridges] = hill(x, y, w, h);
  return `<path d="${back}Z" fill="var(--hill)"/><path d="${shade}" fill="var(--hill-2)" opacity=".75"/><path d="${back}${ridges}" fill="none" stroke="var(--tree-2)" stroke-opacity=".4" stroke-width="1.1" stroke-linecap="round"/>`;
}

/** How far the land reaches beyond the map to the left and above, and its whole size. */
export interface LandBounds {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The land as SVG. Many trees share one path, to keep the number of nodes small. */
export function land(map: BoardLayout, { left, top, width: w, height: h }: LandBounds): string {
  const random = seededRandom(map.upright ? 5 : 11);
  const template = map.upright ? UPRIGHT : WIDE;
  const { metrics } = map;
  const sx = interpolate(template.columns, map.columns);
  const sy = interpolate(template.rows, map.rows);
  const size = metrics.small ? 0.8 : 1;
  const rivers = template.rivers.map(([wide, points]) => ({
    wide: wide * (metrics.small ? 0.9 : 1),
    points: points.map(([x, y]): Point => [sx(x), sy(y)]),
  }));
  const occupied: [number, number, number, number][] = Object.values(map.cities).map(([x, y]) => [
    x - metrics.west,
    y - 3.2 * metrics.block.h - 20,
    metrics.west + metrics.east,
    3.2 * metrics.block.h + 20 + metrics.below,
  ]);
  const [px, py] = map.pile.at;
  const halfWidth = metrics.small ? 62 : 120;
  occupied.push([px - halfWidth, py - 62 * map.pile.scale, 2 * halfWidth, 130 * map.pile.scale]);
  // Nothing behind the text of the bar.
  if (top > 30 / map.scale) occupied.push([-left, -top, 560 / map.scale, top]);
  const lines = [...map.roads.flatMap((road) => road.points), ...rivers.flatMap((river) => along(river.points))];
  const isFree = (x: number, y: number, margin: number) =>
    occupied.every(
      ([ax, ay, aw, ah]) => x < ax - margin || x > ax + aw + margin || y < ay - margin || y > ay + ah + margin,
    ) && lines.every(([rx, ry]) => Math.abs(rx - x) > margin + 8 || Math.abs(ry - y) > margin + 4);

  let art = `<rect x="${n(-left)}" y="${n(-top)}" width="${n(w)}" height="${n(h)}" fill="var(--land)"/>`;
  for (const [x, y, a0, b0, turn] of template.fields) {
    const [a, b] = [a0 * size, b0 * size];
    const patch = `M${n(-a)} ${n(-b * 0.8)}Q0 ${n(-b * 1.2)} ${n(a * 0.9)} ${n(-b)}Q${n(a * 1.1)} 0 ${n(a)} ${n(b)}Q0 ${n(b * 0.9)} ${n(-a * 1.05)} ${n(b * 1.05)}Z`;
    art += `<g transform="translate(${n(sx(x))} ${n(sy(y))}) rotate(${turn})"><path d="${patch}" fill="var(--field)" opacity=".8"/><path d="${patch}" fill="url(#furrow)" opacity=".6"/></g>`;
  }
  const hills: [number, number, number, number][] = [];
  const area = (w * h) / 1e5;
  for (let tries = area * 30; tries > 0 && hills.length < area * 3.4; tries--) {
    const [x, y, wide] = [random() * w - left, random() * h - top, (26 + random() * 40) * size];
    const high = wide * (0.45 + random() * 0.25);
    if (isFree(x, y - high / 2, wide * 0.4)) hills.push([x, y, wide, high]);
  }
  for (const at of hills.sort((p, q) => p[1] - q[1])) art += mound(...at);
  for (const { wide, points } of rivers) {
    const path = smooth(points);
    const stroke = (colour: string, thick: number, more = '') =>
      `<path d="${path}" fill="none" stroke="var(--${colour})" stroke-width="${n(thick)}" stroke-linecap="round"${more}/>`;
    art +=
      stroke('river-2', wide + 3) +
      stroke('river', wide) +
      stroke('river-2', 1.2, ' stroke-dasharray="14 22" opacity=".8"');
  }
  const place = (): Point => [random() * w - left, random() * h - top];
  art += farms(place, isFree) + trees(random, place, isFree, area, size);
  return art + sea(map, { left, top, width: w, height: h });
}

/** The sea along the lower edge, a calm background for the hand; left out if the land ends with the map. */
function sea(map: BoardLayout, { left, top, width, height }: LandBounds): string {
  const foot = height - top - map.height;
  if (foot < 90) return '';
  const coast = (y: number) => {
    const points: Point[] = [];
    for (let at = 0; at <= 12; at++)
      points.push([-left - 20 + ((width + 40) * at) / 12, y + [0, -9, 6, 1, -8, 4, 9, -2, 5, -7, -10, -4, 2][at]!]);
    return `${smooth(points)}V${n(height - top + 10)}H${n(-left - 20)}Z`;
  };
  const shore = map.height + 58;
  return `<path d="${coast(shore - 9)}" fill="var(--road)" opacity=".9"/><path d="${coast(shore)}" fill="var(--river)"/><path d="${coast(shore)}" fill="url(#wave)"/>`;
}

/** Points along a line, dense enough to keep trees off the water. */
function along(points: readonly Point[]): Point[] {
  const dense: Point[] = [];
  for (let at = 0; at < points.length - 1; at++)
    for (let t = 0; t < 1; t += 0.12) {
      const [[a, b], [c, d]] = [points[at]!, points[at + 1]!];
      dense.push([a + (c - a) * t, b + (d - b) * t]);
    }
  return dense;
}

type IsFree = (x: number, y: number, margin: number) => boolean;

function farms(place: () => Point, isFree: IsFree): string {
  let art = '';
  for (let tries = 60, built = 0; tries > 0 && built < 6; tries--) {
    const [x, y] = place();
    if (!isFree(x + 8, y - 8, 16)) continue;
    built++;
    art += `<g transform="translate(${n(x)} ${n(y)}) scale(.9)" stroke="var(--tree-2)"><path d="M0 0V-9H14V0z" fill="var(--stone)"/><path d="M-2-9L3-15H17L16-9z" fill="#b8654a"/><path d="M14 0V-9L19-8V0z" fill="var(--stone-2)"/></g>`;
  }
  return art;
}

function trees(random: () => number, place: () => Point, isFree: IsFree, area: number, size: number): string {
  const grove: [number, number, number, boolean][] = [];
  for (let tries = area * 90, groups = area * 11; tries > 0 && groups > 0; tries--) {
    const [x, y] = place();
    if (!isFree(x + 14, y - 8, 14)) continue;
    groups--;
    const cypress = random() < 0.62;
    for (let left = 2 + Math.floor(random() * 4); left > 0; left--)
      grove.push([x + left * 9 * size + random() * 4, y + random() * 9, (0.62 + random() * 0.4) * size, cypress]);
  }
  grove.sort((p, q) => p[1] - q[1]);
  let art = '';
  for (let from = 0; from < grove.length; from += 24) {
    let [trunk, light, dark] = ['', '', ''];
    for (const [x, y, k, cypress] of grove.slice(from, from + 24)) {
      trunk += `M${n(x)} ${n(y)}v${n(-6 * k)}`;
      if (cypress) {
        light += `M${n(x)} ${n(y - 24 * k)}c${n(5 * k)} ${n(8 * k)} ${n(5 * k)} ${n(18 * k)} 0 ${n(21 * k)}c${n(-5 * k)} ${n(-3 * k)} ${n(-5 * k)} ${n(-13 * k)} 0 ${n(-21 * k)}z`;
        dark += `M${n(x)} ${n(y - 24 * k)}c${n(5 * k)} ${n(8 * k)} ${n(5 * k)} ${n(18 * k)} 0 ${n(21 * k)}z`;
      } else {
        const r = n(6.5 * k);
        light += `M${n(x)} ${n(y - 16.5 * k)}a${r} ${r} 0 0 1 0 ${2 * r}a${r} ${r} 0 0 1 0 ${-2 * r}z`;
        dark += `M${n(x)} ${n(y - 16.5 * k)}a${r} ${r} 0 0 1 0 ${2 * r}z`;
      }
    }
    art += `<path d="${trunk}" stroke="var(--tree-2)" stroke-width="2"/><path d="${light}" fill="var(--tree)"/><path d="${dark}" fill="var(--tree-2)"/>`;
  }
  return art;
}
