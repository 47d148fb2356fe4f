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

export function boardLayout(width: number, height: number, others: number, own: boolean): BoardLayout {
  if (width < 600) {
    const ownPlot = clamp(48, (width - 20 - 5 * 5) / 6, 78);
    return {
      kind: 'small',
      citiesAcross: 1,
      otherColumns: 6,
      otherPlot: own ? 43 : clamp(43, (width - 66) / 6, 80),
      ownColumns: 6,
      ownPlot,
    };
  }
  if (width < 900) {
    const otherColumns = others === 1 ? 12 : 6;
    const otherPlotFor = (citiesAcross: number) =>
      ((width - 20 - 12 * (citiesAcross - 1)) / citiesAcross - 22 - 4 * (otherColumns - 1)) / otherColumns;
    const citiesAcross = otherPlotFor(others) >= 34 ? others : Math.min(others, 2);
    const ownPlot = Math.min((width - 20 - 5 * 12) / 6, (height - 460) / 2.7);
    return {
      kind: 'middle',
      citiesAcross,
      otherColumns,
      otherPlot: clamp(30, otherPlotFor(citiesAcross), 64),
      ownColumns: 6,
      ownPlot: clamp(76, ownPlot, 118),
    };
  }
  const inner = width - 36;
  const citiesAcross = own || others === 3 ? others : others === 4 ? 2 : 1;
  const rows = Math.ceil(others / citiesAcross);
  const otherColumns = citiesAcross === 1 ? 12 : 6;
  const otherWidth = ((inner - 12 * (citiesAcross - 1)) / citiesAcross - 22 - 5 * (otherColumns - 1)) / otherColumns;
  const ownWidth = (inner - 11 * 7) / 12;
  // If the height is too small, both kinds of plots shrink alike.
  const fixed = (width > 1700 ? 150 : HARBOUR) + 38 + rows * CITY_FRAME + (own ? OWN_HEADER + 28 : 20);
  const fittingScale = (ratio: number) => {
    const needed = rows * (12 / otherColumns) * otherWidth * ratio + (own ? ownWidth * 1.36 : 0);
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
    ownColumns: 12,
    ownPlot: clamp(46, ownWidth * scale, 180),
  };
}
