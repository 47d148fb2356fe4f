/** Where things lie on the table, in pixels, from the size of the board. */
import { SMALL_RATIO } from './cards';
import { fit } from './fit';

export interface Plan {
  /** Others' suites in rows, one under the other (phone, tablet), instead of side by side. */
  rows: boolean;
  mats: { width: number; height: number }[];
  /** How wide a card on a mat may be: nobody's are much larger than the others'. */
  card: number;
  /** Where the carpet begins. */
  carpet: number;
  /** What the near seat's suite may take. */
  suite: { width: number; height: number; most: number };
  /** What is laid out on the carpet may take. */
  strip: { width: number; height: number };
  /** That lies beside the suite, in the Emperor's place, instead of above it. */
  beside: boolean;
  /** Width of a card of the discard. */
  pile: number;
  /** The discard without its heading. */
  bare: boolean;
  emperor: number;
  /** What is left below for the Emperor on the phone. */
  audience: number;
  height: number;
}

const between = (low: number, value: number, high: number): number => Math.round(Math.max(low, Math.min(value, high)));
/** The hand stands up into the board by so much; in a low window it does not. */
const RISE = 54;
const LOW_RISE = 12;
const GUTTER = 18;
const GAP = 14;

export function plan(width: number, height: number, suites: readonly number[], opened: boolean, low: boolean): Plan {
  return width < 860 ? upright(width, height, suites, opened) : wide(width, height - (low ? LOW_RISE : RISE), suites, opened);
}

/** What a mat has beside its cards. */
const FRAME = { width: 36, height: 68 };

function wide(width: number, inner: number, suites: readonly number[], opened: boolean): Plan {
  const across = width - 2 * GUTTER;
  const most = between(140, inner * (opened ? 0.31 : 0.36), 430);
  const weights = suites.map((count) => Math.max(3, Math.min(count, 7)));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const free = across - GAP * (suites.length - 1);
  const alone = Math.min(free, Math.max(480, (suites[0] ?? 0) * most * 0.6 + 40));
  const widths = weights.map((weight) => Math.floor(suites.length === 1 ? alone : (free * weight) / all));
  const fits = suites.map((count, k) => fit(count, { width: widths[k]! - FRAME.width, height: most - FRAME.height, ratio: SMALL_RATIO, gap: GAP, most: 240, least: 58 }));
  const card = Math.round(Math.min(...fits.map((size) => size.width)) * 1.2);
  const tallest = Math.max(...fits.map((size) => size.rows * (Math.min(size.width, card) * SMALL_RATIO + GAP) - GAP));
  const high = Math.round(Math.min(most, tallest + FRAME.height));
  const carpet = high + 22;
  const side = between(164, width * 0.16, 320);
  const room = inner - carpet - 34;
  const beside = opened && room < 320;
  const bare = room < 232;
  const laid = opened && !beside ? between(150, room * 0.48, 280) : 0;
  const half = (across - side - 60) / 2;
  return {
    rows: false,
    mats: widths.map((each) => ({ width: each, height: high })),
    card,
    carpet,
    suite: { width: beside ? half - 40 : across - 2 * side - 96, height: room - laid - (opened ? 70 : 84), most: between(110, side * 0.76, 240) },
    strip: beside ? { width: half, height: room - 20 } : { width: across - 2 * side - 44, height: laid },
    beside,
    pile: bare ? between(60, (room - 64) / 1.34, 78) : between(78, side * 0.47, 160),
    bare,
    emperor: between(bare ? 56 : 84, Math.min(side * 0.6, room * 0.42), 190),
    audience: room,
    height: inner,
  };
}

function upright(width: number, height: number, suites: readonly number[], opened: boolean): Plan {
  const gaps = 8 * (suites.length + 1);
  const own = opened ? between(72, height * 0.15, 150) : between(80, height * (0.2 + 0.015 * (3 - suites.length)), 190);
  const laid = opened ? between(132, height * 0.25, 200) : 0;
  const carpetHeight = 70 + own + (laid ? laid + 12 : 0);
  const row = between(60, (height - carpetHeight - gaps) / Math.max(1, suites.length), width < 600 ? 128 : 170);
  const carpet = row * suites.length + gaps;
  const pile = between(52, own * 0.54, 104);
  const left = height - carpet - carpetHeight;
  return {
    rows: true,
    mats: suites.map(() => ({ width: width - 16, height: row })),
    card: width < 600 ? 86 : 110,
    carpet,
    suite: { width: width - pile * 1.75 - 36, height: own, most: 140 },
    strip: { width: width - 16, height: laid },
    beside: false,
    pile,
    bare: true,
    emperor: between(46, left - 24, 104),
    audience: left,
    height: Math.max(height, carpet + carpetHeight),
  };
}
