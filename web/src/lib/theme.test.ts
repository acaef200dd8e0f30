import { beforeEach, expect, test, vi } from 'vitest';
import { sceneOf, Theme } from './theme.svelte';

const root = document.documentElement;

function system(light: boolean) {
  vi.stubGlobal('matchMedia', () => ({ matches: light }));
}

beforeEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
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
  theme.enter(sceneOf('sesto-senso'));
  expect(root.dataset.game).toBe('sesto');
  expect(theme.scene).toBe('sesto');
  theme.enter(sceneOf('nothing we know'));
  expect(root.dataset.game).toBe('home');
});

test('a séance is played in the evening, unless somebody lets daylight in there', () => {
  system(true);
  const theme = new Theme();
  theme.enter('sesto');
  expect(root.dataset.theme).toBe('sera');
  theme.enter('home');
  expect(root.dataset.theme).toBe('giorno');
  theme.enter('sesto');
  theme.toggle();
  theme.enter('home');
  theme.toggle();
  expect(root.dataset.theme).toBe('sera');
  theme.enter('sesto');
  expect(root.dataset.theme).toBe('giorno');
  expect(new Theme().name).toBe('sera');
});

test('a television is in evening light whatever it shows', () => {
  system(true);
  const theme = new Theme();
  theme.enter('senet', true);
  expect(root.dataset.theme).toBe('sera');
});
