/** What a seat of a new table can be, as the menu of its shield offers it. */
import type { LevelInfo, SeatRequest } from '$net/wire';

export interface Choice {
  /** `me`, `open`, `bot:<level>` or `nobody`. */
  value: string;
  icon: string;
  /** The message, and what it needs to know. */
  key: string;
  facts?: Record<string, string | number>;
  level?: number;
  help?: string;
}

export const kindOf = (seat: SeatRequest | undefined): string =>
  !seat ? 'nobody' : seat.kind === 'bot' ? `bot:${seat.level}` : (seat.kind ?? 'open');

/** The choices of a seat; a seat can be empty only if enough others are left. */
export function seatChoices(
  levels: readonly LevelInfo[],
  bot: string,
  { another, removable, lang }: { another: boolean; removable: boolean; lang: string },
): Choice[] {
  return [
    { value: 'open', icon: 'people', key: 'lobby-setup-friend' },
    { value: 'me', icon: 'check', key: another ? 'lobby-setup-another' : 'lobby-setup-me' },
    ...levels.map((level, k) => ({
      value: `bot:${level.spec}`,
      icon: 'bot',
      key: 'lobby-setup-bot',
      facts: { name: bot, level: level.label.toLocaleLowerCase(lang) },
      level: Math.min(4, k + 1),
      help: level.help,
    })),
    ...(removable ? [{ value: 'nobody', icon: 'x', key: 'lobby-setup-nobody' }] : []),
  ];
}
