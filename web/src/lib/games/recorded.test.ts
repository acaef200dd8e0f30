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

/** With the most people: where two play Il Sesto Senso, the other one is never missed. */
const waiting = gameIds.flatMap(
  (game) => moments.findLast(({ id, title }) => id === game && title.endsWith('waits')) ?? [],
);

test.each(waiting)('$id: $title, and who is away is said in words', LONG, async (moment) => {
  const { game, sample } = moment;
  const { table } = sample;
  const seats = people(sample).map((one) => ({ ...one, away: !one.mine }));
  const desk = { fixed: table.fixed, onaction: () => false, onrefusal: () => undefined };
  const part = game.part({
    ...desk,
    moment: { view: table.view, legal: game.idle, events: [], seats, seat: table.seat },
  });
  const given = { i18n: it!, Guest: game.Table as unknown as Component<Record<string, unknown>> };
  render(Host, { ...given, given: { part } });
  await vi.dynamicImportSettled();
  const words = it!.t('lobby-away');
  const said = [...document.querySelectorAll('*')].filter(
    ({ children, textContent }) => children.length === 0 && textContent.includes(words),
  );
  expect(said).not.toEqual([]);
  // Where a thing has a name of its own, what stands in it is not heard: that name says it, or the name of
  // the place that it is in.
  for (const one of said) {
    const thing = one.closest('button[aria-label], [role="img"][aria-label]');
    const names: string[] = [];
    for (let at: Element | null | undefined = thing; at; at = at.parentElement)
      names.push(at.getAttribute('aria-label') ?? '');
    if (thing) expect(names.join()).toContain(words);
  }
});
