/** Cards and the Emperor's cameo as SVG. Cards look like paper in the dark theme too. */
import { escapeMarkup } from '$art/lettering';
import { memoize } from '$art/memoize';
import type { CardFace } from '$net/wire';
import type { Words } from '$play/contract';
import { formatNumber } from '$art/numbers';
import { describeInvented, inventedMark, inventedNote } from '../labels';
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

export const HAND_RATIO = 200 / 132;
/** A card of the hand: 132 × 200. */
export function handCardArt(card: Courtier, words: Words): string {
  const note = inventedNote(card, words);
  const effect = wrap(card.summary, 116 / 13.4, 3);
  const y = 149.5 + (3 - effect.length) * (note ? 5 : 8);
  return (
    `<svg viewBox="0 0 132 200" aria-hidden="true">${paper(132, 200, 10)}<rect x="5" y="5" width="122" height="190" rx="7" fill="none" stroke="var(--gold)" stroke-width="1.4"/>` +
    portrait(card, 69, 60, 0.96) +
    valueDisc(card, 23, 23, 18) +
    roleEmblem(card, 19, 97, 13) +
    gem(card.colour, 116, 99, 11) +
    `<path d="M5 114H127V136H5z" fill="var(--r-${card.role})"/>${title(card.name, 66, 130.5, 116, 17)}` +
    lines(effect, 66, y, 13.4, 13.6) +
    (note
      ? `<text x="66" y="191" text-anchor="middle" ${SANS} font-size="12.6" font-style="italic" fill="var(--card-ink-2)">${escapeMarkup(note)}</text>`
      : '') +
    '</svg>'
  );
}

export const SMALL_RATIO = 96 / 74;
export const TINY_RATIO = 76 / 74;

/** A card in a suite, 74 × 96; without its name 74 × 76. */
export function suiteCardArt(card: Courtier, named = true): string {
  const height = named ? 96 : 76;
  const foot = named ? 72 : 68;
  return (
    `<svg viewBox="0 0 74 ${height}" aria-hidden="true">${paper(74, height, 7)}${portrait(card, 41, named ? 37 : 36, 0.61)}${valueDisc(card, 14, 15, 12.5)}` +
    `<path d="M1 ${foot}H73V${height - 8}a7 7 0 0 1-7 7H8a7 7 0 0 1-7-7z" fill="var(--r-${card.role})"/>` +
    (named ? title(clipName(card.short, 66 / 13.6) + inventedMark(card), 37, 88.3, 70, 14.6) : '') +
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

/** A card of the hand on a phone: 112 × 118. */
export function sheetCardArt(card: Courtier): string {
  const effect = wrap(card.summary, 101 / 12, 3);
  const y = effect.length === 3 ? 88.5 : effect.length === 2 ? 94 : 100;
  return (
    `<svg viewBox="0 0 112 118" aria-hidden="true">${paper(112, 118, 9)}${portrait(card, 63, 30.5, 0.53)}` +
    valueDisc(card, 18, 18, 14.5) +
    roleEmblem(card, 17, 46, 10) +
    gem(card.colour, 99, 48, 9) +
    `<path d="M1 58.500H111V76H1z" fill="var(--r-${card.role})"/>${title(clipName(card.name, 104 / 11.6) + inventedMark(card), 56, 71.8, 106, 14.4)}` +
    lines(effect, 56, y, 12.2, 12.4) +
    '</svg>'
  );
}

/** `suite` and `nameless` lie on the table; `hand` and `sheet` (on a phone) are held. */
export type CardFormat = 'suite' | 'nameless' | 'hand' | 'sheet';

export const cardArt = memoize(
  (format: CardFormat, card: Courtier, words: Words) =>
    format === 'hand'
      ? handCardArt(card, words)
      : format === 'sheet'
        ? sheetCardArt(card)
        : suiteCardArt(card, format === 'suite'),
  (format, card, words) => {
    const text = format === 'hand' || format === 'sheet' ? card.summary + inventedNote(card, words) : '';
    return [format, card.key, card.name, card.value, card.role, card.colour, text].join('|');
  },
);
