import * as api from '$net/api';
import { storeClaim, storeGuest, storeLinks, storedLinks } from '$net/links';
import { Session } from './session.svelte';
import type { Snapshot, TableInfo } from '$net/wire';
import { i18n } from '$shell/words.svelte';
import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeServer, links, snapshot, table, tableChanged, turn } from '../../tests/server';
import AbsentPlayer from './AbsentPlayer.svelte';
import Chat from './Chat.svelte';
import EraseMe from './EraseMe.svelte';
import Leaving from './Leaving.svelte';
import RecoverSeat from './RecoverSeat.svelte';
import Requests from './Requests.svelte';
import LinkConsent from './LinkConsent.svelte';
import Notices from './Notices.svelte';
import OwnSeat from './OwnSeat.svelte';
import SeatBanners from './SeatBanners.svelte';
import ShareLinks from './ShareLinks.svelte';
import TakeOverSeat from './TakeOverSeat.svelte';

vi.mock('$net/api', { spy: true });

const ID = 'abcdefghijkl';
const OWN = 't'.repeat(32);
let server: FakeServer;

beforeEach(async () => {
  localStorage.clear();
  await i18n.use('en');
  await i18n.add('lobby');
});
afterEach(() => {
  vi.useRealTimers();
  vi.resetAllMocks();
});

/** A session at a table of three people. */
function enter(tableMore: Partial<TableInfo> = {}, more: Partial<Snapshot> = {}): Session {
  server = new FakeServer();
  const session = new Session({ table: ID, token: OWN, lang: 'en' }, server.openSocket);
  session.start();
  server.open();
  const [ada, bruno] = table().seats;
  const seats = [ada!, { ...bruno!, connected: false }, { ...bruno!, seat: 2, name: 'Carla' }];
  server.send(snapshot({ table: table({ seats, ...tableMore }), ...more }));
  return session;
}
const banner = (hook: string) =>
  document.querySelector(`[data-test="${hook}"]`)?.textContent?.replace(/\s+/g, ' ').trim() ?? null;
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

test('a player who asks for an undo sees who has not answered, absent players included, and can withdraw', async () => {
  const session = enter({ undo_asked_by: 0, undo_agreed: [2], undo_waits: [1] });
  render(Requests, { session });
  expect(banner('consent')).toContain('Still to answer: Bruno (not here).');
  await press('Never mind');
  expect(server.last('consent').agree).toBe(false);
});

test('a request to undo names the move', async () => {
  const session = enter({ undo_asked_by: 1, undo_waits: [0] }, { turn: turn({ undo_asked_text: 'Bruno builds.' }) });
  render(Requests, { session });
  expect(banner('consent')).toContain('Bruno would like to undo this: Bruno builds.');
  await press('Refuse');
  expect(server.last('consent').agree).toBe(false);
});

test('a proposal to end the game is answered by the others and withdrawn by its player', async () => {
  let session = enter({ end_asked_by: 1, end_waits: [0, 2] });
  const { unmount } = render(Requests, { session });
  expect(banner('end-consent')).toContain('Bruno proposes to end the game here, without a result.');
  await press('End the game');
  expect(server.last('consent_end').agree).toBe(true);
  unmount();
  session = enter({ end_asked_by: 0, end_waits: [1] });
  render(Requests, { session });
  expect(banner('end-consent')).toContain('You have proposed');
  await press('Never mind');
  expect(server.last('consent_end').agree).toBe(false);
});

test('leaving, resigning and proposing to end are confirmed in their place', async () => {
  const session = enter({});
  const close = vi.fn();
  render(Leaving, { session, close });
  await press('Resign');
  expect(server.count('resign')).toBe(0);
  expect(document.activeElement?.textContent).toBe('Yes, resign');
  await press('Never mind');
  expect(document.activeElement?.textContent?.trim()).toBe('Resign');
  await press('Resign');
  await press('Yes, resign');
  expect(server.count('resign')).toBe(1);
  await press('Propose to end without a result');
  await press('Yes, propose it');
  expect(server.count('ask_end')).toBe(1);
  await press('Leave the table');
  await press('Stay and watch');
  expect(server.last('away').away).toBe(true);
  expect(close).toHaveBeenCalledTimes(3);
});

