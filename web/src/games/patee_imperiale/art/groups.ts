/** Duos and trios, and a guest of each role for courtiers of other decks. */
import {
  at,
  coat,
  CREAM,
  cut,
  DARK,
  disc,
  dot,
  DUSK,
  eye,
  flat,
  GILT,
  jabot,
  letter,
  line,
  LINEN,
  mirror,
  NIGHT,
  oval,
  pearls,
  plume,
  ROSE,
  ruff,
  WINE,
} from './pieces';
import type { Bust } from './rulebook';

const BEAK = '#e0862b';
/** The left one of a pair, in half a coat; the other is its mirror image. */
const half = (robe: string): string => cut('M-4 104C-2 84 12 76 24 75L34 75C46 78 52 90 52 104Z', robe);
const pair = (one: string, other: string = one): string => mirror(50, other) + one;

const magpie = (robe: string): string =>
  half(robe) +
  flat('M14 80C8 62 10 42 22 36C32 32 40 36 42 42L53 48C50 52 46 53 41 53C40 62 42 72 40 80Z', DARK) +
  flat('M42 42L53 48L41 48Z', '#6b6470') +
  cut('M16 80C16 72 22 66 28 66C36 66 40 72 40 80Z', CREAM) +
  flat('M14 52C12 44 18 36 26 37C20 41 17 46 14 52Z', DUSK) +
  eye(34, 43);

/** Two magpies, beak to beak. */
export const magpies: Bust = (light, shade) =>
  pair(
    magpie(light) + cut('M12 40C14 26 32 24 38 37C30 34 20 35 12 40Z', WINE),
    magpie(shade) + plume(22, 36, -50, CREAM) + cut('M14 39C16 30 30 28 37 37C30 34 22 35 14 39Z', '#3f3a86'),
  ) + letter(40, 84);

const dove = (robe: string): string =>
  half(robe) +
  at(
    -3,
    -10,
    1.12,
    cut('M14 82C16 70 10 60 12 50C14 38 28 34 36 40C41 44 41 50 38 54C34 60 40 70 40 82Z', CREAM) +
      flat('M28 82C30 70 32 62 37 55C35 62 40 70 40 82Z', LINEN) +
      cut('M39 46L47 50L39 53Z', BEAK) +
      eye(33, 46, 2.3) +
      cut('M37 41C26 34 12 38 9 54C9 60 11 64 13 67C16 56 24 46 37 41Z', robe) +
      line('M37 41C24 46 16 56 13 67', CREAM, 2.6),
  ) +
  cut('M15 66l-9 5 8 3 2 8 5-11z', CREAM);

/** Two doves in plain caps. */
export const doves: Bust = (light, shade) => pair(dove(light), dove(shade));

const hare = (robe: string, fur: string, ear: string): string =>
  half(robe) +
  cut('M20 46C10 30 8 12 14 4C22 12 26 28 28 42Z', fur) +
  flat('M19 38C14 28 13 18 14.500 11C19 19 22 29 23 38Z', ear) +
  cut('M30 42C26 26 30 10 38 6C42 16 40 32 37 44Z', fur) +
  flat('M33.500 38C32 27 34 18 37 13C38.500 21 37 31 36 38Z', ear) +
  cut('M14 80C10 62 14 44 28 42C38 41 46 48 47 56C48 63 42 67 36 68C38 72 40 76 40 80Z', fur) +
  flat('M46 55a3 2.600 0 1 1 .1 0z', NIGHT) +
  eye(36, 52, 3) +
  line('M40 62q3 2 6 0', NIGHT, 1.3) +
  line('M40 59l-11 3M40 61l-9 6', CREAM, 1) +
  [12, 21, 30, 39].map((x, k) => oval(x, 79 + (k % 2) * 2, 6, 7, k % 2 ? LINEN : CREAM)).join('');

/** Two hares. */
export const hares: Bust = (light, shade) => pair(hare(light, '#b08a63', ROSE), hare(shade, DARK, WINE));

const carp = (robe: string, skin: string, scale: string): string =>
  half(robe) +
  cut('M10 64C2 56 4 48 0 42C10 42 14 46 18 52Z', scale) +
  cut('M16 82C8 62 12 38 28 30C40 28 50 38 50 48C50 54 46 58 42 60C42 68 42 76 40 82Z', skin) +
  line('M16 62q5 4 9-1q5 4 9-1M16 70q5 4 9-1q5 4 9-1M18 54q4 4 8 0M19 78q5 4 9-1q5 4 9-1', scale, 1.7) +
  line('M30 33C25 42 25 50 31 58', scale, 2) +
  line('M42 52q4 1 8-2', NIGHT, 1.6) +
  line('M46 54q2 5-1 9', skin, 2) +
  disc(39, 42, 4.4, CREAM) +
  dot(40, 42, 2) +
  cut('M26 30C20 22 22 14 28 12C30 18 36 24 40 31Z', scale) +
  [10, 19, 28, 37].map((x, k) => oval(x + 2, 80 + (k % 2) * 2, 6, 7, k % 2 ? LINEN : CREAM)).join('');

/** Two carp, who say nothing at all. */
export const carps: Bust = (light, shade) =>
  pair(carp(light, '#d9824a', '#a4501f'), carp(shade, '#e8d9bd', '#b5a27c')) +
  [
    [50, 26, 3],
    [53, 17, 2.2],
    [48, 10, 1.6],
  ]
    .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${NIGHT}" stroke-width="1.4"/>`)
    .join('');

