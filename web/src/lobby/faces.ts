/** The faces of the bots: six busts in profile, each under the same pointed arch. */
import { clip } from '$art/heraldry';
import { memoize } from '$art/memoize';

const HEAD =
  '<path d="M24 20C22 24 22.5 26 21.5 28.5C20 31.5 17.3 33.5 17.5 35C17.7 36.3 20 35.8 20.5 36.5C20.8 37.2 19.4 37.8 19.4 38.6C19.4 39.4 20.4 39.5 20.3 40.2C20.2 41 19.5 41.3 19.8 42.4C20.2 44 20 46.5 23 47.5C26 48.3 29 47 31 45.5L31 56H45L44 22Z" fill="#efc9a4"/><path d="M31 45.5C35 43 37 40 38 36L45 34V56H33C34 52 33 48 31 45.5Z" fill="#d9a77c"/><path d="M23.3 29.8q2.6-1.8 5 0" stroke="#4b2f22" stroke-width="1.3" fill="none"/><path d="M24 31.8q2-1.2 3.6.1q-1.8 1-3.6-.1z" fill="#2b1d18"/><path d="M20.2 39.1h3" stroke="#a5523f" stroke-width="1.2"/>';

/** Light and shade of one thing. */
type Colours = readonly [light: string, shade: string];

const sky = ([ground, hill]: Colours) =>
  `<rect width="64" height="64" fill="${ground}"/><path d="M0 46q16-9 32-3t32-5V64H0z" fill="${hill}"/>`;
const coat = ([light, shade]: Colours) =>
  `<path d="M5 64C7 55 17 52 28 51L45 50C56 52 60 57 61 64Z" fill="${light}"/><path d="M42 50.5C56 52 60 57 61 64H44z" fill="${shade}"/>`;
const braids = ([light, shade]: Colours) =>
  `<path d="M24 20C24 12 32 9 39 10C50 11 55 19 54 27C53.5 34 48 38 43 37C39 36.5 37 33 37 29C34 27.5 31 23 29 21C27 21 25 22 24 24z" fill="${light}"/><path d="M44 12C52 14 55 20 54 27C53.5 34 48 38 43 37C48 32 49 20 44 12z" fill="${shade}"/><path d="M38 13q7 5 6 14M33 14q7 5 7 12" stroke="${shade}" stroke-width="1.2" fill="none"/>`;
const pearls = `<path d="M25.5 18.5C30 15 36 17 40 22S48 30 52 31M29 50.5q7 4.5 14 .5" stroke="#fffaf0" stroke-width="2.3" fill="none" stroke-dasharray=".1 3.5" stroke-linecap="round"/>`;
const hair = ([light]: Colours) =>
  `<path d="M30 30C34 28 36 32 36 35C38 41 42 44 46 45C48 38 47 30 46 25L29 24z" fill="${light}"/>`;
const cap = ([light, shade]: Colours) =>
  `<path d="M20 25.5C18 15 24 8 35 8C46 8 50 15 48.5 27C40 23.5 29 23.5 20 25.5Z" fill="${light}"/><path d="M37 8.2C46 9 50 15 48.5 27C45 25.5 41.5 24.7 38 24.3C42 19 41 12 37 8.2z" fill="${shade}"/><path d="M19.6 23.5C28 20.5 41 20.5 49 24.5L48.4 29.5C40 25.5 28 25.5 20 28.5Z" fill="${shade}"/>`;
const beard = ([light, shade]: Colours) =>
  `<path d="M19.8 41.5C24 42.5 29 40 31 34C33 31 36 31 37 35C40 44 36 55 29 60C24 63 19 60 19.5 57C20 54 18.5 46 19.8 41.5Z" fill="${light}"/><path d="M31 36C35 42 34 52 27.5 60.5C33 58.5 39 48 37 35C36 31 33 31 31 36z" fill="${shade}"/>`;
const veil =
  '<path d="M26 16C34 6 50 8 55 22C60 36 61 50 58 62H46C50 48 48 34 40 24C36 19 31 17 26 16z" fill="#fffaf0"/><path d="M46 11C54 16 58 30 58 46C58 54 58 58 57 62H52C55 44 54 24 46 11z" fill="#d8d0bd"/>';

const BUSTS: readonly string[] = [
  // Bruno
  sky(['#e2c79d', '#cba76f']) +
    coat(['#37402f', '#262d20']) +
    HEAD +
    hair(['#5b3a22', '#3f2716']) +
    beard(['#6a4427', '#4a2d18']) +
    cap(['#2f3a4c', '#1f2835']),
  // Chiara
  sky(['#d9d7a8', '#b9c08a']) + coat(['#2d5f8c', '#1f466a']) + HEAD + braids(['#c98f35', '#9f6a1f']) + pearls,
  // Dario
  sky(['#bcd3d8', '#a3bfb4']) +
    coat(['#8f2a1e', '#6f1d14']) +
    HEAD +
    hair(['#3a251b', '#291811']) +
    cap(['#c93a28', '#9f2618']),
  // Elena
  sky(['#e6cfc4', '#cfae9d']) + coat(['#2f6b52', '#1e4b39']) + HEAD + braids(['#4a2f20', '#2f1d13']) + pearls,
  // Fosca
  sky(['#cdd0dd', '#adb1c4']) + coat(['#5b3a63', '#412748']) + HEAD + braids(['#2d2a30', '#1b191e']) + veil,
  // Gaspare
  sky(['#d5dcc4', '#b6c2a0']) +
    coat(['#7a5a1e', '#5a4012']) +
    HEAD +
    hair(['#8a8478', '#6c675d']) +
    beard(['#a59f92', '#827c70']) +
    cap(['#3f6b3c', '#2b4d29']),
];
/** The bots that the page names, and those that the server names, by their bust. */
const NAMES: Record<string, number> = {
  Bruno: 0,
  Chiara: 1,
  Dario: 2,
  Elena: 3,
  Fosca: 4,
  Ottone: 0,
  Livia: 1,
  Baldo: 2,
  Nerina: 3,
  Gaspare: 5,
  Zita: 4,
};
const ARCH = 'M4 62V28C4 14 18 6 32 1C46 6 60 14 60 28V62Z';

/** The face of a bot; decorative, because its name is next to it. Bots with other names take one by their seat. */
export const botFace = memoize((name: string, seat: number, size: number): string => {
  const bust = BUSTS[NAMES[name] ?? seat % BUSTS.length] ?? '';
  const rem = size / 16;
  return (
    `<svg width="${size}" height="${size}" style="width:${rem}rem;height:${rem}rem" viewBox="2 -1 60 65" aria-hidden="true">` +
    `<g clip-path="${clip('bot-arch', `<path d="${ARCH}"/>`)}">${bust}</g>` +
    `<path d="${ARCH}" fill="none" stroke="var(--draw)" stroke-width="2"/></svg>`
  );
});
