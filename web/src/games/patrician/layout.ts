/** Where everything on the map stands, given the size of the board. Lengths are in units of the drawing. */
import type { Block } from './art/tower';
import { CITY_CELLS, roadKey } from './geography';

export type Point = [number, number];

/** The parts of a city and their places around its origin, the middle of its base line. */
export interface CityMetrics {
  small: boolean;
  block: Block;
  left: Point;
  right: Point;
  card: { at: Point; scale: number };
  banner: Point;
  tokens: [Point, Point];
  tokenScale: number;
  pennantScale: number;
  messengerScale: number;
  /** The size of the smallest letters: larger on a map drawn smaller, as far as there is room. */
  smallText: number;
  /** How far the city reaches to each side; `above` counts from the highest floor. */
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
  /** The hill that the road crosses, if it crosses one. */
  hill?: [x: number, y: number, width: number, height: number];
}

export interface BoardLayout {
  upright: boolean;
  /** Pixels per unit of the drawing. */
  scale: number;
  width: number;
  height: number;
  metrics: CityMetrics;
  cities: Record<string, Point>;
  columns: number[];
  rows: number[];
  /** The room for the towers of each row, above its base line. */
  rooms: number[];
  roads: Road[];
  /** `named`: there is room for a caption below it. */
  pile: { at: Point; scale: number; named: boolean };
  /** Upper left corner, and how many stand beside each other. */
  ambassadors: { at: Point; scale: number; across: number };
}

const FULL: CityMetrics = {
  small: false,
  block: { w: 40, d: 12, h: 17 },
  left: [-68, 2],
  right: [-2, 8],
  card: { at: [67, -62], scale: 0.9 },
  banner: [-84, 21],
  tokens: [
    [70, 37],
    [96, 37],
  ],
  tokenScale: 0.98,
  pennantScale: 1,
  messengerScale: 1,
  smallText: 16.2,
  west: 92,
  east: 120,
  below: 55,
  above: 27,
};
/** The points of messengers stand below the tokens of a scored city. */
const MESSENGER_LINE = 10;

const SMALL: CityMetrics = {
  small: true,
  block: { w: 25, d: 7, h: 9.5 },
  left: [-40, 0],
  right: [-1, 3],
  card: { at: [34.5, -46], scale: 0.66 },
  banner: [-43, 9],
  tokens: [
    [56.8, 20],
    [69.4, 20],
  ],
  tokenScale: 0.7,
  pennantScale: 0.86,
  messengerScale: 0.6,
  smallText: 14.4,
  west: 46.3,
  east: 78.2,
  below: 31,
  above: 21,
};

/** Margins of a map on which cities stand wall to wall. */
const SIDE_MARGIN = 3;
const BOTTOM_MARGIN = 5;
/** In pixels. */
const MIN_LETTER_HEIGHT = 12.2;
/** The height of a floor in the tallest tower there can be; lower towers have higher floors, up to the block's own. */
const LOWEST_FLOOR = 11;

/** A city to be placed, and the most floors that one of its towers can have; `lowTowers` as long as they are low. */
export interface PlacedCity {
  name: string;
  tallest: number;
  lowTowers?: boolean;
}

/** As many floors stand in a low tower. Room for more, in the upper row, is made when one grows beyond. */
export const LOW_TOWER = 5;

/** The most floors that a tower of each row can have. */
function tallestTowers(cities: readonly PlacedCity[], upright: boolean, metrics: CityMetrics): number[] {
  const rows = new Array<number>(upright ? 4 : 3).fill(metrics.small ? 6 : 4);
  for (const city of cities) {
    const cell = CITY_CELLS[city.name];
    if (!cell) continue;
    const row = (upright ? cell.upright : cell.wide)[1];
    const room = city.lowTowers && row === 0 && !metrics.small ? Math.min(city.tallest, LOW_TOWER) : city.tallest;
    rows[row] = Math.max(rows[row] ?? 0, room);
  }
  return rows;
}

/** Above the first row of small cities: for a pennant; on an upright map a messenger may cross the hill there. */
function headroom(upright: boolean, messengers: boolean, metrics: CityMetrics): number {
  if (!metrics.small) return 0;
  return messengers && upright ? 32 : 5;
}

/** The scale at which a grid of cities fits: with high floors if everything stays readable, else with low ones. */
function fittingScale(
  width: number,
  height: number,
  cities: readonly PlacedCity[],
  messengers: boolean,
  upright: boolean,
  metrics: CityMetrics,
): number {
  const columns = upright ? 3 : 4;
  const tall = tallestTowers(cities, upright, metrics);
  const across = columns * (metrics.west + metrics.east) + (metrics.small ? 2 * SIDE_MARGIN : (columns - 1) * 14);
  const floors = tall.reduce((sum, most) => sum + most, 0);
  const fixed =
    tall.length * (metrics.above + metrics.below) +
    headroom(upright, messengers, metrics) +
    (metrics.small ? BOTTOM_MARGIN : 0);
  const scale = (floor: number) => Math.min(width / across, height / (fixed + floors * floor));
  const [low, high] = metrics.small ? [5.5, 9.5] : [LOWEST_FLOOR, 15.5];
  return Math.max(scale(high), Math.min(1, scale(low)));
}

