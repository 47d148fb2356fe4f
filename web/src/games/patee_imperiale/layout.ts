/** Where everything lies on the board, in pixels, and how large cards can be, whatever is chosen or played. */
import { SMALL_RATIO } from './art/cards';

/** A row of cards: their width, and how far it is from one to the next; less than the width if they overlap. */
export interface CardRow {
  width: number;
  step: number;
}

const GAP = 8;
/** The part of a card that overlapping cards leave free: its number, half of its face and the sign of its role. */
const LEAST_STEP = 0.36;

/** Cards side by side; if they are too many, they move together, and get smaller only when their numbers would hide. */
export function cardRow(count: number, width: number, largest: number, gap = GAP): CardRow {
  if (count < 2) return { width: Math.min(largest, width), step: 0 };
  const together = (width - largest) / (count - 1);
  if (together >= largest * LEAST_STEP) return { width: largest, step: Math.min(largest + gap, together) };
  const smaller = Math.max(24, width / (1 + LEAST_STEP * (count - 1)));
  return { width: smaller, step: (width - smaller) / (count - 1) };
}

export interface SuiteBox {
  width: number;
  height: number;
  /** The widest a card may be. */
  largest: number;
  /** Cards get smaller before they overlap. */
  shrink?: boolean;
}

/** The cards of a suite in one row, or in two if they lie free then. */
export function suiteRows(count: number, box: SuiteBox, mayWrap: boolean): CardRow & { rows: number } {
  const high = Math.max(SMALLEST, Math.min(box.largest, box.height / SMALL_RATIO));
  const free = freeWidth(count, box.width);
  const inRow = Math.ceil(count / 2);
  const half = Math.min(
    high,
    (box.height - GAP) / 2 / SMALL_RATIO,
    Math.max(freeWidth(inRow, box.width), SMALLEST_NAMED),
  );
  if (mayWrap && free < Math.min(high, SMALLEST_FREE) && half >= SMALLEST_NAMED)
    return { ...cardRow(inRow, box.width, half), rows: 2 };
  const largest = box.shrink ? Math.max(Math.min(high, free), high * SHRINK) : high;
  return { ...cardRow(count, box.width, largest), rows: 1 };
}

/** The width of cards that lie free in one row. */
const freeWidth = (count: number, width: number): number => (width - GAP * (count - 1)) / Math.max(1, count);

/** Cards that would get narrower than this in one row lie in two. */
const SMALLEST_FREE = 84;
/** The narrowest card on which a name can be read. */
const SMALLEST_NAMED = 62;
/** The narrowest card at all, where a low window leaves no height. */
const SMALLEST = 36;
/** How much narrower cards may get so that they lie free. */
const SHRINK = 0.7;

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface BoardLayout {
  /** The other suites are stacked (phone, tablet) instead of side by side. */
  stacked: boolean;
  /** Stacked, but with the names above the suites. */
  headed: boolean;
  mat: { width: number; height: number; largest: number };
  /** The top edge of the carpet. */
  carpetTop: number;
  /** The space for the discard and the Emperor. */
  left: number;
  /** The space for the suite of the near seat. */
  suite: SuiteBox;
  /** The space that the stage, the open discard or shown cards may cover. */
  stage: Box;
  /** The width of a card in the discard. */
  discardWidth: number;
  /** The discard has no heading. */
  compact: boolean;
  /** The height that is left for the Emperor. */
  emperorHeight: number;
  height: number;
}

const clamp = (low: number, value: number, high: number): number => Math.round(Math.max(low, Math.min(value, high)));

/** The heights of a mat's parts: the line with the name, and the space for the count at the end of a round. */
export const MAT = { header: 34, count: 24, edge: 18, side: 28 } as const;
const GUTTER = 12;
/** So many cards of a suite lie free. */
const FREE = 6;

export function boardLayout(width: number, height: number, others: number, counting: boolean): BoardLayout {
  return width < 860 ? upright(width, height, others, counting) : wide(width, height, others, counting);
}

/** Side by side: the mats above, the carpet below with discard, suite and stage. */
function wide(width: number, height: number, others: number, counting: boolean): BoardLayout {
  const matWidth = Math.floor((width - GUTTER * (others + 1)) / others);
  const low = height < 360;
  const count = low && !counting ? 4 : MAT.count;
  const frame = MAT.header + count + MAT.edge;
  const free = (matWidth - MAT.side - GAP * (FREE - 1)) / FREE;
  const most = height * (low ? 0.43 : 0.386);
  const largest = clamp(44, Math.min(Math.max(free, low ? 56 : 70), (most - frame) / SMALL_RATIO), 150);
  const matHeight = Math.round(largest * SMALL_RATIO) + frame;
  const carpetTop = matHeight + 6 + (low ? 6 : 12);
  const carpetHeight = height - carpetTop;
  const compact = carpetHeight < 215;
  const left = compact ? 172 : clamp(236, width * 0.23, 380);
  const stageWidth = clamp(360, width * 0.445, 470);
  const stage = {
    left: width - 10 - stageWidth,
    top: matHeight + 9,
    width: stageWidth,
    height: height - matHeight - 4,
  };
  const right = counting ? width - 112 : stage.left;
  const suiteHeight = carpetHeight - (compact ? 58 : 76) - (counting ? 56 : 0);
  return {
    stacked: false,
    headed: true,
    mat: { width: matWidth, height: matHeight, largest },
    carpetTop,
    left,
    suite: {
      width: right - left - 78,
      height: suiteHeight,
      largest: clamp(64, Math.min(suiteHeight / SMALL_RATIO, counting ? 104 : 150), 150),
      shrink: true,
    },
    stage,
    discardWidth: compact ? 66 : clamp(84, Math.min(left * 0.38, carpetHeight * 0.34), 130),
    compact,
    emperorHeight: compact ? 0 : carpetHeight - 190,
    height,
  };
}

/** On a phone or tablet: one mat below the other. */
function upright(width: number, height: number, others: number, counting: boolean): BoardLayout {
  const gaps = 8 * (others + 1);
  const phone = width < 600;
  const count = counting ? 20 : 0;
  const own = clamp(66, height * 0.2, phone ? 104 : 170);
  const carpetHeight = 62 + own + (counting ? 44 : 0);
  const each = (height - carpetHeight - gaps) / Math.max(1, others);
  const headed = each >= 96 + count;
  const frame = headed ? 32 + 12 + count : 12 + count;
  const across = width - 16 - (headed ? 24 : 118);
  const free = (across - 6 * (FREE - 1)) / FREE;
  const largest = clamp(32, Math.min(headed ? free : 74, (each - frame) / SMALL_RATIO), 110);
  const matHeight = Math.max(56, Math.round(largest * SMALL_RATIO) + frame);
  const carpetTop = matHeight * others + gaps;
  const discardWidth = clamp(48, own * 0.58, 96);
  const left = height - carpetTop - carpetHeight;
  return {
    stacked: true,
    headed,
    mat: { width: width - 16, height: matHeight, largest },
    carpetTop,
    left: discardWidth * 1.4,
    suite: {
      width: width - 32 - (counting ? 0 : Math.max(84, discardWidth * 1.4) + 12),
      height: own + Math.min(40, Math.max(0, left * 0.5)),
      largest: phone ? 84 : 120,
      shrink: true,
    },
    stage: { left: 8, top: carpetTop + 16, width: width - 16, height: Math.max(150, height - carpetTop - 24) },
    discardWidth,
    compact: true,
    emperorHeight: counting ? 0 : left,
    height: Math.max(height, carpetTop + carpetHeight),
  };
}
