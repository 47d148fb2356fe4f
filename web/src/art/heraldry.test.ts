import { afterEach, expect, test } from 'vitest';
import { seatColours, seatKey, seatLetter, sigil } from './heraldry';

afterEach(() => seatColours.use());

const seats = (...colours: number[]) => colours.map((colour) => ({ colour }));

test('a seat has the colour of its number', () => {
  expect([0, 1, 4].map((seat) => seatLetter(seat))).toEqual(['A', 'B', 'E']);
});

test('in a rematch the players keep letter, colour and pattern although the seats rotate', () => {
  const before = sigil(1);
  seatColours.use(seats(1, 2, 0));
  expect(sigil(0)).toBe(before);
  expect([0, 1, 2].map((seat) => seatKey(seat))).toEqual(['b', 'c', 'a']);
  seatColours.use();
  expect(sigil(1)).toBe(before);
});

test('a page with several tables says the colours itself', () => {
  seatColours.use(seats(1, 0));
  expect(sigil(0, 28, 2)).toContain('>C</text>');
  expect(seatColours.of(1, seats(2, 0, 1))).toBe(0);
});

test('a server that knows no colours sends the same for all', () => {
  seatColours.use(seats(0, 0, 0));
  expect([0, 1, 2].map((seat) => seatLetter(seat))).toEqual(['A', 'B', 'C']);
  expect(seatColours.of(2, seats(0, 0, 0))).toBe(2);
});
