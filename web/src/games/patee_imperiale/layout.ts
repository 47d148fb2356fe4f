/** Where everything lies on the board, in pixels, and how large cards can be in a box. */
import { SMALL_RATIO } from './art/cards';

export interface CardSize {
  width: number;
  rows: number;
  /** From one card to the next; less than the width if they overlap. */
  step: number;
}

export interface CardBox {
  width: number;
  height: number;
  /** Height of a card divided by its width. */
  ratio: number;
  gap: number;
  maxWidth: number;
  minWidth: number;
  rows?: number;
}

export function fitCards(count: number, box: CardBox): CardSize {
  let best: CardSize = { width: 0, rows: 1, step: 0 };
  for (let rows = 1; rows <= (box.rows ?? 2); rows++) {
    const row = Math.max(1, Math.ceil(count / rows));
    const across = (box.width - box.gap * (row - 1)) / row;
    const down = (box.height - box.gap * (rows - 1)) / rows / box.ratio;
    const width = Math.floor(Math.min(box.maxWidth, across, down));
    // A second row only if it makes the cards much larger.
    if (width > best.width * (rows > 1 ? 1.3 : 1)) best = { width, rows, step: width + box.gap };
  }
  if (best.width >= box.minWidth || count < 2)
    return { ...best, width: Math.max(best.width, Math.min(box.minWidth, box.maxWidth)) };
  const width = Math.floor(Math.max(24, Math.min(box.minWidth, box.height / box.ratio)));
  return { width, rows: 1, step: Math.min(width + box.gap, (box.width - width) / (count - 1)) };
}

export interface BoardLayout {
  /** The other suites are stacked (phone, tablet) instead of side by side. */
  stacked: boolean;
  mats: { width: number; height: number }[];
  /** The widest a card on a mat may be, so that no suite looks much larger than the others. */
  matCardWidth: number;
  /** The top edge of the carpet. */
  carpetTop: number;
  /** The space for the suite of the near seat. */
  suite: { width: number; height: number; maxWidth: number };
  /** The space for the open discard or shown cards. */
  strip: { width: number; height: number };
  /** They lie beside the suite, in the Emperor's place, instead of above it. */
  stripBeside: boolean;
  /** The width of a card in the discard. */
  discardWidth: number;
  /** The discard has no heading. */
  compact: boolean;
  emperorWidth: number;
  /** The height that is left for the Emperor. */
  emperorHeight: number;
  height: number;
}

const clamp = (low: number, value: number, high: number): number => Math.round(Math.max(low, Math.min(value, high)));
/** How far the hand covers the board; less in a low window. */
const HAND_OVERLAP = 54;
const LOW_HAND_OVERLAP = 12;
const GUTTER = 18;
const GAP = 14;

export function boardLayout(
  width: number,
  height: number,
  suites: readonly number[],
  stripOpen: boolean,
  low: boolean,
): BoardLayout {
  return width < 860
    ? upright(width, height, suites, stripOpen)
    : wide(width, height - (low ? LOW_HAND_OVERLAP : HAND_OVERLAP), suites, stripOpen);
}

/** The size of a mat without its cards. */
const MAT_FRAME = { width: 36, height: 68 };

function wide(width: number, inner: number, suites: readonly number[], stripOpen: boolean): BoardLayout {
  const across = width - 2 * GUTTER;
  const maxHeight = clamp(140, inner * (stripOpen ? 0.31 : 0.36), 430);
  const weights = suites.map((count) => Math.max(3, Math.min(count, 7)));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const free = across - GAP * (suites.length - 1);
  const alone = Math.min(free, Math.max(480, (suites[0] ?? 0) * maxHeight * 0.6 + 40));
  const widths = weights.map((weight) => Math.floor(suites.length === 1 ? alone : (free * weight) / all));
  const fits = suites.map((count, k) =>
    fitCards(count, {
      width: widths[k]! - MAT_FRAME.width,
      height: maxHeight - MAT_FRAME.height,
      ratio: SMALL_RATIO,
      gap: GAP,
      maxWidth: 240,
      minWidth: 58,
    }),
  );
  const matCardWidth = Math.round(Math.min(...fits.map((size) => size.width)) * 1.2);
  const tallest = Math.max(
    ...fits.map((size) => size.rows * (Math.min(size.width, matCardWidth) * SMALL_RATIO + GAP) - GAP),
  );
  const matHeight = Math.round(Math.min(maxHeight, tallest + MAT_FRAME.height));
  const carpetTop = matHeight + 22;
  const side = clamp(164, width * 0.16, 320);
  const carpetHeight = inner - carpetTop - 34;
  const stripBeside = stripOpen && carpetHeight < 320;
  const compact = carpetHeight < 232;
  const stripHeight = stripOpen && !stripBeside ? clamp(150, carpetHeight * 0.48, 280) : 0;
  const half = (across - side - 60) / 2;
  return {
    stacked: false,
    mats: widths.map((each) => ({ width: each, height: matHeight })),
    matCardWidth,
    carpetTop,
    suite: {
      width: stripBeside ? half - 40 : across - 2 * side - 96,
      height: carpetHeight - stripHeight - (stripOpen ? 70 : 84),
      maxWidth: clamp(110, side * 0.76, 240),
    },
    strip: stripBeside
      ? { width: half, height: carpetHeight - 20 }
      : { width: across - 2 * side - 44, height: stripHeight },
    stripBeside,
    discardWidth: compact ? clamp(60, (carpetHeight - 64) / 1.34, 78) : clamp(78, side * 0.47, 160),
    compact,
    emperorWidth: clamp(compact ? 56 : 84, Math.min(side * 0.6, carpetHeight * 0.42), 190),
    emperorHeight: carpetHeight,
    height: inner,
  };
}

function upright(width: number, height: number, suites: readonly number[], stripOpen: boolean): BoardLayout {
  const gaps = 8 * (suites.length + 1);
  const own = stripOpen ? clamp(72, height * 0.15, 150) : clamp(80, height * (0.2 + 0.015 * (3 - suites.length)), 190);
  const stripHeight = stripOpen ? clamp(132, height * 0.25, 200) : 0;
  const carpetHeight = 70 + own + (stripHeight ? stripHeight + 12 : 0);
  const row = clamp(60, (height - carpetHeight - gaps) / Math.max(1, suites.length), width < 600 ? 128 : 170);
  const carpetTop = row * suites.length + gaps;
  const discardWidth = clamp(52, own * 0.54, 104);
  const left = height - carpetTop - carpetHeight;
  return {
    stacked: true,
    mats: suites.map(() => ({ width: width - 16, height: row })),
    matCardWidth: width < 600 ? 86 : 110,
    carpetTop,
    suite: { width: width - discardWidth * 1.75 - 36, height: own, maxWidth: 140 },
    strip: { width: width - 16, height: stripHeight },
    stripBeside: false,
    discardWidth,
    compact: true,
    emperorWidth: clamp(46, left - 24, 104),
    emperorHeight: left,
    height: Math.max(height, carpetTop + carpetHeight),
  };
}
