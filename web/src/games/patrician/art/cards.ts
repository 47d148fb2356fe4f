/** Building cards: a band with the crest and colour of the city, and a face below. */
import { cityKey } from '../geography';
import { crest } from './crest';
import { memoize } from '$art/memoize';
import { portraitAt, type Portrait } from './portrait';

/** The contents of a building card. */
export interface BuildingCard {
  city: string;
  face: string;
  star: boolean;
  invented: boolean;
}

const DISPLAY = 'font-family="Grenze" font-weight="700"';
const TEXT = 'font-family="Source Sans 3 Variable"';
const PORTRAIT_OF_FACE: Record<string, Portrait> = {
  'red-hat': 'red-hat',
  lady: 'lady',
  beard: 'beard',
  'two-red-hats': 'red-hat',
  'two-ladies': 'lady',
  'two-beards': 'beard',
};

/** The portraits on a face. */
export function portraitsOn(face: string): { portrait: Portrait; count: number } | null {
  const portrait = PORTRAIT_OF_FACE[face];
  return portrait ? { portrait, count: face.startsWith('two-') ? 2 : 1 } : null;
}

const MOVE =
  '<g fill="none" stroke="var(--card-ink)" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"><path d="M8 52V34h16v18zM8 43h16M40 52V24h16v28zM40 38h16" fill="var(--card-2)"/><path d="M40 24h16v14H40z" fill="var(--gold-2)"/><path d="M48 16C44 6 22 6 17 22M11 17l5.5 6.5L23 18"/></g>';
const FREE = `<path d="M9 14h22v32H9z" fill="var(--card-2)" stroke="var(--card-ink)" stroke-width="2.4" stroke-linejoin="round" transform="rotate(-10 20 30)"/><path d="M33 14h22v32H33z" fill="var(--card-2)" stroke="var(--card-ink)" stroke-width="2.4" stroke-linejoin="round" transform="rotate(9 44 30)"/><circle cx="32" cy="34" r="15" fill="var(--gold-2)" stroke="var(--card-ink)" stroke-width="2.4"/><text x="32" y="43" text-anchor="middle" ${DISPLAY} font-size="27.5" fill="#2b1d05">?</text>`;

/** The star of a start card. */
export function star(x: number, y: number, radius: number): string {
  const points = Array.from({ length: 10 }, (_, at) => {
    const angle = (at * Math.PI) / 5 - Math.PI / 2;
    const r = at % 2 ? radius * 0.45 : radius;
    return `${(x + r * Math.cos(angle)).toFixed(1)} ${(y + r * Math.sin(angle)).toFixed(1)}`;
  });
  return `<path d="M${points.join('L')}Z" fill="var(--gold)" stroke="var(--card-ink)" stroke-width="1.2" stroke-linejoin="round"/>`;
}

function actionSymbol(face: string, x: number, y: number, scale: number): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})">${face === 'move' ? MOVE : FREE}</g>`;
}

/**
 * A card, 120 × 168. `label` stands under the face, in two lines if it is long. Without a label, face and city name are
 * larger, for cards too small to read.
 */
export const cardArt = memoize((card: BuildingCard, label: string) =>
  label ? labelledArt(card, label) : unlabelledArt(card),
);

const LONGEST_LINE = 16;

function inLines(label: string): string[] {
  const cut = label.length > LONGEST_LINE ? label.lastIndexOf(' ', LONGEST_LINE) : -1;
  return cut < 0 ? [label] : [label.slice(0, cut), label.slice(cut + 1)];
}

