/** Who took which role in this round: they are taken in turn, the governor first. */
import type { Role, Seen } from './kinds';

export function takersOf(view: Seen): Partial<Record<Role, number>> {
  const seats = view.seats.length;
  return Object.fromEntries(view.roles_taken.map((role, turn) => [role, (view.governor + turn) % seats]));
}
