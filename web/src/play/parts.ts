/** A step as its actions, each with its events and the position after it. */
import type { GameEvent } from './contract';
import type { ActionInfo, StepUpdate } from '$net/wire';

/** One action of a step. */
export interface Part {
  step: StepUpdate;
  action: ActionInfo;
  events: readonly GameEvent[];
  /** The position after the action. */
  view: Record<string, unknown>;
  /** Whether it is the first or the last of its step. */
  first: boolean;
  last: boolean;
}

/** An older server says only what happened in a step, and not its actions: it counts as one. */
function whole(step: StepUpdate): ActionInfo {
  const text = step.said.join(' ');
  return {
    seat: step.by,
    events: step.events.length,
    text,
    short: '',
    sign: '',
    about: '',
    gains: [],
    shown: text !== '',
    view: null,
    round: null,
    continues: false,
  };
}

export function partsOf(step: StepUpdate): Part[] {
  const actions = step.actions?.length ? step.actions : [whole(step)];
  const last = actions.length - 1;
  let at = 0;
  return actions.map((action, k) => {
    const from = at;
    at += action.events;
    return {
      step,
      action,
      // Events that no action counts are the last one's.
      events: step.events.slice(from, k === last ? undefined : at) as GameEvent[],
      view: actions.slice(k, last).find((each) => each.view)?.view ?? step.view,
      first: k === 0,
      last: k === last,
    };
  });
}

/** The position after an action, in the form of a step. */
export function positionOf({ step, action, events, view }: Part): StepUpdate {
  return { ...step, view, events: [...events], by: action.seat, said: [action.text] };
}
