/** The picture of the game on the front page: the Emperor between two of his court. */
import { OVAL } from './art/pieces';
import { ludwig, rosa, zelon } from './art/rulebook';

const medallion = (x: number, y: number, scale: number, art: string): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">` +
  `<ellipse cy="4" rx="50" ry="53" fill="#000" opacity=".22"/><ellipse rx="50" ry="53" fill="#c99a2e" stroke="#1d0d17" stroke-width="1.4"/><ellipse rx="47" ry="50" fill="#f3d3dc"/>` +
  `<g clip-path="${OVAL}"><g transform="translate(-50 -46)">${art}</g></g><ellipse rx="47" ry="50" fill="none" stroke="#1d0d17" stroke-width="1.5"/></g>`;

const FLEURON =
  'M32 6c5 8 12 10 12 18 0 6-5 9-9 8 3-2 4-6 1-9-2 3-3 6-4 12-1-6-2-9-4-12-3 3-2 7 1 9-4 1-9-2-9-8 0-8 7-10 12-18zM26 38h12l-2 4h-8z';
const damask = Array.from({ length: 40 }, (_, k) => {
  const row = Math.floor(k / 8);
  return `<path d="${FLEURON}" transform="translate(${(k % 8) * 64 + (row % 2 ? -56 : -24)} ${row * 62 - 8})"/>`;
}).join('');

const COAT = ['#b84168', '#8a2849'] as const;

export const poster =
  `<svg viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true" style="--sil:#341a2b;--sil-2:#54304a"><rect width="400" height="300" fill="#7c2348"/>` +
  `<g fill="#6a1b3d">${damask}</g><path d="M0 262Q200 236 400 262V300H0z" fill="#5c1838"/><path d="M0 266Q200 240 400 266" fill="none" stroke="#c99a2e" stroke-width="3"/>` +
  medallion(84, 156, 1.16, rosa(...COAT)) +
  medallion(316, 156, 1.16, zelon(...COAT)) +
  medallion(200, 140, 1.62, ludwig(...COAT)) +
  '</svg>';
