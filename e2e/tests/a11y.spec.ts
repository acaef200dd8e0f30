// What every screen owes to everybody: no violations that axe knows of, targets that a thumb can
// hit, nothing wider than the phone, and nothing that jumps while it loads.
import type { Page } from '@playwright/test';
import { playedRoom } from '../api.ts';
import { ask, bear } from '../axe.ts';
import { GHOST, Haunting } from '../haunting.ts';
import { decisions, GAMES, momentAt } from '../games.ts';
import { expect, unlimited as test } from '../house.ts';
import type { Looks, Person } from '../person.ts';
import { findChoice, playedAlone } from '../sensu.ts';
import { Psychic } from '../sesto.ts';

const TARGET = 44;

/** Each language and each light on each device, and each language in each light: width depends on the
 * first pair, contrast on the second, and nothing on all three. */
const everyLook: Looks[] = [
  { on: 'phone', lang: 'it', theme: 'sera' },
  { on: 'phone', lang: 'en', theme: 'giorno' },
  { on: 'desktop', lang: 'it', theme: 'giorno' },
  { on: 'desktop', lang: 'en', theme: 'sera' },
];

/** Buttons, links and fields smaller than a fingertip; words inside a sentence are let be. */
const smallTargets = (page: Page) =>
  page.evaluate((least) => {
    const targets = document.querySelectorAll<HTMLElement>(
      'button, a[href], select, summary, input:not([type=radio]):not([type=checkbox]), label:has(input)',
    );
    return [...targets]
      .filter((target) => target.checkVisibility() && !target.closest('.moments, p, li > .grow'))
      .map((target) => ({ target, box: target.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && (box.width < least - 0.5 || box.height < least - 0.5))
      .map(({ target, box }) => `${target.outerHTML.slice(0, 90)} ${box.width}×${box.height}`);
  }, TARGET);

async function inspect({ page, looks }: Person, screen: string) {
  await ask(page, screen);
  expect.soft(await smallTargets(page), `targets on ${screen}`).toEqual([]);
  if (looks.on === 'desktop') return;
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect.soft(wide, `width of ${screen}`).toBeLessThanOrEqual(0);
}

for (const looks of everyLook) {
  test(`every screen, ${looks.on} ${looks.lang} ${looks.theme}`, async ({ guest, program }) => {
    const { id: over } = await playedRoom(program.url);
    const marta = await guest(looks);
    const { page, words } = marta;
    await marta.arrive('Marta');
    await inspect(marta, 'home');

    await marta.pressButton(words.ways);
    await page.getByRole('dialog').getByRole('radio').first().waitFor();
    await inspect(marta, 'the ways to play a game');
    await marta.pressButton(words.close);

    await marta.pressButton(words.invite);
    await marta.seated('Marta').waitFor();
    await inspect(marta, 'lobby');

    await page.goto('/');
    await marta.pressButton(words.play);
    await marta.gold.waitFor();
    await inspect(marta, 'table');

    await page.goto(`/room/${over}`);
    await marta.verdict.waitFor();
    await marta.button(words.replay).waitFor();
    await inspect(marta, 'summary');

    await marta.pressButton(words.replay);
    await marta.button(words.uncover).waitFor();
    await inspect(marta, 'replay with its ending hidden');
    await marta.pressButton(words.uncover);
    await page.getByRole('slider').waitFor();
    await inspect(marta, 'replay');

    await page.goto('/about');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await inspect(marta, 'about');
  });
}

for (const looks of everyLook) {
  test(`every game, ${looks.on} ${looks.lang} ${looks.theme}`, async ({ guest }) => {
    const marta = await guest(looks);
    const { page } = marta;
    for (const game of GAMES) {
      // Another part of the address would not load the page anew.
      await page.goto(`/rules/${game}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await inspect(marta, `rules of ${game}`);
      await page.goto(momentAt(game, decisions(game).at(-1) ?? ''));
      await page.locator('.stage [data-decides]').first().waitFor();
      // How small things may be at the most crowded moments is measured by sizes.spec.ts.
      await ask(page, `table of ${game}`);
    }
  });
}

/** Goes on to the first decision of a lesson. */
async function learn(person: Person, game: string) {
  const { page } = person;
  await page.goto(`/learn/${game}`);
  const goOn = page.getByRole('button', { name: /^(Avanti|Go on)$/ });
  for (let reads = 0; reads < 2; reads += 1) await person.press(goOn);
  await expect(goOn).toHaveCount(0);
  await page.locator('.ring, [data-decides]').first().waitFor();
}

/** The light of the day on a phone, and of the evening on a desk. */
const dayAndNight: Looks[] = [
  { on: 'phone', lang: 'it', theme: 'giorno' },
  { on: 'desktop', lang: 'en', theme: 'sera' },
];

for (const looks of dayAndNight) {
  test(`lessons, televisions, a file and a day, ${looks.on} ${looks.lang}`, async ({
    guest,
    program,
  }) => {
    const marta = await guest(looks);
    const { page } = marta;
    for (const game of GAMES) {
      await learn(marta, game);
      await ask(page, `lesson of ${game}`);
    }
    const { id } = await playedRoom(program.url, 40);
    await page.goto(`/room/${id}/tv`);
    await page.getByRole('img', { name: marta.words.board }).waitFor();
    await ask(page, 'television');
    await page.goto('/record');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await inspect(marta, 'a game from a file');
    await page.goto('/daily/senet');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await inspect(marta, 'deal of the day of Senet');
  });
}

test('at a lesson and a table nothing is lost to wide letters nor to forced colours', async ({
  guest,
}) => {
  const marta = await guest({ on: 'phone', lang: 'it' });
  const { page } = marta;
  await learn(marta, 'senet');
  await bear(page, 'a lesson');
  await page.goto(momentAt('senet', decisions('senet').at(-1) ?? ''));
  await page.locator('.stage [data-decides]').first().waitFor();
  await bear(page, 'a table');
});

const SENSU = {
  it: {
    fan: /Guarda di che carte è fatto$/,
    draw: 'Pesca dal mazzo',
    places: 'Dove mettere la carta',
    daily: 'Il mazzo del giorno',
    best: 'La linea migliore',
    choices: 'Fra che cosa scegli',
  },
  en: {
    fan: /Look at its cards$/,
    draw: 'Draw from the deck',
    places: 'Where the card can go',
    daily: 'Deal of the day',
    best: 'The best line',
    choices: 'What you choose from',
  },
};

for (const looks of everyLook) {
  test(`Sensu, ${looks.on} ${looks.lang} ${looks.theme}`, async ({ guest, program }) => {
    const marta = await guest(looks);
    const { page } = marta;
    const words = SENSU[looks.lang];
    const both = { powers: true, chosen_fan: true };
    const table = await findChoice(program.url, { seats: 3, options: both }, (at) =>
      ['redeem', 'build', 'order'].includes(at.step),
    );
    await page.goto(await table.link());
    await page.getByRole('group', { name: words.choices }).waitFor();
    await inspect(marta, 'a choice at the table of three');
    await marta.press(marta.button(words.fan).first());
    await page.getByRole('dialog').waitFor();
    await inspect(marta, 'fans and discards');

    await page.goto('/daily/sensu');
    await page.getByRole('heading', { level: 1, name: words.daily }).waitFor();
    await inspect(marta, 'deal of the day');

    const alone = await findChoice(
      program.url,
      { seats: 1 },
      (at) => (at.legal.play?.length ?? 0) > 0,
    );
    await page.goto(await alone.link());
    const draw = marta.apron.getByRole('button', { name: words.draw, exact: true });
    await draw.waitFor();
    await inspect(marta, 'table alone');
    await marta.press(draw);
    await marta.press(draw);
    await page.getByRole('group', { name: words.places }).waitFor();
    await inspect(marta, 'a drawn card');

    await page.goto(`/room/${await playedAlone(program.url)}`);
    await marta.button(words.best).waitFor();
    await inspect(marta, 'end of a game alone');
  });
}

for (const looks of everyLook) {
  test(`dreams of the day, ${looks.on} ${looks.lang} ${looks.theme}`, async ({ guest }) => {
    const marta = await guest(looks);
    const { page } = marta;
    await page.goto('/daily/sesto-senso');
    const card = page.getByRole('radiogroup').locator('label').first();
    await card.waitFor();
    await inspect(marta, 'dreams to read');
    await marta.press(card);
    await marta.pressButton(/^(Rispondo|My answer): /);
    await page.getByText(/^(la tua|yours)$/).waitFor();
    await inspect(marta, 'dreams that were read');
  });
}

const TABLE = ['Nonna', 'Marta', 'Luca', 'Sofia', 'Ben'];

for (const looks of everyLook) {
  test(`sesto-senso, ${looks.on} ${looks.lang} ${looks.theme}`, async ({ guest, program }) => {
    const marta = await guest(looks);
    const { page } = marta;
    const psychic = new Psychic(marta, 'Marta');

    const search = await Haunting.open(program.url, TABLE);
    await search.play(({ view }) => view.day === 2 && view.psychics.every(({ given }) => given));
    await search.play(() => false, [1]);
    await page.goto(await search.link(1));
    await psychic.dreams.first().waitFor();
    await inspect(marta, 'psychic');
    await psychic.pick();
    await inspect(marta, 'card taken up');
    await marta.press(psychic.dreams.first());
    const zoom = page.getByRole('dialog');
    await marta.press(zoom.getByRole('group').getByRole('button').nth(1));
    await inspect(marta, 'held close');

    const final = await Haunting.open(program.url, TABLE);
    await final.play(({ view }) => view.revelation !== null);
    await final.play(() => false, [1]);
    await page.goto(await final.link(1));
    await psychic.choose.waitFor();
    await inspect(marta, 'final');

    const haunted = await Haunting.open(program.url, TABLE);
    await haunted.play(({ view }) => view.day === 2);
    await page.goto(await haunted.link(GHOST));
    await page.locator('[data-lies][aria-pressed]').first().waitFor();
    await inspect(marta, 'ghost');

    const over = await Haunting.open(program.url, TABLE);
    await over.play(() => false);
    await page.goto(`/room/${over.id}`);
    await psychic.album.waitFor();
    // What is drawn is told in words here too.
    await page
      .getByRole('button', { name: /\. (Nascosti|Hidden): / })
      .first()
      .waitFor();
    await inspect(marta, 'album');
  });
}

declare global {
  /** The sum of all jumps since the page began to load. */
  var jumped: () => number;
}

/** Watches from before the first paint. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    type Shift = PerformanceEntry & { value: number };
    let sum = 0;
    const count = (entries: PerformanceEntry[]) =>
      entries.forEach((entry) => (sum += (entry as Shift).value));
    const observer = new PerformanceObserver((list) => count(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    globalThis.jumped = () => {
      count(observer.takeRecords());
      return sum;
    };
  });

for (const on of ['phone', 'desktop'] as const) {
  test(`nothing jumps while the foyer and the table load, ${on}`, async ({ guest }) => {
    const marta = await guest({ on, lang: 'it' });
    await watchShifts(marta.page);
    await marta.arrive('Marta');
    await marta.page.reload();
    await marta.button(marta.words.play).waitFor();
    expect(await marta.page.evaluate(() => jumped())).toBeLessThan(0.02);
    await marta.pressButton(marta.words.play);
    await marta.gold.waitFor();
    await marta.page.reload();
    await marta.gold.waitFor();
    expect(await marta.page.evaluate(() => jumped())).toBeLessThan(0.02);
  });
}
