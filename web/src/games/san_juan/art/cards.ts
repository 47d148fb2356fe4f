/** A building: as a card, as a house on the viewer's plots, and as a small house in another city. */
import type { CardFace } from '$net/wire';
import type { Words } from '$play/contract';
import { shortText } from '../labels';
import { bandColour, costOf, goodOf, groupOf, pointsOf } from '../model';
import { emblem } from './emblems';
import { fitName, line, lines } from './lettering';
import { goodAt } from './pieces';

const INK = 'var(--card-ink)';

function shield(x: number, y: number, scale: number, points: string, edge: string): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M0 0h25v20q0 7-12.5 11Q0 27 0 20z" fill="var(--gold-2)" stroke="${edge}" stroke-width="1.5"/><text x="12.5" y="20" text-anchor="middle" font-family="Grenze" font-weight="700" font-size="19" fill="#2b1d05">${points}</text></g>`;
}

/** Letter sizes and the number of lines they leave room for. */
const TEXT_SIZES = [
  [13.6, 3],
  [12.8, 3],
  [12, 4],
] as const;

/** A card of the hand, 128 × 179. */
export function cardArt(card: CardFace, words: Words, large = false): string {
  const name = fitName(card.name, [18, 16.5, 15], 118, 2);
  const twoLines = name.rows.length > 1;
  const top = twoLines ? 93 : 101;
  const foot = twoLines ? 129 : 127;
  const body = shortText(card, words);
  const product = goodOf(card);
  const [size, maxLines] =
    TEXT_SIZES.find(([size, maxLines]) => lines(body, size, 119).length <= maxLines) ?? TEXT_SIZES[2];
  const rows = lines(body, size, 119);
  const leading = size + (maxLines > 3 ? 0.6 : 1.6);
  const start = product ? foot + 16 : foot + (178 - foot - rows.length * leading) / 2 + size * 0.86;
  const band = bandColour(card);
  return `<svg class="sj-card" viewBox="0 0 128 179" aria-hidden="true"${large ? ' width="256" height="358"' : ''}>
<rect x="1" y="1" width="126" height="177" rx="9" fill="var(--card)" stroke="var(--card-edge)" stroke-width="1.5"/>
<path d="M1.7 ${top}V10a8.3 8.3 0 0 1 8.3-8.300H118a8.3 8.3 0 0 1 8.3 8.300V${top}z" fill="var(--card-sky)"/>
<path d="M1.7 ${top - 18}q30-12 60-6t64.6-6V${top}H1.700z" fill="#e4d4ac"/><path d="M1.7 ${top - 12}q30-8 60-4t64.6-4V${top}H1.700z" fill="#d2be8d"/>
${emblem(card.key, twoLines ? 31 : 28, twoLines ? 19 : 22, twoLines ? 1.48 : 1.58)}
<rect x="1" y="${top}" width="126" height="${foot - top}" fill="${band}"/><path d="M1 ${top}H127M1 ${foot}H127" stroke="${INK}" stroke-width="1.2"/>
${name.rows.map((row, k) => line(row, 64, twoLines ? top + 15.5 + k * 16 : foot - 7.5, name.size, 119, '#fff')).join('')}
<circle cx="19" cy="19" r="14.5" fill="var(--card)" stroke="${INK}" stroke-width="1.6"/>${line(String(costOf(card)), 19, 26.5, 23, 24, INK)}
${shield(98.5, 3, 1, pointsOf(card), INK)}
${rows.map((row, k) => line(row, 64, start + k * leading, size, 121, INK, false)).join('')}
${product ? goodAt(product, 52, foot + 21, 25) : ''}${card.invented.length ? line(words('san_juan-board-invented'), 64, 174, 11, 110, 'var(--card-ink-2)', false) : ''}</svg>`;
}

