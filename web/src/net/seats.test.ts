import { beforeEach, expect, test } from 'vitest';
import { storeLinks, storedLinks } from './links';
import { importSeats, mySeats, readSeats, seatsFile, seatsFragment } from './seats';
import { links } from '../../tests/server';

const A = 'a'.repeat(32);
const B = 'B_-'.padEnd(32, '9');
const [FIRST, SECOND] = ['abcdefghijkl', 'mnopqrstuvwx'];

beforeEach(() => localStorage.clear());

function sitAtTwo(): void {
  storeLinks(links({ table: FIRST, seat: A, host: B, join: A, each: { 1: B }, recovery: 'Amber fox.42~x' }));
  storeLinks(links({ table: SECOND, seat: B, recovery: null }));
  storeLinks(links({ table: 'onlywatching', watch: A }));
}

test('seats go out and come in as a file, with everything that belongs to them', () => {
  sitAtTwo();
  const file = seatsFile(mySeats());
  expect(file).not.toContain('onlywatching');
  localStorage.clear();
  expect(importSeats(readSeats(file)!)).toEqual({ added: 2, known: 0 });
  expect(storedLinks(FIRST)).toMatchObject({ seat: A, host: B, join: A, each: { 1: B }, recovery: 'Amber fox.42~x' });
  expect(storedLinks(SECOND).seat).toBe(B);
});

test('seats go out and come in as a link; its tokens are after the #', () => {
  sitAtTwo();
  const link = `https://ludoteca.example/seats#${seatsFragment(mySeats())}`;
  expect(new URL(link).pathname + new URL(link).search).toBe('/seats');
  localStorage.clear();
  expect(importSeats(readSeats(link)!)).toEqual({ added: 2, known: 0 });
  expect(storedLinks(FIRST)).toMatchObject({ seat: A, host: B, recovery: 'Amber fox.42~x' });
  expect(importSeats(readSeats(link)!)).toEqual({ added: 0, known: 2 });
});

test('a seat of this browser is never replaced', () => {
  storeLinks(links({ table: FIRST, seat: B }));
  expect(
    importSeats([{ table: FIRST, seat: A, host: A, join: null, watch: null, each: {}, recovery: 'theirs' }]),
  ).toEqual({ added: 0, known: 1 });
  expect(storedLinks(FIRST)).toMatchObject({ seat: B, host: A, recovery: null });
});

test.each([
  '',
  'hello',
  '{',
  '{}',
  '{"kind":"ludoteca-seats","tables":7}',
  `{"kind":"ludoteca-seats","tables":[null,{"table":"../etc","seat":"${A}"},{"table":"${FIRST}","seat":"short"}]}`,
  'https://ludoteca.example/seats#2~x',
  `1~${FIRST}.%E0%A4%A.`,
  `https://ludoteca.example/t/${FIRST}#${A}`,
])('what holds no seats is refused: %s', (text) => {
  expect(readSeats(text)).toBeNull();
});
