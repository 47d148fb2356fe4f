/** Facts for drawing a view: courtiers, where they lie, what can be chosen, and what the gesture changes. */
import type { CardFace, PateeFacts, PateeMove, PateeMovedCard, PateeView } from '$net/wire';
import type { BoardProps, GameEvent } from '$play/contract';
import { pickedTargets, targets, type PickedStep, type Targets } from './moves';

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
  /** The effect in a few words, or all of it if there are none. */
  summary: string;
  invented: string[];
}

/** A name short enough for a small card. */
export function shortName(name: string): string {
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
  const role = String(facts['role'] ?? 'flatteur') as Role;
  return {
    key,
    name,
    short: shortName(name),
    value: Number(facts['value'] ?? 0),
    role: ROLES.includes(role) ? role : 'flatteur',
    colour: String(facts['colour'] ?? 'green'),
    effect: face?.effect ?? '',
    summary: face?.summary || (face?.effect ?? ''),
    invented: face?.invented ?? [],
  };
}

export type PateeBoard = BoardProps<PateeView, PateeMove>;

/** A card in its place. `ghost`: the gesture would bring it. `leaving`: it would leave. `code`: what a tap chooses. */
export interface PlacedCard {
  card: Courtier;
  ghost: boolean;
  leaving: boolean;
  code: number | null;
  pick: PickedStep | null;
  quiet: boolean;
  hinted: boolean;
  /** The last step moved it. */
  recent: boolean;
}

export interface CourtModel {
  near: number;
  others: number[];
  targets: Targets;
  picked: { cards: Map<string, PickedStep>; seats: Map<number, PickedStep> };
  /** The viewer has to choose something other than a card to play, so all other cards are dimmed. */
  mustTarget: boolean;
  /** The cards that the last step moved. */
  moved: Set<string>;
}

export function courtModel(board: PateeBoard): CourtModel {
  const { view, me, moves } = board;
  const count = view.seats.length;
  const near = me >= 0 ? me : 0;
  const others = Array.from({ length: count - 1 }, (_, k) => (near + 1 + k) % count);
  const mustTarget = moves.length > 0 && view.step !== 'play';
  return {
    near,
    others,
    targets: targets(moves),
    picked: pickedTargets(board.gesture),
    mustTarget,
    moved: recentlyMoved(board.last),
  };
}

const MOVING_EVENTS = ['card_played', 'discredited', 'hand_discredited', 'charmed', 'swapped', 'given', 'recalled'];

function recentlyMoved(last: readonly GameEvent[]): Set<string> {
  const found = new Set<string>();
  for (const event of last) {
    if (!MOVING_EVENTS.includes(event.event)) continue;
    for (const card of [event['card'], event['taken'], event['given']]) if (typeof card === 'string') found.add(card);
  }
  return found;
}

/** The cards of a suite, hand or pile, before the gesture and with it. */
export function placedCards(
  committed: readonly string[],
  preview: readonly string[],
  court: CourtModel,
  board: PateeBoard,
  sorted: boolean,
): PlacedCard[] {
  const keys = [...committed, ...preview.filter((key) => !committed.includes(key))];
  const found = keys.map((key): PlacedCard => {
    const pick = court.picked.cards.get(key) ?? null;
    const code = court.targets.cards.get(key) ?? null;
    return {
      card: courtier(key, board.cards),
      ghost: !committed.includes(key),
      leaving: !preview.includes(key),
      code: code ?? pick?.code ?? null,
      pick,
      quiet: court.mustTarget && code === null && pick === null,
      hinted: code !== null && board.hinted === code,
      recent: court.moved.has(key),
    };
  });
  return sorted ? found.sort((one, other) => one.card.value - other.card.value) : found;
}

export const suiteCards = (seat: number, court: CourtModel, board: PateeBoard): PlacedCard[] =>
  placedCards(board.committed.seats[seat]?.suite ?? [], board.view.seats[seat]?.suite ?? [], court, board, true);

export const discardCards = (court: CourtModel, board: PateeBoard): PlacedCard[] =>
  placedCards(board.committed.discard, board.view.discard, court, board, false);

const visibleCards = (hand: readonly (string | null)[]): string[] =>
  hand.filter((card): card is string => card !== null);

/** The viewer's hand; cards of the gesture stay in it until it is sent. */
export function handCards(court: CourtModel, board: PateeBoard): PlacedCard[] {
  const found = placedCards(
    visibleCards(board.committed.seats[board.me]?.hand ?? []),
    visibleCards(board.view.seats[board.me]?.hand ?? []),
    court,
    board,
    false,
  );
  const starts = targets(board.starts ?? []);
  return found.map((placed) => {
    const start = starts.cards.get(placed.card.key) ?? null;
    const quiet = board.moves.length > 0 && placed.code === null && placed.pick === null;
    return { ...placed, code: placed.code ?? start, quiet };
  });
}

/** The facts of the last choice of the gesture. */
function lastFacts({ gesture, starts }: PateeBoard): PateeFacts | null {
  const pick = gesture.picks.at(-1);
  const last = pick === undefined ? gesture.chosen.at(-1) : starts?.find((choice) => choice.code === pick);
  return (last?.facts ?? null) as PateeFacts | null;
}

/**
 * The view after the gesture. If luck or hidden cards stop the server's preview before the last step, the cards lie
 * where the facts of that step say.
 */
export function previewView(board: PateeBoard): PateeView {
  const facts = board.gesture.tried?.stops ? lastFacts(board) : null;
  return facts?.moved.length ? facts.moved.reduce(withMovedCard, withPoints(board.view, facts.points)) : board.view;
}

const withPoints = (view: PateeView, points: readonly number[]): PateeView => ({
  ...view,
  seats: view.seats.map((player, seat) => ({ ...player, points: points[seat] ?? player.points })),
});

function withMovedCard(view: PateeView, { card, to, seat }: PateeMovedCard): PateeView {
  const without = <T extends string | null>(cards: readonly T[]) => cards.filter((each) => each !== card);
  const seats = view.seats.map((player, at) => {
    const moved = { hand: without(player.hand), suite: without(player.suite) };
    if (at === seat && to !== 'discard') moved[to] = [...moved[to], card] as string[];
    return { ...player, ...moved };
  });
  return { ...view, seats, discard: [...without(view.discard), ...(to === 'discard' ? [card] : [])] };
}
