/** A building: as a card of the hand, standing or lying, and as a house on a plot. */
import type { CardFace } from '$net/wire';
import type { Words } from '$play/contract';
import { shortText, tinyText } from '../labels';
import { bandColour, costOf, goodOf, groupOf, pointsOf } from '../model';
import { effectSign } from './effects';
import { emblem } from './emblems';
import { fitName, line, lines } from './lettering';
import { goodAt } from './pieces';

const INK = 'var(--card-ink)';

function shield(x: number, y: number, scale: number, points: string, edge: string): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M0 0h25v20q0 7-12.5 11Q0 27 0 20z" fill="var(--gold-2)" stroke="${edge}" stroke-width="1.5"/><text x="12.5" y="20" text-anchor="middle" font-family="Grenze" font-weight="700" font-size="19" fill="#2b1d05">${points}</text></g>`;
}

/** Letter sizes of a card's rule, from which the largest that fits in three lines is taken. */
const TEXT_SIZES = [13, 12.4, 11.8, 11.2] as const;

/** A card of the hand, 128 × 179: cost, points, emblem, when it works, name, and what it does in three lines. */
export function cardArt(card: CardFace, words: Words, large = false): string {
  const name = fitName(card.name, [18, 16.5, 15], 118, 2);
  const twoLines = name.rows.length > 1;
  const top = twoLines ? 93 : 102;
  const foot = twoLines ? 129 : 127;
  const body = shortText(card, words);
  const size = TEXT_SIZES.find((each) => lines(body, each, 119).length <= 3) ?? 11.2;
  const rows = lines(body, size, 119);
  const leading = size + 1.9;
  const start = foot + (178 - foot - rows.length * leading) / 2 + size * 0.86;
  const band = bandColour(card);
  return `<svg class="sj-card" viewBox="0 0 128 179" aria-hidden="true"${large ? ' width="256" height="358"' : ''}>
<rect x="1" y="1" width="126" height="177" rx="9" fill="var(--card)" stroke="var(--card-edge)" stroke-width="1.5"/>
<path d="M1.7 ${top}V10a8.3 8.3 0 0 1 8.3-8.300H118a8.3 8.3 0 0 1 8.3 8.300V${top}z" fill="var(--card-sky)"/>
<path d="M1.7 ${top - 18}q30-12 60-6t64.6-6V${top}H1.700z" fill="#e4d4ac"/><path d="M1.7 ${top - 12}q30-8 60-4t64.6-4V${top}H1.700z" fill="#d2be8d"/>
${emblem(card.key, twoLines ? 33 : 31, twoLines ? 17 : 21, twoLines ? 1.42 : 1.5)}${effectSign(card, 17, top - 17, 12.5)}
<rect x="1" y="${top}" width="126" height="${foot - top}" fill="${band}"/><path d="M1 ${top}H127M1 ${foot}H127" stroke="${INK}" stroke-width="1.2"/>
${name.rows.map((row, k) => line(row, 64, twoLines ? top + 15.5 + k * 16 : foot - 7, name.size, 119, '#fff')).join('')}
<circle cx="19" cy="19" r="14.5" fill="var(--card)" stroke="${INK}" stroke-width="1.6"/>${line(String(costOf(card)), 19, 26.5, 23, 24, INK)}
${shield(98.5, 3, 1, pointsOf(card), INK)}
${rows.map((row, k) => line(row, 64, start + k * leading, size, 121, INK, false)).join('')}</svg>`;
}

/** A lying card, 147 × 88, for large hands: when it works, and what it does in two or three words. */
export function lyingCardArt(card: CardFace, words: Words): string {
  const name = fitName(card.name, [17, 16, 15, 14], 138, 1);
  const size = 12.8;
  const rows = lines(tinyText(card, words), size, 66).slice(0, 3);
  const first = rows.length > 2 ? 37 : rows.length > 1 ? 45 : 53;
  return `<svg class="sj-card" viewBox="0 0 147 88" aria-hidden="true"><rect x="1" y="1" width="145" height="86" rx="8" fill="var(--card)" stroke="var(--card-edge)" stroke-width="1.5"/><path d="M1.700 64V9a7.300 7.300 0 0 1 7.300-7.300H76V64z" fill="var(--card-sky)"/><path d="M1.700 50q30-9 74.300-5V64H1.700z" fill="#e4d4ac"/>${emblem(card.key, 24, 11, 1.06)}<path d="M1 64H146V79a8 8 0 0 1-8 8H9a8 8 0 0 1-8-8z" fill="${bandColour(card)}"/><path d="M1 64H146" stroke="${INK}" stroke-width="1.2"/>${line(name.rows.join(' '), 73.5, 81, name.size, 138, '#fff')}<circle cx="16" cy="16" r="12.5" fill="var(--card)" stroke="${INK}" stroke-width="1.5"/>${line(String(costOf(card)), 16, 22.5, 20, 22, INK)}${shield(121, 3, 0.84, pointsOf(card), INK)}${effectSign(card, rows.length > 2 ? 96 : 95, rows.length > 2 ? 14 : 20, rows.length > 2 ? 9.5 : 11.5)}${rows.map((row, k) => line(row, 111, first + k * 12, size, 67, INK, false)).join('')}</svg>`;
}

