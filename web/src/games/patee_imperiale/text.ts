/** Fitting words into drawings: SVG does not wrap. */

/** About how wide a text is, in units of its size. */
export function breadth(text: string): number {
  let sum = 0;
  for (const letter of text) {
    if (/[ijlt.,:;’'!|f]/.test(letter)) sum += 0.27;
    else if (/[mwMW—]/.test(letter)) sum += 0.76;
    else if (/[A-ZÀ-Ý]/.test(letter)) sum += 0.58;
    else if (letter === ' ') sum += 0.21;
    else sum += 0.48;
  }
  return sum;
}

/** Lines no wider than `room` (in units of the size); what does not fit in `most` lines ends in an ellipsis. */
export function wrapped(text: string, room: number, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && breadth(`${last} ${word}`) <= room) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  if (lines.length <= most) return lines;
  const kept = lines.slice(0, most);
  kept[most - 1] = `${kept[most - 1]!.replace(/[ ,;:.]+$/, '')} …`;
  return kept;
}

/** A name that fits, cut with a point where it must be. */
export function clipped(name: string, room: number): string {
  if (breadth(name) <= room) return name;
  let kept = name;
  while (kept.length > 3 && breadth(`${kept}.`) > room) kept = kept.slice(0, -1);
  return `${kept.trimEnd()}.`;
}

export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!);
