/** The cloth of the drawn table: the carpet, with the Emperor between cards and the four roles. Units: 640 × 300. */
import { OVAL } from './art/pieces';
import { ludwig } from './art/rulebook';

const FLEURON =
  'M32 6c5 8 12 10 12 18 0 6-5 9-9 8 3-2 4-6 1-9-2 3-3 6-4 12-1-6-2-9-4-12-3 3-2 7 1 9-4 1-9-2-9-8 0-8 7-10 12-18zM26 38h12l-2 4h-8z';
const damask = Array.from({ length: 50 }, (_, k) => {
  const row = Math.floor(k / 10);
  return `<path d="${FLEURON}" transform="translate(${(k % 10) * 68 + (row % 2 ? -50 : -16)} ${row * 62 - 10})"/>`;
}).join('');

/** The signs of the roles, on a grid of 24. */
const ROLES: [string, string][] = [
  ['flatteur', 'M4 18L12 3L20 18ZM12 3L9 18M12 3L15 18M12 21a1.500 1.500 0 1 0 .1 0'],
  ['intrigant', 'M3 8q9-5 18 0q1 9-6 10q-2 0-3-3q-1 3-3 3Q2 17 3 8zM6.500 11.500q2-1.500 4 .5M13.500 12q2-2 4-.5'],
  ['eloquent', 'M3 14L16 6q4 4 4 12L5 17zM6 17l2 5M16 6q-3 6 4 12'],
  ['conciliant', 'M12 21V10M12 12C6 12 4 8 4 3c5 0 8 4 8 9zM12 12c6 0 8-4 8-9-5 0-8 4-8 9'],
];
const role = ([key, path]: [string, string], x: number): string =>
  `<g transform="translate(${x} 152)"><circle cy="3" r="27" fill="#000" opacity=".22"/><circle r="27" fill="var(--r-${key})" stroke="#c99a2e" stroke-width="3"/><circle r="27" fill="none" stroke="#1d0d17" stroke-width="1"/>` +
  `<path d="${path}" transform="translate(-16 -16) scale(1.34)" fill="none" stroke="#fff" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/></g>`;
const card = (x: number, y: number, turn: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-17" y="-23" width="34" height="46" rx="4" fill="#6a1b37" stroke="#f0d48a" stroke-width="2.4"/><path d="M0 -13l8 13-8 13-8-13z" fill="none" stroke="#f0d48a" stroke-width="1.8"/></g>`;

export const cloth =
  `<g style="--sil:#341a2b;--sil-2:#54304a"><rect width="640" height="300" fill="var(--trim)"/><g fill="#000" fill-opacity=".16">${damask}</g>` +
  '<ellipse cx="320" cy="150" rx="284" ry="110" fill="none" stroke="#c99a2e" stroke-width="2.4"/><ellipse cx="320" cy="150" rx="277" ry="103" fill="none" stroke="#c99a2e" stroke-width="1"/>' +
  ROLES.map((each, k) => role(each, [148, 218, 422, 492][k] ?? 0)).join('') +
  card(92, 150, -10) +
  card(102, 154, 4) +
  card(548, 150, 8) +
  '<g transform="translate(320 150) scale(1.5)"><ellipse cy="3" rx="50" ry="53" fill="#000" opacity=".22"/><ellipse rx="50" ry="53" fill="#c99a2e" stroke="#1d0d17" stroke-width="1.4"/><ellipse rx="47" ry="50" fill="#f3d3dc"/>' +
  `<g clip-path="${OVAL}"><g transform="translate(-50 -46)">${ludwig('#b84168', '#8a2849')}</g></g><ellipse rx="47" ry="50" fill="none" stroke="#1d0d17" stroke-width="1.5"/></g></g>`;
