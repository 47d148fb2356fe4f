/** When a building works, as a sign on its card: the tool of the role in whose phase it acts, a good, or a symbol. */
import type { CardFace } from '$net/wire';
import { goodOf, groupOf, type Role } from '../model';
import { goodAt, TOOLS } from './pieces';

type Phase = Role | 'round' | 'all' | 'monument' | 'end';

const PHASES: Record<string, Phase> = {
  smithy: 'builder',
  'gold-mine': 'prospector',
  archive: 'councillor',
  'poor-house': 'builder',
  'black-market': 'builder',
  'trading-post': 'trader',
  well: 'producer',
  'market-stand': 'trader',
  crane: 'builder',
  chapel: 'round',
  tower: 'round',
  aqueduct: 'producer',
  carpenter: 'builder',
  prefecture: 'councillor',
  'market-hall': 'trader',
  quarry: 'builder',
  library: 'all',
};
const SIGNS: Partial<Record<Phase, string>> = {
  round: 'M31 20a11 11 0 1 1-3.5-8M29 5v8h-8',
  all: 'M9 14h9M9 20h22M9 26h22M22 14h9',
  monument: 'M12 32h16M15 32V14h10v18M13 14h14M20 6v4',
};
const COLOURS: Partial<Record<Phase, string>> = {
  round: '#5c6470',
  all: '#3d4450',
  monument: 'var(--sj-monument)',
};

export function effectSign(card: CardFace, x: number, y: number, r: number): string {
  const rim = 'stroke="var(--card-ink)" stroke-width="1.3"';
  const good = goodOf(card);
  if (good)
    return `<circle cx="${x}" cy="${y}" r="${r}" fill="var(--card)" ${rim}/>${goodAt(good, x - r * 0.68, y - r * 0.68, r * 1.36)}`;
  const group = groupOf(card);
  if (group === 'six-cost')
    return `<circle cx="${x}" cy="${y}" r="${r}" fill="var(--gold-2)" ${rim}/><text x="${x}" y="${y + r * 0.42}" text-anchor="middle" font-size="${r * 1.25}" fill="#2b1d05">★</text>`;
  const phase = group === 'monument' ? 'monument' : (PHASES[card.key] ?? 'all');
  const path = SIGNS[phase] ?? TOOLS[phase as Role];
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${COLOURS[phase] ?? `var(--role-${phase})`}" ${rim}/><g transform="translate(${x - r * 0.72} ${y - r * 0.72}) scale(${(r * 1.44) / 40})" fill="none" stroke="#fff" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round"><path d="${path}"/></g>`;
}
