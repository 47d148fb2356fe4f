import { Session } from '$play/session.svelte';
import { settings } from '$shell/settings.svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeServer, snapshot, step, table, tableChanged, tried, turn } from './server';
import type { ActionInfo, Ending, RoundText, StepUpdate } from '$net/wire';

let server: FakeServer;
let session: Session;
/** When each action came onto the stage. */
let staged: { at: number; text: string; behind: number }[];
let numbers: number[];
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  server = new FakeServer();
  session = new Session({ table: 'abcdefghijkl', token: 't'.repeat(32), lang: 'en' }, server.openSocket);
  session.start();
  server.open();
  staged = [];
  numbers = [];
  stop = $effect.root(() => {
    $effect(() => {
      const shown = session.stage;
      if (!shown) return;
      staged.push({ at: Date.now(), text: shown.action.text, behind: shown.behind });
      numbers.push(shown.number);
    });
  });
});
afterEach(() => {
  stop();
  session.close();
  settings.values.speed = 1;
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function action(text: string, more: Partial<ActionInfo> = {}): ActionInfo {
  return {
    seat: 1,
    events: 1,
    text,
    short: text,
    sign: '',
    about: '',
    gains: [],
    shown: true,
    view: null,
    round: null,
    continues: false,
    ...more,
  };
}

/** A step of Bruno with these actions, an event for each. */
function acted(seq: number, actions: ActionInfo[], more: Partial<StepUpdate> = {}): StepUpdate {
  const events = actions.map((_, k) => ({ event: 'played', number: k }));
  return step(seq, { actions, events, said: actions.map((each) => each.text), ...more });
}

const round: RoundText = { headline: 'Bruno wins the round, 21 to 18.', text: 'Why.', winners: [1], scores: [18, 21] };
const over: Ending = {
  result: { reason: 'end', winners: [1], tie_break: null, seats: [] },
  reason: '',
  tie: null,
  headline: 'Bruno wins.',
  taken_back: false,
  place: 'You came second, 3 behind.',
  cause: '',
  parts: [],
};

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const gaps = () => staged.slice(1).map(({ at }, k) => at - (staged[k]?.at ?? 0));
const hide = (hidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
};

describe('actions of others', () => {
  test('come onto the stage one after the other, however they arrive', async () => {
    server.send(snapshot());
    server.send(step(6));
    server.send(acted(7, [action('one'), action('two')]));
    server.send(step(8));
    await pass(10_000);
    expect(staged.map(({ text }) => text)).toEqual(['Step 6.', 'one', 'two', 'Step 8.']);
    expect(gaps()).toEqual([1350, 1350, 1350]);
    expect(session.stage).toBeNull();
    expect(session.showing).toBe(false);
  });

  test('light their actor first, then change the table under the stage', async () => {
    server.send(snapshot());
    server.send(step(6, { by: 1, turn: turn() }));
    await pass(0);
    expect([...session.lit]).toEqual([1]);
    expect([session.stage, session.view]).toEqual([null, { number: 0 }]);
    await pass(180);
    expect(session.stage).toMatchObject({ number: 1, behind: 0, ms: 1020 });
    expect(session.view).toEqual({ number: 6 });
    await pass(1019);
    expect(session.stage).not.toBeNull();
    await pass(1);
    expect(session.stage).toBeNull();
    expect([...session.lit]).toEqual([0]);
  });

  test('keep their distance when the next one arrives as the last one ends', async () => {
    server.send(snapshot());
    server.send(step(6));
    await pass(1201);
    server.send(step(7));
    await pass(3000);
    expect(gaps()).toEqual([1350]);
  });

  test('show the position after each of them', async () => {
    server.send(snapshot());
    server.send(acted(6, [action('one', { view: { number: 'one' } }), action('two')]));
    await pass(200);
    expect(session.view).toEqual({ number: 'one' });
    expect(session.last).toEqual([{ event: 'played', number: 0 }]);
    expect(session.turn?.ask).toBe(1);
    await pass(1350);
    expect(session.view).toEqual({ number: 6 });
    expect(session.last).toEqual([{ event: 'played', number: 1 }]);
    expect(session.turn?.ask).toBeNull();
    expect(session.log.map((line) => line.said)).toEqual([['one'], ['two']]);
  });

  test.each([
    [0.5, 2700],
    [2, 675],
    [3, 450],
    [30, 45],
  ])('at speed %s are %s ms apart', async (speed, ms) => {
    settings.values.speed = speed;
    server.send(snapshot());
    for (const seq of [6, 7, 8]) server.send(step(seq));
    await pass(10_000);
    expect(gaps()).toEqual([ms, ms]);
  });

  test('are caught up at 400 ms while more than five wait', async () => {
    server.send(snapshot());
    for (let seq = 6; seq < 15; seq++) server.send(step(seq));
    await pass(20_000);
    const waiting = staged.map(({ behind }) => behind);
    // The first came when nothing else was there.
    expect(waiting).toEqual([0, 7, 6, 5, 4, 3, 2, 1, 0]);
    expect(gaps()).toEqual([1350 - 180, 400, 400 + 180, 1350, 1350, 1350, 1350, 1350]);
  });

  test('that go on in the next update stay one action, with one line', async () => {
    server.send(snapshot());
    server.send(acted(6, [action('Bruno builds.')]));
    server.send(acted(7, [action('Bruno builds for 3.', { continues: true })]));
    server.send(step(8));
    await pass(10_000);
    expect(staged.map(({ text }) => text)).toEqual(['Bruno builds.', 'Bruno builds for 3.', 'Step 8.']);
    expect(session.log.map((line) => line.said[0])).toEqual(['Bruno builds for 3.', 'Step 8.']);
    expect(numbers).toEqual([1, 1, 2]);
    expect(session.since.actions.map(({ part }) => part.action.text)).toEqual(['Bruno builds for 3.', 'Step 8.']);
    expect(session.since.actions[0]?.before).toEqual({ number: 0 });
  });

  test('that nobody needs to watch take no time', async () => {
    server.send(snapshot());
    server.send(acted(6, [action('', { shown: false }), action('two')], { turn: turn() }));
    await pass(180);
    expect(staged.map(({ text }) => text)).toEqual(['two']);
  });

  test('appear without travel but for as long with reduced motion', async () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    server.send(snapshot());
    server.send(step(6));
    server.send(step(7));
    await pass(5000);
    expect(gaps()).toEqual([1350]);
  });

  test('do not take away the question of a player who is choosing', async () => {
    server.send(snapshot());
    server.send(step(6, { turn: turn() }));
    await pass(300);
    expect(session.stage).not.toBeNull();
    expect(session.showing).toBe(false);
    expect(session.choices).toHaveLength(2);
  });

  test('of an older server are made of its sentences', async () => {
    server.send(snapshot());
    const old = step(6, { said: ['Bruno plays.', 'Ada scores.'] }) as Partial<StepUpdate>;
    delete old.actions;
    delete old.holds;
    server.send(old as StepUpdate);
    await pass(3000);
    expect(staged.map(({ text }) => text)).toEqual(['Bruno plays. Ada scores.']);
    expect(session.view).toEqual({ number: 6 });
  });
});

describe('hurry', () => {
  test('jumps to now', async () => {
    server.send(snapshot());
    server.send(acted(6, [action('one'), action('two')]));
    server.send(step(7, { turn: turn({ ask: 2 }) }));
    await pass(300);
    session.hurry();
    expect(session.view).toEqual({ number: 7 });
    expect(session.log.map((line) => line.said[0])).toEqual(['one', 'two', 'Step 7.']);
    expect([session.stage, session.showing, session.choices.length]).toEqual([null, false, 2]);
    await pass(5000);
    expect(staged).toHaveLength(1);
    expect(session.log).toHaveLength(3);
  });

  test('does not make the next action come sooner after the last', async () => {
    server.send(snapshot());
    server.send(step(6));
    await pass(300);
    session.hurry();
    server.send(step(7));
    await pass(5000);
    expect(gaps()).toEqual([1350]);
  });

  test('ends flights, and one that lands later changes nothing', async () => {
    const landing: (() => void)[] = [];
    session.animate = (_step, _before, _me, update) => new Promise((done) => landing.push(() => (update(), done())));
    session.skip = vi.fn();
    server.send(snapshot());
    server.send(step(6));
    server.send(step(7));
    await pass(300);
    session.hurry();
    expect(session.skip).toHaveBeenCalled();
    for (const land of landing) land();
    await pass(5000);
    expect(session.view).toEqual({ number: 7 });
    expect(session.log).toHaveLength(2);
  });

  test('does not come from input on what controls the pace', async () => {
    server.send(snapshot());
    server.send(step(6));
    await pass(300);
    const control = document.createElement('button');
    control.dataset.calm = '';
    session.hurry({ target: control } as unknown as Event);
    expect(session.stage).not.toBeNull();
  });

  test('happens by itself in a hidden tab, which keeps what others did', async () => {
    server.send(snapshot());
    server.send(step(6));
    await pass(300);
    hide(true);
    expect(session.showing).toBe(false);
    server.send(step(7));
    server.send(step(8, { turn: turn({ ask: 2 }) }));
    await pass(0);
    expect(session.view).toEqual({ number: 8 });
    expect(staged).toHaveLength(1);
    expect(session.since.actions).toHaveLength(3);
  });
});

describe('own actions', () => {
  test('never wait, and have no stage', async () => {
    server.send(snapshot());
    session.gesture.choose(1);
    server.send(tried(server.last('try').id, [1]));
    session.gesture.commit();
    server.send(step(6, { turn: turn() }));
    server.send(step(7, { by: 0 }));
    await pass(0);
    expect(session.view).toEqual({ number: 7 });
    expect(session.stage).toBeNull();
    expect(session.showing).toBe(false);
  });

  test('that were announced come in their place among those of others', async () => {
    server.send(snapshot({ turn: turn({ ask: null, actors: [1], moves: [] }) }));
    server.send(step(6));
    server.send(step(7, { by: 0 }));
    await pass(300);
    expect(session.view).toEqual({ number: 6 });
    await pass(1200);
    expect(session.view).toEqual({ number: 7 });
    expect(staged).toHaveLength(1);
  });

  test('are not followed at once by what others do after them', async () => {
    server.send(snapshot());
    server.send(acted(6, [action('mine', { seat: 0, view: { number: 'mine' } }), action('theirs')], { by: 0 }));
    await pass(0);
    expect(session.view).toEqual({ number: 'mine' });
    await pass(180);
    expect(staged.map(({ text }) => text)).toEqual(['theirs']);
  });
});

describe('the end of a round', () => {
  const ended = () =>
    acted(6, [
      action('last card', { view: { number: 'last' } }),
      action('counted', { seat: -1, round, view: { number: 'ended' } }),
      action('dealt', { seat: -1 }),
    ]);

  beforeEach(() => {
    session.countSteps = () => 3;
  });

  test('stays when the language changes; the texts follow', async () => {
    server.send(snapshot());
    server.send(ended());
    await pass(1200);
    session.setLanguage('fr');
    expect(server.count('look')).toBe(0);
    await pass(10_000);
    expect(session.round).toEqual(round);
    session.goOn();
    await pass(3000);
    expect(server.last('look').lang).toBe('fr');
  });

  test('is counted card by card and waits for the player, while the server has moved on', async () => {
    server.send(snapshot());
    server.send(ended());
    await pass(1200);
    expect(session.round).toEqual(round);
    expect([session.counted, session.countDone, session.view]).toEqual([0, false, { number: 'ended' }]);
    await pass(600);
    expect(session.counted).toBe(1);
    await pass(440);
    expect(session.counted).toBe(3);
    expect(session.countDone).toBe(false);
    expect(session.log.map((line) => line.said[0])).toEqual(['last card']);
    await pass(620);
    expect(session.countDone).toBe(true);
    expect(session.log.map((line) => line.said[0])).toEqual(['last card', 'counted']);
    server.send(step(7));
    await pass(60_000);
    expect([session.counted, session.view, session.showing]).toEqual([3, { number: 'ended' }, true]);
    session.goOn();
    expect([session.round, session.counted]).toEqual([null, null]);
    await pass(5000);
    expect(staged.map(({ text }) => text)).toEqual(['last card', 'dealt', 'Step 7.']);
    expect(session.view).toEqual({ number: 7 });
  });

  test('can be counted again', async () => {
    server.send(snapshot());
    server.send(ended());
    await pass(10_000);
    session.countAgain();
    await pass(0);
    expect([session.countDone, session.counted]).toEqual([false, 1]);
    await pass(2000);
    expect([session.countDone, session.counted]).toEqual([true, 3]);
    session.goOn();
    expect(session.round).toBeNull();
  });

  test('is not skipped by a player in a hurry, only its count', async () => {
    server.send(snapshot());
    server.send(ended());
    await pass(300);
    session.hurry();
    expect(session.view).toEqual({ number: 'ended' });
    await pass(700);
    session.hurry();
    expect([session.countDone, session.counted]).toEqual([true, 3]);
    session.hurry();
    server.send(step(7));
    await pass(60_000);
    expect(session.round).toEqual(round);
    session.goOn();
    session.hurry();
    expect([session.round, session.view]).toEqual([null, { number: 7 }]);
  });

  test('does not hold up a watcher for more than five seconds', async () => {
    server.send(snapshot({ seat: -1, seats: [], turn: turn({ ask: null, moves: [] }) }));
    server.send(ended());
    await pass(1200 + 600 + 3 * 220 + 400);
    expect(session.countDone).toBe(true);
    await pass(4999);
    expect(session.round).not.toBeNull();
    await pass(1);
    expect(session.round).toBeNull();
  });

  test('waits in a hidden tab, and the player can be called', async () => {
    hide(true);
    server.send(snapshot({ turn: turn({ ask: null, actors: [1] }) }));
    server.send(ended());
    server.send(step(7, { turn: turn({ ask: 2 }) }));
    await pass(10_000);
    expect([session.round, session.countDone]).toEqual([round, true]);
    expect([session.myTurn, session.called]).toEqual([false, true]);
  });

  test('is left when the move before it is taken back', async () => {
    server.send(snapshot());
    server.send(ended());
    await pass(10_000);
    server.send({
      type: 'rewound',
      seq: 7,
      step: 5,
      by: 1,
      free: false,
      view: { number: 5 },
      turn: turn(),
      log: [],
      table: table(),
    });
    expect([session.round, session.counted, session.showing, session.view]).toEqual([null, null, false, { number: 5 }]);
    expect(session.since.actions).toEqual([]);
  });
});

describe('the end of the game', () => {
  beforeEach(() => {
    session.countSteps = () => 2;
  });

  test('shows the last action, counts, and then has a result', async () => {
    server.send(snapshot());
    server.send(step(6, { ending: over }));
    await pass(300);
    expect([session.ending, session.finale]).toEqual([null, false]);
    await pass(900);
    expect([session.finale, session.counted, session.showing]).toEqual([true, 0, true]);
    await pass(600 + 440 + 400);
    expect([session.showing, session.ending, session.counted]).toEqual([false, over, 2]);
  });

  test('that is also the end of a round is counted once, and nobody has to go on', async () => {
    server.send(snapshot());
    server.send(acted(6, [action('last card'), action('counted', { seat: -1, round })], { ending: over }));
    await pass(1200 + 600);
    expect([session.round, session.finale, session.ending]).toEqual([round, true, null]);
    await pass(440 + 400);
    expect([session.showing, session.ending, session.counted, session.round]).toEqual([false, over, 2, null]);
  });

  test('is there at once for somebody who comes later', () => {
    server.send(snapshot({ ending: over }));
    expect([session.finale, session.counted, session.showing]).toEqual([true, 2, false]);
  });
});

describe('since your turn', () => {
  async function others(): Promise<void> {
    server.send(snapshot({ turn: turn({ ask: null, actors: [1] }) }));
    server.send(acted(6, [action('one', { view: { number: 'one' } }), action('mine', { seat: 0 }), action('two')]));
    server.send(step(7, { turn: turn({ ask: 2 }) }));
    await pass(10_000);
    staged = [];
  }

  test('lists what others did', async () => {
    await others();
    expect(session.since.actions.map(({ part }) => part.action.text)).toEqual(['one', 'two', 'Step 7.']);
  });

  test('shows it once more at the same pace, and returns to now', async () => {
    await others();
    void session.since.onceMore();
    await pass(0);
    expect(session.lookedAt?.view).toEqual({ number: 'one' });
    await pass(1350 * 3);
    expect(gaps()).toEqual([1350, 1350]);
    expect([session.stage, session.lookedAt, session.since.at]).toEqual([null, null, null]);
    expect(session.log).toHaveLength(4);
  });

  test('shows it step by step', async () => {
    await others();
    session.since.stepTo(1);
    await pass(60_000);
    expect(session.stage?.action.text).toBe('two');
    session.since.stepTo(0);
    await pass(0);
    expect(session.stage?.action.text).toBe('one');
    session.hurry();
    expect([session.stage, session.lookedAt]).toEqual([null, null]);
  });

  test('survives a snapshot, except for what was taken back', async () => {
    await others();
    server.send(snapshot({ seq: 7, step: 7, turn: turn({ ask: 2 }) }));
    expect(session.since.actions).toHaveLength(3);
    server.send(snapshot({ seq: 8, step: 6 }));
    expect(session.since.actions.map(({ part }) => part.action.text)).toEqual(['one', 'two']);
    server.send(snapshot({ seq: 9, step: 6, seat: 1, seats: [0, 1] }));
    expect(session.since.actions).toEqual([]);
  });

  test('ends when the player acts', async () => {
    await others();
    void session.since.onceMore();
    await pass(100);
    session.gesture.choose(1);
    expect(session.lookedAt).toBeNull();
    server.send(tried(server.last('try').id, [1]));
    session.gesture.commit();
    expect(session.since.actions).toEqual([]);
  });
});

describe('what cannot wait', () => {
  test('the table and its clocks are as they are now, not as they were', async () => {
    server.send(snapshot());
    server.send(step(6));
    server.send(step(7, { clocks: [[0, 60_000, true]], holds: [[0, 2700]] }));
    expect(session.clocks.get(0)).toEqual({ left: 60_000, ticking: true, at: Date.now(), hold: 2700 });
    server.send(tableChanged(7, { table: table({ watching: 3 }), turn: turn({ ask: 9 }) }));
    expect(session.table?.watching).toBe(3);
    expect(session.turn?.ask).toBe(1);
    await pass(10_000);
    expect(session.turn?.ask).toBe(9);
  });
});
