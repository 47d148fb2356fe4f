/** What happened as things that fly: cards, goods and shields from where they were to where they are. */
import type { Flight, GameEvent } from '$lib/contract';
import type { SanJuanEvent } from '$lib/wire';
import { sigil } from '$lib/art';
import { BACK, good } from './art';
import { goodAnchor, plotAnchor } from './city';
import { GOODS, KEYS, type Good, type Seen } from './kinds';

const GAP = 60;
const CARD = { width: 54, height: 72, ms: 320, sound: 'card' as const };

function hand(seat: number): string[] {
  return [`hand:${seat}`, `seat:${seat}`];
}

/** Counts buildings and goods through a step, so that each flies to its own place among those of its kind. */
class Count {
  private goods = new Map<string, number>();

  constructor(private readonly before: Seen | null, private readonly after: Seen | null) {}

  plot(seat: number, card: string): string[] {
    const plants = this.after?.seats[seat]?.plants.find((plant) => plant.card === card);
    return [plotAnchor(seat, card, plants?.standing ?? 1), plotAnchor(seat, card, 1)];
  }

  /** The place of the next good that comes (or of the last one, that goes). */
  good(seat: number, good: Good, change: 1 | -1): string[] {
    const key = `${seat}:${good}`;
    const stood = this.before?.seats[seat]?.plants.find((plant) => plant.good === good)?.goods ?? 0;
    const now = this.goods.get(key) ?? stood;
    this.goods.set(key, now + change);
    const nth = change > 0 ? now + 1 : now;
    const plant = KEYS[GOODS.indexOf(good)] ?? '';
    return [goodAnchor(seat, good, nth), plotAnchor(seat, plant, nth), plotAnchor(seat, plant, 1)];
  }
}

function crate(which: Good, from: string[], to: string[]): Flight {
  return { from, to, art: good(which, 32), width: 32, height: 32, ms: 320, sound: 'barrel' };
}

function unseen(from: string[], to: string[]): Flight {
  return { from, to, art: BACK, ...CARD };
}

/** A card that this seat may see turns over on its way; another one stays face down. */
function drawn(seat: number, card: string | null, me: number): Flight {
  if (seat !== me || !card) return unseen(['pile'], hand(seat));
  return { from: ['pile'], to: [`hand:${me}:${card}`, ...hand(me)], art: BACK, ...CARD, flip: true };
}

function given(seat: number, card: string | null, me: number, to: string[], drawnOnes = false): Flight {
  if (seat !== me || !card) return unseen(hand(seat), to);
  return { from: [`${drawnOnes ? 'offer' : 'hand'}:${me}:${card}`, ...hand(me)], to, ms: 320, sound: 'card' };
}

function flight(event: SanJuanEvent, me: number, count: Count): Flight | null {
  switch (event.event) {
    case 'card_drawn':
      return drawn(event.seat, event.card, me);
    case 'card_offered':
      return event.seat === me && event.card
        ? { from: ['pile'], to: [`offer:${me}:${event.card}`, ...hand(me)], art: BACK, ...CARD, flip: true }
        : unseen(['pile'], hand(event.seat));
    case 'card_kept':
      return event.seat === me ? given(me, event.card, me, [`hand:${me}:${event.card}`, ...hand(me)], true) : null;
    case 'offer_discarded':
      return given(event.seat, event.card, me, ['discards'], true);
    case 'card_discarded':
    case 'card_paid':
      return given(event.seat, event.card, me, ['discards']);
    case 'card_tucked':
      return given(event.seat, event.card, me, [...count.plot(event.seat, 'chapel'), `seat:${event.seat}`]);
    case 'card_turned_up':
      return { from: ['pile'], to: [`mine:${event.card}`, 'mine'], art: BACK, ...CARD, flip: true };
    case 'mined':
      return event.card
        ? { from: [`mine:${event.card}`, 'mine'], to: [`hand:${event.seat}:${event.card}`, ...hand(event.seat)], ms: 320, sound: 'card' }
        : { ...unseen(['mine'], ['discards']), sound: 'card' };
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
        from: [`hand:${event.seat}:${event.card}`, `hand:${event.seat}`, `seat:${event.seat}`],
        to: count.plot(event.seat, event.card),
        ms: 420,
        ease: 'drop',
        sound: 'floor',
      };
    case 'good_produced':
      return crate(event.good, ['pile'], count.good(event.seat, event.good, 1));
    case 'good_sold':
      return { ...crate(event.good, count.good(event.seat, event.good, -1), [`trading:${event.good}`, 'trading']), sound: 'coin' };
    case 'good_paid':
    case 'good_lost':
      return crate(event.good, count.good(event.seat, event.good, -1), ['discards']);
    case 'pile_shuffled':
      return unseen(['discards'], ['pile']);
    default:
      return null;
  }
}

/** The flights of a step, one a little after the other. */
export function flights(events: readonly GameEvent[], before: Seen | null, after: Seen | null, me: number): Flight[] {
  const count = new Count(before, after);
  const found = events.map((event) => flight(event as unknown as SanJuanEvent, me, count)).filter((one) => one !== null);
  return found.map((one, k) => ({ ...one, after: Math.min(k * GAP, 900) }));
}
