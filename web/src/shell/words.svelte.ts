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

const none = Promise.resolve(new FluentResource(''));

async function load(lang: Lang, name: string): Promise<FluentResource> {
  const text = await catalogues[`../../../src/ludoteca/locales/${lang}/${name}.ftl`]?.();
  return new FluentResource(text ?? '');
}

class Translations {
  lang = $state<Lang>('en');
  #bundle = $state.raw(new FluentBundle('en'));
  /** The catalogues in use, by name; a promise is kept, so that nobody goes on before a catalogue has come. */
  #catalogues = new Map<string, Promise<FluentResource>>([['page', none]]);

  /** The text of a message; the key itself if there is none. */
  text: Words = (key, facts) => {
    const message = this.#bundle.getMessage(key);
    if (!message?.value) return key;
    return this.#bundle.formatPattern(message.value, facts ?? null, []);
  };

  /** Change the language; the old one stays until the new one is loaded. */
  async use(lang: Lang): Promise<void> {
    const next = new Map([...this.#catalogues.keys()].map((name) => [name, load(lang, name)]));
    await Promise.all(next.values());
    this.#catalogues = next;
    this.lang = lang;
    document.documentElement.lang = lang;
    await this.#combine();
  }

  /** Load another catalogue as well: that of a game, or `lobby` for what lies around the table. */
  async add(name: string): Promise<void> {
    const { lang } = this;
    const known = this.#catalogues.get(name);
    const loading = known ?? load(lang, name);
    if (!known) this.#catalogues.set(name, loading);
    await loading;
    if (lang === this.lang) await this.#combine();
    else if (!this.#catalogues.has(name)) await this.add(name); // the language has changed meanwhile
  }

  async #combine(): Promise<void> {
    const { lang } = this;
    const resources = await Promise.all(this.#catalogues.values());
    if (lang !== this.lang) return;
    const bundle = new FluentBundle(lang, { useIsolating: false });
    for (const resource of resources) bundle.addResource(resource);
    this.#bundle = bundle;
  }
}

export const i18n = new Translations();

/** A part of the page that is loaded on demand, together with the texts of the pages around the table. */
export async function withLobby<Part>(part: Promise<Part>): Promise<Part> {
  const [loaded] = await Promise.all([part, i18n.add('lobby')]);
  return loaded;
}

/** A message in the reader's language. */
export const words: Words = i18n.text;
