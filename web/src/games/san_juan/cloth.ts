/** The cloth of the drawn table: the sea, with the five roles, the five goods and the pile. Units: 640 × 300. */
import type { Role } from './model';
import { GOOD_NAMES, goodAt, TOOLS } from './art/pieces';

const ROLES = Object.keys(TOOLS) as Role[];
const FIRST = 140;
const STEP = 74;

const role = (role: Role, x: number): string =>
  `<g transform="translate(${x} 92)"><rect y="3" width="64" height="62" rx="9" fill="#000" opacity=".2"/>` +
  `<rect width="64" height="62" rx="9" fill="var(--role-${role})" stroke="var(--draw)" stroke-width="1.6"/>` +
  `<path d="${TOOLS[role]}" transform="translate(12 11)" fill="none" stroke="#fff" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/></g>`;

const back = (k: number): string =>
  `<rect x="${-17 + k * 2}" y="${-24 - k * 2}" width="34" height="48" rx="4" fill="var(--card-back)" stroke="var(--draw)" stroke-width="1.3"/>`;

export const cloth =
  '<rect width="640" height="300" fill="var(--sea)"/><rect width="640" height="300" fill="url(#wave)"/>' +
  ROLES.map((each, k) => role(each, FIRST + k * STEP)).join('') +
  GOOD_NAMES.map((good, k) => goodAt(good, FIRST + 14 + k * STEP, 172, 36)).join('') +
  `<g transform="translate(532 158) rotate(6)">${back(0)}${back(1)}${back(2)}<rect x="-13" y="-28" width="34" height="48" rx="4" fill="url(#back-p)"/></g>`;
