import { Session } from '$play/session.svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { choice, FakeServer, snapshot, step, table, tableChanged, tried, turn } from './server';

let server: FakeServer;
let session: Session;

beforeEach(() => {
  vi.useFakeTimers();
  server = new FakeServer();
  session = new Session({ table: 'abcdefghijkl', token: 't'.repeat(32), lang: 'en' }, server.openSocket);
  session.start();
  server.open();
});
afterEach(() => {
  session.close();
  vi.useRealTimers();
});

/** Let the page show what waits. */
const queueEmptied = () => vi.advanceTimersByTimeAsync(3000);

describe('entering', () => {
  test('the first message carries the token and asks for a snapshot', () => {
    expect(server.last('enter')).toMatchObject({ table: 'abcdefghijkl', token: 't'.repeat(32), seq: null });
  });

  test('a snapshot brings everything', () => {
    server.send(snapshot({ log: [{ step: 1, seat: 0, said: ['Ada begins.'] }] }));
    expect(session.view).toEqual({ number: 0 });
    expect(session.choices.map((each) => each.code)).toEqual([1, 2]);
    expect(session.myTurn).toBe(true);
  });
});

describe('steps', () => {
  test('are shown one after another', async () => {
    const shown: number[] = [];
    const waiting: (() => void)[] = [];
    session.animate = (shownStep, _before, _me, update) =>
      new Promise((done) => {
        shown.push(shownStep.seq);
        waiting.push(() => {
          update();
          done();
        });
      });
    server.send(snapshot());
    server.send(step(6));
    server.send(step(7));
    await queueEmptied();
    expect(shown).toEqual([6]);
    expect(session.showing).toBe(true);
    waiting.shift()?.();
    await queueEmptied();
    expect(shown).toEqual([6, 7]);
    waiting.shift()?.();
    await queueEmptied();
    expect(session.showing).toBe(false);
    expect(session.view).toEqual({ number: 7 });
    // A line of the log has the number of its step, as in a snapshot; the deal is step 0.
    expect(session.log.map((line) => line.step)).toEqual([5, 6]);
    expect([...session.positions.keys()]).toEqual([5, 6]);
  });

  test('go on when an animation fails', async () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
    session.animate = () => Promise.reject(new Error('no such place'));
    server.send(snapshot());
    server.send(step(6));
    server.send(step(7));
    await queueEmptied();
    expect(session.view).toEqual({ number: 7 });
    expect(session.showing).toBe(false);
    expect(complaint).toHaveBeenCalledTimes(2);
    complaint.mockRestore();
  });

  test('still arrive after a change of the table', async () => {
    server.send(snapshot());
    server.send(tableChanged(5, { table: table({ watching: 3 }) }));
    await queueEmptied();
    server.send(step(6));
    await queueEmptied();
    expect(session.table?.watching).toBe(3);
    expect(session.view).toEqual({ number: 6 });
  });

  test('that were seen before change nothing', async () => {
    server.send(snapshot());
    server.send(step(5));
    await queueEmptied();
    expect(session.view).toEqual({ number: 0 });
  });

  test('a gap in the numbers makes the page ask for a snapshot', async () => {
    server.send(snapshot());
    server.send(step(8));
    await queueEmptied();
    expect(server.count('look')).toBe(1);
    expect(session.view).toEqual({ number: 0 });
    server.send(snapshot({ seq: 8, view: { number: 8 } }));
    expect(session.view).toEqual({ number: 8 });
  });

  test('nothing can be chosen while a step is shown', async () => {
    session.animate = () => new Promise(() => undefined);
    server.send(snapshot());
    server.send(step(6, { turn: turn({ ask: 2 }) }));
    await queueEmptied();
    expect(session.choices).toEqual([]);
  });
});

