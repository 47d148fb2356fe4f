/** The picture of the game on the front page: towers in the colours of five families, with hills behind. */
import { floor, pennant, plinth, type Block } from './art/tower';

const BLOCK: Block = { w: 44, d: 14, h: 22 };

function tower(x: number, y: number, floors: number[], leader: number): string {
  return (
    plinth(x, y, BLOCK) +
    floors.map((seat, level) => floor(x, y - level * BLOCK.h, seat, BLOCK)).join('') +
    pennant(x + 29, y - floors.length * BLOCK.h - 4, leader, 1.1, false)
  );
}

const cypress = (x: number, y: number, k: number) =>
  `<g transform="translate(${x} ${y}) scale(${k})"><path d="M0 0V-6" stroke="var(--tree-2)" stroke-width="2"/><path d="M0-34C7-22 7-9 0-4C-7-9-7-22 0-34Z" fill="var(--tree)"/><path d="M0-34C7-22 7-9 0-4Z" fill="var(--tree-2)"/></g>`;
const grove = [
  [26, 236, 1],
  [38, 241, 0.8],
  [50, 236, 0.9],
  [352, 262, 1.1],
  [368, 258, 0.9],
  [382, 266, 1.2],
  [206, 268, 0.8],
  [218, 272, 1],
  [120, 206, 0.6],
  [130, 208, 0.7],
  [394, 206, 0.7],
]
  .map(([x, y, k]) => cypress(x!, y!, k!))
  .join('');

export const poster =
  '<svg viewBox="0 0 400 300" preserveAspectRatio="xMidYMax slice" aria-hidden="true" font-family="Grenze" font-weight="700" font-size="14"><rect width="400" height="300" fill="var(--sky)"/><circle cx="322" cy="72" r="30" fill="var(--field)"/>' +
  '<path d="M0 168q50-44 110-24t110-20 180 26V300H0z" fill="var(--hill-2)"/><path d="M0 204q90-44 180-16t220-14V300H0z" fill="var(--hill)"/><path d="M0 238q120-34 220-12t180-12V300H0z" fill="var(--land)"/>' +
  '<path d="M-10 286C80 262 150 296 240 276S340 240 420 250" fill="none" stroke="var(--road-2)" stroke-width="13"/><path d="M-10 286C80 262 150 296 240 276S340 240 420 250" fill="none" stroke="var(--road)" stroke-width="10"/>' +
  '<path d="M300 186q40-8 70 8t40 12v24q-60-24-120-18z" fill="var(--field)"/>' +
  grove +
  tower(62, 250, [0, 3, 1, 0, 2], 0) +
  tower(136, 266, [2, 2, 1, 4, 3, 4, 1, 1], 1) +
  tower(222, 254, [4, 3, 3], 3) +
  tower(292, 270, [1, 0, 0, 2, 0], 0) +
  '</svg>';
