/** The sizes of everything on the board, given its width and height. */

export interface BoardLayout {
  /** `small`: one column, with lettering for a phone; `middle`: two rows of plots; `wide`: one street. */
  kind: 'small' | 'middle' | 'wide';
  /** How many of the other cities stand side by side, their columns of plots, and the width of a plot. */
  citiesAcross: number;
  otherColumns: number;
  otherPlot: number;
  /** The columns of the viewer's own street, and the width of a plot. */
  ownColumns: number;
  ownPlot: number;
}

/** From this width on, a plot shows the name of its building. */
export const MIN_NAMED_PLOT = 66;

const CITY_FRAME = 62; // name and margins of another city
const HARBOUR = 108;
const OWN_HEADER = 39; // name of the viewer's city

function clamp(least: number, value: number, most: number): number {
  return Math.floor(Math.max(least, Math.min(value, most)));
}

/** `plots` is the number of plots of a city, in one row or two. */
export function boardLayout(width: number, height: number, others: number, own: boolean, plots: number): BoardLayout {
  const half = Math.ceil(plots / 2);
  if (width < 600) {
    const ownPlot = clamp(48, (width - 20 - 5 * (half - 1)) / half, 78);
    return {
      kind: 'small',
      citiesAcross: 1,
      otherColumns: half,
      otherPlot: own ? 43 : clamp(43, (width - 66) / half, 80),
      ownColumns: half,
      ownPlot,
    };
  }
  if (width < 900) {
    const otherColumns = others === 1 ? plots : half;
    const otherPlotFor = (citiesAcross: number) =>
      ((width - 20 - 12 * (citiesAcross - 1)) / citiesAcross - 22 - 4 * (otherColumns - 1)) / otherColumns;
    const citiesAcross = otherPlotFor(others) >= 34 ? others : Math.min(others, 2);
    const ownPlot = Math.min((width - 20 - 12 * (half - 1)) / half, (height - 460) / 2.7);
    return {
      kind: 'middle',
      citiesAcross,
      otherColumns,
      otherPlot: clamp(30, otherPlotFor(citiesAcross), 64),
      ownColumns: half,
      ownPlot: clamp(76, ownPlot, 118),
    };
  }
  const inner = width - 36;
  const citiesAcross = own || others === 3 ? others : others === 4 ? 2 : 1;
  const rows = Math.ceil(others / citiesAcross);
  const otherColumns = citiesAcross === 1 ? plots : half;
  const otherWidth = ((inner - 12 * (citiesAcross - 1)) / citiesAcross - 22 - 5 * (otherColumns - 1)) / otherColumns;
  const ownWidth = (inner - 7 * (plots - 1)) / plots;
  // If the height is too small, both kinds of plots shrink alike.
  const fixed = (width > 1700 ? 150 : HARBOUR) + 38 + rows * CITY_FRAME + (own ? OWN_HEADER + 28 : 20);
  const fittingScale = (ratio: number) => {
    const needed = rows * (plots / otherColumns) * otherWidth * ratio + (own ? ownWidth * 1.36 : 0);
    return Math.min(1, (height - fixed) / needed);
  };
  let scale = fittingScale(1.34);
  let otherPlot = Math.min(180, otherWidth * scale);
  if (otherPlot < MIN_NAMED_PLOT) {
    scale = fittingScale(1.1);
    otherPlot = Math.min(MIN_NAMED_PLOT - 1, otherWidth * scale);
  }
  return {
    kind: 'wide',
    citiesAcross,
    otherColumns,
    otherPlot: clamp(32, otherPlot, 180),
    ownColumns: plots,
    ownPlot: clamp(46, ownWidth * scale, 180),
  };
}
