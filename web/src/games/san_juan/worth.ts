/** What the six-cost buildings count as the table stands, built or still in hand. */
import { groupOf, totalOf, type SeatSeen } from './kinds';

export const SIXES = ['guild-hall', 'city-hall', 'triumphal-arch', 'palace'] as const;
export type Six = (typeof SIXES)[number];

const CATEGORY: Record<Six, string> = {
  'guild-hall': 'guild_hall',
  'city-hall': 'city_hall',
  'triumphal-arch': 'triumphal_arch',
  palace: 'palace',
};
const ARCH = [0, 4, 6, 8];

/** The points a built six-cost building has now. */
export function worthBuilt(seat: SeatSeen, six: Six): number {
  return seat.points[CATEGORY[six]] ?? 0;
}

/** The points it would add if it stood now beside the others. */
export function worthInHand(seat: SeatSeen, six: Six): number {
  const plants = seat.plants.reduce((sum, plant) => sum + plant.standing, 0);
  const monuments = seat.violets.filter((card) => groupOf(card) === 'monument').length;
  const others = totalOf(seat.points) - (seat.points['palace'] ?? 0);
  if (six === 'guild-hall') return 2 * plants;
  if (six === 'city-hall') return seat.violets.length + 1;
  if (six === 'triumphal-arch') return ARCH[Math.min(monuments, 3)] ?? 0;
  return Math.floor(others / 4);
}
