/** The three portraits. Each has its own frame, so that the outline alone tells them apart. */
import { clip } from '$art/heraldry';
import { memoize } from '$art/memoize';

export type Portrait = 'red-hat' | 'lady' | 'beard';
export const PORTRAITS: readonly Portrait[] = ['red-hat', 'lady', 'beard'];

const FACE = `<path d="M24 20C22 24 22.5 26 21.5 28.5C20 31.5 17.3 33.5 17.5 35C17.7 36.3 20 35.8 20.5 36.5C20.8 37.2 19.4 37.8 19.4 38.6C19.4 39.4 20.4 39.5 20.3 40.2C20.2 41 19.5 41.3 19.8 42.4C20.2 44 20 46.5 23 47.5C26 48.3 29 47 31 45.5L31 56H45L44 22Z" fill="#efc9a4"/><path d="M31 45.5C35 43 37 40 38 36L45 34V56H33C34 52 33 48 31 45.5Z" fill="#d9a77c"/><path d="M23.3 29.8q2.6-1.8 5 0" stroke="#4b2f22" stroke-width="1.3" fill="none"/><path d="M24 31.8q2-1.2 3.6.1q-1.8 1-3.6-.1z" fill="#2b1d18"/><path d="M20.2 39.1h3" stroke="#a5523f" stroke-width="1.2"/>`;
const BUSTS: Record<Portrait, string> = {
  'red-hat': `<rect width="64" height="64" fill="#bcd3d8"/><path d="M0 46q14-8 30-3t34-4V64H0z" fill="#a3bfb4"/><path d="M5 64C6 55 16 52 27 50.5L33 56L44 50C56 52 60 56 61 64Z" fill="#8f2a1e"/><path d="M40 51C56 52 60 56 61 64H44z" fill="#6f1d14"/>${FACE}<path d="M30 30C34 28 36 32 36 35C38 41 42 44 46 45C48 38 47 30 46 25L29 24z" fill="#3a251b"/><path d="M27 50l5 5.5L45 49.5l1.5 4L33 60l-8-6.5z" fill="#f5ead6"/><path d="M20 25.5C18 15 24 8 35 8C46 8 50 15 48.5 27C40 23.5 29 23.5 20 25.5Z" fill="#c93a28"/><path d="M37 8.2C46 9 50 15 48.5 27C45 25.5 41.5 24.7 38 24.3C42 19 41 12 37 8.2z" fill="#9f2618"/><path d="M19.6 23.5C28 20.5 41 20.5 49 24.5L48.4 29.5C40 25.5 28 25.5 20 28.5Z" fill="#a82a1b"/>`,
  lady: `<rect width="64" height="64" fill="#d9d7a8"/><path d="M0 44q18-10 36-2t28-6V64H0z" fill="#b9c08a"/><path d="M8 64C10 56 18 54 28 52L45 52C55 54 58 58 59 64Z" fill="#2d5f8c"/><path d="M42 52h3C55 54 58 58 59 64H44z" fill="#1f466a"/><path d="M27 52q8 6 18 0l1.5 4q-11 6-21 0z" fill="#e7c15c"/>${FACE}<path d="M24 20C24 12 32 9 39 10C50 11 55 19 54 27C53.5 34 48 38 43 37C39 36.5 37 33 37 29C34 27.5 31 23 29 21C27 21 25 22 24 24z" fill="#c98f35"/><path d="M44 12C52 14 55 20 54 27C53.5 34 48 38 43 37C48 32 49 20 44 12z" fill="#9f6a1f"/><path d="M38 13q7 5 6 14M33 14q7 5 7 12" stroke="#8d5a18" stroke-width="1.2" fill="none"/><path d="M25.5 18.5C30 15 36 17 40 22S48 30 52 31" stroke="#fffaf0" stroke-width="2.2" fill="none" stroke-dasharray=".1 3.6" stroke-linecap="round"/><path d="M29 50.5q7 4.5 14 .5" stroke="#fffaf0" stroke-width="2.4" fill="none" stroke-dasharray=".1 3.3" stroke-linecap="round"/><path d="M54 26C60 34 60 48 56 58C54 48 50 42 47 37z" fill="#fffaf0" opacity=".75"/>`,
  beard: `<rect width="64" height="64" fill="#e2c79d"/><path d="M0 48q16-8 32-3t32-5V64H0z" fill="#cba76f"/><path d="M4 64C6 54 18 51 30 50L46 49C57 52 60 57 61 64Z" fill="#37402f"/><path d="M44 49.5C57 52 60 57 61 64H46z" fill="#262d20"/>${FACE}<path d="M20.5 40.5C22 39 24.5 39.5 26 40.5L20.8 41z" fill="#5b3a22"/><path d="M19.8 41.5C24 42.5 29 40 31 34C33 31 36 31 37 35C40 44 36 55 29 60C24 63 19 60 19.5 57C20 54 18.5 46 19.8 41.5Z" fill="#6a4427"/><path d="M31 36C35 42 34 52 27.5 60.5C33 58.5 39 48 37 35C36 31 33 31 31 36z" fill="#4a2d18"/><path d="M23 46q-.5 6 1 11M27.5 44q0 7-1.5 13" stroke="#8a5f38" stroke-width="1.1" fill="none"/><path d="M31 29C36 27 38 30 38 34C41 40 45 42 47 42C49 34 48 26 46 22L29 22z" fill="#5b3a22"/><path d="M23 22.5C23 13 30 9 37 9C46 9 50 15 49.5 24C41 20.5 31 20.5 23 22.5z" fill="#2f3a4c"/><path d="M39 9.2C47 10 50 15 49.5 24C46 22.6 43 21.9 40 21.5C43.5 17 42.5 12.5 39 9.2z" fill="#1f2835"/><path d="M22.5 20.8C31 18.6 41 18.6 50 22V25.5C41 22 31 22 22.5 24.5z" fill="#c49a3c"/>`,
};
const FRAMES: Record<Portrait, string> = {
  'red-hat': 'M32 2A30 30 0 1 1 31.99 2Z',
  lady: 'M4 62V28C4 14 18 6 32 1C46 6 60 14 60 28V62Z',
  beard: 'M3 3H61V61H3Z',
};
const CLIPS = Object.fromEntries(
  PORTRAITS.map((portrait) => [portrait, clip(`patrician-${portrait}`, `<path d="${FRAMES[portrait]}"/>`)]),
) as Record<Portrait, string>;

/** A portrait as a group, its upper left corner at (x, y). */
export function portraitAt(portrait: Portrait, x: number, y: number, size: number): string {
  const frame = FRAMES[portrait];
  return (
    `<g transform="translate(${x} ${y}) scale(${size / 64})">` +
    `<g clip-path="${CLIPS[portrait]}">${BUSTS[portrait]}</g>` +
    `<path d="${frame}" fill="none" stroke="var(--draw)" stroke-width="${Math.min(3, 102 / size)}"/></g>`
  );
}

/** A portrait as an image; decorative, because a label is next to it. */
export const portrait = memoize(
  (portrait: Portrait, size: number) =>
    `<svg width="${size}" height="${size}" viewBox="-1 -1 66 66" aria-hidden="true">${portraitAt(portrait, 0, 0, 64)}</svg>`,
);