/** A card without its rule, 84 × 118: cost, points, emblem, when it works, and name. */
export function smallCardArt(card: CardFace): string {
  const { size, rows } = fitName(card.name, [15, 14, 13.2], 78, 2);
  const top = rows.length > 1 ? 84 : 92;
  return `<svg class="sj-card" viewBox="0 0 84 118" aria-hidden="true"><rect x="1" y="1" width="82" height="116" rx="7" fill="var(--card-sky)" stroke="var(--draw)" stroke-width="1.4"/><path d="M1.7 ${top - 14}q20-9 40-5t40.6-5V${top}H1.700z" fill="#e4d4ac"/><path d="M1.7 ${top - 9}q20-6 40-3t40.6-3V${top}H1.700z" fill="#d2be8d"/>${emblem(card.key, 16, rows.length > 1 ? 20 : 25, 1.14)}${effectSign(card, 12, top - 12, 9)}<path d="M1 ${top}H83V110a7 7 0 0 1-7 7H8a7 7 0 0 1-7-7z" fill="${bandColour(card)}" stroke="var(--draw)" stroke-width="1.4"/>${rows.map((row, k) => line(row, 42, rows.length > 1 ? top + 14 + k * 14 : 109, size, 78, '#fff')).join('')}<circle cx="14.5" cy="14.5" r="11.5" fill="var(--card)" stroke="${INK}" stroke-width="1.4"/>${line(String(costOf(card)), 14.5, 20.7, 19, 20, INK)}${shield(61, 3, 0.8, pointsOf(card), INK)}</svg>`;
}

/** A house on a plot of any size, in CSS pixels so that its letters keep theirs. A good leaves it room at its right. */
export function houseArt(card: CardFace, width: number, height: number, good = false): string {
  const low = height < 62;
  const sizes = width > 100 && !low ? [16, 15, 14, 13] : low ? [12.6, 12.2] : [14.5, 13.5, 12.6, 12.2];
  // A short name stays in one line, a little squeezed, so that the emblem keeps its room.
  const oneLine = height < 40 || card.name.length <= (low ? 15 : 12);
  const { size, rows } = fitName(card.name, sizes, width - 6, oneLine ? 1 : 2);
  const band = rows.length * (size - 0.4) + (rows.length > 1 ? 3.6 : 5.4);
  const top = height - band - 1;
  const room = top - 2;
  const scale = Math.min(room, width - (good ? 34 : 20)) / 48;
  const x = (width - 48 * scale) / 2 + (good ? width * (low ? 0.06 : -0.1) : 0);
  const edge = 'var(--draw)';
  const r = low ? 5 : 7;
  return `<svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" aria-hidden="true"><rect x="1" y="1" width="${width - 2}" height="${height - 2}" rx="${r}" fill="var(--card-sky)" stroke="${edge}" stroke-width="1.3"/><path d="M1.6 ${top - room * 0.22}q${width * 0.3}-${room * 0.14} ${width - 3.2}-${room * 0.05}V${top}H1.600z" fill="#e4d4ac"/>${emblem(card.key, x, 1.5 + Math.max(0, room - 48 * scale), scale)}<path d="M1 ${top}H${width - 1}V${height - 1 - r}a${r} ${r} 0 0 1-${r} ${r}H${1 + r}a${r} ${r} 0 0 1-${r}-${r}z" fill="${bandColour(card)}" stroke="${edge}" stroke-width="1.2"/>${rows.map((row, k) => line(row, width / 2, height - (rows.length > 1 ? 4.4 : 5) - (rows.length - 1 - k) * (size - 0.4), size, width - 5, '#fff')).join('')}${shield(width - (low ? 15.5 : 20), 2, low ? 0.53 : 0.7, pointsOf(card), edge)}</svg>`;
}

/** A building without its name, 46 × 50. */
export function smallHouseArt(card: CardFace, good: boolean): string {
  const product = goodOf(card);
  return `<svg viewBox="0 0 46 50" aria-hidden="true"><rect x="1" y="1" width="44" height="44" rx="5" fill="var(--card-sky)" stroke="var(--draw)" stroke-width="1.3"/><path d="M1 37.500H45V40a5 5 0 0 1-5 5H6a5 5 0 0 1-5-5z" fill="${bandColour(card)}" stroke="var(--draw)" stroke-width="1.2"/>${emblem(card.key, 6.5, 2.5, 0.69)}${groupOf(card) === 'six-cost' ? '<text x="38" y="12" text-anchor="middle" font-size="11" fill="#2b1d05" font-family="Grenze" font-weight="700">★</text>' : ''}${good && product ? goodAt(product, 23, 26, 24) : ''}</svg>`;
}
