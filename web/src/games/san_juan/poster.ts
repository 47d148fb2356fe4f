/** The picture of the game on the front page. */
import { emblem } from './art/emblems';
import { GOOD_NAMES, goodAt, shipAt } from './art/pieces';

const buildings: [string, number, number, number][] = [
  ['city-hall', 6, 88, 2],
  ['chapel', 92, 106, 1.7],
  ['market-hall', 162, 94, 1.9],
  ['tower', 244, 80, 2.1],
  ['palace', 313, 102, 1.7],
];

export const poster = `<svg viewBox="0 0 400 300" preserveAspectRatio="xMidYMax slice" role="presentation">
<rect width="400" height="300" fill="var(--sky)"/><circle cx="352" cy="92" r="25" fill="var(--sky-2)"/>
<path d="M0 128q70-64 150-34t140-22 110 34v70H0z" fill="var(--sea-2)" opacity=".35"/>
<path d="M0 174H400V212H0z" fill="var(--quay)"/>
${buildings.map(([card, x, y, size]) => emblem(card, x, y, size)).join('')}
<path d="M0 198H400v11H0z" fill="var(--quay-2)" stroke="var(--draw)" stroke-width="1.2"/>
<path d="M0 209H400V300H0z" fill="var(--sea)"/><path d="M0 218H400V300H0z" fill="url(#wave)"/>
${shipAt(112, 256, 1)}${shipAt(352, 246, 0.45)}
${GOOD_NAMES.map((good, k) => goodAt(good, 206 + k * 35, 176, 33)).join('')}</svg>`;
