/** The sizes of everything on the board, given its width and height. They do not depend on what is built. */

export interface BoardLayout {
  /** `small`: one column, with lettering for a phone; `middle`: two rows of plots; `wide`: one street. */
  kind: 'small' | 'middle' | 'wide';
  /** `wide` with so little height that everything moves together. */
  low: boolean;
  /** How many of the other cities stand side by side, their columns of plots, and the size of a plot. */
  citiesAcross: number;
  otherColumns: number;
  otherPlot: number;
  otherHeight: number;
  /** The columns of the viewer's own street, and the size of a plot. */
  ownColumns: number;
  ownPlot: number;
  ownHeight: number;
}

const NAMED = 74; // from this width on, most names fit on a plot in one line
const CITY_FRAME = 48; // name and margins of another city
const CITY_EDGES = 20;
const HARBOUR = 74;
const OWN_FRAME = 56; // name and margins of the viewer's city
const SEA = 30;
const LOW = { harbour: 66, frames: 104 };
export const GAP = 5;

function clamp(least: number, value: number, most: number): number {
  return Math.floor(Math.max(least, Math.min(value, most)));
}

function plotWidth(room: number, columns: number): number {
  return Math.floor((room - GAP * (columns - 1)) / columns);
}

/** The columns of a city: as few rows as possible with names that fit. */
function columnsFor(room: number, plots: number): number {
  const choices = [plots, plots / 2, plots / 3, plots / 4].map(Math.ceil);
  return choices.find((columns) => plotWidth(room, columns) >= NAMED) ?? Math.ceil(plots / 4);
}

/** `plots` is the number of plots of a city, in one row or more. */
export function boardLayout(width: number, height: number, others: number, plots: number): BoardLayout {
  if (width < 600) {
    const columns = Math.ceil(plots / 3);
    const ownPlot = plotWidth(width - 20, columns);
    return {
      kind: 'small',
      low: false,
      citiesAcross: 1,
      otherColumns: columns,
      otherPlot: plotWidth(width - 20 - CITY_EDGES - (others > 1 ? 24 : 0), columns),
      otherHeight: 50,
      ownColumns: columns,
      ownPlot,
      ownHeight: clamp(50, (height - 150) / 3 - GAP, 62),
    };
  }
  const low = height < 380; // a wide window without height
  if (width < 900 && !low) {
    const citiesAcross = Math.min(others, 2);
    const room = (width - 20 - 12 * (citiesAcross - 1)) / citiesAcross - CITY_EDGES;
    const otherColumns = columnsFor(room, plots);
    const ownColumns = Math.ceil(plots / 2);
    const ownPlot = plotWidth(width - 20, ownColumns);
    return {
      kind: 'middle',
      low: false,
      citiesAcross,
      otherColumns,
      otherPlot: Math.min(plotWidth(room, otherColumns), 110),
      otherHeight: 58,
      ownColumns,
      ownPlot: Math.min(ownPlot, 130),
      ownHeight: clamp(58, (height - 440) / 2, 112),
    };
  }
  const inner = width - 24;
  const citiesAcross = others;
  const room = (inner - 10 * (citiesAcross - 1)) / citiesAcross - CITY_EDGES;
  const otherColumns = low ? Math.ceil(plots / Math.min(others, 2)) : columnsFor(room, plots);
  const lines = Math.ceil(plots / otherColumns);
  const otherPlot = Math.min(plotWidth(room, otherColumns), 130);
  const ownPlot = plotWidth(inner, plots);
  const harbour = low ? LOW.harbour : width > 1500 ? HARBOUR + 14 : HARBOUR;
  const frames = low ? LOW.frames : 22 + CITY_FRAME + OWN_FRAME + SEA;
  const fixed = harbour + frames + GAP * lines;
  const free = height - fixed;
  const wantedOwn = Math.min(84, ownPlot * 1.06);
  // What is left over makes the other plots higher first, then the viewer's own, then the sea.
  const scale = Math.min(1, free / (lines * 50 + wantedOwn));
  const extra = Math.max(0, free - lines * 50 - wantedOwn - 34);
  const crowded = Math.max(50 * scale, Math.min(46, (free - 62) / lines));
  const otherHeight = scale < 1 ? crowded : Math.min(50 + extra / lines, otherPlot * 1.02, 110);
  const left = Math.max(0, extra - (otherHeight - 50) * lines);
  return {
    kind: 'wide',
    low,
    citiesAcross,
    otherColumns,
    otherPlot,
    otherHeight: clamp(30, otherHeight, 140),
    ownColumns: plots,
    ownPlot,
    ownHeight:
      scale < 1
        ? clamp(38, free - lines * otherHeight, 84)
        : clamp(40, wantedOwn + Math.min(left * 0.5, ownPlot * 0.12), 150),
  };
}
