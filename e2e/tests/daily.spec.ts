// The game of the day: one try, told by the clock on the wall, shared without a word of the deal, and yesterday's best
// beside one's own.
import { AxeBuilder } from '@axe-core/playwright';
import { playSeat } from '../api.ts';
import { finished } from '../finished.ts';
import { expect, swift as test } from '../house.ts';
import type { Looks, Person } from '../person.ts';

const WORDS = {
  it: {
    title: 'I dadi del giorno',
    play: 'Gioca la partita di oggi',
    share: 'Condividi',
    copied: 'Copiati il risultato e il link',
    score: /^(Persa|Vinta)/,
    all: /^(Persa|Vinta).*: una partita$/,
    beside: 'Fianco a fianco',
    part: /mosse sono le stesse|prima mossa/,
    best: 'La migliore Marta',
  },
  en: {
    title: 'Dice of the day',
    play: 'Play today’s game',
    share: 'Share',
    copied: 'Result and link copied',
    score: /^(Lost|Won)/,
    all: /^(Lost|Won).*: one game$/,
    beside: 'Side by side',
    part: /moves are the same|first move/,
    best: 'The best Marta',
  },
};

/** Somebody plays the Senet of today to its end, and comes back to its page. */
async function playToday(person: Person, base: string): Promise<string> {
  const words = WORDS[person.looks.lang];
  await person.arrive('Marta');
  await person.page.goto('/daily/senet');
  await person.pressButton(words.play);
  await person.page.waitForURL('**/room/*');
  const id = person.page.url().split('/').at(-1) ?? '';
  const cookies = await person.context.cookies();
  const token = cookies.find(({ name }) => name === 'ludoteca')?.value ?? '';
  await playSeat(base, { token }, { id });
  await person.page.goto('/daily/senet');
  return id;
}

const LOOKS: Looks[] = [
  { on: 'phone', lang: 'it' },
  { on: 'desktop', lang: 'en', theme: 'giorno' },
];

for (const looks of LOOKS) {
  const words = WORDS[looks.lang];

  test(`the dice of the day are played once and shared (${looks.lang})`, async ({
    guest,
    program,
  }) => {
    test.slow();
    const person = await guest(looks);
    const { page, context } = person;
    const id = await playToday(person, program.url);
    await expect(page.getByText(words.score).first()).toBeVisible();
    await expect(page.getByText(words.all)).toBeAttached();
    await expect(person.button(words.play)).toHaveCount(0);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate(() => Object.assign(navigator, { share: undefined }));
    await person.pressButton(words.share);
    await expect(page.getByText(words.copied)).toBeVisible();
    const shared = await page.evaluate(() => navigator.clipboard.readText());
    const [first, pictures, score, url] = shared.split('\n');
    expect(first).toMatch(/^Senet · .*20\d\d$/);
    expect(pictures).toMatch(/^(☀️|🌊){5} 🆚 (☀️|🌊){5}$/u);
    expect(score).toMatch(words.score);
    expect(url).toBe(`${program.url}/daily/senet`);

    // What yesterday was is told by the server's clock: here two other games stand for it.
    const best = await finished(person, 'senet');
    await page.route('**/api/daily/senet', async (route) => {
      const answer = await route.fetch();
      const day = (await answer.json()) as { yesterday: object };
      const yesterday = {
        ...day.yesterday,
        best: { room: best, score: 9 },
        mine: { room: id, score: 2 },
      };
      await route.fulfill({ json: { ...day, yesterday } });
    });
    // A game of today stays sealed in its replay with all eyes; its own are enough to lay it beside.
    await page.goto('/daily/senet');
    await person.pressButton(words.beside);
    const sheet = page.getByRole('dialog', { name: words.beside });
    await expect(sheet.getByText(words.part)).toBeVisible();
    const column = sheet.getByRole('region', { name: words.best });
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    await person.press(column.getByRole('link').first());
    await expect(page).toHaveURL(new RegExp(`/room/${best}/replay/\\d+$`));
  });
}
