/** A card's face as this game reads it. */
import type { CardFace } from '../../lib/wire';

export const ROLES = ['flatteur', 'intrigant', 'eloquent', 'conciliant'] as const;
export type Role = (typeof ROLES)[number];

export interface Courtier {
  key: string;
  name: string;
  short: string;
  value: number;
  role: Role;
  colour: string;
  effect: string;
  /** The verb of its action with its parameters. */
  action: Record<string, string>;
  needsAnother: boolean;
  starter: boolean;
  invented: string[];
}

/** `charm(max = 2)` → `{ verb: 'charm', max: '2' }`. */
export function parsed(action: string): Record<string, string> {
  const told = /^([a-z_]+)(?:\(([^)]*)\))?/.exec(action);
  const parts: Record<string, string> = { verb: told?.[1] ?? 'none' };
  for (const part of (told?.[2] ?? '').split(',')) {
    const [name, value] = part.split('=');
    if (name && value) parts[name.trim()] = value.trim();
  }
  return parts;
}

/** The part of a name that is enough at the foot of a small card. */
export function shortened(name: string): string {
  if (name.length <= 11) return name;
  const words = name.split(' ').filter((word) => !/^(von|de|du|des|der|le|la|les|d’|di|del)$/i.test(word));
  const [first, last] = [words[0] ?? name, words.at(-1) ?? name];
  if (words.length !== 2) return first;
  if (/^(duo|trio|double)$/i.test(first)) return name;
  return /^(grande?|petite?)$/i.test(first) ? last : first;
}

export function courtier(key: string, faces: ReadonlyMap<string, CardFace>): Courtier {
  const face = faces.get(key);
  const facts = face?.facts ?? {};
  const name = face?.name ?? key;
  const action = String(facts['action'] ?? 'none');
  const role = String(facts['role'] ?? 'flatteur') as Role;
  return {
    key,
    name,
    short: shortened(name),
    value: Number(facts['value'] ?? 0),
    role: ROLES.includes(role) ? role : 'flatteur',
    colour: String(facts['colour'] ?? 'green'),
    effect: (face as { effect?: string } | undefined)?.effect ?? '',
    action: parsed(action),
    needsAnother: action.includes('needs_another'),
    starter: String(facts['starter'] ?? 'no') !== 'no',
    invented: face?.invented ?? [],
  };
}

/** A number with a true minus. */
export const said = (value: number): string => String(value).replace('-', '−');
/** A difference, with its sign. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : said(value));
