// Looking back at a finished game of each kind: what could have been, what a bot would do at a step,
// and playing on from there.
import { AxeBuilder } from '@axe-core/playwright';
import type { Locator } from '@playwright/test';
import { bear } from '../axe.ts';
import { finished } from '../finished.ts';
import { GAMES } from '../games.ts';
import { expect, test as base, type House } from '../house.ts';
import type { Looks, Person } from '../person.ts';

// Bots play the games without waiting, and few games are imagined for a choice.
const ARGS = ['--no-limits', '--bot-pause', '0', '--bot-patience', '0', '--review-games', '48'];
const test = base.extend<House>({ args: async ({}, use) => use(ARGS) });

const WORDS = {
  it: {
    review: 'Come poteva andare',
    curve: 'Com’è andata',
    moments: 'Che cosa ha deciso',
    turn: /^Turno \d+/,
    even: 'Niente spicca: è andata avanti in equilibrio.',
    decisions: 'Le scelte che sono costate qualcosa',
    luck: 'Fortuna e scelte',
    here: 'Da qui',
    hint: 'Che cosa farebbe il bot qui?',
    told: 'Un bot forte farebbe così:',
    playAs: 'Gioca come Marta',
    back: 'Alla partita da cui viene',
    scrub: 'Passo della partita',
    menu: 'Menu',
  },
  en: {
    review: 'What could have been',
    curve: 'How it went',
    moments: 'What decided it',
    turn: /^Turn \d+/,
    even: 'Nothing stands out: it went on evenly.',
    decisions: 'Choices that cost something',
    luck: 'Luck and choices',
    here: 'From here',
    hint: 'What would the bot do here?',
    told: 'This is what a strong bot would do:',
    playAs: 'Play as Marta',
    back: 'To the game it comes from',
    scrub: 'Step of the game',
    menu: 'Menu',
  },
};

/** Opens a sheet of the replay: by its button on a desk, by the menu on a phone. */
async function openSheet(person: Person, name: string): Promise<Locator> {
  const { page, looks } = person;
  if (looks.on === 'phone') await person.pressButton(WORDS[looks.lang].menu);
  await person.press(page.getByRole('button', { name, exact: true }));
  const sheet = page.getByRole('dialog', { name });
  await expect(sheet).toBeVisible();
  return sheet;
}

async function inspect({ page }: Person, screen: string) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(', ')}`),
    `axe on ${screen}`,
  ).toEqual([]);
}

const LOOKS: Looks[] = [
  { on: 'desktop', lang: 'en', theme: 'sera' },
  { on: 'phone', lang: 'it', theme: 'giorno' },
  { on: 'desktop', lang: 'it', theme: 'giorno' },
  { on: 'phone', lang: 'en', theme: 'sera' },
];

/** With so few imagined games something stands out beyond doubt in these alone. */
const DECIDED = ['hanabi', 'senet'];

// The game to copy has no analyst.
const PLAYED = GAMES.filter((game) => game !== 'tiny');

for (const [index, game] of PLAYED.entries()) {
  test(`${game}: what could have been, and playing on from a step`, async ({ guest }) => {
    test.slow();
    const marta = await guest(LOOKS[index % LOOKS.length] ?? { on: 'phone', lang: 'it' });
    const { page } = marta;
    const words = WORDS[marta.looks.lang];
    await marta.arrive('Marta');
    const id = await finished(marta, game);
    await page.goto(`/room/${id}/replay/0`);
    const scrub = page.getByRole('slider', { name: words.scrub });
    await expect(scrub).toHaveValue('0');

    const review = await openSheet(marta, words.review);
    await expect(review.getByRole('heading', { name: words.curve })).toBeVisible({
      timeout: 180_000,
    });
    for (const name of [words.moments, words.decisions, words.luck])
      await expect(review.getByRole('heading', { name })).toBeVisible();
    await inspect(marta, `the review of ${game}`);
    // On a phone; all reviews are drawn alike.
    if (game === 'senet') await bear(page, 'a review');
    // What decided it leads the replay there.
    const moment = review.getByRole('button', { name: words.turn }).first();
    await expect(moment.or(review.getByText(words.even)).first()).toBeVisible();
    if (DECIDED.includes(game)) {
      await marta.press(moment);
      await expect(review).toBeHidden();
      await expect(scrub).not.toHaveValue('0');
      await expect(page).toHaveURL(new RegExp(`/replay/${await scrub.inputValue()}$`));
    }

    // What a bot would do at a step, and playing on from there.
    await page.goto(`/room/${id}/replay/4`);
    await expect(scrub).toHaveValue('4');
    const here = await openSheet(marta, words.here);
    await marta.press(here.getByRole('button', { name: words.hint }));
    await expect(here.getByText(words.told)).toBeVisible({ timeout: 30_000 });
    await inspect(marta, `from here in ${game}`);
    await marta.press(here.getByRole('button', { name: words.playAs }));
    await expect(page).toHaveURL(/\/room\/\w+$/);
    await expect(page).not.toHaveURL(new RegExp(id));
    await marta.pressButton(words.menu);
    const menu = page.getByRole('dialog', { name: words.menu });
    await marta.press(menu.getByRole('button', { name: words.back }));
    await expect(page).toHaveURL(new RegExp(`/room/${id}/replay/4$`));
  });
}
