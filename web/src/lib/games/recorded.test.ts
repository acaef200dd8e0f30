// Every recorded moment of every game can be shown: at the table and as one's own part in one language, on
// a table without a part of one's own in the other.
import { render } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import type { Component } from 'svelte';
import { loadSamples, people } from '$lib/gallery/recorded';
import { I18n } from '$lib/i18n/i18n.svelte';
import Host from '$lib/testing/Host.svelte';
import { gameIds, loadGame } from './game';

// However long a page takes to load on a busy machine, it is no part of a test.
const [it, en] = await Promise.all(['it', 'en'].map((lang) => I18n.load(lang as 'it', gameIds)));
const moments = (
  await Promise.all(
    gameIds.map(async (id) => {
      const game = (await loadGame(id, it!))!;
      return (await loadSamples(id)).map((sample) => ({ id, game, sample, title: sample.title }));
    }),
  )
).flat();

/** The largest tables have some hundred things on them. */
const LONG = { timeout: 30_000 };

test.each(moments)('$id: $title', LONG, async ({ id, game, sample }) => {
  const { table } = sample;
  const part = game.part({
    moment: {
      view: table.view,
      legal: table.legal ?? game.idle,
      events: [],
      seats: people(sample),
      seat: table.seat,
    },
    fixed: table.fixed,
    onaction: () => false,
    onrefusal: () => undefined,
  });
  const show = (Guest: unknown, i18n: I18n | undefined, alone?: boolean) =>
    render(Host, {
      i18n: i18n!,
      Guest: Guest as Component<Record<string, unknown>>,
      given: { part, ...(alone && { alone }) },
    });
  show(game.Table, it);
  show(game.Apron, it);
  show(game.Table, en, true);
  await vi.dynamicImportSettled();
  // No key stands in for words, and no mark in them is left as it was written.
  expect(document.body.textContent).not.toMatch(new RegExp(`${id}-|\\{|\\*`));
});
