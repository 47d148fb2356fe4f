/** Where everything on the map stands, worked out from the room there is. Lengths are the drawing's; `k` makes pixels. */
import { PLACES, ROADS, roadKey } from './geography';
import type { Block } from './art/tower';

export type Point = [number, number];

/** How a city is built up around its origin, the middle of its base line. */
export interface Anatomy {
  small: boolean;
  block: Block;
  left: Point;
  right: Point;
  card: { at: Point; scale: number };
  banner: Point;
  coins: [Point, Point];
  coin: number;
  pennant: number;
  rider: number;
  /** The size of the smallest letters: larger where the map is drawn smaller; at most what there is room for. */
  fine: number;
  /** Reach to each side; `above` is what stands over the highest floor. */
  west: number;
  east: number;
  below: number;
  above: number;
}

export interface Road {
  key: string;
  ends: [string, string];
  path: string;
  points: Point[];
  middle: Point;
  /** The hill that the road goes over, where it does. */
  hill?: [x: number, y: number, width: number, height: number];
}

export interface Layout {
  upright: boolean;
  k: number;
  width: number;
  height: number;
  anatomy: Anatomy;
  cities: Record<string, Point>;
  columns: number[];
  rows: number[];
  roads: Road[];
  /** `named`: there is room for a word below it. */
  pile: { at: Point; scale: number; named: boolean };
  ambassadors: { at: Point; scale: number; across: number };
}

const FULL: Anatomy = {
  small: false,
  block: { w: 40, d: 12, h: 17 },
  left: [-68, 2],
  right: [-2, 8],
  card: { at: [67, -62], scale: 0.9 },
  banner: [-84, 21],
  coins: [[70, 37], [96, 37]],
  coin: 0.98,
  pennant: 1,
  rider: 1,
  fine: 16.2,
  west: 92,
  east: 120,
  below: 63,
  above: 30,
};

const SMALL: Anatomy = {
  small: true,
  block: { w: 25, d: 7, h: 9.5 },
  left: [-40, 0],
  right: [-1, 3],
  card: { at: [34.5, -46], scale: 0.66 },
  banner: [-43, 9],
  coins: [[56.8, 20], [69.4, 20]],
  coin: 0.7,
  pennant: 0.86,
  rider: 0.6,
  fine: 13.6,
  west: 46.3,
  east: 78.2,
  below: 31,
  above: 21,
};

/** What stays free at both sides of a map on which cities stand wall to wall, and below it. */
const EDGE = 3;
const FOOT = 5;
/** Letters are at least so high, in pixels. */
const READABLE = 12.2;

/** Floors at most in a tower of each row: a city's last floor goes on a site that is empty, so one less than its floors. */
function tallest(cities: readonly string[], upright: boolean, body: Anatomy): number[] {
  const rows = new Array<number>(upright ? 4 : 3).fill(body.small ? 6 : 4);
  for (const city of cities) {
    const place = PLACES[city];
    if (!place) continue;
    const row = (upright ? place.upright : place.wide)[1];
    rows[row] = Math.max(rows[row] ?? 0, place.most);
  }
  return rows;
}

/** Above the first row of a map that stands upright a rider may pass over the hill behind a card. */
function headroom(upright: boolean, riders: boolean, body: Anatomy): number {
  return riders && upright && body.small ? 21 : 0;
}

/**
 * The scale at which a grid of cities fits: with floors as high as one would like if that leaves everything readable,
 * else with lower floors.
 */
function fit(width: number, height: number, cities: readonly string[], riders: boolean, upright: boolean, body: Anatomy): number {
  const columns = upright ? 3 : 4;
  const tall = tallest(cities, upright, body);
  const across = columns * (body.west + body.east) + (body.small ? 2 * EDGE : (columns - 1) * 14);
  const floors = tall.reduce((sum, most) => sum + most, 0);
  const fixed = tall.length * (body.above + body.below) + headroom(upright, riders, body) + (body.small ? FOOT : 0);
  const scale = (floor: number) => Math.min(width / across, height / (fixed + floors * floor));
  const [low, high] = body.small ? [5.5, 9.5] : [12.5, 15.5];
  return Math.max(scale(high), Math.min(1, scale(low)));
}

export function layout(width: number, height: number, cities: readonly string[], riders: boolean): Layout {
  const tries = [FULL, SMALL].map((body) => {
    const [flat, upright] = [false, true].map((way) => fit(width, height, cities, riders, way, body)) as [number, number];
    return { body, upright: upright > flat, k: Math.max(upright, flat) };
  });
  const chosen = tries[0]!.k >= 0.76 ? tries[0]! : tries[1]!;
  const { upright } = chosen;
  const k = Math.min(chosen.k, chosen.body.small ? 1.5 : 2.2);
  const [w, h] = [width / k, height / k];

  const tall = tallest(cities, upright, chosen.body);
  const fixed = chosen.body.above + chosen.body.below;
  const floors = tall.reduce((sum, most) => sum + most, 0);
  const range = chosen.body.small ? [5.5, 13] : [12, 19];
  const head = headroom(upright, riders, chosen.body);
  const foot = chosen.body.small ? FOOT : 0;
  const floor = Math.min(range[1]!, Math.max(range[0]!, (h - fixed * tall.length - head - foot) / floors));
  const fine = Math.round(Math.max(12.8, Math.min(READABLE / k, chosen.body.fine)) * 10) / 10;
  const anatomy: Anatomy = {
    ...chosen.body,
    block: { ...chosen.body.block, h: Math.round(floor * 10) / 10 },
    fine,
    pennant: Math.max(chosen.body.pennant, fine / 14.8),
  };

  const slack = Math.max(0, h - head - foot - fixed * tall.length - floors * floor) / (tall.length + 0.4);
  const rows: number[] = [];
  let top = head + slack * 0.7;
  for (const most of tall) {
    rows.push(Math.round(top + anatomy.above + most * floor));
    top += fixed + most * floor + slack;
  }
  const count = upright ? 3 : 4;
  const spare = w - count * (anatomy.west + anatomy.east);
  const margin = Math.max(0, Math.min(spare / 2, Math.max(EDGE, Math.min(spare / (count + 0.6), anatomy.small && upright ? 8 : 90))));
  const pitch = (w - 2 * margin - anatomy.west - anatomy.east) / (count - 1);
  const columns = Array.from({ length: count }, (_, at) => Math.round(margin + anatomy.west + at * pitch));

  const places: Record<string, Point> = {};
  for (const city of cities) {
    const place = PLACES[city];
    if (!place) continue;
    const [column, row] = upright ? place.upright : place.wide;
    places[city] = [columns[column]!, rows[row]!];
  }
  const roads = ROADS.filter(([a, b]) => places[a] && places[b]).map((ends) => road(ends, places, anatomy, columns, rows));
  return { upright, k, width: w, height: h, anatomy, cities: places, columns, rows, roads, ...middle(upright, anatomy, columns, rows) };
}

