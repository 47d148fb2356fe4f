import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { speech } from '$lib/words.svelte';
import { describe, expect, test } from 'vitest';

const LOCALES = join(import.meta.dirname, '../../src/ludoteca/locales');
const SOURCES = join(import.meta.dirname, '../src');
const LANGS = ['en', 'fr', 'it'] as const;

function messages(lang: string): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  const errors = bundle.addResource(new FluentResource(readFileSync(join(LOCALES, lang, 'page.ftl'), 'utf-8')));
  expect(errors).toEqual([]);
  return bundle;
}

function* files(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* files(path);
    else if (/\.(svelte|ts)$/.test(entry.name)) yield path;
  }
}

describe('the catalogue', () => {
  test('has every message that the page says, in every language', () => {
    const used = new Set<string>();
    for (const file of files(SOURCES)) {
      for (const [, key] of readFileSync(file, 'utf-8').matchAll(/'(page-[a-z-]+)'/g)) if (key) used.add(key);
    }
    for (const lang of LANGS) {
      const bundle = messages(lang);
      expect([...used].filter((key) => !bundle.hasMessage(key))).toEqual([]);
    }
  });

  test('has the same messages in every language', () => {
    const keys = (lang: string) => [...readFileSync(join(LOCALES, lang, 'page.ftl'), 'utf-8').matchAll(/^(page-[a-z-]+) =/gm)].map(([, key]) => key);
    expect(keys('fr')).toEqual(keys('en'));
    expect(keys('it')).toEqual(keys('en'));
  });
});

describe('speech', () => {
  test('changes its language, and keeps a game it has learnt', async () => {
    await speech.use('en');
    await speech.learn('patrician');
    expect(speech.say('page-undo')).toBe('Take back');
    await speech.use('it');
    expect(speech.say('page-undo')).toBe('Riprendi');
    expect(speech.say('patrician-option-messengers')).not.toBe('patrician-option-messengers');
    expect(document.documentElement.lang).toBe('it');
  });

  test('knows numbers', async () => {
    await speech.use('en');
    expect(speech.say('page-waiting-for-you', { count: 1 })).toBe('one waits for you');
    expect(speech.say('page-waiting-for-you', { count: 4 })).toBe('4 wait for you');
  });

  test('says the key where there are no words', () => {
    expect(speech.say('page-none-such')).toBe('page-none-such');
  });
});
