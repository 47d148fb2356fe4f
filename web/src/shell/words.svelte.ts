/** The page's texts, from the same Fluent catalogues as the terminal's; each language is loaded on demand. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Words } from '$play/contract';
import { settings } from './settings.svelte';
import type { Lang } from '$net/wire';

export const LANGS: Record<Lang, string> = { en: 'English', fr: 'Français', it: 'Italiano' };

const catalogues = import.meta.glob<string>(
  ['../../../src/ludoteca/locales/*/*.ftl', '!../../../src/ludoteca/locales/*/{arena,cli,core,play,server,review}.ftl'],
  { query: '?raw', import: 'default' },
);

function isLang(text: string): text is Lang {
  return text in LANGS;
}

/** The chosen language, or the first of the browser's languages that has a catalogue. */
export function preferredLang(): Lang {
  const wanted = [settings.values.lang, ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return wanted.find(isLang) ?? 'en';
}

class Translations {
  lang = $state<Lang>('en');
  #bundle = $state.raw(new FluentBundle('en'));
  #loaded = new Set<string>(['page']);

  /** The text of a message; the key itself if there is none. */
  text: Words = (key, facts) => {
    const message = this.#bundle.getMessage(key);
    if (!message?.value) return key;
    return this.#bundle.formatPattern(message.value, facts ?? null, []);
  };

  /** Change the language; the old one stays until the new one is loaded. */
  async use(lang: Lang): Promise<void> {
    const bundle = await this.#load(lang, [...this.#loaded]);
    this.#bundle = bundle;
    this.lang = lang;
    document.documentElement.lang = lang;
  }

  /** Load the texts of a game as well. */
  async addGame(game: string): Promise<void> {
    if (this.#loaded.has(game)) return;
    const { lang } = this;
    const bundle = await this.#load(lang, [...this.#loaded, game]);
    this.#loaded.add(game);
    if (lang === this.lang) this.#bundle = bundle;
    else await this.use(this.lang);
  }

  async #load(lang: Lang, names: string[]): Promise<FluentBundle> {
    const bundle = new FluentBundle(lang, { useIsolating: false });
    const texts = await Promise.all(
      names.map((name) => catalogues[`../../../src/ludoteca/locales/${lang}/${name}.ftl`]?.()),
    );
    for (const text of texts) if (text) bundle.addResource(new FluentResource(text));
    return bundle;
  }
}

export const i18n = new Translations();

/** A message in the reader's language. */
export const words: Words = i18n.text;