const duckling = (robe: string): string =>
  cut('M-20 52C-20 30 -12 21 0 21S20 30 20 52Z', robe) +
  cut('M-2 -15C-5 -22 2 -25 3 -18C7 -23 11 -18 5 -14Z', '#f2cf5b') +
  disc(0, 2, 17, '#f2cf5b') +
  flat('M6 18C16 14 19 4 15 -6C20 4 18 16 6 19Z', '#d3a62f') +
  dot(-6, -2, 2.2) +
  dot(6, -2, 2.2) +
  cut('M-8 7Q0 2 8 7Q6 14 0 14T-8 7Z', BEAK) +
  line('M-7 8Q0 11 7 8', NIGHT, 1.2) +
  cut('M-14 20Q0 30 14 20L16 27Q0 37 -16 27Z', CREAM);

/** Three ducklings. */
export const ducklings: Bust = (light, shade) =>
  at(25, 67, 0.8, duckling(shade)) + at(75, 67, 0.8, duckling(shade)) + at(50, 50, 1, duckling(light));

/** For flatterers of other decks: a peacock. */
export const peacock: Bust = (light, shade) =>
  [-64, -38, -12, 14, 40, 66]
    .map(
      (turn) =>
        `<g transform="rotate(${turn} 48 76)">${cut('M48 76C40 50 38 28 48 12C58 28 56 50 48 76Z', '#2f7a68')}${disc(48, 26, 6, GILT)}${dot(48, 26, 3.2, '#27407e')}</g>`,
    )
    .join('') +
  coat(light, shade) +
  cut('M34 80C40 70 36 62 36 52C37 40 48 36 56 40C62 43 63 48 62 52C60 60 56 66 60 80Z', '#2c5a9c') +
  flat('M50 80C52 68 58 60 62 52C61 62 57 66 60 80Z', '#1d3f74') +
  cut('M61 46L72 51L61 54Z', LINEN) +
  eye(54, 48) +
  line('M48 38L44 26M51 37L50 24M54 38L57 27', NIGHT, 1.4) +
  dot(44, 25, 2.4, GILT) +
  dot(50, 23, 2.4, GILT) +
  dot(57, 26, 2.4, GILT) +
  ruff(78, 20, 48);

/** For schemers: a bat behind a mask. */
export const bat: Bust = (light, shade) =>
  flat(
    'M50 70C34 58 20 56 4 66C6 48 10 40 16 34C22 40 30 42 36 40L64 40C70 42 78 40 84 34C90 40 94 48 96 66C80 56 66 58 50 70Z',
    DUSK,
  ) +
  coat(light, shade) +
  cut('M32 42L24 12L44 28Q50 26 56 28L76 12L68 42C70 60 62 76 50 76S30 60 32 42Z', DARK) +
  flat('M32 34L28 19L39 29zM68 34L72 19L61 29z', WINE) +
  flat('M45 62l5-4 5 4-5 4z', ROSE) +
  flat('M44 69l2 5 2-5zM52 69l2 5 2-5z', CREAM) +
  cut('M28 44Q50 34 72 44Q74 58 62 58Q54 58 50 52Q46 58 38 58Q26 58 28 44Z', CREAM) +
  oval(39, 48.5, 5, 3.6, NIGHT) +
  oval(61, 48.5, 5, 3.6, NIGHT) +
  line('M72 46L88 96', GILT, 3) +
  jabot(50, 74);

/** For speakers: a frog with a trumpet. */
export const frog: Bust = (light, shade) =>
  coat(light, shade) +
  at(
    -6,
    0,
    1,
    ruff(78, 25, 46) +
      cut('M20 66C18 48 30 40 44 40C60 38 74 46 76 58C77 70 64 78 48 78S22 76 20 66Z', '#6f9a4b') +
      flat('M48 78C64 78 77 70 76 58C75 68 60 72 44 73Z', '#4f7533') +
      disc(34, 38, 10, '#6f9a4b') +
      disc(60, 38, 10, '#6f9a4b') +
      disc(36, 37, 6, CREAM) +
      disc(62, 37, 6, CREAM) +
      dot(38, 37, 2.6) +
      dot(64, 37, 2.6) +
      line('M26 62Q48 72 70 60', NIGHT, 1.8) +
      cut('M66 58L88 44L98 36L96 62L88 58L68 65Z', GILT) +
      oval(97, 49, 3, 13, '#8a6412') +
      cut('M36 28L40 14L50 22L58 10L60 28Q48 24 36 28Z', WINE),
  );

/** For peacemakers: a lamb with an olive twig. */
export const lamb: Bust = (light, shade) =>
  coat(light, shade) +
  at(
    -7,
    -2,
    1,
    [
      [28, 76],
      [40, 80],
      [52, 81],
      [64, 79],
      [34, 68],
      [60, 70],
    ]
      .map(([x, y]) => disc(x!, y!, 9, CREAM))
      .join('') +
      cut('M36 72C34 54 38 42 50 40C60 39 66 44 70 50L80 58C83 62 80 68 74 68L64 68C62 72 60 74 58 76Z', '#d8c3a4') +
      cut('M40 46C28 44 22 50 22 58C30 60 38 56 42 52Z', '#d8c3a4') +
      dot(78, 60, 2.4) +
      line('M70 65q5 1 8-2', NIGHT, 1.4) +
      eye(62, 50) +
      [
        [38, 40],
        [44, 32],
        [53, 31],
        [61, 36],
        [47, 41],
        [56, 41],
      ]
        .map(([x, y]) => disc(x!, y!, 7.5, CREAM))
        .join('') +
      line('M72 68C82 70 88 76 92 86', '#256044', 2) +
      cut(
        'M80 70C84 62 90 62 94 64C92 70 88 73 80 70ZM86 76C92 70 97 72 99 76C95 80 91 80 86 76ZM82 73C78 78 80 84 84 87C87 82 86 77 82 73Z',
        '#3b8a63',
      ) +
      pearls('M34 84q16 10 34 0', 3.4),
  );
