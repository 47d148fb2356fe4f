import * as api from '$net/api';
import { storeGuest, storedLinks } from '$net/links';
import { Session } from '$play/session.svelte';
import type { ReplayFrame, Replay as Replayed, Snapshot, TableInfo } from '$net/wire';
import { i18n } from './words.svelte';
import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeServer, links, snapshot, table } from '../../tests/server';
import Replay from './Replay.svelte';
import OpenTables from './OpenTables.svelte';
import WaitingRoom from '$play/WaitingRoom.svelte';

vi.mock('$net/api', { spy: true });
vi.mock('$play/games', () => ({ hasBoard: () => true, loadGame: async () => null, loadPoster: async () => '' }));

const ID = 'abcdefghijkl';

beforeEach(async () => {
  localStorage.clear();
  await i18n.use('en');
  await i18n.add('lobby');
});
afterEach(() => {
  vi.useRealTimers();
  vi.resetAllMocks();
});

test('a change of language fetches the open tables again', async () => {
  // The real one reads the language, too.
  vi.mocked(api.publicTables).mockImplementation(async () => (i18n.lang ? [] : []));
  render(OpenTables);
  await tick();
  expect(api.publicTables).toHaveBeenCalledTimes(1);
  await userEvent.selectOptions(screen.getAllByLabelText('Language')[0]!, 'it');
  await expect.poll(() => i18n.lang).toBe('it');
  await tick();
  expect(api.publicTables).toHaveBeenCalledTimes(2);
});

/** A table with one player and one open seat. */
function waitingRoom(tableMore: Partial<TableInfo>, stateMore: Partial<Snapshot>) {
  const server = new FakeServer();
  const session = new Session({ table: ID, token: null, lang: 'en' }, server.openSocket);
  session.start();
  server.open();
  const [ada, bruno] = table().seats;
  const waiting = table({
    status: 'waiting',
    seats: [
      { ...ada!, connected: false },
      { ...bruno!, kind: 'open', name: '' },
    ],
    ...tableMore,
  });
  server.send(snapshot({ table: waiting, ...stateMore }));
  const joined = vi.fn();
  vi.mocked(api.gameList).mockRejectedValue(new Error());
  render(WaitingRoom, { session, table: waiting, game: null, joined });
  return joined;
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('a spectator can still sit down at a public table', async () => {
  storeGuest(ID, 'w'.repeat(32));
  vi.mocked(api.join).mockImplementation(async (id, request) => {
    if (request.token) throw new api.ApiError('server-no-right', 'No right.', 403);
    return links({ table: id, seat: 's'.repeat(32), seats: [1] });
  });
  const joined = waitingRoom({ public: true }, { seat: -1, seats: [], host: false });
  await userEvent.type(screen.getByLabelText('Your name'), 'Bruno');
  await press('Sit down');
  await expect.poll(() => joined.mock.calls.length).toBe(1);
  expect(vi.mocked(api.join).mock.calls.map(([, request]) => request.token)).toEqual(['w'.repeat(32), null]);
  expect(storedLinks(ID).seat).toBe('s'.repeat(32));
  expect(screen.getByText('not connected')).toBeTruthy();
});

test('a spectator cannot sit down at any other table', () => {
  waitingRoom({ public: false }, { seat: -1, seats: [], host: false, may_sit: false });
  expect(screen.queryByRole('button', { name: 'Sit down' })).toBeNull();
  expect(screen.getByText(/You are watching/)).toBeTruthy();
});

test('a waiting player can stand up again', async () => {
  storeGuest(ID, 's'.repeat(32));
  vi.mocked(api.leave).mockResolvedValue(new Response());
  waitingRoom({}, { seat: 0, seats: [0], host: false });
  expect(screen.queryByRole('button', { name: 'Close the table' })).toBeNull();
  await press('Stand up');
  expect(api.leave).toHaveBeenCalledWith(ID, 's'.repeat(32));
});

test('the host can close the table after a confirmation', async () => {
  vi.mocked(api.abandon).mockResolvedValue(new Response());
  waitingRoom({}, { seat: 0, seats: [0], host: true });
  await press('Close the table');
  expect(api.abandon).not.toHaveBeenCalled();
  await press('Yes, close it for all');
  expect(api.abandon).toHaveBeenCalledTimes(1);
});

function replayed(seat: number, count = 8): Replayed {
  const frames = Array.from(
    { length: count },
    (_, k) => ({ step: k, by: 0, events: [], said: [`Seat ${seat}, step ${k}.`], view: {} }) as unknown as ReplayFrame,
  );
  return { table: table(), seat, open: seat < 0, frames, ending: null } as unknown as Replayed;
}
const at = () => Number(document.querySelector('[data-test="replay-page"]')?.getAttribute('data-step'));

test('a replay that is paused and resumed keeps its pace, and ends with its page', async () => {
  vi.useFakeTimers();
  vi.mocked(api.replay).mockResolvedValue(replayed(-1));
  vi.mocked(api.tableCards).mockRejectedValue(new Error());
  vi.mocked(api.gameList).mockRejectedValue(new Error());
  vi.mocked(api.moments).mockRejectedValue(new Error());
  const { unmount } = render(Replay, { id: ID });
  await vi.waitFor(() => expect(document.querySelector('[data-test="replay-page"]')).toBeTruthy());
  const play = () => document.querySelector<HTMLElement>('[data-test="replay-play"]')!;
  play().click();
  await vi.advanceTimersByTimeAsync(100);
  play().click();
  play().click();
  await vi.advanceTimersByTimeAsync(100);
  const begun = at();
  await vi.advanceTimersByTimeAsync(2700);
  expect(at()).toBe(begun + 2);
  unmount();
  await vi.advanceTimersByTimeAsync(1350);
  expect(vi.getTimerCount()).toBe(0);
});

test('a replay shows the last request, and removes an error that no longer applies', async () => {
  // Another language causes a new request just as another seat does.
  const answers: { yes: (value: Replayed) => void; no: (reason: unknown) => void }[] = [];
  vi.mocked(api.replay).mockImplementation(() => new Promise((yes, no) => answers.push({ yes, no })));
  vi.mocked(api.tableCards).mockRejectedValue(new Error());
  vi.mocked(api.gameList).mockRejectedValue(new Error());
  vi.mocked(api.moments).mockRejectedValue(new Error());
  const sentence = () => document.querySelector('[data-test="replay-said"]')?.textContent;
  const requests = (times: number) => expect.poll(() => answers.length).toBe(times);
  render(Replay, { id: ID });
  await requests(1);
  answers[0]?.yes(replayed(0));
  await expect.poll(sentence).toBe('Seat 0, step 0.');
  await i18n.use('fr');
  await requests(2);
  answers[1]?.no(new api.ApiError('server-no-right', 'No right.', 403));
  expect((await screen.findByRole('alert')).textContent).toBe('No right.');
  await i18n.use('it');
  await requests(3);
  await i18n.use('en');
  await requests(4);
  answers[3]?.yes(replayed(3));
  await expect.poll(sentence).toBe('Seat 3, step 0.');
  expect(screen.queryByRole('alert')).toBeNull();
  answers[2]?.yes(replayed(2));
  await new Promise((done) => setTimeout(done, 20));
  expect(sentence()).toBe('Seat 3, step 0.');
});
