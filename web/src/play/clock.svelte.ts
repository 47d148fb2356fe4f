/** The current time for clocks on the page, updated every second while a clock is shown. */
import { createSubscriber } from 'svelte/reactivity';
import { words } from '$shell/words.svelte';

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, 1000);
  return () => clearInterval(timer);
});

/** The current time; in a template it stays up to date. */
export function now(): number {
  subscribe();
  return Date.now();
}

/** For how long something has lasted, roughly: `20 s`, `2 min`, `3 h`, `2 d` in the reader's language. */
export function sinceText(ms: number): string {
  const seconds = Math.max(1, Math.floor(ms / 1000));
  if (seconds < 60) return `${seconds}\u00a0s`;
  if (seconds < 3600) return `${Math.floor(seconds / 60)}\u00a0min`;
  if (seconds < 2 * 86_400) return `${Math.floor(seconds / 3600)}\u00a0h`;
  return words('page-days-short', { days: Math.floor(seconds / 86_400) });
}

/** Milliseconds as a clock shows them: `8:12`, `1:04:09`, `3 d` in the reader's language; days are rounded up. */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  if (seconds >= 2 * 86_400) return words('page-days-short', { days: Math.ceil(seconds / 86_400) });
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const rest = String(seconds % 60).padStart(2, '0');
  return hours ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}
