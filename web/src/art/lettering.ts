/** Text inside drawings. SVG neither wraps nor measures, so widths are estimated letter by letter. */

/** Estimated widths in ems; the first matching class of letters applies. */
export type LetterWidths = readonly (readonly [letters: RegExp, ems: number])[];

export function textWidth(text: string, widths: LetterWidths): number {
  let sum = 0;
  for (const letter of text) sum += widths.find(([letters]) => letters.test(letter))?.[1] ?? 0;
  return sum;
}

/** Breaks a text between words into lines that fit; a single word that does not fit gets a line to itself. */
export function wrapLines(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && fits(`${last} ${word}`)) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escapeMarkup = (text: string): string => text.replace(/[&<>"]/g, (character) => ESCAPES[character]!);
