import { screen } from '@testing-library/svelte';
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
    expect(all('h2')).toHaveLength(9);
    for (const figure of all('figure'))
      expect(figure.querySelector('figcaption')?.textContent).toBeTruthy();
    // What is no rule has none.
    expect(undrawn()).toEqual(['tips']);
    expect(document.body.textContent).not.toMatch(/hanabi-|\{|\*/);
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
    'sees all hands from behind',
    'here chance decides',
    'the new card goes to the left',
    'in the last round too',
    'It scores nothing',
    'by a failed play',
    'without cards',
    'until the end of their next turn',
  ])
    expect(marked).toContainEqual(expect.stringContaining(ours));
  expect(document.body.textContent).not.toContain('~');
});