describe('a gesture', () => {
  beforeEach(() => server.send(snapshot()));

  test('is previewed first, and sent when its last step is chosen again', () => {
    session.gesture.choose(1);
    expect(server.last('try').steps).toEqual([1]);
    expect(session.gesture.waiting).toBe(true);
    server.send(tried(server.last('try').id, [1]));
    expect(session.gesture.tried?.view).toEqual({ tried: [1] });
    expect(session.gesture.complete).toBe(true);
    expect(server.count('move')).toBe(0);
    session.gesture.choose(1);
    expect(server.last('move')).toMatchObject({ ask: 1, steps: [1] });
  });

  test('grows step by step and shrinks again', () => {
    session.gesture.choose(1);
    server.send(tried(server.last('try').id, [1], { moves: [choice(7), choice(8)] }));
    expect(session.gesture.complete).toBe(false);
    session.gesture.choose(7);
    expect(server.last('try').steps).toEqual([1, 7]);
    server.send(tried(server.last('try').id, [1, 7]));
    expect(session.gesture.chosen.map((each) => each.code)).toEqual([1, 7]);
    expect(session.gesture.alternatives.map((each) => each.code)).toEqual([7, 8]);
    session.gesture.back();
    expect(session.gesture.steps).toEqual([1]);
    expect(session.gesture.moves.map((each) => each.code)).toEqual([7, 8]);
    session.gesture.clear();
    expect(session.gesture.tried).toBeNull();
  });

  test('starts over when another first step is chosen', () => {
    session.gesture.choose(1);
    server.send(tried(server.last('try').id, [1], { moves: [choice(7)] }));
    session.gesture.choose(2);
    expect(session.gesture.steps).toEqual([2]);
  });

  test('ignores the preview of an earlier gesture', () => {
    session.gesture.choose(1);
    const old = server.last('try').id;
    session.gesture.choose(2);
    server.send(tried(old, [1]));
    expect(session.gesture.tried).toBeNull();
  });

  test('ignores an illegal step', () => {
    session.gesture.choose(99);
    expect(session.gesture.steps).toEqual([]);
  });

  test('that is refused loses its last step, and the reason is shown', () => {
    session.gesture.choose(1);
    server.send({ type: 'refused', id: server.last('try').id, key: 'x', text: 'Not now.' });
    expect(session.gesture.steps).toEqual([]);
    expect(session.trouble).toBe('Not now.');
  });

  test('is gone when the next question comes', async () => {
    session.gesture.choose(1);
    server.send(tried(server.last('try').id, [1]));
    session.gesture.commit();
    server.send(step(6, { by: 0 }));
    await queueEmptied();
    expect(session.gesture.steps).toEqual([]);
    expect(session.gesture.sent).toBe(false);
    expect(session.pendingMove).toBeNull();
  });

  test('is previewed again after others moved in the same phase', async () => {
    session.gesture.choose(1);
    server.send(tried(server.last('try').id, [1]));
    server.send(step(6, { turn: turn() }));
    await queueEmptied();
    expect(session.gesture.steps).toEqual([1]);
    expect(server.count('try')).toBe(2);
  });

  test('ignores the preview of a step that was taken back', () => {
    session.gesture.choose(1);
    server.send(tried(server.last('try').id, [1], { moves: [choice(7), choice(8)] }));
    session.gesture.choose(7);
    session.gesture.back();
    server.send(tried(server.last('try').id, [1, 7]));
    expect(session.gesture.moves.map((each) => each.code)).toEqual([7, 8]);
    session.gesture.choose(2);
    session.gesture.clear();
    server.send(tried(server.last('try').id, [2]));
    expect(session.gesture.tried).toBeNull();
  });
});

describe('picks', () => {
  const items = [11, 12, 13].map((code) => ({ code, move: {}, name: `${code}`, count: 1, limited: false }));
  const selection = { items, least: 2, most: 2, limit: 0, end: null, why: '', suggested: [] };

  test('that were put back are not replaced by their late preview', () => {
    server.send(snapshot());
    session.gesture.choose(1);
    server.send(tried(server.last('try').id, [1], { moves: [choice(11)], selection }));
    session.gesture.pick(11);
    session.gesture.pick(12);
    expect(server.last('try').steps).toEqual([1, 11, 12]);
    session.gesture.unpick(12);
    server.send(tried(server.last('try').id, [1, 11, 12]));
    expect(session.gesture.picks).toEqual([11]);
    expect(session.gesture.selection?.items.length).toBe(3);
    expect(session.gesture.complete).toBe(false);
  });

  test('are previewed again in another language, with the steps before them', () => {
    server.send(snapshot());
    session.gesture.choose(1);
    server.send(tried(server.last('try').id, [1], { moves: [choice(11)], selection, prompt: 'Pay.' }));
    session.gesture.pick(11);
    session.gesture.pick(12);
    server.send(tried(server.last('try').id, [1, 11, 12], { prompt: 'Done.' }));
    session.setLanguage('fr');
    server.send(snapshot());
    const [steps, whole] = server.received.filter((message) => message.do === 'try').slice(-2);
    expect([steps?.steps, whole?.steps]).toEqual([[1], [1, 11, 12]]);
    server.send(tried(steps?.id ?? 0, [1], { moves: [choice(11)], selection, prompt: 'Payez.' }));
    server.send(tried(whole?.id ?? 0, [1, 11, 12], { prompt: 'Fini.' }));
    expect(session.gesture.tried?.prompt).toBe('Fini.');
    session.gesture.unpick(12);
    expect(session.gesture.tried?.prompt).toBe('Payez.');
  });

  test('of the first step are previewed again after the connection broke, and after others moved', async () => {
    const asked = turn({ moves: items.map((item) => choice(item.code)), selection });
    server.send(snapshot({ turn: asked }));
    session.gesture.pickAll([11, 12]);
    expect(server.count('try')).toBe(1);
    server.send(snapshot({ turn: asked }));
    expect(server.count('try')).toBe(2);
    server.send(step(6, { turn: asked }));
    server.send(tried(server.last('try').id, [11, 12]));
    await queueEmptied();
    expect(session.gesture.picks).toEqual([11, 12]);
    server.send(tried(server.last('try').id, [11, 12]));
    expect(session.gesture.complete).toBe(true);
  });
});

