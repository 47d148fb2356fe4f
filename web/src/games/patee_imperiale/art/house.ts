/** Courtiers of the house deck: single figures. */
import {
  at,
  coat,
  CREAM,
  crown,
  cut,
  DARK,
  disc,
  dot,
  DUSK,
  eye,
  flat,
  GILT,
  jabot,
  line,
  LINEN,
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
const COMB = '#b8322c';

/** A hippopotamus who takes up the whole frame, under a very small crown. */
export const hippo: Bust = (light, shade) =>
  coat(light, shade) +
  ruff(80, 30, 46) +
  cut(
    'M18 82C14 58 20 38 36 31C46 27 56 30 60 37C72 35 88 38 93 48C98 59 95 72 85 75C76 78 66 75 60 78L56 84Z',
    '#8b7a92',
  ) +
  flat('M60 78C66 75 76 78 85 75C95 72 98 59 93 48C94 58 88 65 76 66C66 67 60 70 60 78Z', '#6d5c76') +
  disc(29, 33, 6.5, '#8b7a92') +
  dot(29.5, 33.5, 3, ROSE) +
  cut('M67 68h6v8q-3 3-6 0zM82 67h5v7q-3 3-5 0z', CREAM) +
  line('M95 60C86 67 72 67 62 62', NIGHT, 1.8) +
  line('M84 44q3-3 6 0M74 42q3-3 6 0', NIGHT, 2.4) +
  line('M48 36q6-5 11 0', NIGHT, 1.8) +
  eye(54, 41, 3) +
  crown(43, 30, 0.7);

/** A hen in a bonnet; one of her little ones looks out of her coat. */
export const hen: Bust = (light, shade) =>
  coat(light, shade) +
  cut('M52 34C54 22 60 20 63 26C67 20 73 24 70 30C75 28 76 34 71 37Z', COMB) +
  cut('M32 78C28 60 30 42 46 35C60 30 72 36 72 46C72 56 64 60 64 78Z', CREAM) +
  flat('M56 78C58 62 70 56 72 46C73 58 66 62 66 78Z', LINEN) +
  cut('M71 42L86 48L71 53C69 49 69 46 71 42Z', BEAK) +
  cut('M70 53C76 56 76 66 71 67C66 65 66 58 70 53Z', COMB) +
  eye(62, 44) +
  cut('M54 31C40 24 25 34 26 54C27 62 31 66 35 68C37 56 43 42 54 31Z', light) +
  line('M54 31C43 42 37 56 35 68', CREAM, 3.4) +
  cut('M34 68l-9 6 8 3 2 8 5-11z', CREAM) +
  cut('M60 100C58 90 62 84 69 84S80 90 78 100Z', '#f2cf5b') +
  disc(69, 81, 9, '#f2cf5b') +
  dot(72, 79, 1.9) +
  cut('M77 80l7 3-7 3z', BEAK);

/** A ram about to charge, the judge's chain round his neck. */
export const ram: Bust = (light, shade) =>
  coat(light, shade) +
  cut('M30 80C26 58 30 40 46 34C58 31 66 36 70 44L86 62C89 68 84 74 77 73L64 71C62 74 62 78 62 82Z', '#cbb79b') +
  flat('M64 71L77 73C84 74 89 68 86 62L82 57C82 66 72 68 60 66Z', '#ac957a') +
  line('M80 70q4-1 6-4') +
  dot(83, 60.5, 1.8) +
  line('M58 42l9 3', NIGHT, 2.2) +
  eye(64, 48) +
  [
    [38, 32],
    [46, 28],
    [54, 29],
    [61, 33],
  ]
    .map(([x, y]) => disc(x!, y!, 6, CREAM))
    .join('') +
  cut(
    'M44 30C24 24 8 38 12 56C16 70 36 74 44 62C50 52 42 42 33 45C26 48 27 57 33 58C28 62 20 58 20 50C21 40 32 36 44 42Z',
    GILT,
  ) +
  line('M30 31l3 8M19 38l7 6M13 49l8 2M15 61l8-4M25 68l5-7M37 68l-2-7', '#8a6412', 1.5) +
  pearls('M26 76q22 16 40 2', 5).replace(CREAM, GILT) +
  disc(46, 87, 6, GILT);

/** A hedgehog with a broom. */
export const hedgehog: Bust = (light, shade) =>
  coat(light, shade) +
  line('M84 30L73 100', '#8a5a2c', 4.4) +
  cut('M76 34C78 22 82 12 82 6L96 9C95 16 92 27 91 37Z', '#d8a94a') +
  line('M80 34L85 8M85 35L91 9M75.500 35L91.500 38', '#8a5a2c', 1.6) +
  cut(
    'M34 82L22 78L30 72L16 66L27 61L13 52L25 50L15 39L28 40L22 27L34 31L33 18L43 26L46 13L53 24L60 16L61 28C56 40 54 60 60 80Z',
    DUSK,
  ) +
  line('M30 66l6 1M28 55l7 2M30 44l6 4M36 35l5 5M45 29l3 6M35 75l6-1M40 52l5 2M42 42l4 4M41 63l5 1', LINEN, 1.5) +
  cut('M50 80C42 62 44 40 58 32C64 38 68 42 70 46L84 56C87 59 84 63 80 63L68 65C65 70 64 74 64 80Z', LINEN) +
  dot(84, 57.5, 3.8) +
  line('M70 61q5 2 9 0', NIGHT, 1.4) +
  disc(52, 46, 5.5, '#c3ab8b') +
  eye(66, 49) +
  ruff(80, 18, 56);

/** A badger, steward of the house, with the keys and somebody's notice. */
export const badger: Bust = (light, shade) =>
  coat(light, shade) +
  ruff(77, 24, 50) +
  disc(27, 35, 7, DARK) +
  disc(73, 35, 7, DARK) +
  cut('M24 52C22 34 36 25 50 25S78 34 76 52C74 64 60 78 50 80C40 78 26 64 24 52Z', CREAM) +
  flat('M31 33C36 29 41 27 44 27C44 42 45 54 43 66C38 62 31 54 32 45C32 40 31 36 31 33Z', DARK) +
  flat('M69 33C64 29 59 27 56 27C56 42 55 54 57 66C62 62 69 54 68 45C68 40 69 36 69 33Z', DARK) +
  oval(50, 71, 6, 4.5, NIGHT) +
  eye(38.5, 47) +
  eye(61.5, 47) +
  line('M33 40l9 3M67 40l-9 3', CREAM, 1.6) +
  cut('M54 78l18-4 3 17-18 4z', CREAM) +
  line('M58 82l12-2.600M58.700 85.500l12-2.600M59.400 89l7-1.500', NIGHT, 1.3) +
  dot(71, 87, 2.6, WINE) +
  `<circle cx="34" cy="82" r="4.6" fill="none" stroke="${GILT}" stroke-width="2.6"/>` +
  line('M34 87v10M34 90h4M34 94h4', GILT, 2.6);

/** A goose with her beak at somebody's ear. */
export const goose: Bust = (light, shade) =>
  coat(light, shade) +
  at(
    -8,
    1,
    1,
    cut('M36 82C44 72 44 62 37 52C29 40 35 24 48 23C60 22 67 30 67 38C67 47 59 48 57 53C56 62 66 70 66 82Z', CREAM) +
      flat('M54 82C56 68 50 60 53 52C54 48 60 48 65 43C64 49 58 49 57 53C56 62 66 70 66 82Z', LINEN) +
      cut('M66 33C76 31 84 32 90 35C84 38 76 40 67 39Z', BEAK) +
      cut('M67 41C74 41 80 44 84 47C77 48 71 47 65 45Z', BEAK) +
      eye(57, 33) +
      line('M90 27l5-3M93 33l6-1M88 42l6 2M84 51l4 4', NIGHT, 1.7) +
      cut('M30 29C34 14 56 10 66 27C54 23 42 23 30 29Z', light) +
      plume(38, 20, -38) +
      line('M30 29C42 22 54 22 66 27', GILT, 2.4),
  ) +
  cut('M29 68Q44 77 56 67L60 76Q44 87 28 77Z', WINE) +
  disc(45, 78, 4, GILT);

/** A rooster, general, in the middle of it. */
export const rooster: Bust = (light, shade) =>
  coat(light, shade) +
  cut('M20 84q10-9 20-4l-2 8q-9-3-16 3z', GILT) +
  line('M23 88v6M28 86v6M33 85v6', GILT, 2) +
  at(
    -6,
    0,
    1,
    cut('M40 36C30 28 33 16 40 20C40 9 50 7 52 16C56 6 66 9 64 18C71 15 74 24 68 32Z', COMB) +
      cut('M28 82C34 70 28 58 32 46C36 33 50 28 60 32C67 35 69 41 68 46C68 54 62 60 66 82Z', '#c9802a') +
      flat('M50 82C54 68 60 58 66 50C64 58 63 66 66 82Z', '#8f5513') +
      line('M36 60l4 8M44 62l3 9M38 72l4 7M50 66l2 8', '#8f5513', 1.8) +
      cut('M66 36C76 32 84 30 90 32C86 38 78 42 68 43Z', GILT) +
      cut('M67 46C74 47 80 51 83 56C76 56 70 54 65 51Z', GILT) +
      cut('M62 52C70 54 70 68 64 70C58 67 57 57 62 52Z', COMB) +
      eye(59, 40, 3) +
      line('M52 34l10 2', NIGHT, 2) +
      line('M92 25l5-3M94 33h5M88 43l5 3', NIGHT, 1.8),
  ) +
  cut('M48 84l8-3 2 6z', WINE) +
  disc(56, 93, 5.5, GILT);

/** A raccoon with three cups and, perhaps, a pea. */
export const raccoon: Bust = (light, shade) =>
  coat(light, shade) +
  jabot(50, 70) +
  cut('M26 30C22 20 28 14 34 18L42 28zM74 30C78 20 72 14 66 18L58 28z', DUSK) +
  cut('M20 54C20 36 34 26 50 26S80 36 80 54C78 62 64 76 50 76S22 62 20 54Z', '#a89aa6') +
  flat(
    'M20 54C28 44 38 42 46 46C48 52 44 60 34 61C28 61 22 58 20 54ZM80 54C72 44 62 42 54 46C52 52 56 60 66 61C72 61 78 58 80 54Z',
    DARK,
  ) +
  flat('M50 46C56 52 64 62 62 68C58 74 42 74 38 68C36 62 44 52 50 46Z', CREAM) +
  oval(50, 63, 5, 3.6, NIGHT) +
  line('M50 67v3M45 72q5 2 10 0', NIGHT, 1.4) +
  eye(38, 52, 3) +
  eye(62, 52, 3) +
  line('M28 42q8-4 14-1M72 42q-8-4-14-1', CREAM, 2.4) +
  cut('M26 31C32 14 68 14 74 31C60 24 40 24 26 31Z', shade) +
  line('M26 31C40 23 60 23 74 31', GILT, 2.6) +
  [32, 50, 68]
    .map((x) => cut(`M${x - 7} 93l2.500-13h9l2.500 13z`, GILT) + line(`M${x - 5} 83h10`, '#8a6412', 1.4))
    .join('');

/** A stork bringing someone back to court. */
export const stork: Bust = (light, shade) =>
  coat(light, shade) +
  at(
    -9,
    0,
    1,
    cut('M26 80C34 70 32 58 32 48C32 32 42 24 52 26C60 28 63 34 62 40C60 48 52 52 52 58C52 68 58 72 58 80Z', CREAM) +
      flat('M46 80C50 70 44 62 48 54C52 48 60 46 62 40C61 48 53 52 53 58C53 68 58 72 58 80Z', LINEN) +
      cut('M61 33L97 47L96 50L60 42Z', COMB) +
      line('M61 38L94 48', NIGHT, 1.2) +
      eye(53, 35) +
      line('M86 46L80 60M88 47L92 60', NIGHT, 1.6) +
      cut('M72 68C74 58 80 58 86 58S98 58 99 68C100 80 94 86 86 86S71 80 72 68Z', CREAM) +
      line('M78 60q8 6 16 0', LINEN, 1.6) +
      disc(86, 70, 7, '#b78a63') +
      eye(84, 69, 1.6) +
      eye(89, 69, 1.6) +
      dot(86.5, 73, 1.3) +
      flat('M80 65l1-6 4 4zM92 65l-1-6-4 4z', '#b78a63') +
      cut('M34 34C32 20 46 14 56 24C48 24 40 28 34 34Z', light) +
      disc(44, 20, 3.4, GILT),
  ) +
  ruff(78, 20, 36);

/** An otter and what it has fished out. */
export const otter: Bust = (light, shade) =>
  coat(light, shade) +
  cut('M28 80C24 60 26 40 42 34C54 30 66 34 70 42C80 42 86 48 85 55C84 62 76 65 68 65C66 70 64 74 64 80Z', '#7b5236') +
  flat('M46 80C44 66 52 58 64 56C74 56 82 58 85 54C84 62 76 65 68 65C66 70 64 74 64 80Z', '#d9bd98') +
  disc(33, 40, 5, '#7b5236') +
  `<ellipse cx="82" cy="46" rx="4.6" ry="3.4" fill="${NIGHT}"/>` +
  eye(63, 44) +
  line('M72 52l12 8M70 54l8 9M74 50l14 4', CREAM, 1.1) +
  cut('M58 66C66 58 82 58 92 66L99 59C98 66 98 72 99 78L92 71C82 78 66 76 58 66Z', '#7fa6b4') +
  line('M70 63q4 4 0 8M76 62q4 5 0 10M82 63q4 4 0 8', '#4b7483', 1.3) +
  eye(64, 65.5, 1.8) +
  cut('M32 35C32 24 46 18 58 24L64 33C54 29 42 30 32 35Z', '#2c3a63') +
  cut('M30 37C42 29 56 28 66 34L65 38C54 33 42 34 31 41Z', CREAM) +
  disc(46, 21, 3.4, WINE) +
  ruff(82, 22, 46);

/** A weasel with a purse. */
export const weasel: Bust = (light, shade) =>
  coat(light, shade) +
  cut(
    'M38 82C44 70 32 60 34 46C36 32 52 28 62 34C68 37 72 40 76 42L88 47C91 49 90 53 86 54L74 57C66 60 58 60 58 66C58 72 64 76 64 82Z',
    '#b06a35',
  ) +
  flat('M48 82C52 70 46 62 52 58C60 54 74 55 87 53L74 57C66 60 58 60 58 66C58 72 64 76 64 82Z', CREAM) +
  disc(44, 34, 6, '#b06a35') +
  dot(44.5, 34.5, 2.8, ROSE) +
  dot(88, 49.5, 3.2) +
  line('M60 41q5-3 9 1', NIGHT, 2) +
  eye(65, 44, 2.4) +
  line('M76 54q4 1 8-2', NIGHT, 1.4) +
  line('M78 50l12 6M77 51l9 8', CREAM, 1) +
  cut('M50 32C48 18 62 12 74 22C70 24 68 28 66 33Z', shade) +
  plume(58, 20, -20, LINEN) +
  jabot(52, 74) +
  at(
    -16,
    -9,
    1,
    cut('M74 84C70 92 68 104 82 104S96 92 92 84C88 82 78 82 74 84Z', '#7c5a2a') +
      cut('M76 84l-4-8 6 2 5-3 5 3 6-2-4 8z', '#7c5a2a') +
      line('M75 84h16', GILT, 2.4) +
      disc(83, 94, 4.5, GILT),
  );

/** A hound with a hunting horn. */
export const hound: Bust = (light, shade) =>
  coat(light, shade) +
  ruff(78, 22, 42) +
  at(
    -7,
    0,
    1,
    cut('M30 80C26 62 28 42 40 36C50 31 60 33 64 40L80 48C84 50 84 56 80 58L66 61C62 66 62 74 62 80Z', CREAM) +
      flat('M40 36C50 31 60 33 64 40L68 42C62 46 56 52 56 60C48 58 40 48 40 36Z', '#a5683a') +
      dot(80, 50, 3.8) +
      eye(61, 43) +
      cut('M40 40C28 38 20 52 24 68C27 76 36 76 38 68C40 60 44 50 46 44Z', '#a5683a') +
      flat('M38 68C40 60 44 50 46 44L41 43C40 52 36 60 30 74C34 76 37 73 38 68Z', '#7c4a25') +
      cut(
        'M80 55C76 62 66 64 63 72C60 82 70 90 79 86C88 83 90 74 97 64L84 56C82 64 84 70 80 76C77 80 70 80 70 75C70 69 80 66 84 58Z',
        GILT,
      ) +
      line('M66 74q4 1 5 3M74 88q0-4 2-7', '#8a6412', 1.6) +
      oval(90.5, 60, 7.6, 3.2, '#5e420a', 32) +
      cut('M34 37C34 24 56 18 66 34C56 31 44 32 34 37Z', '#3b6b4c') +
      line('M34 37C44 31 56 30 66 34', GILT, 2.4) +
      plume(42, 26, -46, WINE),
  );

/** An ox who weighs both sides, on his own horns. */
export const ox: Bust = (light, shade) =>
  coat(light, shade) +
  ruff(80, 22, 50) +
  cut('M36 34C22 36 12 28 14 14C20 24 30 24 40 26ZM64 34C78 36 88 28 86 14C80 24 70 24 60 26Z', CREAM) +
  cut('M32 38C24 36 20 40 18 46C24 50 30 48 34 44ZM68 38C76 36 80 40 82 46C76 50 70 48 66 44Z', '#9a6a48') +
  cut(
    'M32 38C32 28 40 24 50 24S68 28 68 38C68 48 66 58 65 66C64 76 58 80 50 80S36 76 35 66C34 58 32 48 32 38Z',
    '#9a6a48',
  ) +
  cut('M34 66C36 58 42 57 50 57S64 58 66 66C67 76 60 81 50 81S33 76 34 66Z', '#e6c9b2') +
  oval(43, 66, 2.6, 3.4, NIGHT) +
  oval(57, 66, 2.6, 3.4, NIGHT) +
  line('M43 74q7 4 14 0') +
  eye(41, 45, 2.8) +
  eye(59, 45, 2.8) +
  flat('M44 26C46 34 48 36 50 44C52 36 54 34 56 26Z', CREAM) +
  line('M13 16L6 40M13 16L20 40M87 16L80 40M87 16L94 40', GILT, 1.3) +
  cut('M3 40h20q-2 7-10 7T3 40zM77 40h20q-2 7-10 7t-10-7z', GILT);
