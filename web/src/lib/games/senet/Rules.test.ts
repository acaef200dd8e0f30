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
    expect(all('h2')).toHaveLength(11);
    const figures = all('figure');
    expect(figures).toHaveLength(9);
    for (const figure of figures)
      expect(figure.querySelector('figcaption')?.textContent).toBeTruthy();
    // What is no rule has none.
    expect(undrawn()).toEqual(['tips', 'options', 'history']);
    expect(document.body.textContent).not.toMatch(/senet-|\{|\*/);
  },
  30_000,
);

test('the rules say which of them are ours, at each', async () => {
  await show(Rules, {}, 'en');
  const marks = screen.getAllByText('our rule');
  // One explains the mark; the others follow the sentences that RULES.md calls ours.
  expect(marks).toHaveLength(15);
  const marked = marks.map((mark) => mark.parentElement?.textContent);
  for (const ours of ['whoever owns it', 'leaps straight to 28', 'from 26 with a 5', 'On a tie'])
    expect(marked).toContainEqual(expect.stringContaining(ours));
  expect(document.body.textContent).not.toContain('~');
});
