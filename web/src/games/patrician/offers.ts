/** Which of the legal moves, and of those already chosen, belong to which place on the map. */
import type { CardFace, PatricianView } from '$lib/wire';
import { drawn, worth, type Choice, type Offer, type Offers } from './facts';
import { roadKey } from './geography';

export interface Lit {
  cities: Record<string, Offers>;
  roads: Record<string, Offer>;
}

/**
 * The choices of the last step that has any on the map: what is legal now; before a step is answered, or after the last
 * one, what was legal before it, so that another site can be tapped instead.
 */
export function lit(
  trail: readonly (readonly Choice[])[],
  steps: readonly number[],
  view: PatricianView,
  settled: PatricianView,
  cards: ReadonlyMap<string, CardFace>,
): Lit {
  const found: Lit = { cities: {}, roads: {} };
  const now = trail[steps.length] ?? [];
  add(found, now, null, view, cards);
  const last = steps.at(-1);
  const previous = trail[steps.length - 1];
  if (last !== undefined && previous) {
    const chosen = previous.find((choice) => choice.code === last);
    if (chosen?.move.move !== 'play') add(found, previous, last, { ...settled, card: view.card }, cards);
  }
  return found;
}

function add(found: Lit, choices: readonly Choice[], chosen: number | null, view: PatricianView, cards: ReadonlyMap<string, CardFace>): void {
  const offers = (city: string) => (found.cities[city] ??= {});
  for (const { code, move, text } of choices) {
    const offer: Offer = { code, text, chosen: code === chosen, floors: 0, points: 0 };
    switch (move.move) {
      case 'build': {
        const city = view.card ? drawn(cards, view.card).city : '';
        const [first, second] = move.sites;
        if (!first) break;
        const both = second !== undefined && second !== first;
        offers(city)[both ? 'both' : first] ??= { ...offer, floors: move.sites.length, points: worth(view, move.sites, cards) };
        break;
      }
      case 'shift':
        offers(move.city)[move.site] ??= offer;
        break;
      case 'take':
        offers(move.city).card ??= offer;
        break;
      case 'send':
        found.roads[roadKey(move.road)] ??= offer;
        break;
    }
  }
}
