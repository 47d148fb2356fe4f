import { Session } from '$lib/session.svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { choice, FakeServer, state, step, table, tried, turn } from './server';

let server: FakeServer;
let session: Session;

beforeEach(() => {
  vi.useFakeTimers();
  server = new FakeServer();
  session = new Session({ table: 'abcdefghijkl', token: 't'.repeat(32), lang: 'en' }, server.dial);
  session.start();
  server.open();
});
afterEach(() => {
  session.close();
  vi.useRealTimers();
});

const settle = () => vi.advanceTimersByTimeAsync(0);

describe('entering', () => {
  test('the token goes into the first message, and nothing was seen before', () => {
    expect(server.last('enter')).toMatchObject({ table: 'abcdefghijkl', token: 't'.repeat(32), seq: null });
  });

  test('the state is everything', () => {
    server.say(state({ log: [{ step: 1, seat: 0, said: ['Ada begins.'] }] }));
    expect(session.view).toEqual({ number: 0 });
    expect(session.choices.map((each) => each.code)).toEqual([1, 2]);
    expect(session.mine).toBe(true);
  });
});

describe('steps', () => {
  test('are shown one after another', async () => {
    const shown: number[] = [];
    const waiting: (() => void)[] = [];
    session.stage = (shownStep, _before, _me, swap) =>
      new Promise((done) => {
        shown.push(shownStep.seq);
        waiting.push(() => {
          swap();
          done();
        });
      });
    server.say(state());
    server.say(step(6));
    server.say(step(7));
    await settle();
    expect(shown).toEqual([6]);
    expect(session.showing).toBe(true);
    waiting.shift()?.();
    await settle();
    expect(shown).toEqual([6, 7]);
    waiting.shift()?.();
    await settle();
    expect(session.showing).toBe(false);
    expect(session.view).toEqual({ number: 7 });
    // The lines of the log have the number of their step, as in a state; the deal has 0.
    expect(session.log.map((line) => line.step)).toEqual([5, 6]);
    expect([...session.past.keys()]).toEqual([5, 6]);
  });

  test('go on when showing one fails', async () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
    session.stage = () => Promise.reject(new Error('no such place'));
    server.say(state());
    server.say(step(6));
    server.say(step(7));
    await settle();
    expect(session.view).toEqual({ number: 7 });
    expect(session.showing).toBe(false);
    expect(complaint).toHaveBeenCalledTimes(2);
    complaint.mockRestore();
  });

  test('still come after news of the table that needed no time', async () => {
    server.say(state());
    server.say({ type: 'table', seq: 5, table: table({ watching: 3 }), turn: null });
    await settle();
    server.say(step(6));
    await settle();
    expect(session.table?.watching).toBe(3);
    expect(session.view).toEqual({ number: 6 });
  });

  test('that were seen already change nothing', async () => {
    server.say(state());
    server.say(step(5));
    await settle();
    expect(session.view).toEqual({ number: 0 });
  });

  test('a gap asks for everything', async () => {
    server.say(state());
    server.say(step(8));
    await settle();
    expect(server.count('look')).toBe(1);
    expect(session.view).toEqual({ number: 0 });
    server.say(state({ seq: 8, view: { number: 8 } }));
    expect(session.view).toEqual({ number: 8 });
  });

  test('nothing can be chosen while something is shown', async () => {
    session.stage = () => new Promise(() => undefined);
    server.say(state());
    server.say(step(6, { turn: turn({ ask: 2 }) }));
    await settle();
    expect(session.choices).toEqual([]);
  });
});

describe('a gesture', () => {
  beforeEach(() => server.say(state()));

  test('is tried first, and done when it is chosen again', () => {
    session.gesture.choose(1);
    expect(server.last('try').steps).toEqual([1]);
    expect(session.gesture.waiting).toBe(true);
    server.say(tried(server.last('try').id, [1]));
    expect(session.gesture.tried?.view).toEqual({ tried: [1] });
    expect(session.gesture.complete).toBe(true);
    expect(server.count('move')).toBe(0);
    session.gesture.choose(1);
    expect(server.last('move')).toMatchObject({ ask: 1, steps: [1] });
  });

  test('grows step by step and shrinks again', () => {
    session.gesture.choose(1);
    server.say(tried(server.last('try').id, [1], { moves: [choice(7), choice(8)] }));
    expect(session.gesture.complete).toBe(false);
    session.gesture.choose(7);
    expect(server.last('try').steps).toEqual([1, 7]);
    server.say(tried(server.last('try').id, [1, 7]));
    session.gesture.back();
    expect(session.gesture.steps).toEqual([1]);
    expect(session.gesture.moves.map((each) => each.code)).toEqual([7, 8]);
    session.gesture.clear();
    expect(session.gesture.tried).toBeNull();
  });

  test('starts over when another first step is chosen', () => {
    session.gesture.choose(1);
    server.say(tried(server.last('try').id, [1], { moves: [choice(7)] }));
    session.gesture.choose(2);
    expect(session.gesture.steps).toEqual([2]);
  });

  test('ignores an answer to an older question', () => {
    session.gesture.choose(1);
    const old = server.last('try').id;
    session.gesture.choose(2);
    server.say(tried(old, [1]));
    expect(session.gesture.tried).toBeNull();
  });

  test('ignores what is not legal', () => {
    session.gesture.choose(99);
    expect(session.gesture.steps).toEqual([]);
  });

  test('that is refused goes back, and says why', () => {
    session.gesture.choose(1);
    server.say({ type: 'refused', id: server.last('try').id, key: 'x', text: 'Not now.' });
    expect(session.gesture.steps).toEqual([]);
    expect(session.trouble).toBe('Not now.');
  });

  test('goes with the question it answered', async () => {
    session.gesture.choose(1);
    server.say(tried(server.last('try').id, [1]));
    session.gesture.commit();
    server.say(step(6, { by: 0 }));
    await settle();
    expect(session.gesture.steps).toEqual([]);
    expect(session.gesture.sent).toBe(false);
    expect(session.unsent).toBeNull();
  });

  test('is tried anew when others moved in the same phase', async () => {
    session.gesture.choose(1);
    server.say(tried(server.last('try').id, [1]));
    server.say(step(6, { turn: turn() }));
    await settle();
    expect(session.gesture.steps).toEqual([1]);
    expect(server.count('try')).toBe(2);
  });
});

