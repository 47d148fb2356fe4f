/** Where on the map the legal moves, and those already chosen, are shown. */
import { roadKey } from './geography';
import { buildFacts, type Choice, type Offer, type Offers } from './model';

export interface MapOffers {
  cities: Record<string, Offers>;
  roads: Record<string, Offer>;
}

/**
 * The choices to light on the map: those that are legal now and those of the last step (`alternatives`, with the chosen
 * one), so that another site can be tapped instead.
 */
export function mapOffers(
  moves: readonly Choice[],
  alternatives: readonly Choice[],
  chosen: Choice | undefined,
): MapOffers {
  const offers: MapOffers = { cities: {}, roads: {} };
  addOffers(offers, moves, null);
  if (chosen && chosen.move.move !== 'play') addOffers(offers, alternatives, chosen.code);
  return offers;
}

function addOffers(offers: MapOffers, choices: readonly Choice[], chosen: number | null): void {
  const ofCity = (city: string) => (offers.cities[city] ??= {});
  for (const choice of choices) {
    const { code, move, text } = choice;
    const offer: Offer = { code, text, chosen: code === chosen, floors: 0, points: 0 };
    switch (move.move) {
      case 'build': {
        const facts = buildFacts(choice);
        const [first, second] = move.sites;
        if (!first || !facts) break;
        const both = second !== undefined && second !== first;
        ofCity(facts.city)[both ? 'both' : first] ??= { ...offer, floors: move.sites.length, points: facts.points };
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
