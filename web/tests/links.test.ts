import {
  closeOffer,
  dropClaim,
  dropGuest,
  dropInvitation,
  seatGuest,
  storeClaim,
  storeGuest,
  storeLinks,
  storedLinks,
  shouldOffer,
  tokenFor,
} from '$net/links';
import { remember } from '$net/storage';
import { beforeEach, expect, test, vi } from 'vitest';
import { links as anyLinks } from './server';

const links = (more: Parameters<typeof anyLinks>[0]) => anyLinks({ table: 'abc', ...more });

beforeEach(() => localStorage.clear());

test('an opened link counts first, and becomes the seat once the server says so', () => {
  storeGuest('abc', 'join');
  expect(tokenFor('abc')).toBe('join');
  seatGuest('abc');
  expect(storedLinks('abc')).toMatchObject({ seat: 'join', guest: null });
});

test('a player who opens the invitation again gets back to their seat', () => {
  storeLinks(links({ seat: 'mine' }));
  storeGuest('abc', 'join');
  expect(dropGuest('abc')).toBe(true);
  expect(tokenFor('abc')).toBe('mine');
  expect(dropGuest('abc')).toBe(false);
});

test('the own link replaces one that led nowhere', () => {
  storeLinks(links({ seat: 'mine' }));
  storeGuest('abc', 'revoked');
  storeGuest('abc', 'mine');
  expect(tokenFor('abc')).toBe('mine');
});

test('links stored by version 0.1 still open the seat', () => {
  remember('ludoteca.table.abc', {
    table: 'abc',
    seat: 'mine',
    host: 'host',
    join: null,
    watch: null,
    each: { 1: 'e' },
    guest: null,
    at: 1,
  });
  expect(tokenFor('abc')).toBe('mine');
  expect(storedLinks('abc')).toMatchObject({
    seat: 'mine',
    host: 'host',
    each: { 1: 'e' },
    recovery: null,
    claim: null,
    offered: [],
  });
  storeLinks(links({ seat: 'new', recovery: 'CODE' }));
  expect(storedLinks('abc')).toMatchObject({ seat: 'new', host: 'host', recovery: 'CODE' });
});

test('a recovery code belongs to its link', () => {
  storeLinks(links({ seat: 'mine', recovery: 'CODE' }));
  storeLinks(links({ seat: 'mine' })); // on every visit
  storeLinks(links({ each: { 1: 'e' } }));
  expect(storedLinks('abc').recovery).toBe('CODE');
  storeGuest('abc', 'new'); // made on another device, where the old code was used
  seatGuest('abc');
  expect(storedLinks('abc')).toMatchObject({ seat: 'new', recovery: null });
  storeLinks(links({ seat: 'newer', recovery: 'OTHER' }));
  expect(storedLinks('abc').recovery).toBe('OTHER');
});

test('joining by an invitation replaces it by the own link', () => {
  storeGuest('abc', 'invitation');
  storeLinks(links({ seat: 'mine', recovery: 'CODE' }));
  expect(storedLinks('abc')).toMatchObject({ seat: 'mine', guest: null, recovery: 'CODE' });
});

test('a claim is used at once, and the old link again if the claim is refused', () => {
  storeGuest('abc', 'spent');
  storeClaim('abc', 'claim');
  expect(tokenFor('abc')).toBe('claim');
  expect(dropClaim('abc')).toBe(true);
  expect(tokenFor('abc')).toBe('spent');
  expect(dropClaim('abc')).toBe(false);
});

test('a granted claim becomes the link of the seat', () => {
  storeLinks(links({ seat: 'replaced', recovery: 'CODE' }));
  storeClaim('abc', 'claim');
  expect(dropGuest('abc')).toBe(false); // it only lets its holder watch for now, but the other link opens nothing
  seatGuest('abc');
  expect(storedLinks('abc')).toMatchObject({ seat: 'claim', guest: null, claim: null, recovery: null });
});

test('new links are added to the stored ones', () => {
  storeLinks(links({ seat: 's', seats: [0], host: 'h', join: 'j', watch: 'w', each: { 1: 'e' } }));
  storeLinks(links({ each: { 2: 'f' } }));
  expect(storedLinks('abc')).toMatchObject({ seat: 's', host: 'h', each: { 1: 'e', 2: 'f' } });
  expect(tokenFor('abc')).toBe('s');
});

test('a used invitation is forgotten', () => {
  storeLinks(links({ each: { 1: 'e', 2: 'f' } }));
  dropInvitation('abc', 1);
  dropInvitation('abc', 3);
  expect(storedLinks('abc').each).toEqual({ 2: 'f' });
});

test('an offer stays until it is answered, and is not repeated on another visit', async () => {
  expect(shouldOffer('abc', 'link')).toBe(true);
  expect(shouldOffer('abc', 'link')).toBe(true);
  vi.resetModules();
  const later = await import('$net/links');
  expect(later.shouldOffer('abc', 'link')).toBe(false);
  expect(later.shouldOffer('abc', 'code')).toBe(true);
  closeOffer('abc', 'link');
  expect(shouldOffer('abc', 'link')).toBe(false);
});
