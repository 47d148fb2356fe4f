/** Times that have passed, in the reader's language. */
import type { Words } from '$play/contract';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "just now", "2 min. ago", "yesterday". */
export function ago(ms: number, lang: string, words: Words): string {
  if (ms < MINUTE) return words('lobby-just-now');
  const [count, unit] = ms < HOUR ? [ms / MINUTE, 'minute'] : ms < DAY ? [ms / HOUR, 'hour'] : [ms / DAY, 'day'];
  const format = new Intl.RelativeTimeFormat(lang, { numeric: 'auto', style: 'short' });
  return format.format(-Math.floor(Number(count)), unit as 'day');
}

/** A length of time: "2 min", "3 h", "4 d"; empty below a minute. */
export function span(ms: number, words: Words): string {
  if (ms < MINUTE) return '';
  if (ms < HOUR) return words('lobby-minutes', { minutes: Math.floor(ms / MINUTE) });
  if (ms < DAY) return words('lobby-hours', { hours: Math.floor(ms / HOUR) });
  return words('page-days-short', { days: Math.floor(ms / DAY) });
}
