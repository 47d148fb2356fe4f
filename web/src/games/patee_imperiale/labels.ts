/** The texts of this game in the rail, bar and dock, on its cards and from the Emperor. */
import type { PateeEvent, PateeMove, PateeView, TableInfo } from '$net/wire';
import type { GameEvent, Legal, Progress, Raised, ScoreRow, SeatBrief, Words } from '$play/contract';
import { formatNumber, formatSigned } from '$art/numbers';
import { medal } from './art/awards';
import { handCardArt } from './art/cards';
import { courtier, previewView, type Courtier, type PateeBoard } from './model';

const KEY = 'patee_imperiale-board';

/** The mark after a name: * invented, ° partly invented. */
export function inventedMark(card: Courtier): string {
  if (card.invented.includes('name')) return '*';
  return isPartlyInvented(card) ? '°' : '';
}

const isPartlyInvented = (card: Courtier): boolean =>
  card.invented.some((part) => part === 'action' || part === 'value' || part === 'role');

/** What the mark means. */
export function inventedNote(card: Courtier, words: Words): string {
  if (card.invented.includes('name')) return words(`${KEY}-invented`);
  return isPartlyInvented(card) ? words(`${KEY}-partly`) : '';
}

/** Names the invented parts of a card. */
export function describeInvented(card: Courtier, words: Words): string {
  if (!card.invented.length) return '';
  if (card.invented.includes('name')) return words(`${KEY}-all-invented`);
  const parts = card.invented.map((part) => words(`patee_imperiale-attribute-${part}`).toLocaleLowerCase());
  return words(`${KEY}-some-invented`, { parts: parts.join(', ') });
}

export function label(choice: Legal<PateeMove>, board: PateeBoard): string {
  const { move } = choice;
  if (move.move === 'name') return board.words(`${KEY}-name`, { name: board.table.seats[move.seat]?.name ?? '' });
  const card = courtier(move.card, board.cards);
  const facts = { card: card.name, value: formatNumber(card.value), worth: formatSigned(card.value) };
  return board.words(`${KEY}-do-${move.move}`, facts);
}

/** What stands beside a raised courtier: what playing or choosing it brings now, or why that is not possible. */
export function raise(key: string, board: PateeBoard): Raised {
  const { moves, starts = [], words, reasons } = board;
  const card = courtier(key, board.cards);
  const names = (choice: Legal<PateeMove>) => choice.move.move !== 'name' && choice.move.card === key;
  const choice = moves.find(names) ?? starts.find(names);
  const raised: Raised = { face: handCardArt(card), reason: reasons.get(`card:${key}`) };
  if (!choice) return raised;
  const [now, ...rest] = choice.notes;
  const plays = choice.move.move === 'play';
  const value = plays ? formatSigned(card.value) : formatNumber(card.value);
  return {
    ...raised,
    worth: now ? { value, text: words(`${KEY}-now`, { note: now }) } : undefined,
    result: rest.join(' '),
    act: {
      code: choice.code,
      label: plays ? words(`${KEY}-play-it`) : label(choice, board),
      detail: plays ? formatSigned(card.value) : undefined,
    },
  };
}

/** Cards of the hand that are chosen together, to be shown or discredited. */
export function progress({ gesture, words }: PateeBoard): Progress | null {
  const { selection, picks } = gesture;
  if (!selection || selection.most < 2) return null;
  const left = selection.most - picks.length;
  return {
    done: picks.length,
    all: selection.most,
    missing: left ? words(`${KEY}-missing`, { count: left }) : '',
  };
}

