/** How the cards of a hand lie: whole with what they do, lying in two rows, or small where there is no height. */

export interface HandLayout {
  size: 'whole' | 'lying' | 'small';
  width: number;
  gap: number;
  rows: number;
  /** The distance from one card to the next, and how many pixels of the cards lie beyond the edge. */
  pitch: number;
  overflow: number;
}

const WHOLE = 179 / 128;
const LYING = 88 / 147;
const SMALL = 118 / 84;
const LETTERS = 116; // whole cards below this width have letters that are too small
const BETWEEN = 26; // drawn cards and own ones
const MARGIN = 12;
const RISE = 20;
const PHONE_RISE = 26;
export const MORE = 52; // the last tile, which says how many cards lie beyond the edge
const ACROSS = 9; // lying cards in a row; more are reached by scrolling

/** `height` is that of the whole box, with the room for what rises above the cards. */
export function handLayout(width: number, height: number, own: number, drawn: number, wide: boolean): HandLayout {
  const tall = height - (wide ? RISE : PHONE_RISE);
  const count = Math.max(1, own + drawn);
  const room = width - MARGIN - (drawn ? BETWEEN : 0);
  const made = (size: HandLayout['size'], cardWidth: number, gap: number, rows: number): HandLayout => {
    const across = Math.ceil(own / rows) + Math.ceil(drawn / rows);
    const pitch = cardWidth + gap;
    const over = across * pitch - gap - room;
    const overflow = over > gap ? over + (wide ? MORE : 0) : 0;
    return { size, width: Math.floor(cardWidth), gap, rows, pitch, overflow };
  };
  const whole = (most: number) => Math.min(most, (tall - 6) / WHOLE);
  if (!wide) {
    if (tall < 140) return made('small', Math.min(86, (tall - 6) / SMALL), 8, 1);
    return made('whole', whole(120), 10, 1);
  }
  const [large, medium] = [whole(132), whole(112)];
  if (large >= LETTERS && count * (large + 10) - 10 <= room) return made('whole', large, 10, 1);
  if (medium >= 106 && count * (medium + 7) - 7 <= room) return made('whole', medium, 7, 1);
  const twoRows = (tall - 19) / 2 / LYING;
  if (twoRows >= 128) {
    const across = Math.ceil(own / 2) + Math.ceil(drawn / 2);
    const shown = Math.min(ACROSS, across);
    const free = room - (across > ACROSS ? MORE : 0);
    return made('lying', Math.max(130, Math.min(147, twoRows, (free - 8 * (shown - 1)) / shown)), 8, 2);
  }
  const oneRow = Math.min(147, (tall - 10) / LYING);
  if (oneRow * count + 8 * (count - 1) <= room) return made('lying', oneRow, 8, 1);
  return made('small', Math.min(98, (tall - 6) / SMALL), 8, 1);
}
