/** The texts of this game in the rail, bar, dock and dialogs, and on its cards and cities. */
import type { CardFace, PatricianCityView, PatricianView, TableInfo } from '$net/wire';
import type { ScoreRow, SeatBrief, Words } from '$play/contract';
import { cardArt, miniArt, portraitsOn, type BuildingCard } from './art/cards';
import { formatSigned } from '$art/numbers';
import { deck } from './deck.svelte';
import { SITES } from './geography';
import { buildFacts, buildingCard, cardFromFace, choiceFacts, type Choice, type PatricianBoard } from './model';

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

/** A city in full sentences, for screen readers. */
export function describeCity(
  city: PatricianCityView,
  names: readonly string[],
  card: BuildingCard | null,
  words: Words,
): string {
  const text = (key: string, facts: Record<string, string | number> = {}) =>
    words(`patrician-terminal-say-${key}`, facts);
  const name = (seat: number | null) => (seat === null ? words('patrician-nobody') : (names[seat] ?? ''));
  const parts = [text('city', { city: city.name, built: city.towers.flat().length, floors: city.floors })];
  SITES.forEach((site, at) => {
    const floors = city.towers[at] ?? [];
    parts.push(
      floors.length
        ? text(site, { floors: floors.map(name).join(', '), leader: name(city.leaders[at] ?? null) })
        : text(`${site}-empty`),
    );
  });
  const tokens = { more: city.high_token, less: city.low_token };
  parts.push(
    city.scored ? text('scored', { ...tokens, high: name(city.high), low: name(city.low) }) : text('tokens', tokens),
  );
  if (city.messengers) parts.push(text('messengers', { count: city.messengers }));
  parts.push(card ? text('card', { card: cardText(words, card) }) : text('no-card'));
  return parts.join(' ');
}

const CATEGORIES = ['tokens', 'messengers', 'penalty', 'portraits', 'ambassadors'] as const;

export function label(choice: Choice, board: PatricianBoard): string {
  const { cards, words } = board;
  const { move } = choice;
  switch (move.move) {
    case 'play':
      return cardText(words, buildingCard(cards, move.card));
    case 'build': {
      const points = buildFacts(choice)?.points;
      const site = words(`patrician-board-build-${move.sites.join('-')}`);
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

/** The changes of a gesture: who wins a city that it finishes, and the viewer's points by category. */
export function sum({ gesture, moves, committed, view, table, me, cards, words }: PatricianBoard): string {
  const { tried } = gesture;
  if (!tried) return '';
  const parts: string[] = [];
  const name = (seat: number | null) => (seat === null ? words('patrician-nobody') : (table.seats[seat]?.name ?? ''));
  for (const city of view.cities) {
    if (!city.scored || committed.cities.find((each) => each.name === city.name)?.scored) continue;
    const { high_token: high, low_token: low } = city;
    if (city.high !== null && city.high === city.low)
      parts.push(words('patrician-board-finishes-both', { city: city.name, high, low, player: name(city.high) }));
    else
      parts.push(
        words('patrician-board-finishes', {
          city: city.name,
          high,
          low,
          first: name(city.high),
          second: name(city.low),
        }),
      );
  }
  const [now, preview] = [committed.seats[me]?.points, tried.points[me]];
  const gains = CATEGORIES.flatMap((category) => {
    const gain = (preview?.[category] ?? 0) - (now?.[category] ?? 0);
    return gain && category !== 'tokens' ? [`${words(`patrician-category-${category}`)} ${formatSigned(gain)}.`] : [];
  });
  parts.push(...gains);
  if (!parts.length) parts.push(...describeGrowth(committed, view, words));
  const [build] = moves.flatMap((choice) => buildFacts(choice) ?? []);
  if (build?.takes.length) parts.push(describeNextCard(build.takes, cards, words));
  if (!parts.length) parts.push(...tried.said.slice(-1));
  if (tried.stops === 'luck') parts.push(words('patrician-board-then-drawn'));
  return parts.join(' ');
}

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
  return { score: player.public_score, facts, ...(card ? { picture: lastCardPicture(seat, card, words) } : {}) };
}

function lastCardPicture(seat: number, card: CardFace, words: Words): string {
  const label = words('patrician-board-last-card', { card: cardText(words, cardFromFace(card)) });
  return `<svg width="34" height="47" viewBox="-1 -1 57 80" role="img" aria-label="${label}" data-card="${card.key}" data-anchor="top:${seat}:${card.key}" data-thing>${miniArt(cardFromFace(card), true)}</svg>`;
}

export function scores(view: PatricianView, words: Words): ScoreRow[] {
  const rows: ScoreRow[] = [];
  for (const category of CATEGORIES) {
    const values = view.seats.map(
      (seat) => seat.points[category] ?? (category === 'portraits' && !seat.portraits ? null : 0),
    );
    const isAlwaysShown = category === 'tokens' || category === 'portraits';
    if (isAlwaysShown || values.some((value) => value))
      rows.push({ label: words(`patrician-category-${category}`), values });
  }
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

/** A large card with its rule below. */
export function largeCard(card: CardFace, words: Words): string {
  const building = cardFromFace(card);
  const kind = portraitsOn(building.face) ? 'portrait' : building.face;
  const rules = [
    words(`patrician-board-rule-${kind}`, { city: building.city }),
    ...(building.star ? [words('patrician-board-rule-star')] : []),
  ];
  return (
    `<svg viewBox="0 0 120 168" width="240" height="336" role="img" aria-label="${cardText(words, building)}">${cardArt(building, faceLabel(words, building.face), building.invented ? words('patrician-board-invented') : '')}</svg>` +
    `<p style="max-width:210px;margin-top:12px;line-height:1.4">${rules.join(' ')}</p>`
  );
}
