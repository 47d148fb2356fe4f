/** Who took which role in this round: the view names only the present one, so the earlier ones are remembered. */
import type { Role, Seen } from './kinds';

const KEPT = 'ludoteca-san-juan-takers';

interface Memory {
  table: string;
  round: number;
  by: Partial<Record<Role, number>>;
}

function recall(table: string, round: number): Memory {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEPT) ?? 'null') as Memory | null;
    if (kept && kept.table === table && kept.round === round) return kept;
  } catch {
    // Nothing is kept where storage is forbidden; the roles then show no shield until somebody takes one.
  }
  return { table, round, by: {} };
}

/** The seats that took this round's roles, as far as known. */
export function takersOf(table: string, view: Seen): Partial<Record<Role, number>> {
  const memory = recall(table, view.round);
  const seats = view.seats.length;
  for (const role of Object.keys(memory.by) as Role[]) if (!view.roles_taken.includes(role)) delete memory.by[role];
  if (view.role) memory.by[view.role] = view.picker;
  // With one role before the present one, it was the governor's.
  const others = view.roles_taken.filter((role) => role !== view.role);
  const [only] = others;
  if (only && others.length === 1 && memory.by[only] === undefined) memory.by[only] = view.governor % seats;
  try {
    sessionStorage.setItem(KEPT, JSON.stringify(memory));
  } catch {
    return memory.by;
  }
  return memory.by;
}
