/** A game without a board of its own: the server describes the table in words, and the dock has the moves. */
import { escapeMarkup, wrapLines } from '$art/lettering';
import type { CardFace, TableWords } from '$net/wire';
import type { GameModule, ScoreRow, Words } from './contract';
import WordsBoard from './WordsBoard.svelte';
import WordsHand from './WordsHand.svelte';

const LINE = 13; // letters that fit beside each other on a card
const LEADING = 17;

/** `described` is the table in words as it is shown now; `categories` are the labels of the points. */
export function wordsGame(described: () => TableWords | null, categories: Record<string, string>): GameModule {
  const points = () => described()?.points ?? [];
  const total = (seat: number) => Object.values(points()[seat] ?? {}).reduce((sum, value) => sum + value, 0);
  return {
    Board: WordsBoard,
    Hand: WordsHand,
    face: cardDrawing,
    small: cardDrawing,
    held: (_view, seat) =>
      (described()?.hands[seat] ?? []).map((card, k) => ({ card, anchor: `hand:${seat}:${card}:${k}` })),
    label: () => '',
    bar: () => [],
    brief: (_view, seat) => ({ score: points()[seat] ? total(seat) : null, facts: [] }),
    scores: (_view, words) => scoreRows(points(), categories, total, words),
    flights: () => [],
  };
}

/** A row for each category in which somebody has points, and the sum if there are several. */
function scoreRows(
  points: readonly Record<string, number>[],
  categories: Record<string, string>,
  total: (seat: number) => number,
  words: Words,
): ScoreRow[] {
  const names = Object.keys(categories).filter((name) => points.some((each) => name in each));
  const rows: ScoreRow[] = names.map((name) => ({
    label: categories[name] ?? name,
    values: points.map((each) => each[name] ?? null),
  }));
  const sum = { label: words('page-points'), values: points.map((_, seat) => total(seat)), total: true };
  return rows.length > 1 ? [...rows, sum] : rows.map((row) => ({ ...row, total: true }));
}

/** A card of paper with its name and its effect. */
function cardDrawing(card: CardFace): string {
  const lines = (text: string) => wrapLines(text, (line) => line.length <= LINE);
  const name = lines(card.name);
  const effect = card.effect === card.name ? [] : lines(card.effect).slice(0, 5);
  const write = (texts: string[], top: number, style: string) =>
    texts
      .map(
        (text, k) => `<text x="60" y="${top + LEADING * k}" text-anchor="middle" ${style}>${escapeMarkup(text)}</text>`,
      )
      .join('');
  const below = 38 + LEADING * name.length;
  return (
    '<svg viewBox="0 0 120 160" aria-hidden="true"><rect x="1.5" y="1.5" width="117" height="157" rx="10" fill="var(--card)" stroke="var(--card-edge)" stroke-width="1.5"/>' +
    '<rect x="1.5" y="1.5" width="117" height="157" rx="10" fill="url(#paper)"/>' +
    write(name, 32, 'font-family="Grenze" font-weight="700" font-size="18" fill="var(--card-ink)"') +
    `<path d="M36 ${below - 16}H84" stroke="var(--card-edge)"/>` +
    write(effect, below + 4, 'font-size="13" fill="var(--card-ink-2)"') +
    '</svg>'
  );
}