describe('a broken connection', () => {
  beforeEach(() => server.send(snapshot()));

  test('is restored by itself and resumes where it broke', async () => {
    server.cut();
    expect(session.connectionState).toBe('waiting');
    await vi.advanceTimersByTimeAsync(600);
    server.open();
    expect(session.connectionState).toBe('open');
    expect(server.last('enter').seq).toBe(5);
  });

  test('keeps a move that was not confirmed, and sends it again', async () => {
    session.gesture.choose(1);
    server.send(tried(server.last('try').id, [1]));
    server.cut();
    session.gesture.commit();
    expect(server.count('move')).toBe(0);
    await vi.advanceTimersByTimeAsync(600);
    server.open();
    server.send(snapshot());
    expect(server.last('move')).toMatchObject({ ask: 1, steps: [1] });
    server.send({ type: 'done', id: server.last('move').id, seq: 6 });
    expect(session.pendingMove).toBeNull();
  });

  test('sends a move again even when no update was missed', async () => {
    session.gesture.choose(1);
    server.send(tried(server.last('try').id, [1]));
    session.gesture.commit();
    server.cut();
    await vi.advanceTimersByTimeAsync(600);
    server.open();
    server.send(tableChanged(5, { turn: turn() }));
    await queueEmptied();
    expect(server.count('move')).toBe(2);
  });

  test('does not repeat a move that the server has made', async () => {
    session.gesture.choose(1);
    server.send(tried(server.last('try').id, [1]));
    session.gesture.commit();
    server.cut();
    await vi.advanceTimersByTimeAsync(600);
    server.open();
    server.send(snapshot({ seq: 6, turn: turn({ ask: 2 }) }));
    expect(server.count('move')).toBe(1);
    expect(session.gesture.steps).toEqual([]);
  });

  test('may bring several missed steps in one message', async () => {
    server.cut();
    await vi.advanceTimersByTimeAsync(600);
    server.open();
    server.send(step(9));
    await queueEmptied();
    expect(session.view).toEqual({ number: 9 });
    expect(server.count('look')).toBe(0);
  });

  test('waits longer before each retry', async () => {
    const waits: number[] = [];
    for (let k = 0; k < 4; k++) {
      server.cut();
      waits.push(session.retryAt - Date.now());
      await vi.advanceTimersByTimeAsync(waits[k] ?? 0);
    }
    expect(waits[3]).toBeGreaterThan(waits[0] ?? 0);
    expect(waits[3]).toBeLessThan(20_001);
  });

  test('is not restored when the server ends the session for good', async () => {
    server.send({ type: 'bye', key: 'no', text: 'No.', again: false });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(session.connectionState).toBe('closed');
    expect(server.count('enter')).toBe(1);
  });
});

describe('several seats on one device', () => {
  test('the device is handed over when another of its seats must act', () => {
    server.send(snapshot({ seats: [0, 1], turn: turn({ actors: [1], ask: null, moves: [] }) }));
    expect(session.handOverTo).toBe(1);
    session.lookFrom(1);
    expect(server.last('look').seat).toBe(1);
    server.send(snapshot({ seat: 1, seats: [0, 1], turn: turn({ actors: [1], ask: 3 }) }));
    expect(session.handOverTo).toBeNull();
    expect(session.myTurn).toBe(true);
  });
});

