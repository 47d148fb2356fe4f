/** The Emperor, the courtiers named in the rulebook, and some of the house deck. */
import {
  at,
  button,
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
  letter,
  line,
  LINEN,
  NIGHT,
  oval,
  pearls,
  ROSE,
  ruff,
  WINE,
} from './pieces';

/** A bust: drawn in its role's coat, light and shade. */
export type Bust = (light: string, shade: string) => string;

const curls = (places: [number, number][]): string =>
  places.map(([x, y]) => oval(x + 7, y, 12, 6, CREAM) + line(`M${x - 2} ${y}q9 3 17 0`, LINEN, 1.5)).join('');

const fleece = (places: [number, number][]): string =>
  places.map(([x, y]) => disc(x + 2, y, 7.5, CREAM) + line(`M${x - 1} ${y + 1}q3 3 6-1`, LINEN, 1.3)).join('');

/** A spaniel in a powdered wig. */
export const bark: Bust = (light, shade) =>
  coat(light, shade) +
  button(50, 92) +
  jabot(52, 70) +
  flat('M36 70C34 50 36 30 52 27C64 26 68 33 70 39L84 44C88 46 87 53 83 55L70 57C67 62 64 66 64 72Z', DARK) +
  dot(85, 45.5, 3.6) +
  line('M72 54Q78 55 82 52', DUSK, 1.5) +
  cut('M62 29C56 17 40 16 33 25C26 32 28 42 30 46L46 44C48 38 54 32 62 29Z', CREAM) +
  curls([
    [30, 48],
    [30, 58],
    [31, 68],
  ]) +
  eye(63, 39);

/** A mastiff in a bicorne, with a spiked collar. */
export const knoch: Bust = (light, shade) =>
  coat(light, shade) +
  line('M22 82L74 100', GILT, 7) +
  cut('M26 74h48v9H26z', '#8a2f2a') +
  [32, 43, 54, 65].map((x) => cut(`M${x - 2} 80l4 -5 4 5z`, LINEN)).join('') +
  flat('M28 76C24 56 26 36 44 31C58 28 70 32 74 40C82 40 88 46 87 55C86 64 78 66 72 66C70 72 66 76 62 78Z', DARK) +
  flat('M30 40C22 40 20 52 26 58C32 56 34 48 34 42Z', DUSK) +
  line('M68 54C74 58 84 58 87 53', DUSK, 2) +
  flat('M72 57l2.500 -5 2.500 5zM80 57l2 -4.500 2 4z', CREAM) +
  `<ellipse cx="84" cy="43.5" rx="4.5" ry="3.3" fill="${NIGHT}"/>` +
  eye(65, 43) +
  cut('M18 34C26 14 60 8 80 30C66 28 40 28 18 34Z', '#2c3a63') +
  line('M18 34C40 26 66 26 80 30', GILT, 3) +
  disc(48, 22, 4, CREAM);

/** A flamingo with pearls and a fan. */
export const rosa: Bust = (light, shade) =>
  coat(light, shade) +
  cut(
    'M36 76C44 66 40 56 34 48C26 36 34 20 50 20C62 20 68 28 68 34L80 38C84 42 82 52 74 58C74 50 70 46 62 44C54 44 48 42 48 46C52 54 60 64 58 76Z',
    ROSE,
  ) +
  flat('M68 34L80 38C84 42 82 52 74 58C75 51 72 47 66 45C70 42 70 38 68 34Z', DARK) +
  eye(58, 31) +
  pearls('M37 68q10 6 20 0M35 74q12 6 24 0') +
  cut('M46 20C40 8 46 2 52 4C52 10 52 16 50 20zM50 20C52 8 60 4 65 8C62 14 56 18 50 20z', CREAM) +
  cut('M86 98L68 74C76 68 88 68 96 76Z', CREAM) +
  line('M86 98L74 71M86 98L81 69.500M86 98L89 71', GILT, 1.5);

/** An elephant, orator, trunk raised. */
export const elfan: Bust = (light, shade) =>
  coat(light, shade) +
  ruff(76, 26, 46) +
  flat(
    'M30 78C28 62 28 44 40 34C52 26 66 30 70 40C74 46 78 46 80 40C82 34 78 28 82 22C86 18 92 22 91 28C90 34 93 42 88 52C83 62 72 62 66 62C66 70 62 74 60 78Z',
    DARK,
  ) +
  line('M82 22C79 18 84 12 90 16', DARK, 4) +
  cut('M40 36C20 26 10 40 14 56C18 70 34 72 42 60C46 52 46 42 40 36Z', DUSK) +
  cut('M64 60C70 66 78 68 84 64C80 62 74 60 70 57Z', CREAM) +
  eye(61, 43) +
  cut('M36 34C38 22 58 18 66 31C56 28 46 29 36 34Z', GILT) +
  disc(50, 20, 4, WINE);

