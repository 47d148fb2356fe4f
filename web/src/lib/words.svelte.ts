/** The page's words, from the same Fluent catalogues as the terminal's; a language is loaded when it is wanted. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Words } from './contract';
import { settings } from './settings.svelte';
import type { Lang } from './wire';

export const LANGS: Record<Lang, string> = { en: 'English', fr: 'Français', it: 'Italiano' };

const catalogues = import.meta.glob<string>(
  [
    '../../../src/ludoteca/locales/*/*.ftl',
    '!../../../src/ludoteca/locales/*/{arena,cli,core,play,server,review}.ftl',
  ],
  { query: '?raw', import: 'default' },
);

function isLang(text: string): text is Lang {
  return text in LANGS;
}

/** The language that was chosen, or the first of the browser's that we speak. */
export function likedLang(): Lang {
  const wanted = [settings.likes.lang, ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return wanted.find(isLang) ?? 'en';
}

class Speech {
  lang = $state<Lang>('en');
  private bundle = $state.raw(new FluentBundle('en'));
  private loaded = new Set<string>(['page']);

  /** The words of a message; the key itself where there is none. */
  say: Words = (key, facts) => {
    const message = this.bundle.getMessage(key);
    if (!message?.value) return key;
    return this.bundle.formatPattern(message.value, facts ?? null, []);
  };

  /** Change the language; the old one stays until the new one is there. */
  async use(lang: Lang): Promise<void> {
    const bundle = await this.load(lang, [...this.loaded]);
    this.bundle = bundle;
    this.lang = lang;
    document.documentElement.lang = lang;
  }

  /** Learn the words of a game as well. */
  async learn(game: string): Promise<void> {
    if (this.loaded.has(game)) return;
    const { lang } = this;
    const bundle = await this.load(lang, [...this.loaded, game]);
    this.loaded.add(game);
    if (lang === this.lang) this.bundle = bundle;
    else await this.use(this.lang);
  }

  private async load(lang: Lang, names: string[]): Promise<FluentBundle> {
    const bundle = new FluentBundle(lang, { useIsolating: false });
    const texts = await Promise.all(
      names.map((name) => catalogues[`../../../src/ludoteca/locales/${lang}/${name}.ftl`]?.()),
    );
    for (const text of texts) if (text) bundle.addResource(new FluentResource(text));
    return bundle;
  }
}

export const speech = new Speech();

/** A message in the reader's language. */
export const words: Words = speech.say;
