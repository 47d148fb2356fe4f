/** Text on cards and houses: where it breaks, and how it is squeezed where it must fit. */
import { escapeMarkup, textWidth, wrapLines, type LetterWidths } from '$art/lettering';

/** Estimated widths of letters; rather too wide than too narrow. */
const WIDTHS: LetterWidths = [
  [/[iljtfrI.,:;’'|!() ]/, 0.29],
  [/[mwMWœæ—]/, 0.78],
  [/[A-Z]/, 0.58],
  [/./su, 0.5],
];

/** The display face is narrower than the text face. */
const widthOf = (text: string, display: boolean): number => textWidth(text, WIDTHS) * (display ? 0.94 : 1);

/** A text in lines at most `width` wide at this letter size. */
export function lines(text: string, size: number, width: number, display = false): string[] {
  return wrapLines(text, (line) => widthOf(line, display) * size <= width);
}

const FONTS = {
  display: 'font-family="Grenze" font-weight="700"',
  text: 'font-family="Source Sans 3 Variable" font-weight="450"',
};

/** A centred line of text, squeezed if it is too wide. */
export function line(
  text: string,
  x: number,
  y: number,
  size: number,
  width: number,
  fill: string,
  display = true,
): string {
  const squeeze = widthOf(text, display) * size > width ? ` textLength="${width}" lengthAdjust="spacingAndGlyphs"` : '';
  return `<text x="${x}" y="${y}" text-anchor="middle" ${display ? FONTS.display : FONTS.text} font-size="${size}" fill="${fill}"${squeeze}>${escapeMarkup(text)}</text>`;
}

/** A name in at most `maxLines` lines at the largest of the sizes that fits, else at the smallest, to be squeezed. */
export function fitName(
  name: string,
  sizes: readonly number[],
  width: number,
  maxLines: number,
): { size: number; rows: string[] } {
  for (const size of sizes) {
    const rows = lines(name, size, width, true);
    if (rows.length <= maxLines && rows.every((row) => widthOf(row, true) * size <= width)) return { size, rows };
  }
  const size = sizes[sizes.length - 1] ?? 12;
  const rows = lines(name, size, width * 1.2, true);
  return {
    size,
    rows: rows.length <= maxLines ? rows : [...rows.slice(0, maxLines - 1), rows.slice(maxLines - 1).join(' ')],
  };
}
