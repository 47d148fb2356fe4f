/** A new table in one sentence: "Snails for you, a friend and Chiara (medium bot). About 45 minutes." */
import type { GameInfo, LevelInfo, SeatRequest } from '$net/wire';
import { levelWord, listed } from '$lobby/seats';
import type { Words } from '$play/contract';

export function describeTable(
  game: GameInfo,
  seats: readonly SeatRequest[],
  levels: readonly LevelInfo[],
  words: Words,
  lang: string,
): string {
  const mine = seats.filter((seat) => seat.kind === 'me');
  const friends = seats.filter((seat) => seat.kind === 'open').length;
  const people = [
    ...(mine.length ? [words('lobby-for-you')] : []),
    ...mine.slice(1).map((seat) => seat.name?.trim() || words('lobby-for-another')),
    ...(friends ? [words('lobby-for-friends', { count: friends })] : []),
    ...seats
      .filter((seat) => seat.kind === 'bot')
      .map(({ name = '', level }) => words('lobby-for-bot', { name, level: levelWord(levels, level, lang) })),
  ];
  const sentence = words('lobby-for', { game: game.title, people: listed(lang, people) });
  return game.minutes ? `${sentence} ${words('lobby-about-minutes', { minutes: game.minutes })}` : sentence;
}
