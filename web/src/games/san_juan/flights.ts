/** The flights of cards, goods and role markers that show what happened. */
import { sigil } from '$art/heraldry';
import type { SanJuanEvent, SanJuanView } from '$net/wire';
import type { Flight, GameEvent } from '$play/contract';
import { BACK, good } from './art/pieces';
import { type CardArea, cardAnchor, goodAnchor, plotAnchor } from './city';
import type { Good } from './model';

const STAGGER = 60;
const CARD = { width: 54, height: 72, ms: 320, sound: 'card' as const };

function handAnchors(seat: number): string[] {
  return [`hand:${seat}`, `seat:${seat}`];
}

/** Counts buildings, goods and cards during a step, so that each flies to its own anchor among its kind. */
class AnchorCounter {
  private goods = new Map<string, number>();
  private cards = new Map<string, number>();

  constructor(
    private readonly before: SanJuanView | null,
    private readonly after: SanJuanView | null,
  ) {}

  plot(seat: number, card: string): string[] {
    const plants = this.after?.seats[seat]?.plants.find((plant) => plant.card === card);
    return [plotAnchor(seat, card, plants?.standing ?? 1), plotAnchor(seat, card, 1)];
  }

  /** The anchors of a card that joins others of its kind (or of the last one, which leaves). */
  card(area: CardArea, seat: number, card: string, change: 1 | -1): string[] {
    const held = this.before?.seats[seat]?.[area === 'hand' ? 'hand' : 'offered'] ?? [];
    const key = `${area}:${seat}:${card}`;
    const now = this.cards.get(key) ?? held.filter((other) => other === card).length;
    this.cards.set(key, now + change);
    return [cardAnchor(area, seat, card, change > 0 ? now + 1 : now), ...handAnchors(seat)];
  }

  /** Where a building flies from: its card, unless an earlier step has already put that down. */
  buildOrigin(seat: number, card: string): string[] {
    const { building } = this.before ?? {};
    return building?.seat === seat ? handAnchors(seat) : this.card('hand', seat, card, -1);
  }

  /** The anchors of the next good (or of the last one, which leaves). */
  good(seat: number, good: Good, change: 1 | -1): string[] {
    const key = `${seat}:${good}`;
    const plants = (this.before ?? this.after)?.seats[seat]?.plants.find((each) => each.good === good);
    const plant = plants?.card ?? '';
    const now = this.goods.get(key) ?? plants?.goods ?? 0;
    this.goods.set(key, now + change);
    const nth = change > 0 ? now + 1 : now;
    return [goodAnchor(seat, good, nth), plotAnchor(seat, plant, nth), plotAnchor(seat, plant, 1)];
  }
}

function goodFlight(which: Good, from: string[], to: string[]): Flight {
  return { from, to, art: good(which, 32), width: 32, height: 32, ms: 320, sound: 'barrel' };
}

function faceDownFlight(from: string[], to: string[]): Flight {
  return { from, to, art: BACK, ...CARD };
}

/** A card that the viewer may see turns over on its way; others stay face down. */
function drawFlight(area: CardArea, seat: number, card: string | null, anchors: AnchorCounter): Flight {
  if (!card) return faceDownFlight(['pile'], handAnchors(seat));
  return { ...faceDownFlight(['pile'], anchors.card(area, seat, card, 1)), flip: true };
}

/** A card that the viewer may see flies face up; of others only the back is seen. */
function handFlight(area: CardArea, seat: number, card: string | null, anchors: AnchorCounter, to: string[]): Flight {
  return card
    ? { from: anchors.card(area, seat, card, -1), to, ms: 320, sound: 'card' }
    : faceDownFlight(handAnchors(seat), to);
}

function flight(event: SanJuanEvent, anchors: AnchorCounter): Flight | null {
  switch (event.event) {
    case 'card_drawn':
      return drawFlight('hand', event.seat, event.card, anchors);
    case 'card_offered':
      return drawFlight('offer', event.seat, event.card, anchors);
    case 'card_kept':
      return event.card
        ? handFlight('offer', event.seat, event.card, anchors, anchors.card('hand', event.seat, event.card, 1))
        : null;
    case 'offer_discarded':
      return handFlight('offer', event.seat, event.card, anchors, ['discards']);
    case 'card_discarded':
    case 'card_paid':
      return handFlight('hand', event.seat, event.card, anchors, ['discards']);
    case 'card_tucked':
      return handFlight('hand', event.seat, event.card, anchors, [
        ...anchors.plot(event.seat, 'chapel'),
        `seat:${event.seat}`,
      ]);
    case 'card_turned_up':
      return { ...faceDownFlight(['pile'], [`mine:${event.card}`, 'mine']), flip: true };
    case 'mined':
      return event.card
        ? {
            from: [`mine:${event.card}`, 'mine'],
            to: anchors.card('hand', event.seat, event.card, 1),
            ms: 320,
            sound: 'card',
          }
        : faceDownFlight(['mine'], ['discards']);
    case 'role_taken':
      return {
        from: [`seat:${event.seat}`, `hand:${event.seat}`],
        to: [`stamp:${event.role}`, `role:${event.role}`],
        art: sigil(event.seat, 32),
        width: 32,
        height: 36,
        ms: 260,
        sound: 'stamp',
      };
    case 'building_built':
      return {
        from: anchors.buildOrigin(event.seat, event.card),
        to: anchors.plot(event.seat, event.card),
        ms: 420,
        ease: 'drop',
        sound: 'floor',
      };
    case 'good_produced':
      return goodFlight(event.good, ['pile'], anchors.good(event.seat, event.good, 1));
    case 'good_sold':
      return {
        ...goodFlight(event.good, anchors.good(event.seat, event.good, -1), [`trading:${event.good}`, 'trading']),
        sound: 'coin',
      };
    case 'good_paid':
    case 'good_lost':
      return goodFlight(event.good, anchors.good(event.seat, event.good, -1), ['discards']);
    case 'pile_shuffled':
      return faceDownFlight(['discards'], ['pile']);
    default:
      return null;
  }
}

/** The flights of a step, each a little after the one before. */
export function flights(events: readonly GameEvent[], before: SanJuanView | null, after: SanJuanView | null): Flight[] {
  const anchors = new AnchorCounter(before, after);
  const all = events.map((event) => flight(event as unknown as SanJuanEvent, anchors)).filter((one) => one !== null);
  return all.map((one, k) => ({ ...one, after: Math.min(k * STAGGER, 900) }));
}
