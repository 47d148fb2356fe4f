/** What a table is played with, in a few words each: clock, undo, hints, bots, rules that differ, who may come. */
import type { GameInfo, LevelInfo, SeatInfo, TableInfo, TableSettings } from '$net/wire';
import type { Words } from '$play/contract';
import { levelWord } from './seats';

export interface Term {
  key: string;
  icon: string;
  text: string;
}

type Options = TableInfo['options'];

export function clockTerm({ clock }: TableSettings, words: Words): string {
  if (clock.kind === 'move') return words('lobby-term-move', { seconds: clock.seconds });
  if (clock.kind === 'days') return words('lobby-term-days', { days: clock.days });
  if (clock.kind === 'none') return words('lobby-term-no-clock');
  const minutes = Math.round(clock.seconds / 60);
  return clock.increment
    ? words('lobby-term-game-more', { minutes, seconds: clock.increment })
    : words('lobby-term-game', { minutes });
}

/** The options of the game that are not as printed. */
export function optionTerms(game: GameInfo | null, options: Options, words: Words): string[] {
  return (game?.options ?? []).flatMap((option) => {
    const value = options[option.name] ?? option.default;
    if (value === option.default) return [];
    if (value === true) return [option.label];
    const text =
      option.kind === 'choice'
        ? (option.choice_labels[option.choices.indexOf(String(value))] ?? String(value))
        : option.kind === 'number'
          ? String(value)
          : words('lobby-no');
    return [`${option.label}: ${text}`];
  });
}

interface Played {
  manners: TableSettings;
  options: Options;
  public: boolean;
  own_cards?: boolean;
  seats?: readonly SeatInfo[];
}

/** All terms of a table. Bots are named only where they are not drawn. */
export function terms(
  table: Played,
  game: GameInfo | null,
  words: Words,
  { levels = [], lang = 'en', bots = false }: { levels?: readonly LevelInfo[]; lang?: string; bots?: boolean } = {},
): Term[] {
  const { manners } = table;
  const list: Term[] = [
    { key: 'clock', icon: 'clock', text: clockTerm(manners, words) },
    { key: 'undo', icon: 'undo', text: words(`lobby-term-undo-${manners.undo}`) },
    { key: 'hints', icon: 'hint', text: words(manners.hints ? 'lobby-term-hints' : 'lobby-term-no-hints') },
  ];
  if (manners.memory_aid) list.push({ key: 'memory', icon: 'log', text: words('lobby-term-memory') });
  if (bots)
    for (const { seat, kind, name, level } of table.seats ?? []) {
      const word = levelWord(levels, level, lang);
      if (kind === 'bot')
        list.push({
          key: `bot ${seat}`,
          icon: 'bot',
          text: word ? words('lobby-term-bot', { name, level: word }) : words('lobby-bot', { name }),
        });
    }
  optionTerms(game, table.options, words).forEach((text, k) => list.push({ key: `option ${k}`, icon: 'book', text }));
  if (table.public) list.push({ key: 'public', icon: 'eye', text: words('lobby-term-public') });
  if (table.own_cards) list.push({ key: 'cards', icon: 'hand', text: words('lobby-own-cards') });
  return list;
}
