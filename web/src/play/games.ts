/** Loads the boards and posters of the games on demand. A game without a folder in games/ is played in words. */
import { mark } from '$art/heraldry';
import type { GameModule } from './contract';
import { addSounds } from './sound';

const boards = import.meta.glob<{ game: GameModule }>('../games/*/index.ts');
const posters = import.meta.glob<{ poster: string }>('../games/*/poster.ts');

/** Whether a game has a board of its own. */
export const hasBoard = (key: string): boolean => `../games/${key}/index.ts` in boards;

/** The board of a game, or null if it has none. */
export async function loadGame(key: string): Promise<GameModule | null> {
  const game = (await boards[`../games/${key}/index.ts`]?.())?.game ?? null;
  addSounds(game?.sounds ?? {});
  return game;
}

/** The poster of a game; the logo if it has none. */
export async function loadPoster(key: string): Promise<string> {
  return (await posters[`../games/${key}/poster.ts`]?.())?.poster ?? plainPoster();
}

function plainPoster(): string {
  const logo = mark(120).replace('<svg ', '<svg x="140" y="96" ');
  return `<svg viewBox="0 0 400 300" preserveAspectRatio="xMidYMax slice" aria-hidden="true"><rect width="400" height="300" fill="var(--table)"/><rect width="400" height="300" fill="url(#paper)"/><path d="M0 216H400V300H0z" fill="var(--board-ink)" fill-opacity=".08"/>${logo}</svg>`;
}
