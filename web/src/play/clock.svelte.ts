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

/** Milliseconds as a clock shows them: `8:12`, `1:04:09`, `2 d` in the reader's language. */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const days = Math.floor(seconds / 86_400);
  if (days >= 2) return words('page-days-short', { days });
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const rest = String(seconds % 60).padStart(2, '0');
  return hours ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}
