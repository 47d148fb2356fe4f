import { Session } from '$lib/session.svelte';
import { speech } from '$lib/words.svelte';
import { render, screen } from '@testing-library/svelte';
import { beforeEach, expect, test } from 'vitest';
import { FakeServer, state, table } from '../../tests/server';
import Offline from './Offline.svelte';
import SeatStrip from './SeatStrip.svelte';

let server: FakeServer;
let session: Session;

beforeEach(async () => {
  await speech.use('en');
  server = new FakeServer();
  session = new Session({ table: 'abcdefghijkl', token: null, lang: 'en' }, server.dial);
  session.start();
  server.open();
});

const said = (hook: string) => document.querySelector(`[data-test="${hook}"]`)?.textContent?.replace(/\s+/g, ' ').trim() ?? '';

test('the strip shows the clocks, and says who is not there', () => {
  const [ada, bruno] = table().seats;
  const seats = [
    { ...ada!, left_ms: 492_000 },
    { ...bruno!, left_ms: 3_849_000, connected: false },
    { ...bruno!, seat: 2, name: 'Chiara', away: true, connected: false },
    { ...bruno!, seat: 3, name: 'Dario', kind: 'bot' as const, connected: false },
  ];
  server.say(state({ table: table({ seats }) }));
  render(SeatStrip, { session, game: null, open: () => undefined });
  expect(said('seat-0')).toMatch(/^A Time left ?8:12 You$/);
  expect(said('seat-1')).toMatch(/^B not connected Time left ?1h04 Bruno$/);
  expect(said('seat-2')).toBe('C away Chiara');
  expect(said('seat-3')).toBe('D bot Dario');
});

test('without a line, the seconds are shown and not read out', () => {
  server.say(state());
  server.cut();
  render(Offline, { session });
  expect(said('offline')).toMatch(/^No connection\. Trying again in \d+ s\. Now$/);
  expect(screen.getByRole('status').textContent?.trim()).toBe('No connection.');
  expect(screen.getByText(/Trying again in/).getAttribute('aria-hidden')).toBe('true');
});
