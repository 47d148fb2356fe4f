/** Cards and the Emperor's cameo as SVG. Cards look like paper in the dark theme too. */
import { escapeMarkup } from '$art/lettering';
import { memoize } from '$art/memoize';
import type { CardFace } from '$net/wire';
import type { Words } from '$play/contract';
import { formatNumber } from '$art/numbers';
import { describeInvented } from '../labels';
import { courtier, type Courtier, type Role } from '../model';
import { bust, emperor } from './busts';
import { clipName, widthOf, wrap } from './lettering';
import { OVAL } from './pieces';

const INK = '#1d0d17';

const BACKGROUND: Record<Role, string> = {
  flatteur: '#f3d3dc',
  intrigant: '#d7d6ef',
  eloquent: '#f6dfba',
  conciliant: '#cfe5d6',
};
/** When to play a card, as its colour advises: early, after two turns, late. */
const ADVICE: Record<string, [string, string]> = {
  green: ['I', '#2d7350'],
  blue: ['II', '#2a5a9c'],
  red: ['III', '#a8321f'],
};
const EMBLEM: Record<Role, string> = {
  flatteur: 'M4 18L12 3L20 18ZM12 3L9 18M12 3L15 18M12 21a1.500 1.500 0 1 0 .1 0',
  intrigant: 'M3 8q9-5 18 0q1 9-6 10q-2 0-3-3q-1 3-3 3Q2 17 3 8zM6.500 11.500q2-1.500 4 .5M13.500 12q2-2 4-.5',
  eloquent: 'M3 14L16 6q4 4 4 12L5 17zM6 17l2 5M16 6q-3 6 4 12',
  conciliant: 'M12 21V10M12 12C6 12 4 8 4 3c5 0 8 4 8 9zM12 12c6 0 8-4 8-9-5 0-8 4-8 9',
};
const SANS = `font-family="'Source Sans 3 Variable',sans-serif"`;
const GRENZE = `font-family="Grenze,serif" font-weight="700"`;

export const emblem = (role: Role, size = 22): string =>
  `<svg width="${size}" height="${size}" viewBox="0 0 24 24" aria-hidden="true"><path d="${EMBLEM[role]}" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/></svg>`;

/** A portrait in an oval; `scale` 1 is 100 units wide. */
function medallion(x: number, y: number, scale: number, ground: string, art: string): string {
  return (
    `<g transform="translate(${x} ${y}) scale(${scale})">` +
    `<ellipse rx="50" ry="53" fill="var(--gold)" stroke="${INK}" stroke-width="1.4"/><ellipse rx="47" ry="50" fill="${ground}"/>` +
    `<g clip-path="${OVAL}"><g transform="translate(-50 -46)">${art}</g></g>` +
    `<ellipse rx="47" ry="50" fill="none" stroke="${INK}" stroke-width="1.5"/></g>`
  );
}

const portrait = (card: Courtier, x: number, y: number, scale: number): string =>
  medallion(x, y, scale, BACKGROUND[card.role], bust(card.key, card.role));

function valueDisc(card: Courtier, x: number, y: number, r: number): string {
  const dark = card.value < 0;
  return (
    `<circle cx="${x}" cy="${y}" r="${r}" fill="${dark ? '#2a1622' : 'var(--card)'}" stroke="${INK}" stroke-width="1.6"/>` +
    `<text x="${x}" y="${y + r * 0.48}" text-anchor="middle" ${GRENZE} font-size="${r * 1.42}" fill="${dark ? '#fff' : 'var(--card-ink)'}">${formatNumber(card.value)}</text>`
  );
}

function roleEmblem(card: Courtier, x: number, y: number, r: number): string {
  return (
    `<g color="var(--r-${card.role})"><circle cx="${x}" cy="${y}" r="${r}" fill="var(--card)" stroke="currentColor" stroke-width="1.6"/>` +
    `<g transform="translate(${x - r * 0.66} ${y - r * 0.66}) scale(${(r * 1.32) / 24})"><path d="${EMBLEM[card.role]}" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/></g></g>`
  );
}