test('who left the seat to a bot and opens the table again has it back', () => {
  const [ada, bruno] = table().seats;
  const session = enter({ seats: [{ ...ada!, away: true }, bruno!] });
  expect(server.last('away').away).toBe(false);
  server.send(tableChanged(5));
  expect(session.welcome).toBe(true);
});

test('the question about a lost link says what a new one opens', async () => {
  const session = enter({ link_asked: 1, link_agreed: [2], link_waits: [0] });
  render(LinkConsent, { session, again: vi.fn() });
  expect(banner('link-consent')).toContain(
    'Bruno says they have lost their link. Give them a new one? It opens their hand',
  );
  expect(banner('link-consent')).toContain('Carla agreed.');
  await press('Yes, it is Bruno');
  expect(server.last('consent_link').agree).toBe(true);
  await press('No');
  expect(server.last('consent_link').agree).toBe(false);
});

test('players who have answered, and spectators, get no buttons', () => {
  const session = enter({ link_asked: 1, link_agreed: [0], link_waits: [2] });
  render(LinkConsent, { session, again: vi.fn() });
  expect(banner('link-consent')).toContain('Still to answer: Carla.');
  expect(screen.queryByRole('button')).toBeNull();
});

test('a player who asked for a link watches, and learns that the seat’s player came back', async () => {
  storeGuest(ID, 'spent');
  storeClaim(ID, OWN);
  const session = enter({ link_asked: 1, link_waits: [0, 2] }, { seat: -1, seats: [] });
  const again = vi.fn();
  render(LinkConsent, { session, again });
  expect(banner('link-consent')).toContain(
    'You have asked for a new link to this seat: Bruno. Still to answer: Ada, Carla.',
  );
  server.send(tableChanged(5));
  await expect.poll(() => banner('claim-ended')).toContain('the player of this seat has come back');
  await press('Close');
  expect(again).toHaveBeenCalled();
  expect(storedLinks(ID)).toMatchObject({ guest: 'spent', claim: null });
});

test('a recovery code leads back to its seat', async () => {
  vi.mocked(api.recover).mockResolvedValue(links({ seat: 'new', recovery: 'NEW' }));
  const entered = vi.fn();
  render(RecoverSeat, { table: ID, entered });
  await userEvent.type(screen.getByLabelText('Recovery code'), 'abcde fghjk');
  await press('Take my seat');
  expect(api.recover).toHaveBeenCalledWith('abcde fghjk');
  expect(entered).toHaveBeenCalled();
  expect(storedLinks(ID)).toMatchObject({ seat: 'new', recovery: 'NEW' });
});

test('a refused claim shows the reason, and without a link there is no claim', async () => {
  const { unmount } = render(RecoverSeat, { table: ID, entered: vi.fn() });
  expect(screen.queryByRole('button', { name: 'Ask the others' })).toBeNull();
  unmount();
  storeGuest(ID, 'spent');
  vi.mocked(api.claim).mockRejectedValueOnce(new api.ApiError('server-link-few', 'Needs two others.', 409));
  vi.mocked(api.claim).mockRejectedValueOnce(new api.ApiError('server-is-here', 'That player is here.', 409));
  vi.mocked(api.claim).mockResolvedValueOnce(links({ claim: 'claim' }));
  const entered = vi.fn();
  render(RecoverSeat, { table: ID, entered });
  await press('Ask the others');
  expect((await screen.findByRole('alert')).textContent).toBe('Needs two others.');
  await press('Ask the others');
  await expect.poll(() => screen.getByRole('alert').textContent).toContain('or has only just left');
  await press('Ask the others');
  expect(entered).toHaveBeenCalled();
  expect(api.claim).toHaveBeenLastCalledWith(ID, 'spent', null);
  expect(storedLinks(ID).claim).toEqual({ token: 'claim', by: 'spent' });
});

test('a spectator chooses which seat was theirs', async () => {
  vi.mocked(api.claim).mockResolvedValue(links({ claim: 'claim' }));
  const seats = table().seats;
  render(RecoverSeat, { table: ID, seats, entered: vi.fn() });
  expect(screen.getAllByRole('option').map((each) => each.textContent)).toEqual(['Ada', 'Bruno']);
  await press('Ask the others');
  expect(api.claim).toHaveBeenLastCalledWith(ID, null, 0);
});

