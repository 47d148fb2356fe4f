/** How large cards can be in a box, in as many rows as make them largest. */
export interface Fit {
  width: number;
  rows: number;
  /** How far apart cards stand; less than the width where they overlap. */
  step: number;
}

export interface Room {
  width: number;
  height: number;
  /** Height of a card by its width. */
  ratio: number;
  gap: number;
  most: number;
  least: number;
  rows?: number;
}

export function fit(count: number, room: Room): Fit {
  let best: Fit = { width: 0, rows: 1, step: 0 };
  for (let rows = 1; rows <= (room.rows ?? 2); rows++) {
    const row = Math.max(1, Math.ceil(count / rows));
    const across = (room.width - room.gap * (row - 1)) / row;
    const down = (room.height - room.gap * (rows - 1)) / rows / room.ratio;
    const width = Math.floor(Math.min(room.most, across, down));
    // A second row only where it makes cards much larger.
    if (width > best.width * (rows > 1 ? 1.3 : 1)) best = { width, rows, step: width + room.gap };
  }
  if (best.width >= room.least || count < 2) return { ...best, width: Math.max(best.width, Math.min(room.least, room.most)) };
  const width = Math.floor(Math.max(24, Math.min(room.least, room.height / room.ratio)));
  return { width, rows: 1, step: Math.min(width + room.gap, (room.width - width) / (count - 1)) };
}