/** A goat with a lorgnette. */
export const ruth: Bust = (light, shade) =>
  coat(light, shade) +
  ruff(72, 24, 48) +
  cut('M34 74C34 60 34 44 46 36C56 32 64 36 68 44L80 56C82 61 78 66 72 65L64 64C62 68 60 72 60 74Z', LINEN) +
  cut('M66 65C68 72 72 78 70 86C64 80 60 72 60 64Z', CREAM) +
  cut('M42 40C30 38 24 42 22 48C30 52 38 50 44 46Z', LINEN) +
  flat('M48 37C46 20 36 12 20 14C30 18 36 26 38 40Z', DARK) +
  flat('M56 35C58 20 50 8 36 6C44 12 46 24 47 36Z', DUSK) +
  eye(61, 46) +
  `<circle cx="61" cy="46" r="6" fill="none" stroke="${GILT}" stroke-width="2"/>` +
  line('M66 50L80 74', GILT, 2) +
  line('M76 62h4', NIGHT, 1.5);

/** A wolf in a very woolly collar. */
export const zelon: Bust = (light, shade) =>
  coat(light, shade) +
  flat(
    'M34 76C28 58 32 44 42 38L40 18L54 32C60 32 64 36 68 42L90 52C92 56 88 59 84 60L68 64C66 68 64 72 64 78Z',
    DARK,
  ) +
  flat('M40 18L54 32L46 36Z', DUSK) +
  line('M70 57L89 55', CREAM, 1.5) +
  flat('M72 57l2 4 2-4zM78 56.500l2 4 2-4zM84 56l1.500 3.500 2-4z', CREAM) +
  dot(90, 52, 3) +
  eye(63, 45) +
  fleece([
    [20, 80],
    [29, 74],
    [38, 78],
    [47, 73],
    [56, 78],
    [65, 74],
    [74, 79],
    [26, 86],
    [36, 87],
    [47, 85],
    [58, 87],
    [68, 86],
  ]);

/** A raven with a high cravat and somebody's letter. */
export const rabuyu: Bust = (light, shade) =>
  coat(light, shade) +
  flat('M34 78C30 58 32 38 48 32C60 28 70 34 72 42L92 48C88 54 80 55 72 55C70 64 66 70 64 78Z', DARK) +
  flat('M72 42L92 48C86 50 80 50 71 49Z', '#6b6470') +
  flat('M36 44C34 36 42 26 52 28C46 32 42 36 36 44Z', DUSK) +
  eye(63, 42) +
  cut('M32 70Q48 78 66 70L67 80Q48 88 31 80Z', CREAM) +
  letter(55, 79);

/** The Emperor, howling. */
export const ludwig: Bust = () =>
  coat('#8a2849', '#6a1b37') +
  flat(
    'M30 80C26 62 28 48 40 42L32 30L50 34C56 32 60 28 64 20L74 8C78 6 82 9 80 13L78 20L84 16C88 16 88 20 86 23L72 46C68 58 64 66 66 80Z',
    DARK,
  ) +
  line('M74 22L78 20L84 16', ROSE, 2.4) +
  flat('M34 44C24 46 22 58 28 66C34 62 38 52 38 46Z', DUSK) +
  line('M56 34q4 1 6-3', CREAM, 1.8) +
  dot(76, 8, 3) +
  `<g transform="rotate(-34 38 30)">${crown(42, 30, 1.15)}</g>` +
  [
    [20, 82],
    [30, 78],
    [40, 80],
    [50, 79],
    [60, 80],
    [70, 79],
    [80, 84],
  ]
    .map(([x, y]) => disc(x!, y!, 8, CREAM) + line(`M${x} ${y! - 2}v5`, NIGHT, 2))
    .join('');

/** An owl with a monocle. */
export const owl: Bust = (light, shade) =>
  coat(light, shade) +
  ruff(76, 26, 50) +
  flat('M26 78C20 50 24 32 26 18L40 26Q50 23 60 26L74 18C76 32 80 50 74 78Z', DARK) +
  flat('M26 18L40 26Q34 30 28 40Z', DUSK) +
  disc(40, 44, 12, CREAM) +
  disc(62, 44, 12, CREAM) +
  dot(42, 45, 5) +
  dot(60, 45, 5) +
  cut('M51 50l5 6-5 8-5-8z', GILT) +
  `<circle cx="62" cy="44" r="13.5" fill="none" stroke="${GILT}" stroke-width="2.5"/>` +
  line('M74 50Q82 62 78 84', GILT);

