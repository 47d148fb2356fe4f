/** The frames of a replay: its actions as positions to stop at, its rounds, and the decisions of a seat. */
import { partsOf, positionOf, type Part } from '$play/parts';
import type { ActionInfo, Ending, LogLine, ReplayFrame, RoundText, StepUpdate, Turn } from '$net/wire';

/** The table after an action. A frame with several actions has several of these; the last one is the frame itself. */
export interface ReplayPosition {
  /** The number of the frame. */
  frame: number;
  part: Part;
  /** Its line in the log. */
  line: LogLine | null;
}

export interface ReplayRound {
  round: number;
  /** The first and the last frame. */
  from: number;
  to: number;
  /** Who won it, where rounds are won. */
  ended: RoundText | null;
}

/** What a replay can be stepped by. */
export type Stride = 'action' | 'decision' | 'round';

const NOBODY = { actors: [], ask: null, declines: [] } as unknown as Turn;

/** An update with everything that happened after a frame, up to another one. */
function updateBetween(frames: readonly ReplayFrame[], from: number, to: number): StepUpdate {
  const { step, by, said, view, actions } = frames[to]!;
  const events = frames.slice(from + 1, to + 1).flatMap((frame) => frame.events);
  return {
    type: 'step',
    seq: to,
    step,
    by,
    events,
    said,
    view,
    turn: NOBODY,
    table: null,
    clocks: [],
    ending: null,
    actions,
    holds: [],
  };
}

const lineOf = ({ step, action }: Part): LogLine | null =>
  action.text ? { step: step.step, seat: action.seat, said: [action.text] } : null;

/** What says nothing belongs to the next action, or to the last one of its frame. */
function merged(parts: Part[]): Part[] {
  const result: Part[] = [];
  let silent: Part['events'] = [];
  for (const part of parts) {
    const { action } = part;
    const events = [...silent, ...part.events];
    silent = [];
    if (action.text || action.shown || action.round) result.push({ ...part, events });
    else if (!part.last) silent = events;
    else if (result.length) {
      const before = result.pop()!;
      result.push({ ...before, view: part.view, events: [...before.events, ...events], last: true });
    } else result.push({ ...part, events });
  }
  return result;
}

/** The deal, then every action, then the end. */
export function positionsOf(frames: readonly ReplayFrame[]): ReplayPosition[] {
  const positions: ReplayPosition[] = [];
  let before = -1;
  frames.forEach((frame, at) => {
    const ends = at === 0 || at === frames.length - 1;
    if (!ends && !frame.actions?.length && !frame.said.length) return;
    const parts = merged(partsOf(updateBetween(frames, before, at)));
    before = at;
    // The deal is one position, whatever the table does first.
    for (const part of at ? parts : parts.slice(-1)) positions.push({ frame: at, part, line: lineOf(part) });
  });
  return positions;
}

/** One action as an update of its own: so each can be shown, and left, by itself. */
export function updateOf({ part }: ReplayPosition, ending: Ending | null): StepUpdate {
  const action: ActionInfo = { ...part.action, events: part.events.length, view: null };
  return { ...positionOf(part), actions: [action], ending };
}

const roundOf = ({ round, view }: ReplayFrame): number => {
  const seen = (view as { round?: unknown } | null)?.round;
  return round || (typeof seen === 'number' ? seen : 0);
};

/** The rounds of a game; none if it has none. */
export function roundsOf(frames: readonly ReplayFrame[]): ReplayRound[] {
  const rounds: ReplayRound[] = [];
  frames.forEach((frame, at) => {
    const round = roundOf(frame);
    const last = rounds.at(-1);
    const ended = frame.actions?.findLast((action) => action.round)?.round ?? null;
    // A round may end with the step that deals the next one.
    if (last && ended) last.ended = ended;
    if (!round) return;
    if (last && last.round === round) last.to = at;
    else rounds.push({ round, from: at, to: at, ended: null });
  });
  return rounds;
}

/** The frames on which a seat decides: the positions right before its actions. */
export function decisionsOf(
  frames: readonly ReplayFrame[],
  positions: readonly ReplayPosition[],
  seat: number,
): number[] {
  const found = positions.flatMap(({ frame }, k) => {
    const next = positions.slice(k + 1).find((each) => each.frame > frame);
    return next && frames[next.frame]?.by === seat ? [frame] : [];
  });
  return [...new Set(found)];
}

/** Places from 0 to 1, moved apart as little as needed so that none is closer to the next than `gap`. */
export function spread(places: readonly number[], gap: number): number[] {
  const room = Math.min(gap, 1 / Math.max(1, places.length - 1));
  const order = places.map((_, k) => k).sort((a, b) => places[a]! - places[b]! || a - b);
  const result = [...places];
  order.forEach((k, rank) => {
    const before = order[rank - 1];
    if (before !== undefined) result[k] = Math.max(result[k]!, result[before]! + room);
  });
  order.reverse().forEach((k, rank) => {
    const after = order[rank - 1];
    result[k] = Math.min(result[k]!, after === undefined ? 1 : result[after]! - room);
  });
  return result;
}
