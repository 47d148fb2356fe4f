/** Events as things that fly from one place to another. */
import type { Flight, GameEvent } from '$lib/contract';
import type { PatricianEvent, PatricianView } from '$lib/wire';
import { BACK } from './art/card';
import { coin, rider } from './art/pieces';
import { SITES, roadKey, type Site } from './geography';

const CARD = 320;
const FLOOR = 420;
const MOVE = 480;
const SCORE = 900;
const NEXT = 160;

const other = (site: Site): Site => (site === 'left' ? 'right' : 'left');
const svg = (box: string, art: string) => `<svg viewBox="${box}">${art}</svg>`;

export function flights(events: readonly GameEvent[], before: PatricianView, after: PatricianView, me: number): Flight[] {
  const found: Flight[] = [];
  const height = new Map(before.cities.flatMap((city) => SITES.map((site, at) => [`${city.name}:${site}`, city.towers[at]?.length ?? 0] as const)));
  const top = (city: string, site: Site) => height.get(`${city}:${site}`) ?? 0;
  const grow = (city: string, site: Site, by: number) => height.set(`${city}:${site}`, top(city, site) + by);
  let at = 0;
  const add = (flight: Flight, lasts: number) => {
    found.push({ after: at, ...flight });
    at += lasts;
  };

  for (const event of events as readonly PatricianEvent[]) {
    switch (event.event) {
      case 'card_dealt':
        add({ from: ['pile'], to: [`hand:${event.seat}:${event.card}`, `hand:${event.seat}`, `seat:${event.seat}`], ms: CARD, flip: event.seat === me, sound: 'card' }, NEXT / 2);
        break;
      case 'card_faced':
        add({ from: ['pile'], to: [`face:${event.city}:${event.card}`, `face:${event.city}`], art: svg('0 0 55 76', BACK), width: 50, height: 69, ms: CARD, flip: true, sound: 'card' }, NEXT / 2);
        break;
      case 'card_played':
        add({ from: [`hand:${event.seat}:${event.card}`, `seat:${event.seat}`], to: [`top:${event.seat}`, `played:${event.seat}`, `seat:${event.seat}`], ms: CARD, sound: 'card' }, NEXT);
        break;
      case 'floor_built': {
        const level = top(event.city, event.site);
        grow(event.city, event.site, 1);
        add({ from: [], to: [`floor:${event.city}:${event.site}:${level}`], ms: FLOOR, ease: 'drop', sound: 'floor' }, NEXT);
        break;
      }
      case 'floor_moved': {
        const to = other(event.site);
        grow(event.city, event.site, -1);
        const [leaves, lands] = [top(event.city, event.site), top(event.city, to)];
        grow(event.city, to, 1);
        add({ from: [`floor:${event.city}:${event.site}:${leaves}`], to: [`floor:${event.city}:${to}:${lands}`], ms: MOVE, sound: 'floor' }, NEXT);
        break;
      }
      case 'city_scored': {
        const city = after.cities.find((each) => each.name === event.city);
        at += FLOOR - NEXT;
        for (const [which, seat] of [['high', event.high], ['low', event.low]] as const) {
          if (seat === null || !city) continue;
          const points = which === 'high' ? city.high_token : city.low_token;
          found.push({
            from: [`token:${event.city}:${which}`],
            to: [`seat:${seat}`],
            art: svg('-14 -14 28 30', coin(0, 0, points, 1, seat)),
            width: 30,
            height: 32,
            ms: SCORE,
            after: at,
            sound: 'coin',
          });
        }
        at += NEXT;
        break;
      }
      case 'card_taken':
        add({ from: [`face:${event.city}:${event.card}`, `face:${event.city}`], to: [`hand:${event.seat}:${event.card}`, `seat:${event.seat}`], ms: CARD, sound: 'card' }, NEXT);
        break;
      case 'messenger_sent': {
        const key = roadKey(event.road);
        add({ from: [`seat:${event.seat}`], to: [`rider:${key}`, `road:${key}`], art: svg('-16 -38 34 44', rider(event.seat)), width: 34, height: 44, ms: MOVE, sound: 'stamp' }, NEXT);
        break;
      }
      case 'awarded':
        add({ from: [`ambassador:${event.ambassador}`], to: [`seat:${event.seat}`], ms: MOVE, sound: 'stamp' }, NEXT);
        break;
    }
  }
  return found;
}
