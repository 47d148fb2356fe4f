/** Cards, backs, medallions and the medal, as markup. Cards stay paper in the dark. */
import type { CardFace } from '../../lib/wire';
import type { Words } from '../../lib/contract';
import { bust, emperor } from './animals';
import { courtier, said, type Courtier, type Role } from './courtiers';
import { inventedIn, mark, shortAction, star } from './sayings';
import { crown } from './pieces';
import { breadth, clipped, escaped, wrapped } from './text';

const INK = '#1d0d17';
const GROUND: Record<Role, string> = { flatteur: '#f3d3dc', intrigant: '#d7d6ef', eloquent: '#f6dfba', conciliant: '#cfe5d6' };
/** When to play it, as advised by the colour of the card: early, after two turns, late. */
const ADVICE: Record<string, [string, string]> = { green: ['I', '#2d7350'], blue: ['II', '#2a5a9c'], red: ['III', '#a8321f'] };
const EMBLEM: Record<Role, string> = {
  flatteur: 'M4 18L12 3L20 18ZM12 3L9 18M12 3L15 18M12 21a1.500 1.500 0 1 0 .1 0',
  intrigant: 'M3 8q9-5 18 0q1 9-6 10q-2 0-3-3q-1 3-3 3Q2 17 3 8zM6.500 11.500q2-1.500 4 .5M13.500 12q2-2 4-.5',
  eloquent: 'M3 14L16 6q4 4 4 12L5 17zM6 17l2 5M16 6q-3 6 4 12',
  conciliant: 'M12 21V10M12 12C6 12 4 8 4 3c5 0 8 4 8 9zM12 12c6 0 8-4 8-9-5 0-8 4-8 9',
};
const SANS = `font-family="'Source Sans 3 Variable',sans-serif"`;
const GRENZE = `font-family="Grenze,serif" font-weight="700"`;
let made = 0;

export const emblem = (role: Role, size = 22): string =>
  `<svg width="${size}" height="${size}" viewBox="0 0 24 24" aria-hidden="true"><path d="${EMBLEM[role]}" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/></svg>`;

/** An oval with somebody in it; `scale` 1 is 100 units wide. */
function medallion(x: number, y: number, scale: number, ground: string, art: string): string {
  const id = `patee-${++made}`;
  return (
    `<g transform="translate(${x} ${y}) scale(${scale})"><clipPath id="${id}"><ellipse rx="47" ry="50"/></clipPath>` +
    `<ellipse rx="50" ry="53" fill="var(--gold)" stroke="${INK}" stroke-width="1.4"/><ellipse rx="47" ry="50" fill="${ground}"/>` +
    `<g clip-path="url(#${id})"><g transform="translate(-50 -46)">${art}</g></g>` +
    `<ellipse rx="47" ry="50" fill="none" stroke="${INK}" stroke-width="1.5"/></g>`
  );
}

const portrait = (card: Courtier, x: number, y: number, scale: number): string =>
  medallion(x, y, scale, GROUND[card.role], bust(card.key, card.role));

function worth(card: Courtier, x: number, y: number, r: number): string {
  const dark = card.value < 0;
  return (
    `<circle cx="${x}" cy="${y}" r="${r}" fill="${dark ? '#2a1622' : 'var(--card)'}" stroke="${INK}" stroke-width="1.6"/>` +
    `<text x="${x}" y="${y + r * 0.48}" text-anchor="middle" ${GRENZE} font-size="${r * 1.42}" fill="${dark ? '#fff' : 'var(--card-ink)'}">${said(card.value)}</text>`
  );
}

function ringed(card: Courtier, x: number, y: number, r: number): string {
  return (
    `<g color="var(--r-${card.role})"><circle cx="${x}" cy="${y}" r="${r}" fill="var(--card)" stroke="currentColor" stroke-width="1.6"/>` +
    `<g transform="translate(${x - r * 0.66} ${y - r * 0.66}) scale(${(r * 1.32) / 24})"><path d="${EMBLEM[card.role]}" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/></g></g>`
  );
}

/** A gem with a numeral: when its colour advises to play it. */
function gem(colour: string, x: number, y: number, r: number): string {
  const [numeral, fill] = ADVICE[colour] ?? ADVICE['green']!;
  return (
    `<path d="M${x} ${y - r}L${x + r} ${y}L${x} ${y + r}L${x - r} ${y}Z" fill="${fill}" stroke="${INK}" stroke-width="1.3" stroke-linejoin="round"/>` +
    `<text x="${x}" y="${y + r * 0.34}" text-anchor="middle" ${GRENZE} font-size="${r}" fill="#fff">${numeral}</text>`
  );
}

/** When to play a card, as a gem of its own for the legend. */
export const advice = (colour: string, size = 24): string =>
  `<svg width="${size}" height="${size}" viewBox="0 0 26 26" aria-hidden="true">${gem(colour, 13, 13, 12)}</svg>`;

const paper = (width: number, height: number, radius: number): string =>
  `<rect x="1" y="1" width="${width - 2}" height="${height - 2}" rx="${radius}" fill="var(--card)" stroke="var(--card-edge)" stroke-width="1.5"/>`;

/** Text that never grows out of its band. */
function title(text: string, x: number, y: number, room: number, size: number): string {
  const fitting = Math.min(size, room / breadth(text) / 1.02);
  return `<text x="${x}" y="${y}" text-anchor="middle" ${GRENZE} font-size="${fitting.toFixed(1)}" fill="#fff">${escaped(text)}</text>`;
}

const lines = (texts: string[], x: number, y: number, size: number, step: number, more = ''): string =>
  texts
    .map((text, k) => `<text x="${x}" y="${(y + k * step).toFixed(1)}" text-anchor="middle" ${SANS} font-size="${size}" fill="var(--card-ink)"${more}>${escaped(text)}</text>`)
    .join('');

