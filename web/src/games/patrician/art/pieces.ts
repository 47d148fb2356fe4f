/** Tokens, messengers, ambassadors, the draw pile and the banner of a city. */
import { seatKey, seatLetter } from '$art/heraldry';
import { crest } from './crest';
import { PALE_SEATS, pennant } from './tower';

const TEXT = 'font-family="Source Sans 3 Variable"';
const DISPLAY = 'font-family="Grenze" font-weight="700"';

/** A token: gold until it is won, then in the colour of its winner. */
export function token(x: number, y: number, points: number | string, scale: number, winner: number | null): string {
  const key = winner === null ? null : seatKey(winner);
  const face = key
    ? `<circle r="12" fill="var(--p-${key})" stroke="var(--draw)" stroke-width="1.5"/>`
    : '<circle r="12" fill="var(--gold-2)" stroke="var(--draw)" stroke-width="1.5"/><circle r="9.3" fill="none" stroke="#9a7015" stroke-dasharray="1.5 1.5"/>';
  return (
    `<g transform="translate(${x} ${y}) scale(${scale})"><circle r="12" cy="1.5" fill="var(--draw)" opacity=".35"/>${face}` +
    `<text y="6" text-anchor="middle" ${DISPLAY} font-size="18.5" fill="${key ? `var(--p-${key}-on)` : '#2b1d05'}">${points}</text></g>`
  );
}

/** The letter of a token's winner, as a small tab on the token's rim. */
export function winnerTab(x: number, y: number, seat: number, scale: number): string {
  const key = seatKey(seat);
  return (
    `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M-7 -7H7V1C7 5 3 7 0 8.5C-3 7 -7 5 -7 1Z" fill="${PALE_SEATS.has(key) ? '#fff8e4' : `var(--p-${key}-dk)`}" stroke="var(--draw)" stroke-width="1.2" stroke-linejoin="round"/>` +
    `<text y="3.6" text-anchor="middle" ${DISPLAY} font-size="12.5" fill="${PALE_SEATS.has(key) ? '#1f2430' : '#fff'}">${seatLetter(seat)}</text></g>`
  );
}

/** A messenger on horseback in the sender's colour; `flag` is the scale of the pennant, 0 for none. */
export function messenger(seat: number, flag = 1): string {
  const key = seatKey(seat);
  return (
    '<ellipse cy="1" rx="15" ry="4" opacity=".25"/>' +
    (flag ? pennant(8, -17, seat, flag, false) + '<path d="M8 -8V-20" stroke="var(--draw)" stroke-width="2"/>' : '') +
    '<path d="M-11 0L-9 -10C-11 -11 -11 -16 -6 -16.5L6 -16C8 -17 9 -20.5 10.5 -23.5L16.5 -21L16 -17.5L12.5 -17C12 -12.5 10.5 -10 9.5 -9L10.5 0H7L5 -8H-5L-7 0Z" fill="#f3e4c8" stroke="var(--draw)" stroke-width="1.5" stroke-linejoin="round"/>' +
    '<path d="M-10.5 -14C-14 -13 -14 -8 -13 -5" fill="none" stroke="var(--draw)" stroke-width="2" stroke-linecap="round"/>' +
    `<path d="M-7 -16.5H5V-10Q-1 -7.5 -7 -10Z" fill="var(--p-${key})" stroke="var(--draw)" stroke-width="1.2"/>` +
    `<path d="M-5 -15.5L-6 -25C-6 -28.5 2.5 -28.5 2.5 -25L3.5 -15.5Z" fill="var(--p-${key})" stroke="var(--draw)" stroke-width="1.5" stroke-linejoin="round"/>` +
    '<path d="M0 -23.5L8 -20.5" stroke="var(--draw)" stroke-width="4.6" stroke-linecap="round"/>' +
    `<path d="M0 -23.5L8 -20.5" stroke="var(--p-${key}-lt)" stroke-width="2.4" stroke-linecap="round"/>` +
    '<circle cx="-1.5" cy="-31" r="4" fill="#efc9a4" stroke="var(--draw)" stroke-width="1.4"/>' +
    `<path d="M-6.5 -32Q-2 -38.5 3.8 -32Z" fill="var(--p-${key}-dk)" stroke="var(--draw)" stroke-width="1.2" stroke-linejoin="round"/>` +
    '<path d="M-13 -21h8.5v6h-8.5z" fill="#fffaf0" stroke="var(--draw)" stroke-width="1.1"/><path d="M-13 -21l4.2 3.3 4.3-3.3" fill="none" stroke="var(--draw)" stroke-width=".9"/>'
  );
}

