/** The flights of cards between hands, suites and discard; cards are dealt from a place beside the discard. */
import type { CardFace, PateeEvent, PateeView } from '$net/wire';
import type { Flight, GameEvent } from '$play/contract';
import { medal } from './art/awards';
import { BACK, suiteCardArt } from './art/cards';
import { courtier } from './model';

export const suiteAnchor = (seat: number, card: string): string => `suite:${seat}:${card}`;
export const handAnchor = (seat: number, card: string): string => `hand:${seat}:${card}`;
export const discardAnchor = (card: string): string => `discard:${card}`;

const hand = (seat: number, card: string | null): string[] => [
  ...(card ? [handAnchor(seat, card)] : []),
  `hand:${seat}`,
  `seat:${seat}`,
];
const suite = (seat: number, card: string): string[] => [suiteAnchor(seat, card), `suite:${seat}`, `seat:${seat}`];
const discard = (card: string): string[] => [discardAnchor(card), 'discard'];
const dealer = ['dealer', 'discard'];

const DEAL_STAGGER = 45;
const STAGGER = 200;
const SIZE = { width: 54, height: 70 };
/** A card from the dealer or from a hidden hand flies face down. */
const FACE_DOWN = { art: BACK, ...SIZE };
const MEDAL = { art: medal(28), width: 28, height: 28 };

export function flights(
  events: readonly GameEvent[],
  before: PateeView,
  { medal_holders: holders }: PateeView,
  me: number,
  cards: ReadonlyMap<string, CardFace>,
): Flight[] {
  const result: Flight[] = [];
  let after = 0;
  let otherDeals = 0;
  const add = (flight: Flight, wait = STAGGER): void => {
    result.push({ sound: 'card', ...flight, after });
    after += wait;
  };
  /** A card that lies under others or in a hidden hand is drawn for its flight. */
  const faceUp = (card: string | null): Partial<Flight> =>
    card ? { art: suiteCardArt(courtier(card, cards)), ...SIZE } : FACE_DOWN;
  /** A card from a hand turns over if the viewer could not see it there. */
  const turningOver = (seat: number, card: string): Partial<Flight> =>
    before.seats[seat]?.hand.includes(card) ? faceUp(card) : { ...FACE_DOWN, flip: true };
  for (const event of events as readonly unknown[] as readonly PateeEvent[]) {
    switch (event.event) {
      case 'card_played':
        add({
          from: hand(event.seat, event.card),
          to: suite(event.seat, event.card),
          ms: 340,
          ...turningOver(event.seat, event.card),
        });
        break;
      case 'discredited':
        add({ ...faceUp(event.card), from: suite(event.seat, event.card), to: discard(event.card), ms: 360 });
        break;
      case 'hand_discredited':
        add({
          from: hand(event.seat, event.card),
          to: discard(event.card),
          ms: 360,
          ...turningOver(event.seat, event.card),
        });
        break;
      case 'charmed':
        add({
          ...faceUp(event.card),
          from: suite(event.other, event.card),
          to: suite(event.seat, event.card),
          ms: 420,
        });
        break;
      case 'swapped':
        add(
          {
            ...faceUp(event.taken),
            from: suite(event.other, event.taken),
            to: suite(event.seat, event.taken),
            ms: 420,
          },
          0,
        );
        add({
          ...faceUp(event.given),
          from: suite(event.seat, event.given),
          to: suite(event.other, event.given),
          ms: 420,
        });
        break;
      case 'given':
        add({
          ...faceUp(event.card),
          from: suite(event.seat, event.card),
          to: suite(event.other, event.card),
          ms: 420,
        });
        break;
      case 'card_taken':
        add({
          ...faceUp(event.card),
          from: [...(event.card ? [`shown:${event.card}`] : []), ...hand(event.other, event.card)],
          to: hand(event.seat, event.card),
          ms: 360,
        });
        break;
      case 'hands_swapped':
        add(
          { ...faceUp(event.given), from: hand(event.seat, event.given), to: hand(event.other, event.given), ms: 420 },
          0,
        );
        add({
          ...(event.got ? turningOver(event.other, event.got) : FACE_DOWN),
          from: hand(event.other, event.got),
          to: hand(event.seat, event.got),
          ms: 420,
        });
        break;
      case 'recalled':
        add({
          ...faceUp(event.card),
          from: event.whence === null ? discard(event.card) : suite(event.whence, event.card),
          to: event.to === 'hand' ? hand(event.seat, event.card) : suite(event.seat, event.card),
          ms: 380,
        });
        break;
      case 'starter_dealt':
        add(
          {
            ...FACE_DOWN,
            from: dealer,
            to: event.seat === null ? discard(event.card) : suite(event.seat, event.card),
            ms: 320,
            flip: true,
            anew: true,
          },
          2 * DEAL_STAGGER,
        );
        break;
      case 'card_dealt':
        // A few cards are enough to show that the others are dealt theirs.
        if (event.seat === me || otherDeals++ < 3)
          add(
            {
              ...FACE_DOWN,
              from: dealer,
              to: hand(event.seat, event.card),
              ms: 300,
              flip: !!event.card,
              anew: !!event.card,
            },
            DEAL_STAGGER,
          );
        break;
      case 'round_ended':
        if (event.winner !== null)
          add({
            ...MEDAL,
            from: dealer,
            to: ['medal', 'seat'].flatMap((place) => holders.map((seat) => `${place}:${seat}`)),
            ms: 700,
            sound: holders.includes(me) ? 'bell' : 'yelp',
          });
        break;
    }
  }
  return result;
}
