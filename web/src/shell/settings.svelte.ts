/** The personal settings in this browser: theme, sound, speed, letters on pieces, name and language. */
import { recall, remember } from '$net/storage';

const KEY = 'ludoteca.settings';
export const SPEEDS = [0.5, 1, 1.5, 2, 3] as const;

export interface PersonalSettings {
  theme: 'system' | 'light' | 'dark';
  sound: boolean;
  speed: number;
  letters: boolean;
  name: string;
  lang: string;
}

const DEFAULTS: PersonalSettings = { theme: 'system', sound: false, speed: 1, letters: false, name: '', lang: '' };

class Settings {
  values = $state<PersonalSettings>({ ...DEFAULTS, ...recall<Partial<PersonalSettings>>(KEY, {}) });

  set<K extends keyof PersonalSettings>(key: K, value: PersonalSettings[K]): void {
    this.values[key] = value;
    remember(KEY, $state.snapshot(this.values));
    this.apply();
  }

  get dark(): boolean {
    const { theme } = this.values;
    return theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  }

  /** Set the attributes that the style sheets read on the root element. */
  apply(): void {
    const root = document.documentElement;
    root.dataset.theme = this.dark ? 'dark' : 'light';
    root.dataset.letters = this.values.letters ? 'on' : 'off';
  }

  /** Follow the system's theme while the page is open. */
  followSystemTheme(): void {
    this.apply();
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => this.apply());
  }
}

export const settings = new Settings();

export function reducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