/** The draw pile, 58 × 80; an empty frame when it is used up. */
export function drawPile(cards: number): string {
  if (!cards)
    return '<rect width="58" height="80" rx="6" fill="none" stroke="var(--board-ink)" stroke-opacity=".55" stroke-width="1.5" stroke-dasharray="5 5"/>';
  let sheets = '';
  const count = Math.min(4, 1 + Math.ceil(cards / 8));
  for (let at = count - 1; at >= 0; at--)
    sheets += `<rect x="${1.5 * at}" y="${2 * at}" width="58" height="80" rx="6" fill="var(--card-back)" stroke="var(--draw)" stroke-width="1.3"/>`;
  return (
    `${sheets}<rect width="58" height="80" rx="6" fill="url(#back-p)"/><circle cx="29" cy="40" r="17" fill="var(--card)" stroke="var(--draw)" stroke-width="1.5"/>` +
    `<text x="29" y="47" text-anchor="middle" ${DISPLAY} font-size="21" fill="var(--card-ink)">${cards}</text>`
  );
}

/**
 * The banner of a city: crest, name, floors built and in all (in letters of size `smallText`), and a pip for each floor
 * if there is room. The last `preview` floors belong to the gesture.
 */
export function banner(
  city: string,
  built: number,
  floors: number,
  preview: number,
  small: boolean,
  smallText: number,
): string {
  const numbers = `${built}/${floors}`;
  if (small)
    return (
      `<path d="M8 0H94l-4 10.5 4 10.5H8z" fill="var(--card)" stroke="var(--draw)" stroke-width="1.2" stroke-linejoin="round"/>${crest(city, -2, -2, 0.66)}` +
      `<text x="21.5" y="15.3" ${DISPLAY} font-size="14" fill="var(--card-ink)">${city}</text>` +
      `<text x="88" y="15" text-anchor="end" ${TEXT} font-weight="650" letter-spacing="-.3" font-size="${smallText}" fill="var(--card-ink)">${numbers}</text>`
    );
  let pips = '';
  for (let at = 0; at < floors; at++)
    pips += `<rect x="${38 + at * 9}" y="20.8" width="7" height="5" rx="1" fill="${at < built - preview ? 'var(--card-ink)' : at < built ? 'var(--lit)' : 'none'}" stroke="var(--card-ink)"/>`;
  return (
    '<path d="M8 3H134l-7 14.5 7 14.5H8z" opacity=".2"/><path d="M8 1H136l-7 14.5 7 14.5H8z" fill="var(--card)" stroke="var(--draw)" stroke-width="1.5" stroke-linejoin="round"/>' +
    crest(city, 0, -3, 1.03) +
    `<text x="38" y="16.2" ${DISPLAY} font-size="17.5" fill="var(--card-ink)">${city}</text>` +
    `<text x="126" y="16" text-anchor="end" ${TEXT} font-weight="650" font-size="${smallText}" fill="var(--card-ink)">${numbers}</text>${pips}`
  );
}

/** The tokens, or cities, that decide on each ambassador, as pictured on its card. */
const CLAIMS: Record<string, string> = {
  A: token(22, 32, 6, 0.92, null),
  B: token(22, 32, 4, 0.92, null),
  C: token(22, 32, 2, 0.92, null),
  D: crest('Verona', 3.5, 23, 0.4) + crest('Parma', 15.6, 23, 0.4) + crest('Milano', 27.7, 23, 0.4),
};

/**
 * The card of an ambassador, 44 × 56: a sealed letter under a plumed hat, with what it rewards. Its own letter is small
 * and on the seal, so that nobody takes it for a player's.
 */
export function ambassador(name: string, holder: number | null): string {
  return (
    '<rect y="1.5" width="44" height="56" rx="5" opacity=".22"/><rect width="44" height="56" rx="5" fill="var(--card)" stroke="var(--draw)" stroke-width="1.3"/>' +
    '<path d="M.6 18V5.6a5 5 0 0 1 5-5H38.4a5 5 0 0 1 5 5V18z" fill="#4a3b63"/>' +
    '<path d="M9 14.5q13-6 26 0q-13 3.4-26 0z" fill="#2b2933" stroke="#fff8e8" stroke-width=".9"/><path d="M14 12.5q1-8 8-8t8 8q-8-2.5-16 0z" fill="#2b2933" stroke="#fff8e8" stroke-width=".9"/><path d="M28 8q6-7 10-3q-5 0-9 6z" fill="#f0d48a"/>' +
    (CLAIMS[name] ?? '') +
    '<path d="M4 45H40M4 50.5H27" stroke="var(--card-ink-2)" stroke-width="1.3" opacity=".55"/>' +
    `<circle cx="34" cy="48.5" r="6.6" fill="#8e2a2a" stroke="var(--draw)"/><text x="34" y="52" text-anchor="middle" ${TEXT} font-weight="700" font-size="10" fill="#fff">${name}</text>` +
    (holder === null ? '' : winnerTab(8, 50, holder, 1.25))
  );
}
