/** Where the seats are around the drawn table, as shares of the stage's width and height; the first is in front. */

export interface Place {
  /** The middle of the shield. */
  x: number;
  /** The upper edge of the shield. */
  y: number;
}

const place = (width: number, height: number) => (x: number, y: number) => ({ x: x / width, y: y / height });

/** The stage in a wide window: the table lies 90 below its top. */
export const WIDE = { width: 780, height: 480, top: 90, table: 640 } as const;
/** The stage on a phone: the others sit along the far side, so that the cloth stays free. */
export const TALL = { width: 366, height: 352, top: 104, table: 340 } as const;

const wide = place(WIDE.width, WIDE.height);
const tall = place(TALL.width, TALL.height);

const WIDE_PLACES: Record<number, Place[]> = {
  2: [wide(390, 340), wide(390, 0)],
  3: [wide(390, 340), wide(176, 22), wide(604, 22)],
  4: [wide(390, 340), wide(82, 158), wide(390, 0), wide(698, 158)],
  5: [wide(390, 340), wide(82, 176), wide(238, 6), wide(542, 6), wide(698, 176)],
};
const TALL_PLACES: Record<number, Place[]> = {
  2: [tall(183, 252), tall(183, 8)],
  3: [tall(183, 252), tall(82, 24), tall(284, 24)],
  4: [tall(183, 252), tall(64, 78), tall(183, 2), tall(302, 78)],
  5: [tall(183, 252), tall(60, 112), tall(118, 2), tall(248, 2), tall(306, 112)],
};

/** The places of so many seats, clockwise from the one in front. */
export function places(count: number, phone: boolean): readonly Place[] {
  const all = phone ? TALL_PLACES : WIDE_PLACES;
  return all[count] ?? ring(count);
}

/** A game for more players than those of this house: evenly around the oval. */
function ring(count: number): readonly Place[] {
  return Array.from({ length: count }, (_, k) => {
    const turn = (2 * Math.PI * k) / count;
    return { x: 0.5 - 0.4 * Math.sin(turn), y: 0.35 + 0.35 * Math.cos(turn) };
  });
}

/** The place of a seat when another is in front: the order around the table stays. */
export function placeOf(seat: number, front: number, count: number): number {
  return (seat - front + count) % count;
}