test('a player’s own seat has a link and a code, and a new link needs a confirmation', async () => {
  storeLinks(links({ seat: OWN, recovery: 'CODE' }));
  vi.mocked(api.newLink).mockResolvedValue(links({ seat: 'n'.repeat(32), recovery: 'NEW' }));
  const session = enter();
  render(OwnSeat, { session, table: session.table!, open: true });
  const field = (name: string) => (screen.getByLabelText(name) as HTMLInputElement).value;
  expect(field('Your link')).toContain(`/t/${ID}#${OWN}`);
  expect(field('Recovery code')).toBe('CODE');
  await press('New link');
  expect(api.newLink).not.toHaveBeenCalled();
  await press('Yes, a new link');
  await expect.poll(() => field('Recovery code')).toBe('NEW');
  expect(api.newLink).toHaveBeenCalledWith(ID, 0, OWN);
  expect(session.token).toBe('n'.repeat(32));
  expect(screen.getByText(/Here is your new link/)).toBeTruthy();
});

test('one of several seats can be passed on by an invitation', async () => {
  storeLinks(links({ seat: OWN }));
  vi.mocked(api.invite).mockResolvedValue(links({ each: { 2: 'i'.repeat(32) } }));
  const session = enter({}, { seats: [0, 2] });
  render(OwnSeat, { session, table: session.table!, open: true });
  await userEvent.click(document.querySelector('[data-test="pass-on-2"]')!);
  await expect
    .poll(() => document.querySelector<HTMLInputElement>('[data-test="pass-on-link-2"]')?.value)
    .toContain('i'.repeat(32));
  expect(api.invite).toHaveBeenCalledWith(ID, 2, OWN);
  expect(storedLinks(ID).seat).toBe(OWN);
});

test('an invited player takes the seat over with a name', async () => {
  vi.mocked(api.join).mockResolvedValue(links({ seat: 'mine' }));
  const session = enter({}, { seat: -1, seats: [], invited: [2] });
  const entered = vi.fn();
  render(TakeOverSeat, { session, entered });
  expect(banner('take-over')).toContain('Carla');
  await userEvent.type(screen.getByLabelText('Your name'), 'Dario');
  await press('Take over');
  expect(vi.mocked(api.join).mock.calls[0]?.[1]).toMatchObject({ name: 'Dario', token: OWN });
  expect(entered).toHaveBeenCalled();
});

test('the host makes a new invitation if the old one is used up, and no link to a taken seat', async () => {
  storeLinks(links({ host: 'h', join: 'j', each: { 1: 'a', 2: 'b', 3: 'c' } }));
  const [ada, bruno] = table().seats;
  const seats = [ada!, { ...bruno! }, ...[2, 3].map((seat) => ({ ...bruno!, seat, kind: 'open' as const, name: '' }))];
  vi.mocked(api.table).mockImplementation(async (_, token) => {
    if (token === 'b') throw new api.ApiError('server-seat-taken', 'Taken.', 409); // somebody sat there and left
    return table();
  });
  vi.mocked(api.invite).mockResolvedValue(links({ each: { 2: 'new' } }));
  render(ShareLinks, { table: table({ status: 'waiting', seats }), mine: [0], host: true });
  const shown = (seat: number) =>
    document.querySelector<HTMLInputElement>(`[data-test="link-seat-${seat}"]`)?.value.split('#')[1];
  expect(storedLinks(ID).each).toEqual({ 2: 'b', 3: 'c' });
  const details = document.querySelector('details')!;
  details.open = true;
  details.dispatchEvent(new Event('toggle'));
  await userEvent.click(await screen.findByRole('button', { name: 'New invitation' }));
  await expect.poll(() => shown(2)).toBe('new');
  expect(shown(3)).toBe('c');
  expect(shown(1)).toBeUndefined();
  expect(api.invite).toHaveBeenCalledWith(ID, 2, 'h');
});

