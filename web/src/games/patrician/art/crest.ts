/** The crests of the cities: a colour, and an ivory charge that tells them apart without it. */
import { cityKey } from '../geography';

const IVORY = '#fff8e8';
const SHIELD = 'M2 2H30V18C30 28 20 33 16 35C12 33 2 28 2 18Z';

/** Charges on a shield of 32 × 36. */
const CHARGES: Record<string, string> = {
  roma: `<path d="M6 28V14h20V28h-4.5V20a2.6 2.6 0 0 0-5.2 0 M6 12h20V8h-3.5v2h-3V8h-3.4v2h-3V8H9.6v2h-.1V8H6z" fill="${IVORY}"/><path d="M9.5 28V20.5a2.8 2.8 0 0 1 5.6 0V28zM17 28V20.5a2.8 2.8 0 0 1 5.6 0V28z" fill="var(--c-roma)"/><path d="M6 13h20" stroke="var(--c-roma)" stroke-width="1.2"/>`,
  bologna: `<path d="M8 27V9h1.5v1.7h1.6V9h1.6v1.7h1.6V9H15V27zM18.5 28l1.7-14 1.5.2-.2 1.4 1.5.2.2-1.4 1.5.2-.2 1.4 1.4.2-1.4 12.5z" fill="${IVORY}"/><path d="M10.5 16h2M21 20h1.6" stroke="var(--c-bologna)" stroke-width="1.6"/>`,
  firenze: `<path d="M16 6c3 4 3.5 8 1.3 12h-2.6C12.5 14 13 10 16 6zM13.3 18C11 12 5.6 11.5 5.2 15.5c-.2 2.8 3 3.6 4.2 1.6 1.4 1.4 1.3 2.6 1.5 3.4H8.8v2.6h3.7c0 2-.9 3.4-2.4 4.4h3.4l2.5 2.5 2.5-2.5h3.4c-1.5-1-2.4-2.4-2.4-4.4h3.7v-2.6h-2.1c.2-.8.1-2 1.5-3.4 1.2 2 4.4 1.2 4.2-1.6-.4-4-5.8-3.5-8.1 2.5z" fill="${IVORY}"/>`,
  pistoia: `<g fill="${IVORY}"><path d="M3 3h6.5v7H3zM16 3h6.5v7H16zM9.5 10H16v7H9.5zM22.5 10H29v7h-6.5zM3 17h6.5v7H4.5Q3 21 3 17zM16 17h6.5v7H16zM9.5 24H16v9q-4-2-6.5-5zM22.5 24h4q-1.5 3-4 5z"/></g>`,
  siena: `<path d="M2.8 2.8H29.2V17H2.8z" fill="${IVORY}"/><path d="M2.8 17H29.2C29.2 27 20 32 16 34C12 32 2.8 27 2.8 17z" fill="#34363d"/>`,
  lucca: `<path d="M11 29V15h10v14zM10 15v-2.5h12V15z" fill="${IVORY}"/><circle cx="12.5" cy="9.5" r="3.4" fill="${IVORY}"/><circle cx="19.5" cy="9.5" r="3.4" fill="${IVORY}"/><circle cx="16" cy="7" r="3.4" fill="${IVORY}"/><path d="M14.5 24v-2.5a1.5 1.5 0 0 1 3 0V24z" fill="var(--c-lucca)"/>`,
  milano: `<path d="M12.8 2.8h6.4V12H29.2v6.4H19.2V33.4L16 34.6l-3.2-1.2V18.4H2.8V12h10z" fill="${IVORY}"/>`,
  ferrara: `<path d="M16 5l4 6-4 6-4-6zM9.5 14l4 6-4 6-4-6zM22.5 14l4 6-4 6-4-6z" fill="${IVORY}"/>`,
  parma: `<path d="M16 5l2 6 5.2-3.6-2 6 6.3.1-5.1 3.7 5.1 3.7-6.3.1 2 6L18 23.4l-2 6-2-6-5.2 3.6 2-6-6.3-.1 5.1-3.7-5.1-3.7 6.3-.1-2-6L14 11z" fill="${IVORY}"/>`,
  verona: `<path d="M10.5 5v25M21.5 5v25M10.5 9.5h11M10.5 15h11M10.5 20.5h11M10.5 26h11" stroke="${IVORY}" stroke-width="2.6" fill="none"/>`,
};

/** A crest as a group, its upper left corner at (x, y). */
export function crest(city: string, x = 0, y = 0, scale = 1): string {
  const key = cityKey(city);
  return (
    `<g transform="translate(${x} ${y}) scale(${scale})"><path d="${SHIELD}" fill="var(--c-${key})"/>${CHARGES[key] ?? ''}` +
    `<path d="M17 2H30V18C30 28 20 33 16 35z" opacity=".1"/>` +
    `<path d="${SHIELD}" fill="none" stroke="var(--draw)" stroke-width="2" stroke-linejoin="round"/></g>`
  );
}
