import * as api from '$lib/api';
import { keepGuest, kept } from '$lib/seats';
import { Session } from '$lib/session.svelte';
import type { Frame, Replay as Replayed, State, TableInfo } from '$lib/wire';
import { speech } from '$lib/words.svelte';
import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeServer, state, table } from '../../tests/server';
import Replay from './Replay.svelte';
import Tables from './Tables.svelte';
import WaitingRoom from './WaitingRoom.svelte';

vi.mock('$lib/api', { spy: true });
vi.mock('$lib/games', () => ({ loadGame: async () => null, loadPoster: async () => '' }));

const ID = 'abcdefghijkl';

beforeEach(async () => {
  localStorage.clear();
  await speech.use('en');
});
afterEach(() => {
  vi.useRealTimers();
  vi.resetAllMocks();
});

test('open tables are asked for once in another language', async () => {
  vi.mocked(api.publicTables).mockImplementation(async () => (speech.lang ? [] : [])); // as the true one reads it
  render(Tables);
  await tick();
  expect(api.publicTables).toHaveBeenCalledTimes(1);
  await userEvent.selectOptions(screen.getAllByLabelText('Language')[0]!, 'it');
  await expect.poll(() => speech.lang).toBe('it');
  await tick();
  expect(api.publicTables).toHaveBeenCalledTimes(2);
});

/** A table with one seat still open, and somebody there. */
function waitingRoom(tableMore: Partial<TableInfo>, stateMore: Partial<State>) {
  const server = new FakeServer();
  const session = new Session({ table: ID, token: null, lang: 'en' }, server.dial);
  session.start();
  server.open();
  const [ada, bruno] = table().seats;
  const waiting = table({ status: 'waiting', seats: [{ ...ada!, connected: false }, { ...bruno!, kind: 'open', name: '' }], ...tableMore });
  server.say(state({ table: waiting, ...stateMore }));
  const joined = vi.fn();
  render(WaitingRoom, { session, table: waiting, game: null, joined });
  return joined;
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('with a link to watch one may still sit down at a public table', async () => {
  keepGuest(ID, 'w'.repeat(32));
  vi.mocked(api.join).mockImplementation(async (id, wish) => {
    if (wish.token) throw new api.Refusal('server-no-right', 'No right.', 403);
    return { table: id, seat: 's'.repeat(32), seats: [1], host: null, join: null, watch: null, each: {} };
  });
  const joined = waitingRoom({ public: true }, { seat: -1, seats: [], host: false });
  await userEvent.type(screen.getByLabelText('Your name'), 'Bruno');
  await press('Sit down');
  await expect.poll(() => joined.mock.calls.length).toBe(1);
  expect(vi.mocked(api.join).mock.calls.map(([, wish]) => wish.token)).toEqual(['w'.repeat(32), null]);
  expect(kept(ID).seat).toBe('s'.repeat(32));
  expect(screen.getByText('not connected')).toBeTruthy();
});

test('and is offered no seat at any other', () => {
  waitingRoom({ public: false }, { seat: -1, seats: [], host: false, may_sit: false });
  expect(screen.queryByRole('button', { name: 'Sit down' })).toBeNull();
  expect(screen.getByText(/You have come to watch/)).toBeTruthy();
});

test('who waits may stand up again', async () => {
  keepGuest(ID, 's'.repeat(32));
  vi.mocked(api.leave).mockResolvedValue(new Response());
  waitingRoom({}, { seat: 0, seats: [0], host: false });
  expect(screen.queryByRole('button', { name: 'Close the table' })).toBeNull();
  await press('Stand up');
  expect(api.leave).toHaveBeenCalledWith(ID, 's'.repeat(32));
});

test('and who runs the table may close it, asked once more', async () => {
  vi.mocked(api.abandon).mockResolvedValue(new Response());
  waitingRoom({}, { seat: 0, seats: [0], host: true });
  await press('Close the table');
  expect(api.abandon).not.toHaveBeenCalled();
  await press('Really close it, for all');
  expect(api.abandon).toHaveBeenCalledTimes(1);
});

function replayed(seat: number, count = 8): Replayed {
  const frames = Array.from({ length: count }, (_, k) => ({ step: k, by: 0, events: [], said: [`Eyes ${seat}, step ${k}.`], view: {} }) as unknown as Frame);
  return { table: table(), seat, open: seat < 0, frames, ending: null } as unknown as Replayed;
}
const at = () => Number(document.querySelector('[data-test="replay-page"]')?.getAttribute('data-step'));

test('a replay that is stopped and begun again goes at the same pace, and ends with its page', async () => {
  vi.useFakeTimers();
  vi.mocked(api.replay).mockResolvedValue(replayed(-1));
  vi.mocked(api.tableCards).mockRejectedValue(new Error());
  vi.mocked(api.shelf).mockRejectedValue(new Error());
  const { unmount } = render(Replay, { id: ID });
  await vi.waitFor(() => expect(document.querySelector('[data-test="replay-page"]')).toBeTruthy());
  const play = () => document.querySelector<HTMLElement>('[data-test="replay-play"]')!;
  play().click();
  await vi.advanceTimersByTimeAsync(100);
  play().click();
  play().click();
  await vi.advanceTimersByTimeAsync(100);
  const begun = at();
  await vi.advanceTimersByTimeAsync(1300);
  expect(at()).toBe(begun + 2);
  unmount();
  await vi.advanceTimersByTimeAsync(700);
  expect(vi.getTimerCount()).toBe(0);
});

test('a replay shows what was asked for last, and forgets a trouble that is over', async () => {
  // A select cannot be bound in this browser: another language asks anew just as other eyes do.
  const answers: { yes: (value: Replayed) => void; no: (reason: unknown) => void }[] = [];
  vi.mocked(api.replay).mockImplementation(() => new Promise((yes, no) => answers.push({ yes, no })));
  vi.mocked(api.tableCards).mockRejectedValue(new Error());
  vi.mocked(api.shelf).mockRejectedValue(new Error());
  const said = () => document.querySelector('.said')?.textContent;
  const asked = (times: number) => expect.poll(() => answers.length).toBe(times);
  render(Replay, { id: ID });
  await asked(1);
  answers[0]?.yes(replayed(0));
  await expect.poll(said).toBe('Eyes 0, step 0.');
  await speech.use('fr');
  await asked(2);
  answers[1]?.no(new api.Refusal('server-no-right', 'No right.', 403));
  expect((await screen.findByRole('alert')).textContent).toBe('No right.');
  await speech.use('it');
  await asked(3);
  await speech.use('en');
  await asked(4);
  answers[3]?.yes(replayed(3));
  await expect.poll(said).toBe('Eyes 3, step 0.');
  expect(screen.queryByRole('alert')).toBeNull();
  answers[2]?.yes(replayed(2));
  await new Promise((done) => setTimeout(done, 20));
  expect(said()).toBe('Eyes 3, step 0.');
});
