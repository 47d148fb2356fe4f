/** Text on the cards: where it breaks, and where it is cut. Widths are in units of the letter size. */
import { textWidth, wrapLines, type LetterWidths } from '$art/lettering';

const WIDTHS: LetterWidths = [
  [/[ijlt.,:;’'!|f]/, 0.27],
  [/[mwMW—]/, 0.76],
  [/[A-ZÀ-Ý]/, 0.58],
  [/ /, 0.21],
  [/./su, 0.48],
];

export const widthOf = (text: string): number => textWidth(text, WIDTHS);

/** Lines no wider than `maxWidth`; a text that needs more than `maxLines` ends in an ellipsis. */
export function wrap(text: string, maxWidth: number, maxLines: number): string[] {
  const lines = wrapLines(text, (line) => widthOf(line) <= maxWidth);
  if (lines.length <= maxLines) return lines;
  const shown = lines.slice(0, maxLines);
  shown[maxLines - 1] = `${shown[maxLines - 1]!.replace(/[ ,;:.]+$/, '')} …`;
  return shown;
}

/** A name that fits: cut, and ended with a full stop, if it is too wide. */
export function clipName(name: string, maxWidth: number): string {
  if (widthOf(name) <= maxWidth) return name;
  let start = name;
  while (start.length > 3 && widthOf(`${start}.`) > maxWidth) start = start.slice(0, -1);
  return `${start.trimEnd()}.`;
}
