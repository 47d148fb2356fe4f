/** What a person likes, kept in this browser: theme, sound, speed, letters on pieces, and their name. */
import { recall, remember } from './storage';

const KEY = 'ludoteca.settings';
export const SPEEDS = [0.5, 1, 1.5, 2, 3] as const;

export interface Likes {
  theme: 'system' | 'light' | 'dark';
  sound: boolean;
  speed: number;
  letters: boolean;
  name: string;
  lang: string;
}

const STANDARD: Likes = { theme: 'system', sound: false, speed: 1, letters: false, name: '', lang: '' };

class Settings {
  likes = $state<Likes>({ ...STANDARD, ...recall<Partial<Likes>>(KEY, {}) });

  set<K extends keyof Likes>(key: K, value: Likes[K]): void {
    this.likes[key] = value;
    remember(KEY, $state.snapshot(this.likes));
    this.apply();
  }

  get dark(): boolean {
    const { theme } = this.likes;
    return theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  }

  /** Put what the style sheets need on the root element. */
  apply(): void {
    const root = document.documentElement;
    root.dataset.theme = this.dark ? 'dark' : 'light';
    root.dataset.letters = this.likes.letters ? 'on' : 'off';
  }

  /** Follow the system's theme while the page is open. */
  follow(): void {
    this.apply();
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => this.apply());
  }
}

export const settings = new Settings();

export function reducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
