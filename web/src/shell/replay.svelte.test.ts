import { settings } from './settings.svelte';
import type { ActionInfo, Ending, ReplayFrame, RoundText } from '$net/wire';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { decisionsOf, positionsOf, roundsOf, spread } from './replayFrames';
import { replayKey } from './replayKeys';
import { ReplayPlayer } from './replayPlayer.svelte';
import { momentAddress, readMoment } from './replaySource.svelte';

const action = (seat: number, text: string, more: Partial<ActionInfo> = {}): ActionInfo => ({
  seat,
  events: 1,
  text,
  short: '',
  sign: '',
  about: '',
  gains: [],
  shown: text !== '',
  view: null,
  round: null,
  continues: false,
  ...more,
});
const won: RoundText = { headline: 'Bruno wins the round.', text: '', winners: [1], scores: [3, 5] };

/** A frame; without actions it is a step in the middle of one. */
function frame(step: number, by: number, round: number, actions: ActionInfo[] = []): ReplayFrame {
  return {
    step,
    by,
    round,
    actions,
    notation: '',
    ms: 0,
    said: actions.map(({ text }) => text).filter(Boolean),
    events: [{ event: 'step', step }],
    view: { step, round },
    words: null,
  };
}

/** Two rounds: an action of two steps, a step with two actions, and a round that ends with the next deal. */
const frames: ReplayFrame[] = [
  frame(0, -1, 1, [action(-1, 'The deal.')]),
  frame(1, 0, 1),
  frame(2, 0, 1, [action(0, 'Ada builds.', { events: 2 })]),
  frame(3, 1, 1, [action(1, 'Bruno draws.', { events: 0, view: { step: 2.5, round: 1 } }), action(0, 'Ada draws.')]),
  frame(4, 1, 2, [action(1, 'Bruno plays.', { events: 1 }), action(-1, 'The round ends.', { events: 0, round: won })]),
  frame(5, 0, 2, [action(0, 'Ada ends.')]),
];
const ending = { headline: 'Bruno wins.' } as Ending;

describe('the frames of a replay', () => {
  const positions = positionsOf(frames);

  test('are positions after actions', () => {
    expect(positions.map((each) => each.frame)).toEqual([0, 2, 3, 3, 4, 4, 5]);
    expect(positions.map((each) => each.line?.said[0])).toEqual([
      'The deal.',
      'Ada builds.',
      'Bruno draws.',
      'Ada draws.',
      'Bruno plays.',
      'The round ends.',
      'Ada ends.',
    ]);
  });

  test('an action of several steps has all their events', () => {
    expect(positions[1]?.part.events.map((event) => event.step)).toEqual([1, 2]);
  });

  test('an action in the middle of a step has its own position', () => {
    expect(positions[2]?.part.view).toEqual({ step: 2.5, round: 1 });
    expect(positions[3]?.part.view).toEqual(frames[3]?.view);
  });

  test('have rounds, with their end', () => {
    expect(roundsOf(frames)).toEqual([
      { round: 1, from: 0, to: 3, ended: won },
      { round: 2, from: 4, to: 5, ended: null },
    ]);
    // Some games say in their view only which round it is, and some have none.
    expect(roundsOf(frames.map((each) => ({ ...each, round: 0 }))).map(({ from }) => from)).toEqual([0, 4]);
    expect(roundsOf(frames.map((each) => ({ ...each, round: 0, view: {} })))).toEqual([]);
  });

  test('have decisions: the positions before a seat acts', () => {
    expect(decisionsOf(frames, positions, 0)).toEqual([0, 4]);
    expect(decisionsOf(frames, positions, 1)).toEqual([2, 3]);
  });
});

describe('a moment has an address', () => {
  const TOKEN = 'w'.repeat(32);
  test.each([
    [{ step: 12, seat: 1, open: false }, '?step=12&seat=1'],
    [{ step: 12, seat: 1, open: true }, '?step=12&seat=1&open=true'],
    [{ step: 3, seat: -1, open: true }, '?step=3'],
    [{ step: 3, seat: -1, open: false }, '?step=3&open=false'],
  ])('%o', (moment, query) => {
    const address = momentAddress('abc', moment, TOKEN);
    expect(address).toBe(`${location.origin}/r/abc${query}#${TOKEN}`);
    expect(readMoment(new URL(address).search)).toEqual(moment);
  });

  test('without a token it has no fragment, and nonsense leads nowhere', () => {
    expect(momentAddress('abc', { step: 1, seat: 0, open: false }, null)).not.toContain('#');
    expect(readMoment('')).toEqual({});
    expect(readMoment('?step=-4')).toEqual({});
  });
});

