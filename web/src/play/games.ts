/** Loads the boards and posters of the games on demand. */
import type { GameModule } from './contract';

const boards = import.meta.glob<{ game: GameModule }>('../games/*/index.ts');
const posters = import.meta.glob<{ poster: string }>('../games/*/poster.ts');

/** The board of a game, or null if it has none: the dock alone can play it. */
export async function loadGame(key: string): Promise<GameModule | null> {
  return (await boards[`../games/${key}/index.ts`]?.())?.game ?? null;
}

/** The poster of a game, without loading its board if the poster has its own file. */
export async function loadPoster(key: string): Promise<string> {
  const poster = posters[`../games/${key}/poster.ts`];
  if (poster) return (await poster()).poster;
  return (await loadGame(key))?.poster ?? '';
}
