import { dropGuest, guestSits, keepGuest, keepLinks, kept, tokenFor } from '$lib/seats';
import type { Links } from '$lib/wire';
import { beforeEach, expect, test } from 'vitest';

const links = (more: Partial<Links>): Links => ({ table: 'abc', seat: null, seats: [], host: null, join: null, watch: null, each: {}, ...more });

beforeEach(() => localStorage.clear());

test('a link that was opened counts until it is told apart', () => {
  keepGuest('abc', 'join');
  expect(tokenFor('abc')).toBe('join');
  guestSits('abc');
  expect(kept('abc')).toMatchObject({ seat: 'join', guest: null });
});

test('whoever has a seat and opens the invitation again gets back to the seat', () => {
  keepLinks(links({ seat: 'mine' }));
  keepGuest('abc', 'join');
  expect(dropGuest('abc')).toBe(true);
  expect(tokenFor('abc')).toBe('mine');
  expect(dropGuest('abc')).toBe(false);
});

test('the own link clears one that led nowhere', () => {
  keepLinks(links({ seat: 'mine' }));
  keepGuest('abc', 'revoked');
  keepGuest('abc', 'mine');
  expect(tokenFor('abc')).toBe('mine');
});
