/** The texts of this game in the rail, bar, dock and dialogs, and on its cards and cities. */
import type { CardFace, PatricianCityView, PatricianPlayFacts, PatricianView, TableInfo } from '$net/wire';
import type { Raised, ScoreRow, SeatBrief, Words } from '$play/contract';
import { cardArt, miniArt, type BuildingCard } from './art/cards';
import { crest } from './art/crest';
import { ambassador, messenger, token } from './art/pieces';
import { formatSigned } from '$art/numbers';
import { deck } from './deck.svelte';
import { SITES } from './geography';
import {
  buildFacts,
  buildingCard,
  cardFromFace,
  choiceFacts,
  playCodes,
  playFacts,
  type Choice,
  type PatricianBoard,
} from './model';

/** A face in one or two words, as printed on the card. */
export function faceLabel(words: Words, face: string): string {
  return words(`patrician-board-face-${face}`);
}

/** A card in words: city, face, star. */
export function cardText(words: Words, card: BuildingCard): string {
  return words(card.star ? 'patrician-card-star' : 'patrician-card', {
    city: card.city,
    face: words(`patrician-face-${card.face}`),
  });
}

/** A player as the viewer calls them: "You" for the viewer's own seat. */
export function playerName(seat: number | null, names: readonly string[], me: number, words: Words): string {
  if (seat === null) return words('patrician-nobody');
  return seat === me ? words('patrician-you') : (names[seat] ?? '');
}

/** A city in full sentences, for screen readers. */
export function describeCity(
  city: PatricianCityView,
  names: readonly string[],
  me: number,
  card: BuildingCard | null,
  words: Words,
): string {
  const text = (key: string, facts: Record<string, string | number> = {}) =>
    words(`patrician-terminal-say-${key}`, facts);
  const name = (seat: number | null) => playerName(seat, names, me, words);
  const winner = (seat: number | null) => (seat === me ? words('patrician-to-you') : name(seat));
  const parts = [text('city', { city: city.name, built: city.towers.flat().length, floors: city.floors })];
  SITES.forEach((site, at) => {
    const floors = city.towers[at] ?? [];
    parts.push(
      floors.length
        ? city.leaders[at] === me
          ? text(`${site}-you`, { floors: floors.map(name).join(', ') })
          : text(site, { floors: floors.map(name).join(', '), leader: name(city.leaders[at] ?? null) })
        : text(`${site}-empty`),
    );
  });
  const tokens = { more: city.high_token, less: city.low_token };
  parts.push(
    city.scored
      ? text('scored', { ...tokens, high: winner(city.high), low: winner(city.low) })
      : text('tokens', tokens),
  );
  if (city.messengers) parts.push(text('messengers', { count: city.messengers }));
  parts.push(card ? text('card', { card: cardText(words, card) }) : text('no-card'));
  return parts.join(' ');
}

export function label(choice: Choice, board: PatricianBoard): string {
  const { cards, words } = board;
  const { move } = choice;
  switch (move.move) {
    case 'play':
      return cardText(words, buildingCard(cards, move.card));
    case 'build': {
      const { points = 0, city = '' } = buildFacts(choice) ?? {};
      const sites = move.sites.join('-');
      // Once it is chosen, the heading says what will be done.
      const chosen = board.gesture.steps.at(-1) === choice.code;
      const site = words(`patrician-board-${chosen ? 'will-build' : 'build'}-${sites}`, { city });
      return points ? `${site} ${formatSigned(points)}` : site;
    }
    case 'shift':
      return words(`patrician-board-shift-${move.site}`, { city: move.city });
    case 'stay':
      return words('patrician-move-stay');
    case 'take': {
      const facts = choiceFacts(choice);
      return facts?.move === 'take'
        ? words('patrician-board-take', { city: move.city, card: cardText(words, buildingCard(cards, facts.card)) })
        : words('patrician-move-take', { city: move.city });
    }
    case 'send':
      return words('patrician-board-send', { a: move.road[0], b: move.road[1] });
    case 'keep':
      return words('patrician-move-keep');
  }
}