/** A gem with a numeral: when to play the card. */
function gem(colour: string, x: number, y: number, r: number): string {
  const [numeral, fill] = ADVICE[colour] ?? ADVICE['green']!;
  return (
    `<path d="M${x} ${y - r}L${x + r} ${y}L${x} ${y + r}L${x - r} ${y}Z" fill="${fill}" stroke="${INK}" stroke-width="1.3" stroke-linejoin="round"/>` +
    `<text x="${x}" y="${y + r * 0.34}" text-anchor="middle" ${GRENZE} font-size="${r}" fill="#fff">${numeral}</text>`
  );
}

/** The gem as an image, for the legend. */
export const advice = (colour: string, size = 24): string =>
  `<svg width="${size}" height="${size}" viewBox="0 0 26 26" aria-hidden="true">${gem(colour, 13, 13, 12)}</svg>`;

const paper = (width: number, height: number, radius: number): string =>
  `<rect x="1" y="1" width="${width - 2}" height="${height - 2}" rx="${radius}" fill="var(--card)" stroke="var(--card-edge)" stroke-width="1.5"/>`;

/** A name that shrinks to fit its band. */
function title(text: string, x: number, y: number, maxWidth: number, size: number): string {
  const fittingSize = Math.min(size, maxWidth / widthOf(text) / 1.02);
  return `<text x="${x}" y="${y}" text-anchor="middle" ${GRENZE} font-size="${fittingSize.toFixed(1)}" fill="#fff">${escapeMarkup(text)}</text>`;
}

const lines = (texts: string[], x: number, y: number, size: number, step: number, attributes = ''): string =>
  texts
    .map(
      (text, k) =>
        `<text x="${x}" y="${(y + k * step).toFixed(1)}" text-anchor="middle" ${SANS} font-size="${size}" fill="var(--card-ink)"${attributes}>${escapeMarkup(text)}</text>`,
    )
    .join('');

export const HAND_RATIO = 187 / 132;
/** A card of the hand: 132 × 187. */
export function handCardArt(card: Courtier): string {
  const effect = wrap(card.summary, 114 / 12.5, 3);
  const y = effect.length === 3 ? 148.5 : effect.length === 2 ? 154 : 161;
  return (
    `<svg viewBox="0 0 132 187" aria-hidden="true">${paper(132, 187, 10)}<rect x="5" y="5" width="122" height="177" rx="7" fill="none" stroke="var(--gold)" stroke-width="1.4"/>` +
    portrait(card, 70, 59, 0.95) +
    valueDisc(card, 23, 23, 18) +
    roleEmblem(card, 19, 95, 12.5) +
    `<path d="M5 113H127V134H5z" fill="var(--r-${card.role})"/>${title(card.name, 66, 129, 116, 17)}` +
    lines(effect, 66, y, 12.5, 14.2) +
    '</svg>'
  );
}

export const SMALL_RATIO = 96 / 74;

/** What stands at the foot of a card on the table: its name, cut if need be, all of it, or the sign of its role. */
export type Foot = 'name' | 'whole' | 'sign';

/** A card in a suite: 74 × 96. */
export function suiteCardArt(card: Courtier, foot: Foot = 'name'): string {
  const name = foot === 'whole' ? card.short : clipName(card.short, 68 / 12.4);
  return (
    `<svg viewBox="0 0 74 96" aria-hidden="true">${paper(74, 96, 7)}${portrait(card, 40, 36, 0.61)}${valueDisc(card, 14, 15, 12.5)}` +
    `<path d="M1 73H73V88a7 7 0 0 1-7 7H8a7 7 0 0 1-7-7z" fill="var(--r-${card.role})"/>` +
    (foot === 'sign'
      ? `<g color="#fff" transform="translate(6 76.500) scale(.625)"><path d="${EMBLEM[card.role]}" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/></g>`
      : title(name, 37, 88.5, 68, 13.6)) +
    '</svg>'
  );
}

