/** What rail, bar and dock say of this game. */
import type { GameEvent, Legal, ScoreRow, SeatBrief, Words } from '../../lib/contract';
import type { PateeEvent, PateeMove, PateeView, TableInfo, Tried } from '../../lib/wire';
import { medal } from './cards';
import { counted, partners, sidePoints, type Props } from './court';
import { courtier, said, signed } from './courtiers';
import { foreseen } from './foresee';
import { decoded } from './moves';
import { shortAction } from './sayings';

const KEY = 'patee_imperiale-board';

/** An action is done whole or not at all, so a gesture ends where it is done; a further card may be a gesture of its own. */
export function complete(tried: Tried): boolean {
  return tried.stops !== null || tried.moves.length === 0 || (tried.view as unknown as PateeView).step === 'play';
}

export function label(choice: Legal<PateeMove>, props: Props): string {
  const { move } = choice;
  if (move.move === 'name') return props.words(`${KEY}-name`, { name: props.table.seats[move.seat]?.name ?? '' });
  const card = courtier(move.card, props.cards);
  const facts = { card: card.name, value: said(card.value), worth: signed(card.value) };
  return props.words(`${KEY}-do-${move.move}`, facts);
}

/** Whose points the gesture would change, and how; then what a card that is played does. */
export function sum(props: Props): string {
  const { settled, table, me, words } = props;
  const view = foreseen(props);
  const order = [me, ...view.seats.keys()].filter((seat, at, all) => seat >= 0 && all.indexOf(seat) === at);
  const changes = order.flatMap((seat) => {
    const [before, after] = [settled.seats[seat]?.points ?? 0, view.seats[seat]?.points ?? 0];
    if (before === after) return [];
    const name = seat === me ? words(`${KEY}-you`) : (table.seats[seat]?.name ?? '');
    return [`${name} ${said(before)} → ${said(after)}`];
  });
  const last = decoded(props.gesture.steps.at(-1) ?? -1, props.cards);
  // On a phone the card itself is enough: the sheet is as high as it is.
  const does = props.layout !== 'phone' && last?.move === 'play' && props.gesture.tried?.stops ? shortAction(courtier(last.card, props.cards), words) : '';
  return [changes.length ? `${changes.join(', ')}.` : '', does].filter(Boolean).join(' ');
}

const named = (view: PateeView, table: TableInfo, seat: number): string =>
  table.seats.filter((other) => other.seat === seat || partners(view, seat, other.seat)).map((other) => other.name).join(' & ');

export function bar(view: PateeView, table: TableInfo, words: Words): string[] {
  const facts = [words(`${KEY}-${view.seats.length === 2 ? 'round' : 'round-of'}`, { round: String(view.round) })];
  if (view.medal !== null) facts.push(words(`${KEY}-holds-medal`, { name: named(view, table, view.medal) }));
  return facts;
}

export const holdsMedal = (view: PateeView, seat: number): boolean =>
  view.medal !== null && (view.medal === seat || partners(view, view.medal, seat));

export function brief(view: PateeView, seat: number, words: Words): SeatBrief {
  const player = view.seats[seat]!;
  const facts = [
    { icon: 'hand', text: String(player.hand.length), label: words(`${KEY}-in-hand`) },
    { icon: 'medal', text: String(player.rounds_won), label: words(`${KEY}-rounds-won`) },
  ];
  if (view.round > 1) facts.push({ icon: 'log', text: said(player.total), label: words(`${KEY}-total`) });
  return {
    score: player.points,
    facts,
    badge: view.seat >= 0 && partners(view, view.seat, seat) ? words(`${KEY}-partner`) : undefined,
    picture: holdsMedal(view, seat) ? medal(26) : undefined,
  };
}

export function scores(view: PateeView, words: Words): ScoreRow[] {
  const rows: ScoreRow[] = [];
  for (let round = 0; round < counted(view); round++) {
    rows.push({ label: words(`patee_imperiale-category-round_${round + 1}`), values: view.seats.map((seat) => seat.rounds[round] ?? null) });
  }
  if (!view.over) rows.push({ label: words(`${KEY}-this-round`), values: view.seats.map((seat) => seat.points) });
  if (view.teams) rows.push({ label: words(`${KEY}-team-round`), values: view.seats.map((_, seat) => sidePoints(view, seat)) });
  rows.push({ label: words(`${KEY}-rounds-won`), values: view.seats.map((seat) => seat.rounds_won) });
  rows.push({ label: words(`${KEY}-total`), values: view.seats.map((seat) => seat.total), total: true });
  return rows;
}

/** What the Emperor remarks: on the last thing worth a remark. */
const REMARKS = ['match_ended', 'round_ended', 'action_failed', 'chain_ended', 'swapped', 'charmed', 'given', 'discredited', 'hand_discredited', 'card_taken', 'hands_swapped', 'recalled', 'more_allowed', 'card_played', 'begins'] as const;
/** How many remarks he has on each. */
const MANY: Record<string, number> = { card_played: 3, discredited: 2, idle: 2 };

export function remark(last: readonly GameEvent[], view: PateeView): string {
  const events = last as readonly unknown[] as readonly PateeEvent[];
  const found = REMARKS.find((kind) => events.some((told) => told.event === kind)) ?? 'idle';
  const topic = view.over ? 'match_ended' : found;
  const turn = view.discard.length + view.seats.reduce((all, seat) => all + seat.suite.length, 0);
  return `${KEY}-ludwig-${topic.replaceAll('_', '-')}-${1 + (turn % (MANY[topic] ?? 1))}`;
}
