/** The flights of cards, floors, tokens and messengers that show what happened. */
import type { CardFace, PatricianEvent, PatricianView } from '$net/wire';
import type { Flight, GameEvent } from '$play/contract';
import { BACK, miniArt } from './art/cards';
import { token, messenger } from './art/pieces';
import { roadKey, SITES, type Site } from './geography';
import { buildingCard } from './model';

const CARD_MS = 320;
const FLOOR_MS = 420;
const MOVE_MS = 480;
const SCORE_MS = 900;
const STAGGER = 160;

const otherSite = (site: Site): Site => (site === 'left' ? 'right' : 'left');
const svg = (box: string, art: string) => `<svg viewBox="${box}">${art}</svg>`;
const FACE_DOWN = { art: svg('0 0 55 76', BACK), width: 50, height: 69 };

export function flights(
  events: readonly GameEvent[],
  before: PatricianView,
  after: PatricianView,
  _me: number,
  cards: ReadonlyMap<string, CardFace>,
): Flight[] {
  const found: Flight[] = [];
  const height = new Map(
    before.cities.flatMap((city) =>
      SITES.map((site, at) => [`${city.name}:${site}`, city.towers[at]?.length ?? 0] as const),
    ),
  );
  const top = (city: string, site: Site) => height.get(`${city}:${site}`) ?? 0;
  const grow = (city: string, site: Site, by: number) => height.set(`${city}:${site}`, top(city, site) + by);
  let delay = 0;
  const add = (flight: Flight, pause: number) => {
    found.push({ after: delay, ...flight });
    delay += pause;
  };

  for (const event of events as readonly PatricianEvent[]) {
    switch (event.event) {
      case 'card_dealt':
        add(
          {
            ...FACE_DOWN,
            from: ['pile'],
            to: [`hand:${event.seat}:${event.card}`, `hand:${event.seat}`, `seat:${event.seat}`],
            ms: CARD_MS,
            flip: !!event.card,
            sound: 'card',
          },
          STAGGER / 2,
        );
        break;
      case 'card_faced':
        add(
          {
            from: ['pile'],
            to: [`face:${event.city}:${event.card}`, `face:${event.city}`],
            ...FACE_DOWN,
            ms: CARD_MS,
            flip: true,
            sound: 'card',
          },
          STAGGER / 2,
        );
        break;
      case 'card_played': {
        const card = buildingCard(cards, event.card);
        // Cards of players whose pile is not shown fly to the city they build in.
        add(
          {
            from: [`hand:${event.seat}:${event.card}`, `seat:${event.seat}`],
            to: [
              `played:${event.seat}:${event.card}`,
              `top:${event.seat}:${event.card}`,
              `played:${event.seat}`,
              `city:${card.city}`,
            ],
            art: svg('-1 -1 57 80', miniArt(card, true)),
            width: 46,
            height: 64,
            ms: CARD_MS,
            sound: 'card',
          },
          STAGGER,
        );
        break;
      }
      case 'floor_built': {
        const level = top(event.city, event.site);
        grow(event.city, event.site, 1);
        add(
          { from: [], to: [`floor:${event.city}:${event.site}:${level}`], ms: FLOOR_MS, ease: 'drop', sound: 'floor' },
          STAGGER,
        );
        break;
      }
      case 'floor_moved': {
        const to = otherSite(event.site);
        grow(event.city, event.site, -1);
        const [fromLevel, toLevel] = [top(event.city, event.site), top(event.city, to)];
        grow(event.city, to, 1);
        add(
          {
            from: [`floor:${event.city}:${event.site}:${fromLevel}`],
            to: [`floor:${event.city}:${to}:${toLevel}`],
            ms: MOVE_MS,
            sound: 'floor',
          },
          STAGGER,
        );
        break;
      }
      case 'city_scored': {
        const city = after.cities.find((each) => each.name === event.city);
        delay += FLOOR_MS - STAGGER;
        for (const [which, seat] of [
          ['high', event.high],
          ['low', event.low],
        ] as const) {
          if (seat === null || !city) continue;
          const points = which === 'high' ? city.high_token : city.low_token;
          found.push({
            from: [`token:${event.city}:${which}`],
            to: [`seat:${seat}`],
            art: svg('-14 -14 28 30', token(0, 0, points, 1, seat)),
            width: 30,
            height: 32,
            ms: SCORE_MS,
            after: delay,
            sound: 'coin',
          });
        }
        delay += STAGGER;
        break;
      }
      case 'card_taken':
        add(
          {
            from: [`face:${event.city}:${event.card}`, `face:${event.city}`],
            to: [`hand:${event.seat}:${event.card}`, `seat:${event.seat}`],
            ms: CARD_MS,
            sound: 'card',
          },
          STAGGER,
        );
        break;
      case 'messenger_sent': {
        const key = roadKey(event.road);
        add(
          {
            from: [`seat:${event.seat}`],
            to: [`rider:${key}`, `road:${key}`],
            art: svg('-16 -38 34 44', messenger(event.seat)),
            width: 34,
            height: 44,
            ms: MOVE_MS,
            sound: 'stamp',
          },
          STAGGER,
        );
        break;
      }
      case 'awarded':
        add(
          { from: [`ambassador:${event.ambassador}`], to: [`seat:${event.seat}`], ms: MOVE_MS, sound: 'stamp' },
          STAGGER,
        );
        break;
    }
  }
  return found;
}
