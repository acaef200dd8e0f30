// The pages of rules: an index that leads to every chapter, addresses of chapters, and a search that
// puts aside whatever does not have the words.
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '../house.ts';

const WORDS = {
  it: {
    search: 'Cerca nelle regole',
    index: 'Indice',
    // Without its accent.
    typed: 'piu',
    found: /^Trovato in \d+ punti/,
    at: /^1 di \d+$/,
    none: 'Non c’è. Prova con un’altra parola.',
    walls: /^I muri/,
    houses: /^Le case/,
    history: /^Da dove viene/,
  },
  en: {
    search: 'Search the rules',
    index: 'Contents',
    typed: 'WATERS',
    found: /^Found in \d+ places/,
    at: /^1 of \d+$/,
    none: 'Not there. Try another word.',
    walls: /^Walls/,
    houses: /^The houses/,
    history: /^Where it comes from/,
  },
};

for (const [on, lang, theme] of [
  ['phone', 'it', 'giorno'],
  ['desktop', 'en', 'sera'],
] as const)
  test(`the rules have an index, addresses and a search, on a ${on}`, async ({ guest }) => {
    const marta = await guest({ on, lang, theme });
    const { page } = marta;
    const words = WORDS[lang];
    const heading = (name: RegExp) => page.getByRole('heading', { level: 2, name });
    await page.goto('/');
    await page.goto('/rules/senet#walls');
    await expect(heading(words.walls)).toBeInViewport();
    await expect(heading(words.walls)).toBeFocused();

    // The index leads on, and back leads to where one came from.
    if (on === 'phone') await marta.press(page.getByText(words.index, { exact: true }));
    const index = page.getByRole('navigation', { name: words.index });
    await marta.press(index.getByRole('link', { name: words.houses }));
    await expect(heading(words.houses)).toBeInViewport();
    await expect(page).toHaveURL(/\/rules\/senet#houses$/);
    if (on === 'phone') await expect(index).toBeHidden();

    const search = page.getByRole('searchbox', { name: words.search });
    await search.fill(words.typed);
    const status = page.getByRole('status').filter({ hasText: words.found });
    await expect(status).toBeVisible();
    await expect(heading(words.history)).toBeHidden();
    await search.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: words.at })).toHaveCount(1);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);

    await search.fill('xyz');
    await expect(page.getByText(words.none)).toBeVisible();
    await search.press('Escape');
    await expect(search).toHaveValue('');
    await expect(heading(words.history)).toBeVisible();
    await search.press('Escape');
    await expect(page).toHaveURL(/\/$/);
  });

for (const [on, lang] of [
  ['phone', 'it'],
  ['desktop', 'en'],
] as const)
  test(`a refusal leads to its rule, and the table to the one at hand, on a ${on}`, async ({
    guest,
  }) => {
    const marta = await guest({ on, lang });
    const { page } = marta;
    const rule = { it: 'Regola', en: 'Rule' }[lang];
    const start = { it: /^Si comincia/, en: /^Getting started/ }[lang];
    await page.goto('/');
    await marta.pressButton(marta.words.play);
    await marta.gold.waitFor();
    // Nobody has thrown for the first turn yet.
    await marta.press(marta.square(1));
    await marta.press(page.getByRole('link', { name: rule, exact: true }));
    const heading = page.getByRole('heading', { level: 2, name: start });
    await expect(heading).toBeFocused();
    await expect(page).toHaveURL(/\/rules\/senet#start$/);
    await page.goBack();
    await marta.gold.waitFor();

    await marta.pressButton(marta.words.menu);
    await marta.press(
      page.getByRole('dialog').getByRole('button', { name: { it: 'Regole', en: 'Rules' }[lang] }),
    );
    await expect(heading).toBeFocused();
  });