/** How the gesture would change the points, and what the played card does. */
export function sum(board: PateeBoard): string {
  const { committed, table, me, words } = board;
  const view = previewView(board);
  const order = [me, ...view.seats.keys()].filter((seat, at, all) => seat >= 0 && all.indexOf(seat) === at);
  const changes = order.flatMap((seat) => {
    const [before, after] = [committed.seats[seat]?.points ?? 0, view.seats[seat]?.points ?? 0];
    if (before === after) return [];
    const name = seat === me ? words(`${KEY}-you`) : (table.seats[seat]?.name ?? '');
    return [`${name} ${formatNumber(before)} → ${formatNumber(after)}`];
  });
  const last = board.gesture.chosen.at(-1)?.move as PateeMove | undefined;
  // A phone has no room for it, and the card shows it.
  const action =
    board.layout !== 'phone' && last?.move === 'play' && board.gesture.tried?.stops
      ? courtier(last.card, board.cards).summary
      : '';
  return [changes.length ? `${changes.join(', ')}.` : '', action].filter(Boolean).join(' ');
}

export function bar(view: PateeView, _table: TableInfo, words: Words): string[] {
  const round = String(view.round);
  const facts = [
    view.most_rounds === null
      ? words(`${KEY}-round`, { round })
      : words(`${KEY}-round-of`, { round, most: String(view.most_rounds) }),
  ];
  return facts;
}

export function brief(view: PateeView, seat: number, words: Words): SeatBrief {
  const player = view.seats[seat]!;
  const facts = [
    { icon: 'hand', text: String(player.hand.length), label: words(`${KEY}-in-hand`) },
    { icon: 'medal', text: String(player.rounds_won), label: words(`${KEY}-rounds-won`) },
  ];
  if (view.round > 1) facts.push({ icon: 'log', text: formatNumber(player.total), label: words(`${KEY}-total`) });
  return {
    score: player.points,
    facts,
    scoreNote: view.teams ? words(`${KEY}-team-note`, { points: formatNumber(player.side_points) }) : undefined,
    badge: view.seats[view.seat]?.partner === seat ? words(`${KEY}-partner`) : undefined,
    picture: view.medal_holders.includes(seat) ? medal(26) : undefined,
  };
}

export function scores(view: PateeView, words: Words): ScoreRow[] {
  const rows: ScoreRow[] = [];
  view.round_winners.forEach((_, round) =>
    rows.push({
      label: words(`patee_imperiale-category-round_${round + 1}`),
      values: view.seats.map((seat) => seat.rounds[round] ?? null),
    }),
  );
  if (!view.counted) rows.push({ label: words(`${KEY}-this-round`), values: view.seats.map((seat) => seat.points) });
  if (view.teams)
    rows.push({ label: words(`${KEY}-team-round`), values: view.seats.map((seat) => seat.side_points), apart: true });
  rows.push({ label: words(`${KEY}-rounds-won`), values: view.seats.map((seat) => seat.rounds_won), apart: true });
  rows.push({ label: words(`${KEY}-total`), values: view.seats.map((seat) => seat.total), total: true });
  return rows;
}

/** The events that the Emperor comments on, the most remarkable first. */
const REMARKS = [
  'match_ended',
  'round_ended',
  'action_failed',
  'chain_ended',
  'swapped',
  'charmed',
  'given',
  'discredited',
  'hand_discredited',
  'card_taken',
  'hands_swapped',
  'recalled',
  'more_allowed',
  'card_played',
  'begins',
] as const;
/** How many comments he has on an event, if more than one. */
const REMARK_COUNTS: Record<string, number> = { card_played: 3, discredited: 2, idle: 2 };

export function remark(last: readonly GameEvent[], view: PateeView): string {
  const events = last as readonly unknown[] as readonly PateeEvent[];
  // A tied round has no medal to speak of.
  const tied = events.some((event) => event.event === 'round_ended' && event.winner === null);
  const found = tied ? 'idle' : (REMARKS.find((kind) => events.some((event) => event.event === kind)) ?? 'idle');
  const topic = view.over ? 'match_ended' : found;
  const turn = view.discard.length + view.seats.reduce((all, seat) => all + seat.suite.length, 0);
  return `${KEY}-ludwig-${topic.replaceAll('_', '-')}-${1 + (turn % (REMARK_COUNTS[topic] ?? 1))}`;
}
