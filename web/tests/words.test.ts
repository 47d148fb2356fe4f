import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { i18n, words } from '$shell/words.svelte';
import { describe, expect, test } from 'vitest';

const LOCALES = join(import.meta.dirname, '../../src/ludoteca/locales');
const SOURCES = join(import.meta.dirname, '../src');
const PARTS = ['page', 'lobby'] as const;
const LANGS = ['en', 'fr', 'it'] as const;

function messages(lang: string): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const part of PARTS) {
    const text = readFileSync(join(LOCALES, lang, `${part}.ftl`), 'utf-8');
    expect(bundle.addResource(new FluentResource(text))).toEqual([]);
  }
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
  test('has every message that the page uses, in every language', () => {
    const used = new Set<string>();
    for (const file of files(SOURCES)) {
      for (const [, key] of readFileSync(file, 'utf-8').matchAll(/'((?:page|lobby)-[a-z-]+)'/g)) if (key) used.add(key);
    }
    for (const lang of LANGS) {
      const bundle = messages(lang);
      expect([...used].filter((key) => !bundle.hasMessage(key))).toEqual([]);
    }
  });

  test.each(PARTS)('has the same messages in every language: %s', (part) => {
    const keys = (lang: string) =>
      [...readFileSync(join(LOCALES, lang, `${part}.ftl`), 'utf-8').matchAll(/^([a-z-]+) =/gm)].map(([, key]) => key);
    expect(keys('en').every((key) => key?.startsWith(`${part}-`))).toBe(true);
    expect(keys('fr')).toEqual(keys('en'));
    expect(keys('it')).toEqual(keys('en'));
  });
});

describe('translations', () => {
  test('change their language and keep the texts of a loaded game', async () => {
    await i18n.use('en');
    await i18n.add('patrician');
    expect(words('page-undo')).toBe('Undo');
    await i18n.use('it');
    expect(words('page-undo')).toBe('Riprendi');
    expect(words('patrician-option-messengers')).not.toBe('patrician-option-messengers');
    expect(document.documentElement.lang).toBe('it');
  });

  test('choose the plural form', async () => {
    await i18n.use('en');
    await i18n.add('lobby');
    expect(words('lobby-waiting-for-you', { count: 1 })).toBe('one awaits you');
    expect(words('lobby-waiting-for-you', { count: 4 })).toBe('4 await you');
  });

  test('fall back to the key', () => {
    expect(words('page-none-such')).toBe('page-none-such');
  });
});
