/** Text inside drawings: how wide it is about, where it breaks, and how it is squeezed where it must fit. */

const NARROW = new Set("iljtfrI.,:;’'|!() ");
const BROAD = new Set('mwMWœæ—');

/** About how wide a text is, in ems; a hair too wide rather than too narrow. */
export function ems(text: string, display = false): number {
  let sum = 0;
  for (const letter of text) {
    if (NARROW.has(letter)) sum += 0.29;
    else if (BROAD.has(letter)) sum += 0.78;
    else if (letter >= 'A' && letter <= 'Z') sum += 0.58;
    else sum += 0.5;
  }
  return sum * (display ? 0.94 : 1);
}

/** A text in lines that are at most so wide at this size. */
export function lines(text: string, size: number, width: number, display = false): string[] {
  const out: string[] = [];
  for (const word of text.split(' ')) {
    const joined = out.length ? `${out[out.length - 1]} ${word}` : word;
    if (out.length && ems(joined, display) * size <= width) out[out.length - 1] = joined;
    else out.push(word);
  }
  return out;
}

export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

const FONTS = { display: 'font-family="Grenze" font-weight="700"', text: 'font-family="Source Sans 3 Variable" font-weight="450"' };

/** A line of text, centred, squeezed if it is too wide. */
export function line(text: string, x: number, y: number, size: number, width: number, fill: string, display = true): string {
  const tight = ems(text, display) * size > width ? ` textLength="${width}" lengthAdjust="spacingAndGlyphs"` : '';
  return `<text x="${x}" y="${y}" text-anchor="middle" ${display ? FONTS.display : FONTS.text} font-size="${size}" fill="${fill}"${tight}>${escaped(text)}</text>`;
}

/** A name in at most two lines of lettering: the largest of the sizes at which it fits, else squeezed at the least. */
export function fitted(name: string, sizes: readonly number[], width: number, most: number): { size: number; rows: string[] } {
  for (const size of sizes) {
    const rows = lines(name, size, width, true);
    if (rows.length <= most && rows.every((row) => ems(row, true) * size <= width)) return { size, rows };
  }
  const size = sizes[sizes.length - 1] ?? 12;
  const rows = lines(name, size, width * 1.2, true);
  return { size, rows: rows.length <= most ? rows : [...rows.slice(0, most - 1), rows.slice(most - 1).join(' ')] };
}
