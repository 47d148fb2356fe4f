/** The cloth of the drawn table: a map of the ten cities with roads, a river, a few towers. Units: 640 × 300. */
import { crest } from './art/crest';
import { floor, pennant, plinth, type Block } from './art/tower';
import { CITY_CELLS } from './geography';

const BLOCK: Block = { w: 20, d: 7, h: 11 };
/** Where the cities lie; the ring of the board, bent to the oval. */
const AT: Record<string, [number, number]> = Object.fromEntries(
  Object.entries(CITY_CELLS).map(([city, { wide }]) => {
    const [column, row] = wide;
    const inner = column === 1 || column === 2;
    return [city, [130 + column * 126.7, row === 1 ? 156 : row === 0 ? (inner ? 84 : 104) : inner ? 228 : 208]];
  }),
);
const ROADS =
  ['Verona Ferrara', 'Ferrara Bologna', 'Bologna Firenze', 'Firenze Pistoia', 'Pistoia Roma', 'Roma Siena', 'Siena Lucca', 'Lucca Milano', 'Milano Parma', 'Parma Verona'] // prettier-ignore
    .map((road) => road.split(' ').map((city) => AT[city] ?? [0, 0]) as [[number, number], [number, number]]);

const roads = ROADS.map(
  ([[x, y], [u, v]]) => `M${x} ${y}Q${(x + u) / 2 + (v - y) / 9} ${(y + v) / 2 - 7} ${u} ${v}`,
).join('');
const tree = (x: number, y: number, scale: number) =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M0-34C7-22 7-9 0-4C-7-9-7-22 0-34Z" fill="var(--tree)"/><path d="M0-34C7-22 7-9 0-4Z" fill="var(--tree-2)"/></g>`;
const tower = (x: number, y: number, floors: number[]) =>
  plinth(x, y, BLOCK) +
  floors.map((seat, level) => floor(x, y - level * BLOCK.h, seat, BLOCK)).join('') +
  pennant(x + 13, y - floors.length * BLOCK.h - 3, floors.at(-1) ?? 0, 0.62, false);
/** Cypresses: place and size. */
const GROVE =
  '196 176 .7,206 181 .55,214 175 .62,436 138 .6,446 143 .7,86 176 .6,560 178 .62,552 132 .5,318 66 .5,326 70 .6,300 262 .55,380 258 .5,262 142 .5'
    .split(',')
    .map((each) => each.split(' ').map(Number) as [number, number, number]);

export const cloth =
  '<g font-family="Grenze" font-weight="700" font-size="14"><rect width="640" height="300" fill="var(--land)"/>' +
  '<path d="M0 60q70-40 150-12t180-24 310 30V0H0z" fill="var(--hill)"/><path d="M0 210q90-34 170-6t150-12 130 18 190-16V300H0z" fill="var(--hill)"/>' +
  '<path d="M60 120q60-18 100 6l-14 30q-50 6-92-8zM470 232q40-24 90-10l-16 34q-50 4-80-4z" fill="var(--field)"/><path d="M60 120q60-18 100 6l-14 30q-50 6-92-8zM470 232q40-24 90-10l-16 34q-50 4-80-4z" fill="url(#furrow)" opacity=".7"/>' +
  '<path d="M-10 168C80 140 130 186 210 158S330 118 400 168S520 200 660 142" fill="none" stroke="var(--river)" stroke-width="13"/><path d="M-10 168C80 140 130 186 210 158S330 118 400 168S520 200 660 142" fill="none" stroke="var(--wave)" stroke-opacity=".5" stroke-width="1.4" stroke-dasharray="16 9"/>' +
  `<path d="${roads}" fill="none" stroke="var(--road-2)" stroke-width="9"/><path d="${roads}" fill="none" stroke="var(--road)" stroke-width="6.500"/>` +
  GROVE.map(([x, y, scale]) => tree(x, y, scale)).join('') +
  tower(286, 196, [2, 0, 0]) +
  tower(330, 200, [1, 3, 1, 1]) +
  tower(242, 192, [4, 2]) +
  Object.entries(AT)
    .map(
      ([city, [x, y]]) =>
        `<ellipse cx="${x}" cy="${y + 10}" rx="26" ry="10" fill="var(--stone)" stroke="var(--stone-3)" stroke-width="1.500"/>${crest(city, x - 15, y - 22, 0.94)}`,
    )
    .join('') +
  '</g>';
