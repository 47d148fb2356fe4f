/** Goods, role tools, card backs and ships, as SVG in the colours of the theme. */
import type { Good, Role } from '../model';

/* Each good has its own colour and container. */
const GOODS: Record<Good, string> = {
  indigo:
    '<path d="M6 5h20q4 11 0 22H6Q2 16 6 5z" fill="var(--g-indigo)"/><path d="M20 5h6q4 11 0 22h-6q4-11 0-22z" fill="#223a76" stroke="none"/><path d="M4.6 11h22.8M4.6 21h22.8" stroke="#d9c38c" stroke-width="2.2"/><path d="M6 5h20q4 11 0 22H6Q2 16 6 5z" fill="none"/><path d="M16 10.5q4 5 0 9.5q-4-4.5 0-9.5z" fill="#fff" stroke="none"/>',
  sugar:
    '<path d="M16 2q4 2 8 20l3 6H5l3-6Q12 4 16 2z" fill="var(--g-sugar)"/><path d="M17 2q4 2 7 20l3 6h-8q2-14-2-26z" fill="#cfc6b0" stroke="none"/><path d="M8 21q8 3 16 0" fill="none"/><path d="M16 2q4 2 8 20l3 6H5l3-6Q12 4 16 2z" fill="none"/>',
  tobacco:
    '<path d="M3 8h26v19H3z" fill="var(--g-tobacco)"/><path d="M21 8h8v19h-8z" fill="#644a18" stroke="none"/><path d="M9 8v19M23 8v19" stroke="#e6d3a0" stroke-width="2"/><path d="M3 8h26v19H3z" fill="none"/><path d="M16 10q6 6 0 14q-6-8 0-14z" fill="#8fb457"/><path d="M16 12v10" stroke-width="1"/>',
  coffee:
    '<path d="M9 9Q1 20 5 28h22q4-8-4-19z" fill="var(--g-coffee)"/><path d="M19 9h4q8 11 4 19h-7q4-10-1-19z" fill="#3b2216" stroke="none"/><path d="M9 9L7 4q9 3 18 0l-2 5z" fill="#c4a06f"/><ellipse cx="15" cy="19.5" rx="4" ry="5.5" fill="#e7cfa3" transform="rotate(20 15 19.5)"/><path d="M16.5 14.8q-3.5 4.5-3 9.4" stroke-width="1.2" fill="none"/>',
  silver:
    '<path d="M2 27l3-8h11l3 8z" fill="var(--g-silver)"/><path d="M13 27l3-8h11l3 8z" fill="var(--g-silver)"/><path d="M7.5 18l3-8h11l3 8z" fill="#cfd8e0"/><path d="M19 10h2.5l3 8h-4zM24 19h3l3 8h-4z" fill="#7d8994" stroke="none"/><path d="M13 14h6" stroke-width="1.3"/>',
};

/** The goods that have a drawing. */
export const GOOD_NAMES = Object.keys(GOODS) as Good[];

/** A good inside a drawing. */
export function goodAt(good: Good, x: number, y: number, size: number): string {
  const place = `translate(${x} ${y}) scale(${size / 32})`;
  return `<g transform="${place}" stroke="#2b2933" stroke-width="1.7" stroke-linejoin="round">${GOODS[good]}</g>`;
}

/** A good as an image; decorative, because its name is next to it. */
export function good(good: Good, size = 28): string {
  return `<svg width="${size}" height="${size}" viewBox="0 0 32 32" aria-hidden="true">${goodAt(good, 0, 0, 32)}</svg>`;
}

/* Each role has a tool, in the colour of the text. */
export const TOOLS: Record<Role, string> = {
  builder: 'M8 32L20 19M16 8l11 11-5 5L11 13zM27 19l4-4-7-9-7 2',
  producer: 'M20 33V18M20 20C12 20 9 14 9 8c7 0 11 4 11 12zM20 16c0-6 4-10 11-10 0 7-4 11-11 10M12 33h16',
  trader: 'M20 6v27M13 33h14M7 12h26M7 12L3 23h8zM33 12l-4 11h8zM3 23q4 5 8 0M29 23q4 5 8 0',
  councillor: 'M12 6h18v24q0 4-4 4H10q4 0 4-4V10M18 13h8M18 18h8M18 23h6',
  prospector: 'M10 33L27 13M17 6q14 0 17 17q-7-10-17-17zM8 30l4 4',
};

export function tool(role: Role, size = 36): string {
  return `<svg width="${size}" height="${size}" viewBox="0 0 40 40" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"><path d="${TOOLS[role]}"/></svg>`;
}

/** The back of a card, for flights face down. */
export const BACK = `<svg viewBox="0 0 54 72"><rect x="1" y="1" width="52" height="70" rx="6" fill="var(--card-back)" stroke="var(--draw)" stroke-width="1.5"/><rect x="1" y="1" width="52" height="70" rx="6" fill="url(#back-p)"/></svg>`;

/** A pile of cards with its count; thinner as it runs out. */
export function pile(count: number, isDiscard: boolean): string {
  const fill = isDiscard ? 'var(--sj-monument)' : 'var(--card-back)';
  const sheets = count > 20 ? 3 : count > 5 ? 2 : count > 0 ? 1 : 0;
  if (!sheets)
    return `<svg viewBox="0 0 62 80" aria-hidden="true"><rect x="3" y="3" width="52" height="70" rx="6" fill="none" stroke="var(--board-ink)" stroke-opacity=".55" stroke-width="1.6" stroke-dasharray="5 4"/><text x="29" y="46" text-anchor="middle" font-family="Grenze" font-weight="700" font-size="22" fill="var(--board-ink)">0</text></svg>`;
  const backs = Array.from({ length: sheets }, (_, k) => {
    const off = 2 * (sheets - 1 - k);
    return `<rect x="${1 + off}" y="${1 + off * 1.25}" width="52" height="70" rx="6" fill="${fill}" stroke="var(--draw)" stroke-width="1.4"/>`;
  });
  return `<svg viewBox="0 0 62 80" aria-hidden="true">${backs.join('')}<rect x="1" y="1" width="52" height="70" rx="6" fill="url(#back-p)"/><circle cx="27" cy="36" r="18" fill="var(--card)" stroke="var(--draw)" stroke-width="1.5"/><text x="27" y="43.5" text-anchor="middle" font-family="Grenze" font-weight="700" font-size="22" fill="var(--card-ink)">${count}</text></svg>`;
}

/** A ship at anchor, its waterline at the origin. */
export function shipAt(x: number, y: number, scale: number): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})" stroke="var(--draw)" stroke-width="1.8" stroke-linejoin="round"><path d="M-44 0H44L34 18H-34z" fill="#8a5a2e"/><path d="M-44 0H44l-2 5H-42z" fill="#b57a3f"/><path d="M-16 0V-62M18 0V-54" fill="none"/><path d="M-36 -14Q-22 -34 -34 -54H0Q10 -34 -2 -14z" fill="#fbf3df"/><path d="M-8 -14Q0 -34 -8 -54H0Q10 -34 -2 -14z" fill="#e2d3b0" stroke="none"/><path d="M6 -12Q16 -28 8 -46H34Q42 -28 34 -12z" fill="#f1e2bf"/><path d="M-16 -62h16l-4 4 4 4h-16z" fill="var(--p-a)"/></g>`;
}
