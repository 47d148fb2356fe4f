import { i18n } from '$shell/words.svelte';
import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { links, table } from '../../tests/server';
import { storeLinks, storedLinks } from '$net/links';
import Rematch from './Rematch.svelte';

const NEXT = 'zyxwvutsrqpo';
const offered = (more = {}) => table({ status: 'over', rematch: NEXT, rematch_by: 1, rematch_accepted: [1], ...more });
const answers = () => [...document.querySelectorAll('li')].map((seat) => seat.dataset.answer);

beforeEach(async () => {
  localStorage.clear();
  await i18n.use('en');
  await i18n.add('lobby');
});

test('nobody has offered one: a player can', () => {
  render(Rematch, { table: table({ status: 'over' }), mine: 0 });
  expect(screen.getByRole('button', { name: 'Rematch' })).toBeTruthy();
});

test('the others see who offers, that their seat is kept, and who plays', async () => {
  const decline = vi.fn();
  const { rerender } = render(Rematch, { table: offered(), mine: 0, decline });
  expect(screen.getByRole('status').textContent?.replace(/\s+/g, ' ').trim()).toBe(
    'Bruno offers a rematch. Your seat is kept for you.',
  );
  expect(answers()).toEqual(['open', 'accepted']);
  expect(screen.getByText('Bruno: plays')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'No, thanks' }));
  expect(decline).toHaveBeenCalledOnce();
  await rerender({ table: offered({ rematch_declined: [0] }), mine: 0, decline });
  expect(answers()).toEqual(['declined', 'accepted']);
  expect(screen.getByRole('button', { name: 'Play after all' })).toBeTruthy();
  await rerender({ table: table({ status: 'over' }), mine: 0, decline });
  expect(screen.getByRole('button', { name: 'Rematch' })).toBeTruthy();
});

test('who accepts goes to the new table with the link of the old one', async () => {
  storeLinks(links({ seat: 'o'.repeat(32) }));
  const fetched = vi.fn(async (_path: string, _request: RequestInit) =>
    Response.json(links({ table: NEXT, seat: 'n'.repeat(32), seats: [1] })),
  );
  vi.stubGlobal('fetch', fetched);
  render(Rematch, { table: offered(), mine: 0 });
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
  await vi.waitFor(() => expect(location.pathname).toBe(`/t/${NEXT}`));
  expect(fetched.mock.calls[0]?.[0]).toContain(`/api/tables/${NEXT}/join`);
  expect(JSON.parse(String(fetched.mock.calls[0]?.[1].body))).toMatchObject({ token: 'o'.repeat(32), name: 'Ada' });
  expect(storedLinks(NEXT).seat).toBe('n'.repeat(32));
  vi.unstubAllGlobals();
});

test('watchers are led to the next game', () => {
  render(Rematch, { table: offered(), mine: null });
  expect(screen.getByRole('button', { name: 'Watch the next game' })).toBeTruthy();
});
