import { readFileSync } from 'node:fs';
import { beforeEach, expect, test, vi } from 'vitest';
import { Theme } from './theme.svelte';

const root = document.documentElement;
const seance = readFileSync('src/lib/games/sesto-senso/theme.css', 'utf8');

function system(light: boolean) {
  vi.stubGlobal('matchMedia', () => ({ matches: light }));
}

beforeEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
  document.head.innerHTML = '';
});

test('a first visit follows the system', () => {
  system(true);
  new Theme();
  expect(root.dataset.theme).toBe('giorno');
  system(false);
  new Theme();
  expect(root.dataset.theme).toBe('sera');
});

test('after that the person decides', () => {
  system(true);
  new Theme().toggle();
  expect(root.dataset.theme).toBe('sera');
  expect(new Theme().name).toBe('sera');
});

test('a scene dresses the whole document', () => {
  system(false);
  const theme = new Theme();
  theme.enter('sesto-senso');
  expect(root.dataset.game).toBe('sesto-senso');
  expect(theme.scene).toBe('sesto-senso');
});

test('a séance is played in the evening, unless somebody lets daylight in there', () => {
  system(true);
  document.head.innerHTML = `<style>${seance}</style>`;
  const theme = new Theme();
  theme.enter('sesto-senso');
  expect(root.dataset.theme).toBe('sera');
  theme.enter('home');
  expect(root.dataset.theme).toBe('giorno');
  theme.enter('sesto-senso');
  theme.toggle();
  theme.enter('home');
  theme.toggle();
  expect(root.dataset.theme).toBe('sera');
  theme.enter('sesto-senso');
  expect(root.dataset.theme).toBe('giorno');
  expect(new Theme().name).toBe('sera');
});

test('a television is in evening light whatever it shows', () => {
  system(true);
  const theme = new Theme();
  theme.enter('senet', true);
  expect(root.dataset.theme).toBe('sera');
});