/** A house on a plot, 84 × 88; `small` is 52 × 72, with letters that stay legible. */
export function houseArt(card: CardFace, small: boolean): string {
  const band = bandColour(card);
  if (small) {
    const { size, rows } = fitName(card.name, [13, 12], 49, 2);
    const top = rows.length > 1 ? 43 : 54;
    return `<svg viewBox="0 0 52 72" aria-hidden="true"><rect x="1" y="3" width="50" height="68" rx="5" fill="#000" opacity=".2"/><rect x="1" y="1" width="50" height="69" rx="5" fill="var(--card-sky)" stroke="var(--draw)" stroke-width="1.3"/><path d="M1.6 ${top - 9}q12-6 25-3t24-3V${top}H1.600z" fill="#e4d4ac"/>${emblem(card.key, rows.length > 1 ? 4 : 3, rows.length > 1 ? 3 : 8, rows.length > 1 ? 0.8 : 0.92)}<path d="M1 ${top}H51V65a5 5 0 0 1-5 5H6a5 5 0 0 1-5-5z" fill="${band}" stroke="var(--draw)" stroke-width="1.2"/>${rows.map((row, k) => line(row, 26, top + (rows.length > 1 ? 11.5 : 12) + k * 12, size, 48.5, '#fff')).join('')}${shield(35, 2.5, 0.58, pointsOf(card), 'var(--draw)')}</svg>`;
  }
  const { size, rows } = fitName(card.name, [15, 14, 13, 12.5], 78, 2);
  const top = rows.length > 1 ? 57 : 64;
  return `<svg viewBox="0 0 84 88" aria-hidden="true"><rect x="2" y="4" width="80" height="83" rx="6" fill="#000" opacity=".2"/><rect x="2" y="2" width="80" height="83" rx="6" fill="var(--card-sky)" stroke="var(--draw)" stroke-width="1.5"/><path d="M2.7 ${top - 13}q20-8 40-4t38.6-4V${top}H2.700z" fill="#e4d4ac"/>${emblem(card.key, rows.length > 1 ? 14 : 15, rows.length > 1 ? 6 : 9, rows.length > 1 ? 1.04 : 1.12)}<path d="M2 ${top}H82V79a6 6 0 0 1-6 6H8a6 6 0 0 1-6-6z" fill="${band}" stroke="var(--draw)" stroke-width="1.5"/>${rows.map((row, k) => line(row, 42, rows.length > 1 ? top + 12.5 + k * 12.5 : 79.5, size, 77, '#fff')).join('')}${shield(62.5, 3, 0.72, pointsOf(card), 'var(--draw)')}</svg>`;
}

/** A house on a plot too narrow for its name, 84 × 88. */
export function namelessHouseArt(card: CardFace): string {
  return `<svg viewBox="0 0 84 88" aria-hidden="true"><rect x="2" y="4" width="80" height="83" rx="8" fill="#000" opacity=".2"/><rect x="2" y="2" width="80" height="83" rx="8" fill="var(--card-sky)" stroke="var(--draw)" stroke-width="2"/><path d="M3 58q20-8 40-4t38-4V72H3z" fill="#e4d4ac"/>${emblem(card.key, 5, 12, 1.2)}<path d="M2 71H82V77a8 8 0 0 1-8 8H10a8 8 0 0 1-8-8z" fill="${bandColour(card)}" stroke="var(--draw)" stroke-width="2"/>${shield(49, 4, 1.24, pointsOf(card), 'var(--draw)')}</svg>`;
}

/** A house in another city, 46 × 50: emblem, a band in the colour of its group, and a good in the corner. */
export function smallHouseArt(card: CardFace, good: boolean): string {
  const product = goodOf(card);
  return `<svg viewBox="0 0 46 50" aria-hidden="true"><rect x="1" y="1" width="44" height="44" rx="5" fill="var(--card-sky)" stroke="var(--draw)" stroke-width="1.3"/><path d="M1 37.500H45V40a5 5 0 0 1-5 5H6a5 5 0 0 1-5-5z" fill="${bandColour(card)}" stroke="var(--draw)" stroke-width="1.2"/>${emblem(card.key, 6.5, 2.5, 0.69)}${groupOf(card) === 'six-cost' ? '<text x="38" y="12" text-anchor="middle" font-size="11" fill="#2b1d05" font-family="Grenze" font-weight="700">★</text>' : ''}${good && product ? goodAt(product, 23, 26, 24) : ''}</svg>`;
}

/** A free plot in another city. */
export const FREE_PLOT =
  '<svg viewBox="0 0 46 50" aria-hidden="true"><rect x="2" y="2" width="42" height="42" rx="5" fill="none" stroke="currentColor" stroke-opacity=".3" stroke-dasharray="4 4"/></svg>';

/** A card without its rule, 84 × 118: cost, points, emblem and name. */
export function smallCardArt(card: CardFace): string {
  const { size, rows } = fitName(card.name, [15, 14, 13.2], 78, 2);
  const top = rows.length > 1 ? 84 : 92;
  return `<svg class="sj-card" viewBox="0 0 84 118" aria-hidden="true"><rect x="1" y="1" width="82" height="116" rx="7" fill="var(--card-sky)" stroke="var(--draw)" stroke-width="1.4"/><path d="M1.7 ${top - 14}q20-9 40-5t40.6-5V${top}H1.700z" fill="#e4d4ac"/><path d="M1.7 ${top - 9}q20-6 40-3t40.6-3V${top}H1.700z" fill="#d2be8d"/>${emblem(card.key, 14, rows.length > 1 ? 20 : 25, 1.18)}<path d="M1 ${top}H83V110a7 7 0 0 1-7 7H8a7 7 0 0 1-7-7z" fill="${bandColour(card)}" stroke="var(--draw)" stroke-width="1.4"/>${rows.map((row, k) => line(row, 42, rows.length > 1 ? top + 14 + k * 14 : 109, size, 78, '#fff')).join('')}<circle cx="14.5" cy="14.5" r="11.5" fill="var(--card)" stroke="${INK}" stroke-width="1.4"/>${line(String(costOf(card)), 14.5, 20.7, 19, 20, INK)}${shield(61, 3, 0.8, pointsOf(card), INK)}</svg>`;
}