export const HAND_RATIO = 200 / 132;
/** A card of the hand: 132 × 200. */
export function handCard(card: Courtier, words: Words): string {
  const told = mark(card, words);
  const effect = wrapped(shortAction(card, words), 116 / 13.4, 3);
  const y = 149.5 + (3 - effect.length) * (told ? 5 : 8);
  return (
    `<svg viewBox="0 0 132 200" aria-hidden="true">${paper(132, 200, 10)}<rect x="5" y="5" width="122" height="190" rx="7" fill="none" stroke="var(--gold)" stroke-width="1.4"/>` +
    portrait(card, 69, 60, 0.96) + worth(card, 23, 23, 18) + ringed(card, 19, 97, 13) + gem(card.colour, 116, 99, 11) +
    `<path d="M5 114H127V136H5z" fill="var(--r-${card.role})"/>${title(card.name, 66, 130.5, 116, 17)}` +
    lines(effect, 66, y, 13.4, 13.6) +
    (told ? `<text x="66" y="191" text-anchor="middle" ${SANS} font-size="12.6" font-style="italic" fill="var(--card-ink-2)">${escaped(told)}</text>` : '') +
    '</svg>'
  );
}

export const SMALL_RATIO = 96 / 74;
export const TINY_RATIO = 76 / 74;

/** A card that lies in a suite: 74 × 96; without its name (where there is no room for it) 74 × 76. */
export function suiteCard(card: Courtier, named = true): string {
  const height = named ? 96 : 76;
  const foot = named ? 72 : 68;
  return (
    `<svg viewBox="0 0 74 ${height}" aria-hidden="true">${paper(74, height, 7)}${portrait(card, 41, named ? 37 : 36, 0.61)}${worth(card, 14, 15, 12.5)}` +
    `<path d="M1 ${foot}H73V${height - 8}a7 7 0 0 1-7 7H8a7 7 0 0 1-7-7z" fill="var(--r-${card.role})"/>` +
    (named ? title(clipped(card.short, 66 / 13.6) + star(card), 37, 88.3, 70, 14.6) : '') +
    '</svg>'
  );
}

/** What other faces are put together from. */
export const parts = { paper, portrait, worth, ringed, gem, title, lines };

/** The back of a card. */
export const BACK = `<svg viewBox="0 0 74 96" aria-hidden="true"><rect x="2" y="2" width="70" height="92" rx="9" fill="#6a1b37" stroke="var(--gold-2)" stroke-width="4"/><path d="M37 22l16 26-16 26-16-26z" fill="none" stroke="var(--gold-2)" stroke-width="3.4"/></svg>`;

/** The Emperor in his frame. */
export const emperorCameo = (): string =>
  `<svg viewBox="0 0 104 110" aria-hidden="true">${medallion(52, 55, 1, GROUND.flatteur, emperor())}</svg>`;

/** What a winner wears. */
export const crownIcon = (size = 24): string =>
  `<svg width="${size}" height="${size}" viewBox="-16 -18 32 24" aria-hidden="true">${crown(0, 3, 1)}</svg>`;

/** The medal of the last round: a paw on gold. */
export const medal = (size = 28): string =>
  `<svg class="medal" width="${size}" height="${size}" viewBox="0 0 32 32" aria-hidden="true"><path d="M9 2l7 10 7-10" fill="none" stroke="#a8345b" stroke-width="5"/><circle cx="16" cy="20" r="10" fill="var(--gold)" stroke="${INK}" stroke-width="1.5"/><path d="M11 24c0-3 2-5 5-5s5 2 5 5q-5 2.500-10 0z" fill="${INK}"/><circle cx="11.500" cy="18" r="1.700" fill="${INK}"/><circle cx="14.400" cy="15.500" r="1.700" fill="${INK}"/><circle cx="17.800" cy="15.500" r="1.700" fill="${INK}"/><circle cx="20.600" cy="18" r="1.700" fill="${INK}"/></svg>`;

/** A card at its largest, with all it says. */
export function face(of: CardFace, words: Words): string {
  const card = courtier(of.key, new Map([[of.key, of]]));
  const effect = wrapped(card.effect || shortAction(card, words), 232 / 16, 7);
  const told = inventedIn(card, words);
  const notes = told ? wrapped(told, 232 / 14, 3) : [];
  const top = 302;
  const height = top + effect.length * 20 + 14 + notes.length * 17 + (notes.length ? 6 : 0);
  return (
    `<svg viewBox="0 0 264 ${height}" role="img" aria-label="${escaped(of.text)}"><rect x="1.5" y="1.5" width="261" height="${height - 3}" rx="16" fill="var(--card)" stroke="var(--card-edge)" stroke-width="2"/>` +
    `<rect x="8" y="8" width="248" height="${height - 16}" rx="11" fill="none" stroke="var(--gold)" stroke-width="2"/>` +
    portrait(card, 136, 122, 1.98) + worth(card, 44, 44, 34) + ringed(card, 36, 196, 24) + gem(card.colour, 232, 198, 20) +
    `<path d="M8 226H256V268H8z" fill="var(--r-${card.role})"/>${title(card.name, 132, 250, 232, 29)}` +
    `<text x="132" y="264" text-anchor="middle" ${SANS} font-size="13" font-weight="600" fill="#fff">${escaped(words(`patee_imperiale-role-${card.role}`))}</text>` +
    lines(effect, 132, top - 8, 16, 20) +
    lines(notes, 132, top + effect.length * 20 + 8, 13.5, 17, ' font-style="italic"') +
    '</svg>'
  );
}
