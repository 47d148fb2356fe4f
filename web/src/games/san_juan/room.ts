/** How large things are drawn in the room the board has. */

export interface Room {
  /** `small`: one column with lettering for a phone; `middle`: two rows of plots; `wide`: one street. */
  kind: 'small' | 'middle' | 'wide';
  /** Other cities beside each other, their lots across, and a lot's width. */
  across: number;
  lots: number;
  lot: number;
  /** Plots across in the own street, and a plot's width. */
  plots: number;
  plot: number;
}

/** From this width on a lot or a plot shows its name. */
export const LARGE = 66;

const PANEL = 62; // a city's name and margins
const HARBOUR = 108;
const HEAD = 39; // the name of the own city

function clamp(least: number, value: number, most: number): number {
  return Math.floor(Math.max(least, Math.min(value, most)));
}

export function measured(width: number, height: number, others: number, own: boolean): Room {
  if (width < 600) {
    const plot = clamp(48, (width - 20 - 5 * 5) / 6, 78);
    return { kind: 'small', across: 1, lots: 6, lot: own ? 43 : clamp(43, (width - 66) / 6, 80), plots: 6, plot };
  }
  if (width < 900) {
    const lots = others === 1 ? 12 : 6;
    const fit = (across: number) => ((width - 20 - 12 * (across - 1)) / across - 22 - 4 * (lots - 1)) / lots;
    const across = fit(others) >= 34 ? others : Math.min(others, 2);
    const plot = Math.min((width - 20 - 5 * 12) / 6, (height - 460) / 2.7);
    return { kind: 'middle', across, lots, lot: clamp(30, fit(across), 64), plots: 6, plot: clamp(76, plot, 118) };
  }
  const inner = width - 36;
  const across = own || others === 3 ? others : others === 4 ? 2 : 1;
  const rows = Math.ceil(others / across);
  const lots = across === 1 ? 12 : 6;
  const lotWide = ((inner - 12 * (across - 1)) / across - 22 - 5 * (lots - 1)) / lots;
  const plotWide = (inner - 11 * 7) / 12;
  // Both shrink alike where the height does not do.
  const fixed = (width > 1700 ? 150 : HARBOUR) + 38 + rows * PANEL + (own ? HEAD + 28 : 20);
  const fitting = (ratio: number) => {
    const wanted = rows * (12 / lots) * lotWide * ratio + (own ? plotWide * 1.36 : 0);
    return Math.min(1, (height - fixed) / wanted);
  };
  let scale = fitting(1.34);
  let lot = Math.min(180, lotWide * scale);
  if (lot < LARGE) {
    scale = fitting(1.1);
    lot = Math.min(LARGE - 1, lotWide * scale);
  }
  return { kind: 'wide', across, lots, lot: clamp(32, lot, 180), plots: 12, plot: clamp(46, plotWide * scale, 180) };
}
