import { screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { LANGS } from '$lib/i18n/languages';
import { show } from '$lib/testing/show';
import Reference from './Reference.svelte';
import { FIXED, OPTIONS, position } from './samples';

const view = position([12], [14]);

test.each(LANGS)('the card tells the die, the houses, walls and leaving: %s', async (lang) => {
  await show(Reference, { view, fixed: FIXED }, lang);
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(5);
  for (const square of [15, 26, 27, 28, 29, 30]) expect(screen.getByText(square)).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/senet-|[{}*]/);
});

test('it tells the rules of this table', async () => {
  const { change } = await show(Reference, { view, fixed: FIXED }, 'en');
  const text = () => document.body.textContent;
  expect(text()).toContain('from 28 with a 3');
  expect(text()).toContain('You try once a turn');
  const options = { ...OPTIONS, exit: 'ra', retry: 'throw', own_collision: 'never' } as const;
  await change({ view: { ...view, options } });
  expect(text()).toContain('the last step starts at the House of Ra');
  expect(text()).not.toContain('You try once a turn');
  expect(text()).toContain('never meet');
});
