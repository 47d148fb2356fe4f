/** The crown of the winner and the medal of the last round. */
import { crown, NIGHT } from './pieces';

export const crownIcon = (size = 24): string =>
  `<svg width="${size}" height="${size}" viewBox="-16 -18 32 24" aria-hidden="true">${crown(0, 3, 1)}</svg>`;

/** The medal of the last round: a paw on gold. */
export const medal = (size = 28): string =>
  `<svg class="medal" width="${size}" height="${size}" viewBox="0 0 32 32" aria-hidden="true"><path d="M9 2l7 10 7-10" fill="none" stroke="#a8345b" stroke-width="5"/><circle cx="16" cy="20" r="10" fill="var(--gold)" stroke="${NIGHT}" stroke-width="1.5"/><path d="M11 24c0-3 2-5 5-5s5 2 5 5q-5 2.500-10 0z" fill="${NIGHT}"/><circle cx="11.500" cy="18" r="1.700" fill="${NIGHT}"/><circle cx="14.400" cy="15.500" r="1.700" fill="${NIGHT}"/><circle cx="17.800" cy="15.500" r="1.700" fill="${NIGHT}"/><circle cx="20.600" cy="18" r="1.700" fill="${NIGHT}"/></svg>`;

/** The medal on its ribbon, hung on the mat of who has won the round. */
export const hangingMedal = (): string =>
  `<svg viewBox="0 0 80 120" aria-hidden="true"><path d="M22 0L40 52L58 0" fill="none" stroke="#a8345b" stroke-width="13"/><path d="M22 0L40 52" stroke="#7c2348" stroke-width="13"/><circle cx="40" cy="80" r="33" fill="var(--gold)" stroke="${NIGHT}" stroke-width="2"/><circle cx="40" cy="80" r="26" fill="none" stroke="#8a6412" stroke-width="1.600" stroke-dasharray="3 3"/><path d="M25 91c0-9 6-15 15-15s15 6 15 15q-15 7-30 0z" fill="${NIGHT}"/><circle cx="27" cy="72" r="5" fill="${NIGHT}"/><circle cx="35.500" cy="65" r="5" fill="${NIGHT}"/><circle cx="45.500" cy="65" r="5" fill="${NIGHT}"/><circle cx="54" cy="72" r="5" fill="${NIGHT}"/></svg>`;