/** The empty middle of the ring holds the draw pile, and the ambassadors where they are played with. */
function middle(upright: boolean, body: Anatomy, columns: number[], rows: number[]) {
  const scale = body.small ? 0.72 : 1;
  if (upright) {
    const x = columns[1]! + (body.small ? 14 : 10);
    // Between the roads north and south of it, with the riders that may stand on them.
    const named = !body.small || rows[2]! - rows[1]! > 110;
    const y = (rows[1]! + rows[2]!) / 2 + (named ? (body.small ? -6 : -10) : 3);
    const over = (rows[0]! + body.below + rows[1]!) / 2 - (body.small ? 8 : 14);
    return {
      pile: { at: [x, y] as Point, scale, named },
      ambassadors: { at: [x, over] as Point, scale: body.small ? 0.62 : 0.95, across: 4 },
    };
  }
  const x = (columns[1]! + columns[2]!) / 2 - 4;
  const y = (rows[0]! + rows[2]!) / 2 - (body.small ? 6 : 14);
  return {
    pile: { at: [x, y] as Point, scale, named: true },
    ambassadors: { at: [x + (body.small ? 38 : 58), y] as Point, scale: body.small ? 0.5 : 0.95, across: 2 },
  };
}

type Cubic = [Point, Point, Point, Point];

function at([a, b, c, d]: Cubic, t: number): Point {
  const s = 1 - t;
  const mix = (i: 0 | 1) => s * s * s * a[i] + 3 * s * s * t * b[i] + 3 * s * t * t * c[i] + t * t * t * d[i];
  return [Math.round(mix(0) * 10) / 10, Math.round(mix(1) * 10) / 10];
}

function road(ends: [string, string], places: Record<string, Point>, body: Anatomy, columns: number[], rows: number[]): Road {
  const [[ax, ay], [bx, by]] = ends.map((city) => places[city]!).sort((p, q) => p[0] - q[0] || p[1] - q[1]) as [Point, Point];
  const level = ay === by;
  const near = level
    ? Math.abs(columns.indexOf(ax) - columns.indexOf(bx)) === 1
    : Math.abs(rows.indexOf(ay) - rows.indexOf(by)) === 1;
  const x = -6;
  let cubic: Cubic;
  let stop: (p: Point) => number;
  let hill: Road['hill'];
  if (level && body.small && near && bx - ax < body.west + body.east + 34) {
    // The next city is too close for a rider between them: the road goes over the hill behind the card.
    const high = ay - 71;
    cubic = [[ax + 14, ay - 2], [ax + 42, high], [bx - 52, high], [bx - 26, by - 2]];
    hill = [(ax + bx) / 2 - 4, ay + 6, (bx - ax) * 0.62, 64];
    stop = (p) => Math.abs(p[0] - (ax + 74));
  } else if (level) {
    const mid = (ax + bx) / 2;
    cubic = [[ax + x, ay + 2], [mid - 40, ay + 24], [mid + 30, by - 16], [bx + x, by + 2]];
    const between = near ? (ax + body.east + bx - body.west) / 2 : mid;
    stop = (p) => Math.abs(p[0] - between);
  } else if (body.small) {
    const bow = near ? 28 : 12;
    cubic = [[ax, ay + 2], [ax + bow, ay + (by - ay) * 0.4], [bx + bow + 4, by - (by - ay) * 0.34], [bx, by + 2]];
    stop = (p) => Math.abs(p[1] - (near ? by - 43 : (ay + by) / 2));
  } else {
    // Bowed to the right, so that a rider does not stand before the left tower of the city below.
    cubic = [[ax + x, ay + 2], [ax + x + (near ? 74 : 38), ay + (by - ay) * 0.4], [bx + x - (near ? 10 : 34), ay + (by - ay) * 0.65], [bx + x, by + 2]];
    stop = (p) => Math.abs(p[1] - (near ? ay + body.below + 38 : (ay + by) / 2));
  }
  const points = Array.from({ length: 21 }, (_, step) => at(cubic, step / 20));
  const middle = Array.from({ length: 81 }, (_, step) => at(cubic, 0.1 + step / 100)).reduce((best, p) => (stop(p) < stop(best) ? p : best));
  const [p, q, r, s] = cubic;
  return { key: roadKey(ends), ends, path: `M${p}C${q} ${r} ${s}`, points, middle, ...(hill ? { hill } : {}) };
}