/** `strip` is the height at the lower edge, in pixels, that the cities leave free. */
export function boardLayout(
  width: number,
  height: number,
  cities: readonly PlacedCity[],
  allRoads: readonly [string, string][],
  messengers: boolean,
  strip = 0,
): BoardLayout {
  const full = { ...FULL, below: FULL.below + (messengers ? MESSENGER_LINE : 0) };
  const tries = [full, SMALL].map((metrics) => {
    const [flat, upright] = [false, true].map((orientation) =>
      fittingScale(width, height - strip, cities, messengers, orientation, metrics),
    ) as [number, number];
    return { metrics, upright: upright > flat, scale: Math.max(upright, flat) };
  });
  const chosen = tries[0]!.scale >= 0.76 ? tries[0]! : tries[1]!;
  const { upright } = chosen;
  // On a map of full cities that is not large, some of the room goes to the land between the rows.
  const room = !chosen.metrics.small && !upright && chosen.scale < 1.1 ? 0.94 : 1;
  const scale = Math.min(Math.max(chosen.scale * room, 0.76), chosen.metrics.small ? 1.5 : 2.2);
  const [w, h] = [width / scale, (height - strip) / scale];

  const tall = tallestTowers(cities, upright, chosen.metrics);
  const fixed = chosen.metrics.above + chosen.metrics.below;
  const floors = tall.reduce((sum, most) => sum + most, 0);
  const range = chosen.metrics.small ? [5.5, 13] : [LOWEST_FLOOR, room < 1 ? 15.5 : 19];
  const head = headroom(upright, messengers, chosen.metrics);
  const foot = chosen.metrics.small ? BOTTOM_MARGIN : 0;
  const floor = Math.min(range[1]!, Math.max(range[0]!, (h - fixed * tall.length - head - foot) / floors));
  const smallText = Math.round(Math.max(12.8, Math.min(MIN_LETTER_HEIGHT / scale, chosen.metrics.smallText)) * 10) / 10;
  const metrics: CityMetrics = {
    ...chosen.metrics,
    block: { ...chosen.metrics.block, h: Math.round(floor * 10) / 10 },
    smallText,
    pennantScale: Math.max(chosen.metrics.pennantScale, smallText / 14.8),
  };

  const spare = Math.max(0, h - head - foot - fixed * tall.length - floors * floor);
  const slack = spare / (room < 1 ? tall.length - 0.8 : tall.length + 0.4);
  const rows: number[] = [];
  const rooms = tall.map((most) => most * floor);
  let top = head + slack * (room < 1 ? 0.2 : 0.7);
  for (const most of tall) {
    rows.push(Math.round(top + metrics.above + most * floor));
    top += fixed + most * floor + slack;
  }
  const count = upright ? 3 : 4;
  const beside = w - count * (metrics.west + metrics.east);
  const margin = Math.max(
    0,
    Math.min(beside / 2, Math.max(SIDE_MARGIN, Math.min(beside / (count + 0.6), metrics.small && upright ? 8 : 90))),
  );
  const pitch = (w - 2 * margin - metrics.west - metrics.east) / (count - 1);
  const columns = Array.from({ length: count }, (_, at) => Math.round(margin + metrics.west + at * pitch));

  const places: Record<string, Point> = {};
  for (const city of cities) {
    const cell = CITY_CELLS[city.name];
    if (!cell) continue;
    const [column, row] = upright ? cell.upright : cell.wide;
    places[city.name] = [columns[column]!, rows[row]!];
  }
  const roads = allRoads
    .filter(([a, b]) => places[a] && places[b])
    .map((ends) => road(ends, places, metrics, columns, rows));
  return {
    upright,
    scale,
    width: w,
    height: height / scale,
    metrics,
    cities: places,
    columns,
    rows,
    rooms,
    roads,
    ...centreOfRing(upright, metrics, columns, rows, rooms, !!places.Pistoia),
  };
}

/**
 * The block of a city's floors: as high as the room above it allows. It leaves room for two more floors, so that the
 * towers keep their size while the player chooses a site.
 */
export function cityBlock(
  map: BoardLayout,
  { name, tallest, towers }: PlacedCity & { towers: readonly (readonly number[])[] },
): Block {
  const row = map.rows.indexOf(map.cities[name]?.[1] ?? 0);
  const floors = Math.min(tallest, Math.max(...towers.map((tower) => tower.length)) + 2);
  const highest = map.metrics.small ? 13 : 17;
  const height = Math.max(map.metrics.block.h, Math.min(highest, (map.rooms[row] ?? 0) / Math.max(1, floors)));
  return { ...map.metrics.block, h: Math.round(height * 10) / 10 };
}