/** A fox in a tricorne. */
export const fox: Bust = (light, shade) =>
  coat(light, shade) +
  jabot(50, 70) +
  cut('M34 74C30 58 34 42 44 38L40 24L56 34C64 36 68 42 70 46L90 58C88 63 80 63 72 63C68 68 64 70 62 74Z', '#c8632f') +
  flat('M50 62C58 54 72 58 88 60C84 64 76 63 72 63C68 68 64 70 62 74H46Z', CREAM) +
  dot(89.5, 58, 3) +
  eye(64, 49) +
  flat('M22 38C30 20 40 18 48 20C58 12 74 24 80 36C62 30 42 30 22 38Z', DARK) +
  line('M22 38C42 29 62 29 80 36', GILT, 2.6);

const mouse = (robe: string): string =>
  cut('M-20 52C-20 28 -12 20 0 20S20 28 20 52Z', robe) +
  disc(-13, -13, 9.5, DUSK) +
  disc(13, -13, 9.5, DUSK) +
  flat('M-15 0C-15 -14 15 -14 15 0C15 10 6 20 0 20S-15 10 -15 0Z', DARK) +
  eye(-5.5, -1, 2.4) +
  eye(5.5, -1, 2.4) +
  dot(0, 13, 2.6, ROSE) +
  cut('M-14 22Q0 32 14 22L16 29Q0 39 -16 29Z', CREAM);

/** Three mice. */
export const mice: Bust = (light, shade) =>
  at(26, 66, 0.8, mouse(shade)) + at(76, 66, 0.8, mouse(shade)) + at(50, 52, 1, mouse(light));

/** A tortoise of rank. */
export const tortoise: Bust = (light, shade) =>
  coat(light, shade) +
  cut('M24 78L20 58Q34 64 36 76zM74 78L80 58Q66 64 62 76z', light) +
  cut('M38 80C36 62 34 46 44 38C54 31 70 34 76 44C80 52 74 58 64 58C60 64 62 72 62 80Z', '#6f7f4a') +
  line('M62 56Q72 56 76 50') +
  line('M42 70q9 4 19 0M41 62q9 4 19 0', '#4d5a30') +
  eye(62, 44) +
  line('M54 39Q62 35 69 41', NIGHT, 2.2) +
  crown(52, 35, 0.8) +
  ruff(78, 22, 50);

/** A cat with a feather in its cap. */
export const cat: Bust = (light, shade) =>
  coat(light, shade) +
  jabot(50, 70) +
  flat('M28 52L26 24L42 36Q50 33 60 36L76 24L73 52C72 68 60 74 50 74S29 68 28 52Z', DARK) +
  flat('M30 30L40 37L31 44zM72 30L62 37L71 44z', WINE) +
  flat('M36 49q6-6 12 0q-6 5-12 0zM54 49q6-6 12 0q-6 5-12 0z', '#e9d36a') +
  line('M42 46v6M60 46v6', NIGHT, 2.4) +
  flat('M48 58h6l-3 4z', ROSE) +
  line('M51 62q-4 5-9 2M51 62q4 5 9 2M30 58L14 54M30 62L15 64M72 58L88 54M72 62L87 64', CREAM, 1.5) +
  cut('M30 26C36 10 66 8 74 26C60 20 44 20 30 26Z', '#3f3a86') +
  cut('M68 22C76 4 92 8 94 20C86 14 78 18 70 26Z', CREAM);

/** A pelican with a gift in its pouch. */
export const pelican: Bust = (light, shade) =>
  coat(light, shade) +
  cut('M34 78C40 68 36 56 34 46C32 30 46 24 56 28C62 30 64 36 64 40L64 44C64 56 58 66 60 78Z', CREAM) +
  cut('M62 36L94 46C92 62 78 72 66 64C62 58 62 48 62 44Z', GILT) +
  line('M62 42L94 46') +
  cut('M70 52h12v10h-12z', CREAM) +
  line('M76 52v10M70 57h12', WINE, 2) +
  eye(54, 37) +
  cut('M40 30C36 20 42 16 46 20C48 12 54 14 54 22C48 22 44 26 40 30Z', LINEN) +
  ruff(76, 20, 46);

/** A cuckoo in the door of its clock. */
export const cuckoo: Bust = (light, shade) =>
  cut('M14 100V52L50 24L86 52V100Z', light) +
  cut('M8 54L50 20L92 54L86 60L50 32L14 60Z', shade) +
  dot(50, 72, 22, '#2a1622') +
  cut('M40 94C36 76 38 62 50 58C60 55 66 60 67 66L82 71L66 76C64 84 62 88 62 94Z', '#7d8fa3') +
  eye(59, 66) +
  line('M36 90Q50 98 64 90', CREAM, 6);
