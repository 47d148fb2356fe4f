/** Drawings that all games share: the hatching of the seats, their shields, and the logo. */

const SEAT_KEYS = ['a', 'b', 'c', 'd', 'e'] as const;
export type SeatKey = (typeof SEAT_KEYS)[number];

interface Coloured {
  colour: number;
}

/** The colours as a table gives them; none if its server knows no colours and sends the same for all. */
const given = (seats: readonly Coloured[]): readonly number[] =>
  new Set(seats.map(({ colour }) => colour)).size === seats.length ? seats.map(({ colour }) => colour) : [];

/** The colours of the seats at the table that is shown; a seat without one has that of its number. */
class SeatColours {
  #shown: readonly number[] = [];

  /**
   * Take over the colours of a table, before anything of it is drawn: in a rematch the seats rotate, and the players
   * keep their colours. Without seats, every seat has the colour of its number.
   */
  use(seats: readonly Coloured[] = []): void {
    this.#shown = given(seats);
  }

  /** The number of a seat's colour, at the table that is shown or at another one. */
  of(seat: number, seats?: readonly Coloured[]): number {
    return (seats ? given(seats) : this.#shown)[seat] ?? seat;
  }
}

export const seatColours = new SeatColours();

/** The key of a seat's colours (`--p-a`), hatching (`url(#h-a)`) and window. */
export function seatKey(seat: number, colour = seatColours.of(seat)): SeatKey {
  return SEAT_KEYS[colour] ?? 'e';
}

/** The letter of a seat. */
export function seatLetter(seat: number, colour = seatColours.of(seat)): string {
  return seatKey(seat, colour).toUpperCase();
}

const LINES: [SeatKey, string][] = [
  ['a', 'M1.5 0V6M4.5 0V6'],
  ['b', 'M0 1.5H6M0 4.5H6'],
  ['d', 'M-1 -1L7 7M-1 5L1 7M5 -1L7 1'],
];
/** The attribute of a pattern whose size does not depend on what it fills. */
export const TILE = 'patternUnits="userSpaceOnUse"';

/**
 * Patterns that every drawing may use, and those of the games; they are in the page once. The hatching follows Petra
 * Sancta's system.
 */
export const defs = (
  own: readonly string[],
): string => `<svg width="0" height="0" style="position:absolute" aria-hidden="true"><defs>
${LINES.map(([key, path]) => `<pattern id="h-${key}" width="6" height="6" ${TILE}><path d="${path}" stroke="#fff" stroke-opacity=".5" stroke-width="1.1" fill="none"/></pattern>`).join('')}
<pattern id="h-c" width="5" height="5" ${TILE}><g fill="#5a3d00" fill-opacity=".75"><circle cx="1.4" cy="1.4" r="1"/><circle cx="3.9" cy="3.9" r="1"/></g></pattern>
<pattern id="h-e" width="6" height="6" ${TILE}></pattern>
<pattern id="paper" width="7" height="7" ${TILE}><g fill="#7a6334" fill-opacity=".1"><circle cx="1" cy="2" r=".5"/><circle cx="5" cy="5.4" r=".4"/></g></pattern>
<pattern id="wave" width="28" height="12" ${TILE}><path d="M0 8q7 -6 14 0t14 0" fill="none" stroke="var(--wave)" stroke-width="1.2" stroke-opacity=".65"/></pattern>
<pattern id="back-p" width="16" height="16" ${TILE}><path d="M8 1L15 8L8 15L1 8Z" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="1.2"/><circle cx="8" cy="8" r="1.5" fill="#fff" fill-opacity=".35"/></pattern>
${own.join('')}
</defs></svg>`;

/**
 * Adds a clip path to the page, once, and returns the value for `clip-path`. Drawings only refer to it: since they have
 * no ids, they can be shown twice, hidden and copied.
 */
export function clip(id: string, shape: string): string {
  if (!document.getElementById(id)) {
    document.body.insertAdjacentHTML(
      'beforeend',
      `<svg width="0" height="0" style="position:absolute" aria-hidden="true"><clipPath id="${id}">${shape}</clipPath></svg>`,
    );
  }
  return `url(#${id})`;
}

const SHIELD = 'M2 2H30V18C30 28 20 33 16 35C12 33 2 28 2 18Z';

/**
 * A seat's shield: hue, hatching and letter. Decorative: the name is next to it. It scales with the text. Pages with
 * several tables say the colour themselves.
 */
export function sigil(seat: number, size = 28, colour = seatColours.of(seat)): string {
  const key = seatKey(seat, colour);
  const pale = key === 'c' || key === 'e';
  return (
    `<svg class="sigil" width="${size}" height="${Math.round(size * 1.12)}" viewBox="0 0 32 36" aria-hidden="true" ` +
    `style="width:${size / 16}rem;height:${(size * 1.12) / 16}rem">` +
    `<path d="${SHIELD}" fill="var(--p-${key})" stroke="var(--draw)" stroke-width="2" stroke-linejoin="round"/>` +
    `<path d="${SHIELD}" fill="url(#h-${key})"/>` +
    `<circle cx="16" cy="16.5" r="9.6" fill="${pale ? '#fff8e4' : `var(--p-${key}-dk)`}"/>` +
    `<text x="16" y="21.6" text-anchor="middle" font-family="Grenze" font-weight="700" font-size="16" ` +
    `fill="${pale ? '#1f2430' : '#fff'}">${key.toUpperCase()}</text></svg>`
  );
}

/** The logo. */
export function mark(size = 30): string {
  return `<svg width="${size}" height="${size}" viewBox="0 0 40 40" aria-hidden="true"><g stroke="var(--draw)" stroke-width="2" stroke-linejoin="round"><path d="M4 36V16l8-4v24z" fill="var(--p-a)"/><path d="M12 36V12l6 4v20z" fill="var(--p-a-dk)"/><path d="M15 36V24l7-3.500V36z" fill="var(--p-c)"/><path d="M22 36V20.500L27 24v12z" fill="var(--p-c-dk)"/><path d="M24 36V8l7-4v32z" fill="var(--p-b)"/><path d="M31 36V4l6 4v28z" fill="var(--p-b-dk)"/></g></svg>`;
}
