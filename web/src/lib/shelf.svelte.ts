/** The games on the shelf, in the reader's language. */
import { shelf } from './api';
import type { Shelf } from './wire';
import { speech } from './words.svelte';

/** The order in which they stand there. */
const ORDER = ['patrician', 'san_juan', 'patee_imperiale'];

const kept = new Map<string, Promise<Shelf>>();

/** The shelf; asked for once in each language. */
export function loadShelf(): Promise<Shelf> {
  const { lang } = speech;
  const asked = kept.get(lang) ?? shelf().then(inOrder);
  kept.set(lang, asked);
  asked.catch(() => kept.delete(lang));
  return asked;
}

function inOrder(found: Shelf): Shelf {
  const place = (key: string) => (ORDER.includes(key) ? ORDER.indexOf(key) : ORDER.length);
  return { ...found, games: [...found.games].sort((a, b) => place(a.key) - place(b.key)) };
}
