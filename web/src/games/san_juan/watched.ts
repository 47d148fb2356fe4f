/** The sizes of the cities as a spectator sees them: streets one above the other, over the whole height. */
import { GAP } from './layout';

export interface WatchedLayout {
  columns: number;
  plot: number;
  height: number;
  /** Only the rows with buildings are shown, so that more cities are in sight. */
  short: boolean;
}

const EDGES = 24;
const NAME = 34; // a street's line with name, hand and points
const BETWEEN = 10; // the least between two streets
const NAMED = 64; // from this width on, names fit on a plot in two lines
const LOWEST = 44;
const MOST_ROWS = 4;

/** `height` is what the harbour leaves for the cities. */
export function watchedLayout(width: number, height: number, seats: number, plots: number): WatchedLayout {
  const inner = width - EDGES;
  const widthOf = (columns: number) => Math.floor((inner - GAP * (columns - 1)) / columns);
  const choices = Array.from({ length: MOST_ROWS }, (_, above) => Math.ceil(plots / (above + 1)));
  const columns = choices.find((each) => widthOf(each) >= NAMED) ?? choices[choices.length - 1]!;
  const rows = Math.ceil(plots / columns);
  const plot = Math.min(widthOf(columns), 150);
  const free = (height - seats * (NAME + BETWEEN)) / (seats * rows) - GAP;
  const short = rows > 1 && free < LOWEST;
  return { columns, plot, short, height: Math.floor(Math.max(LOWEST, Math.min(free, plot * 1.04))) };
}
