/** The patterns of all drawings: those that all games share, and each game's own (its patterns.ts). */
import { defs } from '$art/heraldry';

const own = import.meta.glob<string>('../games/*/patterns.ts', { eager: true, import: 'patterns' });

export const DEFS = defs(Object.values(own));
