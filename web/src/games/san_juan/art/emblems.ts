/** The 29 buildings as small emblems: paths on a grid of 48, with one outline, flat fills and shade on the right. */
const W = '#f3e3c0',
  W2 = '#d6bf8d'; // wall
const R = '#c2593a',
  R2 = '#963c24'; // roof
const T = '#a9763f',
  T2 = '#714a25'; // timber
const S = '#d8d2c3',
  S2 = '#a8a08f'; // stone
const G = '#6a9a46'; // leaves
const M = '#95a2af',
  M2 = '#5f6c79'; // metal
const Y = '#e9bd4a',
  Y2 = '#a87a17'; // gold
const D = '#2b2933',
  IN = '#34529c';

const o = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`;
const n = (d: string, width = 1.6) => `<path d="${d}" fill="none" stroke-width="${width}"/>`;

function house(x: number, y: number, w: number, h: number, roof = R): string {
  const wall = `M${x} ${y}h${w}v${h}h${-w}z`;
  const shade = o(`M${x + w * 0.65} ${y}h${w * 0.35}v${h}h${-w * 0.35}z`, W2, 'stroke="none"');
  return o(wall, W) + shade + o(`M${x - 3} ${y}l${w / 2 + 3} ${-h * 0.6}l${w / 2 + 3} ${h * 0.6}z`, roof) + n(wall);
}

const EMBLEMS: Record<string, string> = {
  'indigo-plant':
    house(6, 22, 22, 20) +
    o('M22 30h20v9q0 4-10 4t-10-4z', T) +
    o('M22 30q10 4 20 0q-10-4.5-20 0z', IN) +
    o('M34 22q1-9 9-9q0 9-9 9z', G) +
    n('M34 26v-4'),
  'sugar-mill':
    o('M12 43L16 20h14l4 23z', W) +
    o('M24 20h6l4 23h-8z', W2, 'stroke="none"') +
    o('M13 20q10-12 20 0z', R) +
    n('M23 16L8 6M23 16L38 6M23 16L11 29M23 16L36 28', 2.2) +
    o('M23 16l-9-9-5 2 8 8zM23 16l9-9 5 2-8 8zM23 16l-6 10 3 3 5-10z', W) +
    n('M41 43V24M44 43V22M41 30l-3-3M44 28l3-3', 2),
  'tobacco-storage':
    o('M4 18L24 6l20 12v4H4z', R) +
    o('M24 6l20 12v4H28z', R2, 'stroke="none"') +
    n('M4 22h40M8 22v21M40 22v21') +
    o('M15 23q-6 8 0 17q6-9 0-17z', G) +
    o('M24 23q-6 8 0 17q6-9 0-17z', '#a08a35') +
    o('M33 23q-6 8 0 17q6-9 0-17z', G) +
    n('M15 23v13M24 23v13M33 23v13', 1.1),
  'coffee-roaster':
    o('M8 42q0-6 8-6h18q8 0 8 6z', S2) +
    o('M11 24a14 12 0 0 0 28 0z', M2) +
    o('M9 21h32v4H9z', M) +
    n('M18 16q-3-4 0-7M25 16q-3-4 0-7M32 16q-3-4 0-7') +
    o('M20 36q1-5 4-6q4 2 4 6z', '#e8762d') +
    o('M36 34a5 6.5 20 1 0 .1 0z', '#5a3826') +
    n('M38 34q-3 6-4 12', 1.1),
  'silver-smelter':
    o('M6 20h26l-4 16H10z', M2) +
    o('M6 20q13 6 26 0q-13-6-26 0z', '#e7eef5') +
    o('M30 24l12 9q-1 5-6 5z', '#e7eef5') +
    o('M32 43h13l-2.5-7h-8z', M) +
    n('M13 15q-3-4 0-8M20 14q-3-4 0-8M27 15q-3-4 0-8'),
  smithy:
    o('M6 16h30q0 8-10 9v6h6v5H12v-5h6v-6Q8 25 6 16z', M2) +
    o('M6 16h30q0 3-1.5 4.500h-27z', M) +
    o('M10 36h24v7H10z', T) +
    o('M34 4l10 5-2.5 5-10-5z', M) +
    n('M36 11L27 27', 2.6),
  'gold-mine':
    o('M3 43L14 14h18l13 29z', S2) +
    o('M26 14h6l13 29H33z', '#8b8371', 'stroke="none"') +
    o('M14 43V31a9 9 0 0 1 18 0v12z', D) +
    n('M12 43V29h22v14M11 29h24', 2.4) +
    o('M17 34h13l-2 7h-9z', T) +
    o('M18 34q2-5 6-4q5-1 5 4z', Y),
  archive:
    o('M7 8h34v35H7z', T) +
    o('M10 11h28v8H10zM10 22h28v8H10zM10 33h28v8H10z', T2) +
    o('M13 12h3v7h-3zM17 13h4v6h-4zM24 12h3v7h-3z', W) +
    o('M12 26a3 3 0 1 0 6 0a3 3 0 1 0-6 0M20 26a3 3 0 1 0 6 0a3 3 0 1 0-6 0M28 26a3 3 0 1 0 6 0a3 3 0 1 0-6 0', W) +
    o('M14 35h20v5H14z', R),
  'poor-house':
    house(7, 21, 34, 22, '#8d7a55') +
    o('M12 43V32a4.5 4.5 0 0 1 9 0v11z', T2) +
    o('M25 27h13v9H25z', D) +
    n('M28 26q-2-3 0-5M34 26q-2-3 0-5', 1.3) +
    o('M26 31h11q-1 6-5.5 6T26 31z', Y) +
    o('M23 36h17v3H23z', T),
  'black-market':
    o('M4 8h40v34H4z', '#2f3a5c', 'rx="4"') +
    o('M33 11a7 7 0 1 0 6 11a8 8 0 0 1-6-11z', Y) +
    o('M8 42q-3-16 9-20l-3-5h10l-3 5q12 4 9 20z', T) +
    o('M21 22q12 4 9 20h-6q3-14-3-20z', T2, 'stroke="none"') +
    n('M14 17h10M15 22h8'),
  'trading-post':
    n('M24 8v32M15 42h18M8 14h32', 2.4) +
    o('M24 5a3 3 0 1 0 .1 0z', Y) +
    o('M2 27h14q-1 7-7 7t-7-7z', Y) +
    o('M32 31h14q-1 7-7 7t-7-7z', Y) +
    n('M9 14L3 27M9 14l6 13M39 14l-6 17M39 14l6 17', 1.3) +
    o('M6 21h6v6H6z', R),
  well:
    o('M9 30h30v9q0 5-15 5T9 39z', S) +
    o('M28 30h11v9q0 3-7 4.500z', S2, 'stroke="none"') +
    o('M9 30q15 6 30 0q-15-5.5-30 0z', '#4b93a8') +
    n('M12 29V16M36 29V16M12 19h24', 2.4) +
    o('M6 17L24 5l18 12z', R) +
    n('M24 19v7') +
    o('M20 25h8l-1.5 6h-5z', T),
  'market-stand':
    n('M8 20v23M40 20v23', 2.4) +
    o('M5 20L10 8h28l5 12z', W) +
    o('M5 20L10 8h5.600l-2.6 12zM20.6 20L21.8 8h5l1 12zM35 20L32.5 8H38l5 12z', R) +
    n('M5 20L10 8h28l5 12z') +
    o('M6 30h36v6H6z', T) +
    o('M13 26a4 4 0 1 0 .1 0z', R) +
    o('M21 25a4 4 0 1 0 .1 0z', Y) +
    o('M31 22h6v8h-6z', G),
  crane:
    o('M10 43V14h8v29z', T) +
    n('M10 20l8 7M10 30l8 7M18 20l-8 7M18 30l-8 7', 1.2) +
    o('M6 14L40 6v5L14 18z', T) +
    n('M38 10v14', 1.4) +
    o('M32 24h13v11H32z', S) +
    n('M32 24l6.5-4 6.5 4') +
    o('M5 43h22v-4H5z', T2),
  chapel:
    house(10, 26, 28, 17) +
    o('M19 18h10v8H19z', W) +
    o('M17 18l7-8 7 8z', R) +
    n('M24 10V2M20.5 5h7', 2) +
    o('M20 43v-7a4 4 0 0 1 8 0v7z', T2) +
    o('M24 20.500a2.3 2.3 0 1 0 .1 0z', Y),
  tower:
    o('M14 43V14h20v29z', S) +
    o('M27 14h7v29h-7z', S2, 'stroke="none"') +
    o('M11 14V5h5v4h5V5h6v4h5V5h5v9z', S) +
    n('M14 43V14h20v29z') +
    o('M21 26v-4a3 3 0 0 1 6 0v4z', D) +
    o('M20 43v-6a4 4 0 0 1 8 0v6z', T2) +
    n('M15 31h6M26 33h7', 1.1),
  aqueduct:
    o('M2 14h44v8H2zM4 22h7v21H4zM20.5 22h7v21h-7zM37 22h7v21h-7z', S) +
    o('M11 22v10a4.8 6 0 0 1 9.5-3V22zM27.5 22v7a4.8 6 0 0 1 9.5 3V22z', S2) +
    o('M2 10h44v4H2z', '#5fa9c2') +
    n('M2 14h44v8H2z') +
    n('M6 12q3-2 6 0t6 0t6 0t6 0t6 0t6 0', 1),
  carpenter:
    o('M4 30h40v6H4z', T) +
    n('M9 36v8M39 36v8', 2.6) +
    o('M8 29L34 9l5 6-21 14z', M) +
    n('M10 29l2-2 1 2 2-2 1 2 2-2', 1) +
    o('M34 8q7-5 11 1t-4 9l-3-3z', T) +
    o('M22 24h10v6H22z', T2),
  prefecture:
    o('M5 18L24 6l19 12z', R) +
    o('M24 6l19 12H29z', R2, 'stroke="none"') +
    o('M7 18h34v4H7zM5 39h38v4H5z', S) +
    o('M10 22h5v17h-5zM21.5 22h5v17h-5zM33 22h5v17h-5z', W) +
    o('M24 11a3 3 0 1 0 .1 0z', Y),
  'market-hall':
    o('M4 22Q24 2 44 22z', R) +
    o('M24 12Q36 12 44 22H28z', R2, 'stroke="none"') +
    o('M6 22h36v21H6z', W) +
    o('M10 43V31a4 4 0 0 1 8 0v12zM20 43V31a4 4 0 0 1 8 0v12zM30 43V31a4 4 0 0 1 8 0v12z', T2) +
    n('M24 12V4') +
    o('M24 4h9l-2 2.5 2 2.500h-9z', Y),
  quarry:
    o('M4 43V33h13v10zM17 43V33h13v10zM10 33V23h13v10z', S) +
    o('M25 33h5v10h-5zM18 23h5v10h-5z', S2, 'stroke="none"') +
    n('M4 43V33h13v10zM17 43V33h13v10zM10 33V23h13v10z') +
    n('M26 36L42 14', 2.8) +
    o('M30 7q10-2 15 10q-6-5-10-5t-7-2z', M),
  library:
    o('M7 10h9v33H7z', R) +
    o('M16 14h8v29h-8z', IN) +
    o('M24 8h9v35h-9z', G) +
    o('M34 15l8-2 5 28-8 2z', Y) +
    n('M7 16h9M7 37h9M16 20h8M24 14h9M24 37h9', 1.3) +
    n('M4 43h40', 2),
  statue:
    o('M14 36h20v7H14z', S2) +
    o('M17 30h14v6H17z', S) +
    o('M20 30q-2-10 1-13q-3-1-3-4 4-3 8 0q0 3-2 4q6 0 8-8l2 1q0 8-6 12l1 8z', M) +
    o('M24 5a4 4 0 1 0 .1 0z', M),
  'victory-column':
    o('M13 38h22v5H13z', S2) +
    o('M16 34h16v4H16z', S) +
    o('M19 16h10v18H19z', S) +
    o('M25 16h4v18h-4z', S2, 'stroke="none"') +
    n('M19 16h10v18H19zM22 17v16', 1.3) +
    o('M16 12h16v4H16z', S) +
    o('M24 3a4.5 4.5 0 1 0 .1 0z', Y),
  hero:
    o('M10 37h30v6H10z', S2) +
    o('M13 37l2-11q-6-2-4-9q7-2 12 0l8-4q1-4 5-6l1 3 5 4-2 4-4-1q0 8-3 11l3 9h-4l-4-8-7 1-1 7z', M2) +
    o('M19 17q-1-7 4-8q5 1 4 8z', M) +
    o('M23 3.500a3.3 3.3 0 1 0 .1 0z', M) +
    n('M27 13l8-9', 1.8),
  'guild-hall':
    o('M5 43V22h12v21zM31 43V22h12v21z', W) +
    o('M3 22l8-9 8 9zM29 22l8-9 8 9z', R2) +
    o('M14 43V18h20v25z', W) +
    o('M11 18L24 4l13 14z', R) +
    o('M24 19.500a6 6 0 1 0 .1 0z', Y) +
    n('M24 22v7M20.5 25.500h7', 1.5) +
    o('M20 43v-7h8v7z', T2),
  'city-hall':
    o('M6 43V24h36v19z', W) +
    o('M4 24h40l-4-6H8z', R) +
    o('M18 24V11h12v13z', W) +
    o('M17 11l7-7 7 7z', R2) +
    o('M24 12.500a4.3 4.3 0 1 0 .1 0z', '#fff') +
    n('M24 14.500v2.500l2 1.2', 1.2) +
    o('M10 34v-5h5v5zM33 34v-5h5v5z', D) +
    o('M20 43v-8a4 4 0 0 1 8 0v8z', T2),
  'triumphal-arch':
    o('M6 43V12h36v31H31V28a7 7 0 0 0-14 0v15z', S) +
    o('M35 12h7v31h-7z', S2, 'stroke="none"') +
    o('M4 6h40v6H4z', S) +
    n('M6 43V12h36v31H31V28a7 7 0 0 0-14 0v15zM10 43V22M38 43V22M6 18h36') +
    o('M24 13.500l1.5 2 2.5 0-2 1.500z', Y),
  palace:
    o('M4 43V24h40v19z', W) +
    o('M4 24h40v-4H4z', R) +
    o('M14 20a10 10 0 0 1 20 0z', Y) +
    o('M26 10.500q8 2 8 9.500h-6q1-6-2-9.500z', Y2, 'stroke="none"') +
    n('M24 10V4M24 4l5 1.5-5 1.5', 1.5) +
    o('M8 36v-6a2.5 2.5 0 0 1 5 0v6zM35 36v-6a2.5 2.5 0 0 1 5 0v6zM20 43V33a4 4 0 0 1 8 0v10z', T2) +
    o('M15 43V26h2v17zM31 43V26h2v17z', S),
};

/** The buildings that have an emblem. */
export const EMBLEM_KEYS = Object.keys(EMBLEMS);

/** The emblem of a building: a group on a grid of 48. */
export function emblem(card: string, x = 0, y = 0, scale = 1): string {
  const place = `translate(${x} ${y}) scale(${scale})`;
  const line = 'stroke="#2b2933" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round"';
  return `<g transform="${place}" ${line}>${EMBLEMS[card] ?? ''}</g>`;
}