function labelledArt(card: BuildingCard, label: string): string {
  const portraits = portraitsOn(card.face);
  const lines = inLines(label);
  const up = lines.length > 1 ? -8 : 0;
  const body = portraits
    ? portraits.count === 2
      ? portraitAt(portraits.portrait, 12, 60 + up, 52) + portraitAt(portraits.portrait, 56, 82 + up, 52)
      : portraitAt(portraits.portrait, 24, 62 + up, 72)
    : card.face === 'crest'
      ? crest(card.city, 15, 62 + up, 1.5) + crest(card.city, 57, 76 + up, 1.5)
      : actionSymbol(card.face, 20, 58 + up, 1.25);
  return (
    '<rect x="1" y="1" width="118" height="166" rx="9" fill="var(--card)" stroke="var(--card-edge)" stroke-width="1.5"/><rect x="1" y="1" width="118" height="166" rx="9" fill="url(#paper)"/>' +
    `<path d="M1 46V10a9 9 0 0 1 9-9H110a9 9 0 0 1 9 9V46z" fill="var(--c-${cityKey(card.city)})"/><path d="M1 46H119" stroke="var(--card-ink)" stroke-width="1.5"/>` +
    crest(card.city, 9, 7, 0.92) +
    `<text x="45" y="31" ${DISPLAY} font-size="21" fill="#fff">${card.city}</text>${body}${card.star ? star(106, 59, 8.5) : ''}` +
    lines
      .map(
        (line, at) =>
          `<text x="60" y="${155 + up + at * 15}" text-anchor="middle" ${TEXT} font-weight="600" font-size="14" fill="var(--card-ink)">${line}</text>`,
      )
      .join('')
  );
}

function unlabelledArt(card: BuildingCard): string {
  const portraits = portraitsOn(card.face);
  const body = portraits
    ? portraits.count === 2
      ? portraitAt(portraits.portrait, 6, 56, 64) + portraitAt(portraits.portrait, 50, 98, 64)
      : portraitAt(portraits.portrait, 14, 62, 92)
    : card.face === 'crest'
      ? crest(card.city, 8, 60, 1.75) + crest(card.city, 56, 84, 1.75)
      : actionSymbol(card.face, 10, 58, 1.58);
  return (
    '<rect x="1" y="1" width="118" height="166" rx="9" fill="var(--card)" stroke="var(--card-edge)" stroke-width="1.5"/><rect x="1" y="1" width="118" height="166" rx="9" fill="url(#paper)"/>' +
    `<path d="M1 46V10a9 9 0 0 1 9-9H110a9 9 0 0 1 9 9V46z" fill="var(--c-${cityKey(card.city)})"/><path d="M1 46H119" stroke="var(--card-ink)" stroke-width="1.5"/>` +
    crest(card.city, 4, 8, 0.84) +
    `<text x="35" y="32" ${DISPLAY} font-size="23.5" fill="#fff">${card.city}</text>${body}${card.star ? star(104, 60, 11) : ''}`
  );
}

/** A card on the map, 55 × 76: crest, three letters, face. With `bold` the letters stay readable at 36 px. */
export const miniArt = memoize((card: BuildingCard, bold?: boolean): string => {
  const portraits = portraitsOn(card.face);
  const body = portraits
    ? portraits.count === 2
      ? portraitAt(portraits.portrait, 3, 32, 28) + portraitAt(portraits.portrait, 24, 46, 28)
      : portraitAt(portraits.portrait, 8, 33.5, 39)
    : card.face === 'crest'
      ? crest(card.city, 3, 33, 0.76) + crest(card.city, 27, 43, 0.76)
      : actionSymbol(card.face, 5, 31, 0.7);
  const abbreviation = card.city.slice(0, 3);
  const band = bold
    ? `${crest(card.city, 1, 5.5, 0.55)}<text x="36.5" y="22" text-anchor="middle" ${DISPLAY} font-size="19.6" fill="#fff">${abbreviation}</text>`
    : `${crest(card.city, 3, 2.5, 0.72)}<text x="40" y="20.5" text-anchor="middle" ${DISPLAY} font-size="15" fill="#fff">${abbreviation}</text>`;
  return (
    '<rect y="2" width="55" height="76" rx="5" opacity=".22"/><rect width="55" height="76" rx="5" fill="var(--card)" stroke="var(--draw)" stroke-width="1.2"/>' +
    `<path d="M.6 30V5.6a5 5 0 0 1 5-5H49.4a5 5 0 0 1 5 5V30z" fill="var(--c-${cityKey(card.city)})"/>${band}${body}${card.star ? star(50, 32, 6.5) : ''}`
  );
});

/** The back of a card on the map, 55 × 76. */
export const BACK =
  '<rect width="55" height="76" rx="5" fill="var(--card-back)" stroke="var(--draw)" stroke-width="1.2"/><rect width="55" height="76" rx="5" fill="url(#back-p)"/>';
