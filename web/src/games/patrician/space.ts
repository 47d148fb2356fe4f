/** The free land of the map: where something large can be shown without covering a city. */
import type { PatricianCityView } from '$net/wire';
import { cityBlock, type BoardLayout } from './layout';

/** Left, top, right and bottom, in units of the drawing. */
export type Box = [left: number, top: number, right: number, bottom: number];

/** The towers of a city with their pennants and its banner; its card and tokens beside them. */
export function cityBoxes(map: BoardLayout, city: PatricianCityView): Box[] {
  const { metrics } = map;
  const [x, y] = map.cities[city.name] ?? [0, 0];
  const floors = Math.max(...city.towers.map((tower) => tower.length));
  const top = y - floors * cityBlock(map, city).h - (floors ? metrics.above : metrics.block.d);
  const [cx, cy] = metrics.card.at;
  return [
    [x - metrics.west, top, x + cx, y + metrics.below],
    [x + cx, y + cy - 4, x + metrics.east, y + metrics.below],
  ];
}

/** The draw pile with its caption, and the ambassadors. */
export function pileBoxes(map: BoardLayout, withAmbassadors: boolean): Box[] {
  const { at, scale } = map.pile;
  const boxes: Box[] = [
    [at[0] - 40 * scale, at[1] - 46 * scale, at[0] + 40 * scale, at[1] + 50 * scale],
    [at[0] - 66 * scale, at[1] + 46 * scale, at[0] + 66 * scale, at[1] + 70 * scale],
  ];
  if (withAmbassadors) {
    const { at: corner, scale: size, across } = map.ambassadors;
    const [x, y] = corner;
    boxes.push([x - 4, y - 4, x + 50 * across * size, y + (4 / across) * 64 * size]);
  }
  return boxes;
}

/** The free box with the most useful area: what is wider or higher than `most` does not count. */
export function freeBox(bounds: Box, taken: readonly Box[], most: readonly [number, number]): Box | null {
  const [left, top, right, bottom] = bounds;
  const tops = [top, ...taken.map((box) => box[3])].filter((y) => y >= top && y < bottom);
  const bottoms = [bottom, ...taken.map((box) => box[1])].filter((y) => y > top && y <= bottom);
  let best: Box | null = null;
  let area = 0;
  for (const from of tops) {
    for (const to of bottoms) {
      if (to <= from) continue;
      const between = taken.filter((box) => box[1] < to && box[3] > from).sort((p, q) => p[0] - q[0]);
      let x = left;
      for (const box of [...between, [right, from, right, to] as Box]) {
        const size = Math.min(box[0] - x, most[0]) * Math.min(to - from, most[1]);
        if (box[0] > x && size > area) [area, best] = [size, [x, from, box[0], to]];
        x = Math.max(x, box[2]);
      }
    }
  }
  return best;
}
