import { screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { LANGS } from '$lib/i18n/languages';
import { show } from '$lib/testing/show';
import Rules from './Rules.svelte';

test.each(LANGS)('the rules are headed, illustrated and complete: %s', async (lang) => {
  await show(Rules, {}, lang);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(9);
  for (const figure of screen.getAllByRole('figure'))
    expect(figure.querySelector('figcaption')?.textContent).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/hanabi-|\{|\*/);
});

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
