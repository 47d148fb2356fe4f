import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.LUDOTECA_SERVER ?? 'http://127.0.0.1:8010';

export default defineConfig({
  plugins: [svelte(), ...(process.env.VITEST ? [svelteTesting()] : [])],
  resolve: {
    alias: {
      $art: here('src/art'),
      $lobby: here('src/lobby'),
      $net: here('src/net'),
      $play: here('src/play'),
      $shell: here('src/shell'),
    },
  },
  build: {
    outDir: here('../src/ludoteca/server/page'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Many small files compress badly: code that several pages share goes into one.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'base',
              test: /node_modules|src\/(art|net|play|shell)\/(?!(OwnSeat|ShareLinks|RecoverSeat|LinkConsent|CopyText|CopyLink|Laurel|Banner|attempt|download|Page|PasteLink|newTable|LanguageSelect|setupSentence|Paragraphs|copyText|HearQuestion|Expect|Missing)\.)/,
              minShareCount: 2,
              priority: 1,
            },
            // What the pages around the table share, and what people do with links and seats, is not needed to play.
            {
              name: 'pages',
              test: /src\/(net|shell)\/(Page|PasteLink|newTable|LanguageSelect|setupSentence|Paragraphs|copyText|Missing|attempt|download)\./,
              minShareCount: 2,
              priority: 1,
            },
            { name: 'seats', test: /src\/(play|shell)\//, minShareCount: 2 },
            { name: 'lobby', test: /src\/lobby\//, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [here('..')] },
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
  },
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts', 'tests/**/*.test.ts'] },
});