/** Cards, towers and roads are chosen where they are; sites have buttons, too, which compare their points. */
export function onBoard({ move }: Choice): boolean {
  return 'card' in move || 'city' in move || 'road' in move;
}

/** What a card would bring now, in a few words. */
export function cardWorth(facts: PatricianPlayFacts, words: Words): string {
  const parts: string[] = [];
  if (facts.finishes) parts.push(words('patrician-board-worth-finish', { points: facts.points }));
  if (facts.portrait_points) parts.push(words('patrician-board-worth-portraits', { points: facts.portrait_points }));
  if (!facts.finishes && facts.leads.length) parts.push(words(`patrician-board-worth-lead-${facts.leads.join('-')}`));
  return parts.join(', ') || words('patrician-board-worth-floor');
}

/** What a raised card is worth now, and the choice that it stands for. */
export function raise(card: string, board: PatricianBoard): Raised {
  const { starts = [], moves, cards, words } = board;
  const code = playCodes([card], starts, cards).get(card);
  const play = starts.find((choice) => choice.code === code);
  if (play) {
    const facts = playFacts(play);
    const points = (facts?.points ?? 0) + (facts?.portrait_points ?? 0);
    const act = { code: play.code, label: words('patrician-board-play-it') };
    const detail = points ? formatSigned(points) : '';
    return { act: { ...act, ...(detail ? { detail } : {}) }, result: play.notes.slice(0, 2).join(' ') };
  }
  const take = moves.find((choice) => {
    const facts = choiceFacts(choice);
    return facts?.move === 'take' && facts.card === card;
  });
  return take
    ? { act: { code: take.code, label: words('patrician-board-take-it') }, result: take.notes.join(' ') }
    : {};
}

/**
 * The sentence beside the heading: what comes after the choice of a site; then who wins a city that the gesture
 * finishes, and the viewer's points by category.
 */
export function sum(board: PatricianBoard): string {
  const { gesture, moves, committed, view, me, cards, reasons, words } = board;
  const { tried } = gesture;
  const [build] = moves.flatMap((choice) => buildFacts(choice) ?? []);
  const parts: string[] = [];
  if (build) {
    const closed = SITES.map((site) => reasons.get(`site:${build.city}:${site}`)).find(Boolean);
    parts.push(closed ? sentence(closed) : words('patrician-board-choose-site'));
    if (build.takes.length) parts.push(describeNextCard(build.takes, cards, words));
    return parts.join(' ');
  }
  if (!tried) return '';
  const last = gesture.chosen.at(-1) as Choice | undefined;
  if (last && buildFacts(last)?.finishes) parts.push(...last.notes);
  const [now, preview] = [committed.seats[me]?.points, tried.points[me]];
  const gains = Object.entries(preview ?? {}).flatMap(([category, points]) => {
    const gain = points - (now?.[category] ?? 0);
    return gain && !['tokens', 'messengers'].includes(category)
      ? [`${words(`patrician-category-${category}`)} ${formatSigned(gain)}.`]
      : [];
  });
  parts.push(...gains);
  if (!parts.length) parts.push(...describeGrowth(committed, view, words), ...(last?.notes ?? []));
  if (!parts.length) parts.push(...tried.said.slice(-1));
  if (tried.stops === 'luck') parts.push(words('patrician-board-then-drawn'));
  return parts.join(' ');
}

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** How many floors the gesture adds to its cities. */
function describeGrowth(committed: PatricianView, view: PatricianView, words: Words): string[] {
  return view.cities.flatMap((city) => {
    const before = committed.cities.find((each) => each.name === city.name)?.towers.flat().length ?? 0;
    const now = city.towers.flat().length;
    return now === before
      ? []
      : [words('patrician-board-grows', { city: city.name, before, now, floors: city.floors })];
  });
}

/** The card that is taken after building: a certain one, or one of several. */
function describeNextCard(takes: readonly string[], cards: ReadonlyMap<string, CardFace>, words: Words): string {
  const [card, ...more] = takes;
  if (card === undefined || more.length) return words('patrician-board-then-any');
  return words('patrician-board-then-take', { card: cardText(words, buildingCard(cards, card)) });
}