test('the banner about the recovery code is shown once', async () => {
  storeLinks(links({ seat: OWN, recovery: 'CODE' }));
  const showSeat = vi.fn();
  const { unmount } = render(SeatBanners, { session: enter(), showSeat });
  expect(banner('offer-code')).toContain('recovery code');
  await press('Show it');
  expect(showSeat).toHaveBeenCalled();
  expect(banner('offer-code')).toBeNull();
  unmount();
  render(SeatBanners, { session: enter(), showSeat });
  expect(banner('offer-code')).toBeNull();
});

test('a notice about another seat stays under the bar until it is dismissed', async () => {
  const session = enter({}, { seats: [0] });
  render(SeatBanners, { session, showSeat: vi.fn() });
  const notice = { at: 1, seats: [1], key: 'server-relinked-own', text: 'Bruno has a new link.' };
  server.send(tableChanged(5, { notice: { ...notice, seats: [0] } }));
  await expect.poll(() => session.notice).toBeTruthy();
  expect(banner('notice')).toBeNull(); // it is about the player’s own seat
  server.send(tableChanged(5, { notice }));
  await expect.poll(() => banner('notice')).toContain('Bruno has a new link.');
  await press('Got it');
  expect(banner('notice')).toBeNull();
});

test('notices come latest first, and earlier ones are collapsed', () => {
  const notices = [1, 2, 3, 4].map((at) => ({ at, seats: [1], key: 'k', text: `Notice ${at}.` }));
  render(Notices, { notices });
  const lines = screen.getAllByRole('listitem').map((line) => line.textContent);
  expect(lines.map((line) => line?.match(/Notice \d/)?.[0])).toEqual(['Notice 4', 'Notice 3', 'Notice 2', 'Notice 1']);
  expect(screen.getByText('Earlier').closest('details')?.open).toBe(false);
});

test('an absent player’s seat is reserved until the time is up', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const standIn = vi.fn();
  const since = Date.now() - 125_000;
  const { unmount } = render(AbsentPlayer, { name: 'Bruno', since, ends: Date.now() + 42_000, standIn });
  expect(screen.getByText('away for 2 min')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  unmount();
  render(AbsentPlayer, { name: 'Bruno', ends: Date.now() - 1, standIn });
  await press('Let a bot play: Bruno');
  expect(standIn).toHaveBeenCalled();
});

test('the chat says when it is closed, and the host of a public table closes it to spectators', async () => {
  const watcher = enter({ watchers_may_chat: false }, { seat: -1, seats: [], host: false });
  const { unmount } = render(Chat, { session: watcher, muted: [], mute: vi.fn() });
  expect(banner('chat-closed')).toBe('The host has closed the chat to spectators.');
  expect(screen.queryByRole('textbox')).toBeNull();
  unmount();
  const host = enter({ public: true });
  render(Chat, { session: host, muted: [], mute: vi.fn() });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Spectators may write' }));
  expect(server.last('silence_watchers').silent).toBe(true);
});

test('a new message of somebody else is noted, an own one and erased ones are not', () => {
  const session = enter();
  const line = { type: 'chat' as const, id: 1, seat: 1, name: 'Bruno', text: 'Ciao!', at: 0 };
  server.send({ type: 'chats', lines: [] });
  server.send(line);
  expect(session.newChat?.text).toBe('Ciao!');
  server.send({ ...line, id: 2, seat: 0, name: 'Ada', text: 'Salut !' });
  expect(session.newChat?.text).toBe('Ciao!');
  server.send({ type: 'chats', lines: [] });
  expect(session.newChat).toBeNull();
  expect(session.chats).toEqual([]);
});

test('a player’s name and messages are erased after a confirmation that says what stays', async () => {
  const session = enter();
  const erased = vi.spyOn(api, 'erase').mockResolvedValue(new Response());
  render(EraseMe, { session, table: table() });
  await press('Erase my name and my messages');
  expect(screen.getByText(/The moves stay/)).toBeTruthy();
  expect(erased).not.toHaveBeenCalled();
  await press('Yes, erase them');
  expect(erased).toHaveBeenCalledWith(ID, OWN);
  expect(banner('erased')).toBe('Your name and your messages are erased.');
});
