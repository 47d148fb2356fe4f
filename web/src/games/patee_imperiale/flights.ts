/** What moves when something happens: cards between hands, suites, discard and the Emperor, who deals. */
import type { Flight, GameEvent } from '../../lib/contract';
import type { PateeEvent, PateeView } from '../../lib/wire';

export const suiteAnchor = (seat: number, card: string): string => `suite:${seat}:${card}`;
export const handAnchor = (seat: number, card: string): string => `hand:${seat}:${card}`;
export const discardAnchor = (card: string): string => `discard:${card}`;

const hand = (seat: number, card: string | null): string[] => [...(card ? [handAnchor(seat, card)] : []), `hand:${seat}`, `seat:${seat}`];
const suite = (seat: number, card: string): string[] => [suiteAnchor(seat, card), `suite:${seat}`, `seat:${seat}`];
const pile = (card: string): string[] => [discardAnchor(card), 'discard'];
const dealer = ['emperor', 'discard'];

const DEAL = 45;
const NEXT = 200;

export function flights(events: readonly GameEvent[], _before: PateeView, _after: PateeView, me: number): Flight[] {
  const made: Flight[] = [];
  let after = 0;
  let deals = 0;
  const add = (flight: Flight, wait = NEXT): void => {
    made.push({ sound: 'card', ...flight, after });
    after += wait;
  };
  for (const told of events as readonly unknown[] as readonly PateeEvent[]) {
    switch (told.event) {
      case 'card_played':
        add({ from: hand(told.seat, told.card), to: suite(told.seat, told.card), ms: 340, flip: told.seat !== me });
        break;
      case 'discredited':
        add({ from: suite(told.seat, told.card), to: pile(told.card), ms: 360 });
        break;
      case 'hand_discredited':
        add({ from: hand(told.seat, told.card), to: pile(told.card), ms: 360, flip: told.seat !== me });
        break;
      case 'charmed':
        add({ from: suite(told.other, told.card), to: suite(told.seat, told.card), ms: 420 });
        break;
      case 'swapped':
        add({ from: suite(told.other, told.taken), to: suite(told.seat, told.taken), ms: 420 }, 0);
        add({ from: suite(told.seat, told.given), to: suite(told.other, told.given), ms: 420 });
        break;
      case 'given':
        add({ from: suite(told.seat, told.card), to: suite(told.other, told.card), ms: 420 });
        break;
      case 'card_taken':
        add({ from: [...(told.card ? [`shown:${told.card}`] : []), ...hand(told.other, told.card)], to: hand(told.seat, told.card), ms: 360 });
        break;
      case 'hands_swapped':
        add({ from: hand(told.seat, told.given), to: hand(told.other, told.given), ms: 420, flip: told.seat === me }, 0);
        add({ from: hand(told.other, told.got), to: hand(told.seat, told.got), ms: 420, flip: true });
        break;
      case 'recalled':
        add({
          from: told.whence === null ? pile(told.card) : suite(told.whence, told.card),
          to: told.to === 'hand' ? hand(told.seat, told.card) : suite(told.seat, told.card),
          ms: 380,
        });
        break;
      case 'starter_dealt':
        add({ from: dealer, to: told.seat === null ? pile(told.card) : suite(told.seat, told.card), ms: 320 }, 2 * DEAL);
        break;
      case 'card_dealt':
        // Of the others' cards the first shows that they were dealt.
        if (told.seat === me || deals++ < 3) add({ from: dealer, to: hand(told.seat, told.card), ms: 300, flip: told.seat === me }, DEAL);
        break;
      case 'round_ended':
        if (told.winner !== null) add({ from: dealer, to: [`medal:${told.winner}`, `seat:${told.winner}`], ms: 700, sound: told.winner === me ? 'bell' : 'yelp' });
        break;
    }
  }
  return made;
}