describe('a broken line', () => {
  beforeEach(() => server.say(state()));

  test('heals by itself and says where it was', async () => {
    server.cut();
    expect(session.link).toBe('waiting');
    await vi.advanceTimersByTimeAsync(600);
    server.open();
    expect(session.link).toBe('open');
    expect(server.last('enter').seq).toBe(5);
  });

  test('keeps a move that was on its way, and sends the same again', async () => {
    session.gesture.choose(1);
    server.say(tried(server.last('try').id, [1]));
    server.cut();
    session.gesture.commit();
    expect(server.count('move')).toBe(0);
    await vi.advanceTimersByTimeAsync(600);
    server.open();
    server.say(state());
    expect(server.last('move')).toMatchObject({ ask: 1, steps: [1] });
    server.say({ type: 'done', id: server.last('move').id, seq: 6 });
    expect(session.unsent).toBeNull();
  });

  test('sends a move again also when nothing was missed', async () => {
    session.gesture.choose(1);
    server.say(tried(server.last('try').id, [1]));
    session.gesture.commit();
    server.cut();
    await vi.advanceTimersByTimeAsync(600);
    server.open();
    server.say({ type: 'table', seq: 5, table: table(), turn: turn() });
    await settle();
    expect(server.count('move')).toBe(2);
  });

  test('does not send a move again that was done', async () => {
    session.gesture.choose(1);
    server.say(tried(server.last('try').id, [1]));
    session.gesture.commit();
    server.cut();
    await vi.advanceTimersByTimeAsync(600);
    server.open();
    server.say(state({ seq: 6, turn: turn({ ask: 2 }) }));
    expect(server.count('move')).toBe(1);
    expect(session.gesture.steps).toEqual([]);
  });

  test('several missed steps in one message are no gap', async () => {
    server.cut();
    await vi.advanceTimersByTimeAsync(600);
    server.open();
    server.say(step(9));
    await settle();
    expect(session.view).toEqual({ number: 9 });
    expect(server.count('look')).toBe(0);
  });

  test('waits longer each time', async () => {
    const waits: number[] = [];
    for (let k = 0; k < 4; k++) {
      server.cut();
      waits.push(session.retryAt - Date.now());
      await vi.advanceTimersByTimeAsync(waits[k] ?? 0);
    }
    expect(waits[3]).toBeGreaterThan(waits[0] ?? 0);
    expect(waits[3]).toBeLessThan(20_001);
  });

  test('does not come back when the server says goodbye for good', async () => {
    server.say({ type: 'bye', key: 'no', text: 'No.', again: false });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(session.link).toBe('closed');
    expect(server.count('enter')).toBe(1);
  });
});

describe('several at one device', () => {
  test('the next of them gets it when another of the seats must act', () => {
    server.say(state({ seats: [0, 1], turn: turn({ actors: [1], ask: null, moves: [] }) }));
    expect(session.handTo).toBe(1);
    session.lookFrom(1);
    expect(server.last('look').seat).toBe(1);
    server.say(state({ seat: 1, seats: [0, 1], turn: turn({ actors: [1], ask: 3 }) }));
    expect(session.handTo).toBeNull();
    expect(session.mine).toBe(true);
  });
});

describe('talk', () => {
  test('a line is shown once', () => {
    server.say(state());
    server.say({ type: 'chats', lines: [] });
    const line = { type: 'chat', id: 1, seat: 1, name: 'Bruno', text: 'Ciao', at: 0 } as const;
    server.say(line);
    server.say(line);
    expect(session.chats).toHaveLength(1);
  });

  test('a hint for an old question is not shown', () => {
    server.say(state());
    server.say({ type: 'hint', ask: 0, options: [], shares: [], said: [], exact: false });
    expect(session.hint).toBeNull();
  });
});

describe('what is refused', () => {
  test('a hint that came too late says nothing', () => {
    server.say(state());
    session.askHint();
    server.say({ type: 'refused', id: server.last('hint').id, key: 'server-stale', text: 'Too late.' });
    expect(session.hintWanted).toBe(false);
    expect(session.trouble).toBe('');
  });

  test('what cannot be said now is not lost', () => {
    server.say(state());
    expect(session.say('hello')).toBe(true);
    session.close();
    expect(session.say('hello')).toBe(false);
  });
});

describe('another seat of the same device', () => {
  test('is told everything anew, and nothing of what the other saw', async () => {
    server.say(state());
    server.say(step(6));
    await settle();
    expect(session.spoken).not.toBe('');
    session.lookFrom(1);
    server.say(step(7)); // still for the other seat's eyes
    await settle();
    expect(session.view).toEqual({ number: 6 });
    server.say(state({ seat: 1, seq: 7 }));
    expect([session.seat, session.spoken, session.last]).toEqual([1, '', []]);
  });
});
