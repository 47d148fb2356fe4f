/** Where on the map the legal moves, and those already chosen, are shown. */
import type { CardFace, PatricianView, Tried } from '$net/wire';
import { roadKey } from './geography';
import { buildingCard, pointsForBuild, type Choice, type Offer, type Offers } from './model';

/** A gesture can be sent once the floors of the played card have their sites. */
export function complete(tried: Tried): boolean {
  return tried.stops !== null || tried.view.step !== 'build';
}

export interface MapOffers {
  cities: Record<string, Offers>;
  roads: Record<string, Offer>;
}

/**
 * The choices to light on the map: those that are legal now and those of the last step, so that another site can be
 * tapped instead. `trail` holds the choices that were legal after each number of steps.
 */
export function mapOffers(
  trail: readonly (readonly Choice[])[],
  steps: readonly number[],
  view: PatricianView,
  committed: PatricianView,
  cards: ReadonlyMap<string, CardFace>,
): MapOffers {
  const offers: MapOffers = { cities: {}, roads: {} };
  const now = trail[steps.length] ?? [];
  addOffers(offers, now, null, view, cards);
  const last = steps.at(-1);
  const previous = trail[steps.length - 1];
  if (last !== undefined && previous) {
    const chosen = previous.find((choice) => choice.code === last);
    if (chosen?.move.move !== 'play') addOffers(offers, previous, last, { ...committed, card: view.card }, cards);
  }
  return offers;
}

function addOffers(
  offers: MapOffers,
  choices: readonly Choice[],
  chosen: number | null,
  view: PatricianView,
  cards: ReadonlyMap<string, CardFace>,
): void {
  const ofCity = (city: string) => (offers.cities[city] ??= {});
  for (const { code, move, text } of choices) {
    const offer: Offer = { code, text, chosen: code === chosen, floors: 0, points: 0 };
    switch (move.move) {
      case 'build': {
        const city = view.card ? buildingCard(cards, view.card).city : '';
        const [first, second] = move.sites;
        if (!first) break;
        const both = second !== undefined && second !== first;
        ofCity(city)[both ? 'both' : first] ??= {
          ...offer,
          floors: move.sites.length,
          points: pointsForBuild(view, move.sites, cards),
        };
        break;
      }
      case 'shift':
        ofCity(move.city)[move.site] ??= offer;
        break;
      case 'take':
        ofCity(move.city).card ??= offer;
        break;
      case 'send':
        offers.roads[roadKey(move.road)] ??= offer;
        break;
    }
  }
}