/** The back of a card. */
export const BACK = `<svg viewBox="0 0 74 96" aria-hidden="true"><rect x="2" y="2" width="70" height="92" rx="9" fill="#6a1b37" stroke="var(--gold-2)" stroke-width="4"/><path d="M37 22l16 26-16 26-16-26z" fill="none" stroke="var(--gold-2)" stroke-width="3.4"/></svg>`;

/** The Emperor in an oval frame. */
export const emperorCameo = (): string =>
  `<svg viewBox="0 0 104 110" aria-hidden="true">${medallion(52, 55, 1, BACKGROUND.flatteur, emperor())}</svg>`;

/** A large card with its full text. */
export function largeCard(face: CardFace, words: Words): string {
  const card = courtier(face.key, new Map([[face.key, face]]));
  const effect = wrap(card.effect, 232 / 16, 7);
  const invented = describeInvented(card, words);
  const notes = invented ? wrap(invented, 232 / 14, 3) : [];
  const top = 302;
  const height = top + effect.length * 20 + 14 + notes.length * 17 + (notes.length ? 6 : 0);
  return (
    `<svg viewBox="0 0 264 ${height}" role="img" aria-label="${escapeMarkup(face.text)}"><rect x="1.5" y="1.5" width="261" height="${height - 3}" rx="16" fill="var(--card)" stroke="var(--card-edge)" stroke-width="2"/>` +
    `<rect x="8" y="8" width="248" height="${height - 16}" rx="11" fill="none" stroke="var(--gold)" stroke-width="2"/>` +
    portrait(card, 136, 122, 1.98) +
    valueDisc(card, 44, 44, 34) +
    roleEmblem(card, 36, 196, 24) +
    gem(card.colour, 232, 198, 20) +
    `<path d="M8 226H256V268H8z" fill="var(--r-${card.role})"/>${title(card.name, 132, 250, 232, 29)}` +
    `<text x="132" y="264" text-anchor="middle" ${SANS} font-size="13" font-weight="600" fill="#fff">${escapeMarkup(words(`patee_imperiale-role-${card.role}`))}</text>` +
    lines(effect, 132, top - 8, 16, 20) +
    lines(notes, 132, top + effect.length * 20 + 8, 13.5, 17, ' font-style="italic"') +
    '</svg>'
  );
}

export const SHEET_RATIO = 118 / 112;
/** A card of the hand where it is low: 112 × 118. */
export function sheetCardArt(card: Courtier): string {
  const effect = wrap(card.summary, 104 / 11.8, 3);
  const y = effect.length === 3 ? 87 : effect.length === 2 ? 93 : 100;
  return (
    `<svg viewBox="0 0 112 118" aria-hidden="true">${paper(112, 118, 9)}${portrait(card, 63, 30.5, 0.53)}` +
    valueDisc(card, 18, 18, 14.5) +
    roleEmblem(card, 17, 46, 10) +
    `<path d="M1 58.500H111V76H1z" fill="var(--r-${card.role})"/>${title(card.name, 56, 71.8, 106, 14.4)}` +
    lines(effect, 56, y, 11.8, 13.2) +
    '</svg>'
  );
}

/** `suite`, `roomy` (with all of its name) and `sign` (without) lie on the table; `hand` and `sheet` are held. */
export type CardFormat = 'suite' | 'roomy' | 'sign' | 'hand' | 'sheet';

const DRAWN: Record<CardFormat, (card: Courtier) => string> = {
  suite: (card) => suiteCardArt(card),
  roomy: (card) => suiteCardArt(card, 'whole'),
  sign: (card) => suiteCardArt(card, 'sign'),
  hand: handCardArt,
  sheet: sheetCardArt,
};

export const cardArt = memoize(
  (format: CardFormat, card: Courtier) => DRAWN[format](card),
  (format, card) => [format, card.key, card.name, card.value, card.role, card.summary].join('|'),
);
