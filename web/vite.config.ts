// How the page is built: every asset gets a hashed name under /assets/, because
// the program that embeds it serves those files as never changing.
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';
import { bareWords } from './scripts/bare-words.ts';
import { preloadFonts } from './scripts/preload-fonts.ts';
import { preloadWords } from './scripts/preload-words.ts';

const repository = fileURLToPath(new URL('..', import.meta.url));

/** What several screens share, but for what is asked for later wherever it is shown. */
const LATER =
  /ui\/(HandOver|Log|HoldButton|hold|Rulebook|SomeoneAway|EmptyState|Plate|Chapter|chapters|find|more-icons)\./;
const isOfTheFirstScreens = (id: string): boolean =>
  /node_modules|src\/lib\/(ui|i18n|router)\//.test(id) && !LATER.test(id);

export default defineConfig({
  // Scripts find each other wherever the site lies; the server says in `index.html` where that is.
  base: './',
  plugins: [svelte(), svelteTesting(), bareWords(), preloadFonts(), preloadWords()],
  resolve: {
    alias: {
      $lib: fileURLToPath(new URL('./src/lib', import.meta.url)),
      $locales: fileURLToPath(new URL('../locales', import.meta.url)),
    },
  },
  server: {
    // The catalogues live beside the page, shared with the Rust program.
    fs: { allow: [repository] },
    proxy: { '/api': 'http://127.0.0.1:8420' },
  },
  build: {
    target: 'es2022',
    assetsDir: 'assets',
    // `npm run size` reads which files the first screens need.
    manifest: true,
    // A picture or a font inside the script would count against the first load.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // The first screens share nearly everything: in one file it compresses better than in
        // thirty. What only a later screen needs stays with that screen.
        codeSplitting: {
          groups: [{ name: 'page', test: isOfTheFirstScreens, minShareCount: 2 }],
        },
      },
    },
  },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts'],
    restoreMocks: true,
  },
});
