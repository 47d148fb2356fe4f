/** The page's lint: `npm run lint`. Prettier formats, svelte-check checks types. */
import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig, globalIgnores } from 'eslint/config';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

/** Every disabled rule states its reason: `eslint-disable-next-line … -- why`. */
const reasoned = {
  create: (context) => ({
    Program() {
      for (const comment of context.sourceCode.getAllComments()) {
        if (/^\s*eslint-disable/.test(comment.value) && !/ -- \S/.test(comment.value)) {
          // Report on the line before: `eslint-disable-line` would also disable this rule.
          const line = Math.max(1, comment.loc.start.line - 1);
          context.report({ loc: { line, column: 0 }, message: 'Say why after “--” in the comment below.' });
        }
      }
    },
  }),
};

/** Mutable state belongs to an instance of a class, so that it has an owner and each test can have its own. */
const MUTABLE = [
  'Program > VariableDeclaration[kind="let"]',
  'Program > ExportNamedDeclaration > VariableDeclaration[kind="let"]',
  'SvelteScriptElement:has(SvelteAttribute[key.name="module"]) > VariableDeclaration[kind="let"]',
].map((selector) => ({ selector, message: 'A module has no variables: let a class instance own this.' }));

/** The pages of shell/ and their parts. */
const PAGES = 'App|Front|Help|MyGames|MySeats|OpenHands|OpenTable|OpenTables|Poster|Replay\\w*|Setup\\w*';

/** Restricts the imports of a folder: see README.md. */
const only = (folder, ...patterns) => ({
  files: [`src/${folder}/**`],
  ignores: [
    '**/*.test.ts',
    'src/shell/replay*.ts',
    ...PAGES.replaceAll('\\w', '')
      .split('|')
      .map((page) => `src/shell/${page}.svelte`),
  ],
  rules: {
    '@typescript-eslint/no-restricted-imports': [
      'error',
      { patterns: patterns.map(([regex, message]) => ({ regex, message, allowTypeImports: true })) },
    ],
  },
});

export default defineConfig(
  globalIgnores(['node_modules/', 'fixtures/', 'public/']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
  {
    plugins: { page: { rules: { reasoned } } },
    rules: {
      'page/reasoned': 'error',
      // TypeScript knows every name.
      'no-undef': 'off',
      'max-len': [
        'error',
        {
          code: 120,
          ignoreUrls: true,
          // The paths of drawings are data.
          ignoreStrings: true,
          ignoreTemplateLiterals: true,
          ignoreRegExpLiterals: true,
          ignorePattern: '\\sd="',
        },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      // Drawings are our own markup; the texts in them are escaped.
      'svelte/no-at-html-tags': 'off',
      // Maps and sets in reactive state are replaced, not changed.
      'svelte/prefer-svelte-reactivity': 'off',
      // `{' '}` keeps a space where prettier breaks the line.
      'svelte/no-useless-mustaches': 'off',
      // For SvelteKit's router; this page has its own.
      'svelte/no-navigation-without-resolve': 'off',
    },
  },
  { files: ['src/**'], ignores: ['**/*.test.ts'], rules: { 'no-restricted-syntax': ['error', ...MUTABLE] } },
  only('art', ['^\\$', 'art/ imports nothing of the page.']),
  only(
    'net',
    ['^\\$(play|art)', 'net/ knows nothing of tables and drawings.'],
    ['^\\$shell/(?!words\\.svelte$)', 'net/ takes only the words from shell/.'],
  ),
  only(
    'lobby',
    ['^\\$play', 'lobby/ draws tables and terms; it knows nothing of play.'],
    ['^\\$shell/(?!words\\.svelte$)', 'lobby/ takes only the words from shell/.'],
  ),
  only('play', [`^\\$shell/(${PAGES})\\.svelte$`, 'play/ does not import the pages of shell/.']),
  only('shell', ['^\\$play', 'Only the pages of shell/ import play/.']),
  only(
    'games',
    ['^\\$play/(?!contract$|layout\\.svelte$)', 'A game imports only the contract and the layout from play/.'],
    ['^\\$(net|shell)', 'A game gets its props and calls choose; it talks to nobody else.'],
    ['^(\\.\\./)+(patee_imperiale|patrician|san_juan)/', 'No game imports another.'],
  ),
);
