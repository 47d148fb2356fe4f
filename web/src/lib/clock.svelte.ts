/** The time of day for clocks on the page, told once a second while anybody looks. */
import { createSubscriber } from 'svelte/reactivity';
import { words } from './words.svelte';

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, 1000);
  return () => clearInterval(timer);
});

/** Now; read in a template it stays current to the second. */
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