export function brief(view: PatricianView, seat: number, words: Words): SeatBrief {
  const player = view.seats[seat];
  if (!player) return { score: null, facts: [] };
  const facts = [
    { icon: 'floors', text: String(player.pieces), label: words('patrician-board-floors-left') },
    { icon: 'hand', text: String(player.hand.length), label: words('patrician-board-cards-in-hand') },
  ];
  if (player.messengers)
    facts.push({ icon: 'star', text: String(player.messengers), label: words('patrician-category-messengers') });
  const card = player.top ? deck.faces.get(player.top) : undefined;
  const portraits = player.portraits_worth;
  // Points of portraits that the viewer cannot know are in no score.
  const scoreNote =
    portraits === null
      ? words('patrician-board-score-hidden', { rest: player.score })
      : portraits
        ? words('patrician-board-score-note', { rest: player.score - portraits, portraits })
        : undefined;
  return {
    score: player.score,
    facts,
    ...(scoreNote === undefined ? {} : { scoreNote }),
    ...(card ? { picture: lastCardPicture(seat, card, words) } : {}),
  };
}

function lastCardPicture(seat: number, card: CardFace, words: Words): string {
  const label = words('patrician-board-last-card', { card: cardText(words, cardFromFace(card)) });
  return `<svg class="last-card" width="34" height="47" viewBox="-1 -1 57 80" role="img" aria-label="${label}" data-card="${card.key}" data-anchor="top:${seat}:${card.key}" data-thing>${miniArt(cardFromFace(card), true)}</svg>`;
}

export function scores(view: PatricianView, words: Words): ScoreRow[] {
  const rows: ScoreRow[] = view.categories.map((category) => ({
    label: words(`patrician-category-${category}`),
    values: view.seats.map((seat) => seat.points[category] ?? (category === 'portraits' && !seat.portraits ? null : 0)),
  }));
  rows.push({
    label: words(view.over ? 'patrician-board-total' : 'patrician-board-total-so-far'),
    values: view.seats.map((seat) => seat.score),
    total: true,
  });
  return rows;
}

export function bar(view: PatricianView, table: TableInfo, words: Words): string[] {
  const options = ['messengers', 'ambassadors'].filter((option) => table.options[option]);
  return [
    words('patrician-board-round', { now: view.round, all: view.rounds }),
    ...options.map((option) => words(`patrician-option-${option}`)),
  ];
}

/** A large card; its rule stands beside it. */
export function largeCard(card: CardFace, words: Words): string {
  const building = cardFromFace(card);
  return `<svg viewBox="0 0 120 168" width="240" height="336" role="img" aria-label="${cardText(words, building)}">${cardArt(building, faceLabel(words, building.face))}</svg>`;
}

/** What an action is about: a card, a city, a messenger, an ambassador, the penalty. */
export function sign(name: string, cards: ReadonlyMap<string, CardFace>, words: Words): string {
  const [kind, key = ''] = name.split(':');
  const drawing = (box: string, art: string) => `<svg viewBox="${box}" aria-hidden="true">${art}</svg>`;
  switch (kind) {
    case 'card': {
      const card = cards.get(key);
      return card ? drawing('0 0 120 168', cardArt(cardFromFace(card), faceLabel(words, cardFromFace(card).face))) : '';
    }
    case 'city':
      return drawing('-1 -1 34 38', crest(key));
    case 'messenger':
      return drawing('-16 -38 36 44', messenger(Number(key)));
    case 'ambassador':
      return drawing('-2 -2 48 62', ambassador(key, null));
    case 'penalty':
      return drawing('-14 -14 28 30', token(0, 0, words('patrician-penalty'), 1, null));
  }
  return '';
}

/** At the end of the game every city is counted, then portraits and what else gave points. */
export function countSteps(view: PatricianView): number {
  return view.over ? view.cities.length + view.categories.length - 1 : 0;
}
