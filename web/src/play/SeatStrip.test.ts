import { Session } from './session.svelte';
import { i18n } from '$shell/words.svelte';
import { render, screen } from '@testing-library/svelte';
import { beforeEach, expect, test } from 'vitest';
import { FakeServer, snapshot, table } from '../../tests/server';
import OfflineBanner from './OfflineBanner.svelte';
import SeatStrip from './SeatStrip.svelte';

let server: FakeServer;
let session: Session;

beforeEach(async () => {
  await i18n.use('en');
  server = new FakeServer();
  session = new Session({ table: 'abcdefghijkl', token: null, lang: 'en' }, server.openSocket);
  session.start();
  server.open();
});

const textOf = (hook: string) =>
  document.querySelector(`[data-test="${hook}"]`)?.textContent?.replace(/\s+/g, ' ').trim() ?? '';

test('the strip shows the clocks and marks absent players', () => {
  const [ada, bruno] = table().seats;
  const seats = [
    { ...ada!, left_ms: 492_000 },
    { ...bruno!, left_ms: 3_849_000, connected: false },
    { ...bruno!, seat: 2, name: 'Chiara', away: true, connected: false },
    { ...bruno!, seat: 3, name: 'Dario', kind: 'bot' as const, connected: false },
  ];
  server.send(snapshot({ table: table({ seats }) }));
  render(SeatStrip, { session, game: null, open: () => undefined });
  expect(textOf('seat-0')).toMatch(/^A Time left ?8:12 You$/);
  expect(textOf('seat-1')).toMatch(/^B not connected Time left ?1h04 Bruno$/);
  expect(textOf('seat-2')).toBe('C bot plays Chiara');
  expect(textOf('seat-3')).toBe('D bot Dario');
});

test('without a connection, the seconds are shown but not announced', () => {
  server.send(snapshot());
  server.cut();
  render(OfflineBanner, { session });
  expect(textOf('offline')).toMatch(/^No connection\. Trying again in \d+ s\. Now$/);
  expect(screen.getByRole('status').textContent?.trim()).toBe('No connection.');
  expect(screen.getByText(/Trying again in/).getAttribute('aria-hidden')).toBe('true');
});
