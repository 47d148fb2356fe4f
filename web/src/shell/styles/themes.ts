/** The colours of all games: the front page needs them, too. */
import.meta.glob('../../games/*/theme.css', { eager: true });
