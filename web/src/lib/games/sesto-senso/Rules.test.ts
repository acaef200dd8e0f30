import { screen, within } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { LANGS } from '$lib/i18n/languages';
import { undrawn } from '$lib/testing/rules';
import { show } from '$lib/testing/show';
import Rules from './Rules.svelte';

// By their tags: to ask for the role of everything in so many drawings takes seconds.
const all = (tag: string) => document.querySelectorAll(tag);

test.each(LANGS)(
  'the rules are headed, illustrated and complete: %s',
  async (lang) => {
    await show(Rules, {}, lang);
    expect(all('h1')).toHaveLength(1);
    expect(all('h2')).toHaveLength(10);
    for (const figure of all('figure'))
      expect(figure.querySelector('figcaption')?.textContent).toBeTruthy();
    expect(undrawn()).toEqual([]);
    expect(document.body.textContent).not.toMatch(/sesto-senso-|\{|\*/);
  },
  30_000,
);

test('the rules say which of them are ours, at each', async () => {
  await show(Rules, {}, 'en');
  const marks = screen.getAllByText('our rule');
  // One explains the mark; the others follow the sentences that RULES.md calls ours.
  expect(marks).toHaveLength(11);
  const marked = marks.map((mark) => mark.parentElement?.textContent);
  for (const ours of [
    'The host names the Ghost',
    'once a day only',
    'everybody at once',
    'cannot be chosen again',
    'if you all agree you stop',
    'With a clock',
    'before choosing the dreams',
    'discarded dreams are open to all',
    'they vote once',
  ])
    expect(marked).toContainEqual(expect.stringContaining(ours));
  expect(document.body.textContent).not.toContain('~');
});

test.each(LANGS)('the table tells how many cards lie in a row: %s', async (lang) => {
  await show(Rules, {}, lang);
  const table = within(screen.getByRole('table'));
  const players = table.getAllByRole('columnheader').slice(1);
  expect(players.map((cell) => cell.textContent)).toEqual(['2', '3', '4', '5', '6', '7']);
  const rows = table.getAllByRole('row').slice(1);
  const cards = rows.map((row) =>
    within(row)
      .getAllByRole('cell')
      .map((cell) => Number(cell.textContent)),
  );
  expect(cards).toEqual([
    [4, 5, 6, 7, 8, 9],
    [5, 6, 7, 8, 9, 10],
    [6, 7, 8, 9, 10, 11],
    [7, 8, 9, 10, 11, 12],
  ]);
  for (const row of rows) expect(within(row).getByRole('rowheader').textContent).toMatch(/^\p{L}/u);
});
