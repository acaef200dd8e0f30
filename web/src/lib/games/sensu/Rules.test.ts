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
    const titles = await screen.findAllByRole('heading', { level: 1 }, { timeout: 20_000 });
    expect(titles).toHaveLength(1);
    expect(all('h2')).toHaveLength(11);
    const figures = all('figure');
    expect(figures).toHaveLength(14);
    for (const figure of figures)
      expect(figure.querySelector('figcaption')?.textContent).toBeTruthy();
    expect(undrawn()).toEqual([]);
    expect(document.body.textContent).not.toMatch(/sensu-|\{|\*/);
  },
  30_000,
);

test('the rules say which of them are ours, at each', async () => {
  await show(Rules, {}, 'en');
  const marks = await screen.findAllByText('our rule', {}, { timeout: 20_000 });
  // One explains the mark; the others follow what RULES.md assumes or decides.
  expect(marks).toHaveLength(10);
  const marked = marks.map((mark) => mark.parentElement?.textContent);
  for (const ours of [
    'is assumed',
    'leave the counting',
    'chance decides',
    'declined',
    'may start one',
    'must play',
  ])
    expect(marked).toContainEqual(expect.stringContaining(ours));
  expect(document.body.textContent).not.toContain('~');
}, 30_000);