describe('the player', () => {
  let me = 0;
  let animated: unknown[];
  let player: ReplayPlayer;
  let stop: () => void;

  beforeEach(() => {
    vi.useFakeTimers();
    settings.values.speed = 1;
    me = 0;
    animated = [];
    stop = $effect.root(() => {
      player = new ReplayPlayer({
        frames: () => frames,
        me: () => me,
        ending: () => ending,
        countSteps: () => 0,
        animate: async (part, before, update) => {
          animated.push([(before as { step: number }).step, part.action.text]);
          update();
        },
        skip: () => undefined,
      });
      player.goTo(0);
    });
  });
  afterEach(() => {
    player.stop();
    stop();
    vi.useRealTimers();
  });
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

  test('plays action by action, each on the stage', async () => {
    player.toggle();
    await pass(200);
    expect(player.pacer.stage?.action.text).toBe('Ada builds.');
    expect(player.at).toBe(2);
    await pass(1350);
    expect(player.pacer.stage?.action.text).toBe('Bruno draws.');
    // The step is not complete before its second action.
    expect(player.at).toBe(2);
    expect(player.view).toEqual({ step: 2.5, round: 1 });
    await pass(1350);
    expect([player.at, player.pacer.stage?.action.text]).toEqual([3, 'Ada draws.']);
    expect(animated).toEqual([
      [0, 'Ada builds.'],
      [2, 'Bruno draws.'],
      [2.5, 'Ada draws.'],
    ]);
  });

  test('goes on at once when asked, stops at the end of a round and ends with the game', async () => {
    player.toggle();
    for (let k = 0; k < 4; k++) {
      await pass(20);
      player.goOn();
    }
    await pass(2600);
    expect(player.round).toEqual(won);
    expect(player.playing).toBe(true);
    player.goOn();
    await pass(4000);
    expect([player.at, player.playing, player.ending]).toEqual([5, false, ending]);
    player.step(-1);
    expect([player.ending, player.pacer.finale]).toEqual([null, false]);
  });

  test('a pause lets the action end and shows no other', async () => {
    player.toggle();
    await pass(200);
    player.pause();
    await pass(5000);
    expect([player.at, player.pacer.stage]).toEqual([2, null]);
    player.toggle();
    await pass(400);
    expect(player.action?.text).toBe('Bruno draws.');
  });

  test('a hidden page plays nothing', async () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    player.toggle();
    await pass(5000);
    expect([player.at, player.playing]).toEqual([2, false]);
    vi.restoreAllMocks();
  });

  test('steps by action, by own decision and by round', () => {
    expect(player.strides).toEqual(['action', 'decision', 'round']);
    player.go(1, 'round');
    expect([player.at, player.roundNumber]).toEqual([4, 2]);
    player.go(1, 'round');
    expect(player.at).toBe(5);
    player.go(-1, 'decision');
    expect(player.at).toBe(4);
    player.step(-1);
    expect([player.at, player.action?.text]).toEqual([3, 'Bruno plays.']);
    player.step(-1);
    player.step(-1);
    expect([player.at, player.action?.text, player.view]).toEqual([2, 'Bruno draws.', { step: 2.5, round: 1 }]);
  });

  test('steps pressed in a row are all made', async () => {
    player.step(1);
    player.step(1);
    player.step(1);
    await pass(3000);
    expect([player.at, player.action?.text]).toEqual([3, 'Ada draws.']);
  });

  test('a position between two actions can be shown, and play goes on from it', async () => {
    player.goTo(1);
    expect([player.at, player.action, player.position]).toEqual([1, null, null]);
    player.step(1);
    await pass(2000);
    expect([player.at, player.action?.text]).toEqual([2, 'Ada builds.']);
  });
});

describe('the keys', () => {
  const acts = { step: vi.fn(), first: vi.fn(), last: vi.fn(), toggle: vi.fn(), goOn: vi.fn(), escape: vi.fn() };
  const press = (key: string, more: KeyboardEventInit = {}, target: Element = document.body) => {
    target.addEventListener('keydown', (event) => replayKey(event as KeyboardEvent, acts), { once: true });
    target.dispatchEvent(new KeyboardEvent('keydown', { key, ...more }));
  };
  beforeEach(() => vi.clearAllMocks());

  test('step, play and go on', () => {
    press('ArrowRight');
    press('ArrowLeft', { shiftKey: true });
    press('PageDown');
    press(' ');
    press('p');
    expect(acts.step.mock.calls).toEqual([
      [1, 'action'],
      [-1, 'decision'],
      [1, 'round'],
    ]);
    expect([acts.goOn.mock.calls.length, acts.toggle.mock.calls.length]).toEqual([1, 1]);
  });

  test('a focused button keeps its own Space, and a field all its keys', () => {
    press(' ', {}, document.body.appendChild(document.createElement('button')));
    press('ArrowLeft', {}, document.body.appendChild(document.createElement('input')));
    press('ArrowLeft', { ctrlKey: true });
    expect([acts.goOn.mock.calls.length, acts.step.mock.calls.length]).toEqual([0, 0]);
    document.body.replaceChildren();
  });
});

describe('the marks of telling moments', () => {
  test('stand at their step where there is room', () => {
    expect(spread([0.1, 0.9, 0.5], 0.05)).toEqual([0.1, 0.9, 0.5]);
  });

  test('are moved apart where they would cover each other, at both ends too', () => {
    for (const places of [
      [0.5, 0.5, 0.51],
      [1, 0.99, 1],
      [0, 0, 0],
    ]) {
      const result = spread(places, 0.05);
      const sorted = [...result].sort((a, b) => a - b);
      expect(sorted[0]).toBeGreaterThanOrEqual(0);
      expect(sorted[2]).toBeLessThanOrEqual(1);
      for (const k of [1, 2]) expect(sorted[k]! - sorted[k - 1]!).toBeGreaterThan(0.0499);
    }
  });

  test('keep their order, and fit even where there is no room for all', () => {
    expect(spread([0.99, 0.98], 0.05)[0]).toBeGreaterThan(spread([0.99, 0.98], 0.05)[1]!);
    expect(spread([0.5, 0.5, 0.5], 3)).toEqual([0, 0.5, 1]);
  });
});