/** Inside the ring of cities are the draw pile, and the ambassadors if they are in play. */
function centreOfRing(
  upright: boolean,
  metrics: CityMetrics,
  columns: number[],
  rows: number[],
  rooms: number[],
  pistoia: boolean,
) {
  const scale = metrics.small ? 0.72 : 1;
  if (upright) {
    const x = columns[1]! + (metrics.small ? 14 : 10);
    // Between the roads to the north and south, which may carry messengers.
    const named = !metrics.small || rows[2]! - rows[1]! > 110;
    const y = (rows[1]! + rows[2]!) / 2 + (named ? (metrics.small ? -6 : -10) : 3);
    const over = (rows[0]! + metrics.below + rows[1]!) / 2 - (metrics.small ? 8 : 14);
    const size = metrics.small ? 0.62 : 0.95;
    return {
      pile: { at: [x, y] as Point, scale, named },
      ambassadors: { at: [x - 98 * size, over - 28 * size] as Point, scale: size, across: 4 },
    };
  }
  // At the right end, so that the land in the middle stays free for what is shown large.
  const size = metrics.small ? 0.62 : 0.9;
  const right = columns[3]! + (pistoia ? -metrics.west - 4 : metrics.east * 0.7);
  // Between the banners above and the tallest towers below; the caption of the pile is below it.
  const y = (rows[0]! + metrics.below + rows[2]! - rooms[2]! - metrics.above) / 2 - 11 * scale;
  const left = right - 96 * size;
  return {
    pile: { at: [left - 40 * scale, y] as Point, scale, named: true },
    ambassadors: { at: [left, y - 62 * size] as Point, scale: size, across: 2 },
  };
}

type Cubic = [Point, Point, Point, Point];

function pointAt([a, b, c, d]: Cubic, t: number): Point {
  const s = 1 - t;
  const mix = (i: 0 | 1) => s * s * s * a[i] + 3 * s * s * t * b[i] + 3 * s * t * t * c[i] + t * t * t * d[i];
  return [Math.round(mix(0) * 10) / 10, Math.round(mix(1) * 10) / 10];
}

function road(
  ends: [string, string],
  places: Record<string, Point>,
  metrics: CityMetrics,
  columns: number[],
  rows: number[],
): Road {
  const [[ax, ay], [bx, by]] = ends.map((city) => places[city]!).sort((p, q) => p[0] - q[0] || p[1] - q[1]) as [
    Point,
    Point,
  ];
  const isLevel = ay === by;
  const areNeighbours = isLevel
    ? Math.abs(columns.indexOf(ax) - columns.indexOf(bx)) === 1
    : Math.abs(rows.indexOf(ay) - rows.indexOf(by)) === 1;
  const x = -6;
  let cubic: Cubic;
  /** How far a point is from where the messenger should stand. */
  let offset: (p: Point) => number;
  let hill: Road['hill'];
  if (isLevel && metrics.small && areNeighbours && bx - ax < metrics.west + metrics.east + 34) {
    // No room for a messenger between the cities, so the road crosses the hill behind the card.
    const high = ay - 71;
    cubic = [
      [ax + 14, ay - 2],
      [ax + 42, high],
      [bx - 52, high],
      [bx - 26, by - 2],
    ];
    hill = [(ax + bx) / 2 - 4, ay + 6, (bx - ax) * 0.62, 64];
    offset = (p) => Math.abs(p[0] - (ax + 74));
  } else if (isLevel) {
    const mid = (ax + bx) / 2;
    cubic = [
      [ax + x, ay + 2],
      [mid - 40, ay + 24],
      [mid + 30, by - 16],
      [bx + x, by + 2],
    ];
    const between = areNeighbours ? (ax + metrics.east + bx - metrics.west) / 2 : mid;
    offset = (p) => Math.abs(p[0] - between);
  } else if (metrics.small) {
    const bow = areNeighbours ? 28 : 12;
    cubic = [
      [ax, ay + 2],
      [ax + bow, ay + (by - ay) * 0.4],
      [bx + bow + 4, by - (by - ay) * 0.34],
      [bx, by + 2],
    ];
    offset = (p) => Math.abs(p[1] - (areNeighbours ? by - 43 : (ay + by) / 2));
  } else {
    // Bowed to the right, so that a messenger does not cover the left tower of the city below.
    cubic = [
      [ax + x, ay + 2],
      [ax + x + (areNeighbours ? 74 : 38), ay + (by - ay) * 0.4],
      [bx + x - (areNeighbours ? 10 : 34), ay + (by - ay) * 0.65],
      [bx + x, by + 2],
    ];
    offset = (p) => Math.abs(p[1] - (areNeighbours ? ay + metrics.below + 38 : (ay + by) / 2));
  }
  const points = Array.from({ length: 21 }, (_, step) => pointAt(cubic, step / 20));
  const middle = Array.from({ length: 81 }, (_, step) => pointAt(cubic, 0.1 + step / 100)).reduce((best, p) =>
    offset(p) < offset(best) ? p : best,
  );
  const [p, q, r, s] = cubic;
  return { key: roadKey(ends), ends, path: `M${p}C${q} ${r} ${s}`, points, middle, ...(hill ? { hill } : {}) };
}
