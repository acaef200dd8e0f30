import { screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { LANGS } from '$lib/i18n/languages';
import { show } from '$lib/testing/show';
import Reference from './Reference.svelte';
import { MOMENTS } from './samples';

const { view } = MOMENTS.search!;

test.each(LANGS)('the card tells the order of a day and of the search: %s', async (lang) => {
  await show(Reference, { view }, lang);
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(5);
  const day = {
    it: ['Il sogno', 'L’interpretazione', 'I segni'],
    en: ['The dream', 'The reading', 'The signs'],
  };
  const steps = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  day[lang].forEach((step, i) => expect(steps[i]).toContain(step));
  expect(document.body.textContent).not.toMatch(/sesto-senso-|[{}*]/);
});

test('it tells the rules of this table', async () => {
  const { change } = await show(Reference, { view }, 'en');
  const text = () => document.body.textContent;
  expect(text()).toContain('once a day.');
  expect(text()).toContain('common dream of three');
  expect(text()).not.toContain('minutes');
  const options = { ...view.options, level: 'very-hard', final: 'two', clock: 'six' } as const;
  await change({ view: { ...view, options } });
  expect(text()).toContain('Never changes the hand');
  expect(text()).toContain('the whole story');
  expect(text()).toContain('Six minutes for the dreams');
});
