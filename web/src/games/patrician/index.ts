/** Patrician's board: what the shell needs to know of it. */
import type { GameModule, Legal, SeatBrief, ScoreRow, Words } from '$lib/contract';
import type { CardFace, PatricianMove, PatricianView, TableInfo, Tried } from '$lib/wire';
import { cardArt, miniArt, portraitsOf, type Drawn } from './art/card';
import Board from './Board.svelte';
import { deck } from './deck.svelte';
import Extra from './Extra.svelte';
import { cardWords, drawn, faceWord, fromFace, known, open, rounds, signed, worth, type Props } from './facts';
import { flights } from './flights';
import Hand from './Hand.svelte';
import { poster } from './poster';

const CATEGORIES = ['tokens', 'messengers', 'penalty', 'portraits', 'ambassadors'] as const;

function label({ move }: Legal<PatricianMove>, props: Props): string {
  const { view, cards, words } = props;
  switch (move.move) {
    case 'play':
      return cardWords(words, drawn(cards, move.card));
    case 'build': {
      const points = worth(view, move.sites, cards);
      const site = words(`patrician-board-build-${move.sites.join('-')}`);
      return points ? `${site} ${signed(points)}` : site;
    }
    case 'shift':
      return words(`patrician-board-shift-${move.site}`, { city: move.city });
    case 'stay':
      return words('patrician-move-stay');
    case 'take': {
      const card = view.cities.find((city) => city.name === move.city)?.card;
      return card ? words('patrician-board-take', { city: move.city, card: cardWords(words, drawn(cards, card)) }) : words('patrician-move-take', { city: move.city });
    }
    case 'send':
      return words('patrician-board-send', { a: move.road[0], b: move.road[1] });
    case 'keep':
      return words('patrician-move-keep');
  }
}

/** What the gesture brings: who wins a city that it finishes, and own points by category. */
function sum({ gesture, settled, view, table, me, cards, words }: Props): string {
  const { tried } = gesture;
  if (!tried) return '';
  const parts: string[] = [];
  const name = (seat: number | null) => (seat === null ? words('patrician-nobody') : (table.seats[seat]?.name ?? ''));
  for (const city of view.cities) {
    if (!city.scored || settled.cities.find((each) => each.name === city.name)?.scored) continue;
    const { high_token: high, low_token: low } = city;
    if (city.high !== null && city.high === city.low) parts.push(words('patrician-board-finishes-both', { city: city.name, high, low, player: name(city.high) }));
    else parts.push(words('patrician-board-finishes', { city: city.name, high, low, first: name(city.high), second: name(city.low) }));
  }
  const [own, then] = [settled.seats[me]?.points, tried.points[me]];
  const gains = CATEGORIES.flatMap((category) => {
    const gain = (then?.[category] ?? 0) - (own?.[category] ?? 0);
    return gain && category !== 'tokens' ? [`${words(`patrician-category-${category}`)} ${signed(gain)}.`] : [];
  });
  parts.push(...gains);
  if (!parts.length) parts.push(...plain(settled, view, words));
  if (view.step === 'build' && view.card) parts.push(willTake(view, drawn(cards, view.card), cards, words));
  if (!parts.length) parts.push(...tried.said.slice(-1));
  if (tried.stops === 'luck') parts.push(words('patrician-board-then-drawn'));
  return parts.join(' ');
}

/** How far the cities are that the gesture builds in. */
function plain(settled: PatricianView, view: PatricianView, words: Words): string[] {
  return view.cities.flatMap((city) => {
    const before = settled.cities.find((each) => each.name === city.name)?.towers.flat().length ?? 0;
    const now = city.towers.flat().length;
    return now === before ? [] : [words('patrician-board-grows', { city: city.name, before, now, floors: city.floors })];
  });
}

/** The card that comes into hand after building: the city's own, or one of choice. */
function willTake(view: PatricianView, played: Drawn, cards: ReadonlyMap<string, CardFace>, words: Words): string {
  const lying = view.cities.find((city) => city.name === played.city)?.card;
  if (!lying || played.face === 'free-draw') return words('patrician-board-then-any');
  return words('patrician-board-then-take', { card: cardWords(words, drawn(cards, lying)) });
}

function brief(view: PatricianView, seat: number, words: Words): SeatBrief {
  const player = view.seats[seat];
  if (!player) return { score: null, facts: [] };
  const facts = [
    { icon: 'floors', text: String(player.pieces), label: words('patrician-board-floors-left') },
    { icon: 'hand', text: String(player.hand.length), label: words('patrician-board-cards-in-hand') },
  ];
  if (player.messengers) facts.push({ icon: 'star', text: String(player.messengers), label: words('patrician-category-messengers') });
  const card = player.top ? deck.faces.get(player.top) : undefined;
  return { score: open(view, seat), facts, ...(card ? { picture: picture(seat, card, words) } : {}) };
}

function picture(seat: number, card: CardFace, words: Words): string {
  const label = words('patrician-board-last-card', { card: cardWords(words, fromFace(card)) });
  return `<svg width="34" height="47" viewBox="-1 -1 57 80" role="img" aria-label="${label}" data-card="${card.key}" data-anchor="top:${seat}">${miniArt(fromFace(card), true)}</svg>`;
}

function scores(view: PatricianView, words: Words): ScoreRow[] {
  const rows: ScoreRow[] = [];
  for (const category of CATEGORIES) {
    const values = view.seats.map((seat) => seat.points[category] ?? (category === 'portraits' && !seat.portraits ? null : 0));
    const always = category === 'tokens' || category === 'portraits';
    if (always || values.some((value) => value)) rows.push({ label: words(`patrician-category-${category}`), values });
  }
  rows.push({ label: words(view.over ? 'patrician-board-total' : 'patrician-board-total-so-far'), values: view.seats.map(known), total: true });
  return rows;
}

function bar(view: PatricianView, table: TableInfo, words: Words): string[] {
  const { now, all } = rounds(view);
  const options = ['messengers', 'ambassadors'].filter((option) => table.options[option]);
  return [words('patrician-board-round', { now, all }), ...options.map((option) => words(`patrician-option-${option}`))];
}

/** A card large, and below it what it does. */
function face(card: CardFace, words: Words): string {
  const art = fromFace(card);
  const kind = portraitsOf(art.face) ? 'portrait' : art.face;
  const rules = [words(`patrician-board-rule-${kind}`, { city: art.city }), ...(art.star ? [words('patrician-board-rule-star')] : [])];
  return (
    `<svg viewBox="0 0 120 168" width="240" height="336" role="img" aria-label="${cardWords(words, art)}">${cardArt(art, faceWord(words, art.face), art.invented ? words('patrician-board-invented') : '')}</svg>` +
    `<p style="max-width:210px;margin-top:12px;line-height:1.4">${rules.join(' ')}</p>`
  );
}

export const game: GameModule = {
  Board,
  Hand,
  forWatchers: true,
  Extra: { label: (words) => words('patrician-board-extra'), panel: Extra },
  face,
  // A card is played to build with it: the gesture may be sent once the floors have their places.
  complete: (tried: Tried) => tried.stops !== null || tried.view.step !== 'build',
  label,
  sum,
  bar,
  brief,
  scores,
  flights,
  poster,
  cloth: 'patrician',
};
