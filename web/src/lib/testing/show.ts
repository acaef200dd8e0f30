// Shows one component as it would stand inside App.
import { render } from '@testing-library/svelte';
import type { Component } from 'svelte';
import { afterAll, vi } from 'vitest';
import { gameIds } from '$lib/games/game';
import { I18n } from '$lib/i18n/i18n.svelte';
import { LATER, type Lang } from '$lib/i18n/languages';
import Host from './Host.svelte';

// What a component asks for later may still be on its way when the last test of a file is over.
afterAll(() => vi.dynamicImportSettled(), 60_000);

export async function show<Props extends Record<string, unknown>>(
  Guest: Component<Props>,
  props: Props,
  lang: Lang = 'it',
) {
  const games = gameIds.flatMap((id) => [id, ...LATER.map((later) => `${id}/${later}`)]);
  const i18n = await I18n.load(lang, [...games, 'about', 'lobby', 'replay', 'review', 'rules']);
  const { rerender } = render(Host<Props>, { i18n, Guest, given: props });
  return {
    i18n,
    /** Changes some of the props. */
    change: (some: Partial<Props>) => rerender({ given: { ...props, ...some } }),
  };
}