describe('chat and hints', () => {
  test('a chat line is shown once', () => {
    server.send(snapshot());
    server.send({ type: 'chats', lines: [] });
    const line = { type: 'chat', id: 1, seat: 1, name: 'Bruno', text: 'Ciao', at: 0 } as const;
    server.send(line);
    server.send(line);
    expect(session.chats).toHaveLength(1);
  });

  test('a hint for an old question is not shown', () => {
    server.send(snapshot());
    server.send({ type: 'hint', ask: 0, options: [], shares: [], said: [], exact: false });
    expect(session.hint).toBeNull();
  });
});

describe('a refused request', () => {
  test('for a hint that came too late shows no error', () => {
    server.send(snapshot());
    session.askHint();
    server.send({ type: 'refused', id: server.last('hint').id, key: 'server-stale', text: 'Too late.' });
    expect(session.hintPending).toBe(false);
    expect(session.trouble).toBe('');
  });

  test('to chat without a connection reports that nothing was sent', () => {
    server.send(snapshot());
    expect(session.say('hello')).toBe(true);
    session.close();
    expect(session.say('hello')).toBe(false);
  });
});

describe('another seat on the same device', () => {
  test('gets a snapshot of its own, and nothing that the other seat saw', async () => {
    server.send(snapshot());
    server.send(step(6));
    await queueEmptied();
    expect(session.spoken).not.toBe('');
    session.lookFrom(1);
    server.send(step(7)); // still the other seat's view
    await queueEmptied();
    expect(session.view).toEqual({ number: 6 });
    server.send(snapshot({ seat: 1, seq: 7 }));
    expect([session.seat, session.spoken, session.last]).toEqual([1, '', []]);
  });
});

describe('seats that change hands', () => {
  const notice = { at: 1, seats: [1], key: 'server-relinked-own', text: 'Bruno has a new link.' };

  test('the connection is closed while a new link is made, and opened again with it', async () => {
    server.send(snapshot());
    let answer = (_: string) => {};
    const done = session.renewLink(() => new Promise((made) => (answer = made)));
    expect(session.connectionState).toBe('closed');
    expect(session.renewingLink).toBe(true);
    answer('n'.repeat(32));
    await done;
    server.open();
    expect(server.last('enter')).toMatchObject({ token: 'n'.repeat(32), seq: null });
    server.send(snapshot());
    expect(session).toMatchObject({ renewingLink: false, bye: null, connectionState: 'open' });
  });

  test('if the new link is refused, the old one opens the seat again', async () => {
    server.send(snapshot());
    await expect(session.renewLink(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    server.open();
    expect(server.last('enter').token).toBe('t'.repeat(32));
  });

  test('a notice is announced once, and those who come later can read it', async () => {
    server.send(snapshot());
    server.send(tableChanged(5, { notice }));
    await queueEmptied();
    expect(session.notices).toEqual([notice]);
    expect(session.notice).toEqual(notice);
    expect(session.spoken).toBe('Bruno has a new link.');
    server.send(snapshot({ notices: [notice] }));
    expect(session.notices).toEqual([notice]);
  });

  test('a player whose seat a bot had taken over is welcomed back', async () => {
    const [ada, bruno] = table().seats;
    const away = table({ seats: [{ ...ada!, away: true }, bruno!] });
    server.send(snapshot({ table: away }));
    server.send(tableChanged(5));
    await queueEmptied();
    expect(session.welcome).toBe(true);
  });

  test('a player who asked for the seat back is not welcomed', async () => {
    const [ada, bruno] = table().seats;
    server.send(snapshot({ table: table({ seats: [{ ...ada!, away: true }, bruno!] }) }));
    session.away(false);
    server.send(tableChanged(5));
    await queueEmptied();
    expect(session.welcome).toBe(false);
  });

  test('an absent player keeps the seat for as long as the server says', async () => {
    const [ada, bruno] = table().seats;
    server.send(snapshot({ table: table({ seats: [ada!, { ...bruno!, connected: false, grace_ms: 42_000 }] }) }));
    expect([...session.graceEnds]).toEqual([[1, Date.now() + 42_000]]);
    server.send(tableChanged(5));
    await queueEmptied();
    expect(session.graceEnds.size).toBe(0);
  });
});
