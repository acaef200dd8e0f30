// Il Sesto Senso's screens: the psychic's table, dreams held close, the signs, the ghost's desk, the
// final and the album. The tables are played by programs up to the moment that is wanted.
import { GHOST, Haunting } from '../haunting.ts';
import { expect, test } from '../house.ts';
import { Psychic } from '../sesto.ts';
import { everyLook, take } from './take.ts';

const NAMES = ['Nonna', 'Marta', 'Luca', 'Sofia', 'Ben'];
const MARTA = 1;
const WORDS = {
  it: {
    hand: 'I sogni che hai in mano',
    who: 'Chi è stato?',
    close: 'Chiudi',
    ball: /^Posa la sfera: /,
  },
  en: {
    hand: 'The dreams in your hand',
    who: 'Who did it?',
    close: 'Close',
    ball: /^Place the ball: /,
  },
};

for (const looks of everyLook) {
  test(`sesto-senso ${looks.on} ${looks.lang} ${looks.theme}`, async ({ guest, program }) => {
    const words = WORDS[looks.lang];

    const search = await Haunting.open(program.url, NAMES);
    await search.play(({ view }) => view.day === 2 && view.psychics.every(({ given }) => given));
    await search.play(() => false, [MARTA]);
    // Signs are told on a stage of their own, at any pace but the instant one.
    const marta = await guest({ ...looks, motion: true, pace: 'brisk' });
    const { page } = marta;
    const psychic = new Psychic(marta, 'Marta');
    await page.goto(await search.link(MARTA));
    await psychic.dreams.first().waitFor();
    await take(marta, 'sesto-psychic');
    await marta.press(psychic.dreams.first());
    const zoom = page.getByRole('dialog');
    await marta.press(zoom.getByRole('group').getByRole('button').nth(1));
    await take(marta, 'sesto-close');
    await marta.press(zoom.getByRole('button', { name: words.close, exact: true }));
    await psychic.pick();
    await psychic.act();
    await marta.press(marta.apron.getByRole('button', { name: psychic.words.confirm }));
    // The dusk passes; a sign that is told is what one waits for.
    await page.locator('[data-seance="signs"][data-told="0"]').waitFor();
    await take(marta, 'sesto-signs');

    const final = await Haunting.open(program.url, NAMES);
    await final.play(({ view }) => view.revelation !== null);
    await final.play(() => false, [MARTA]);
    await page.goto(await final.link(MARTA));
    const suspects = page.getByRole('group', { name: words.who }).getByRole('button');
    await marta.press(suspects.first());
    await take(marta, 'sesto-final');

    // Whoever is right about the culprit sees closed eyes open.
    const accused = await Haunting.open(program.url, NAMES);
    await accused.play(({ view, legal }) => view.revelation !== null && !legal?.common);
    const culprit = await accused.culprit();
    await accused.play(() => false, [MARTA]);
    await page.goto(await accused.link(MARTA));
    await marta.press(suspects.nth(culprit));
    await marta.press(marta.apron.getByRole('button', { name: words.ball }));
    await marta.press(marta.apron.getByRole('button', { name: psychic.words.confirm }));
    await page.locator('.accused.answer').waitFor();
    await take(marta, 'sesto-unmasking');

    await page.goto('/daily/sesto-senso');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.locator('.clues img').first().waitFor();
    await take(marta, 'sesto-riddles');

    const over = await Haunting.open(program.url, NAMES);
    await over.play(() => false);
    await page.goto(`/room/${over.id}`);
    await psychic.album.waitFor();
    await take(marta, 'sesto-summary');
    await psychic.album.evaluate((heading) => heading.scrollIntoView());
    await take(marta, 'sesto-album');

    const haunted = await Haunting.open(program.url, NAMES);
    await haunted.play(({ view }) => view.day === 2);
    await page.goto(await haunted.link(GHOST));
    const dreams = page.getByRole('group', { name: words.hand }).getByRole('button');
    // Each has a second button, to look closer.
    const hand = dreams.and(page.locator('[aria-pressed]'));
    await marta.press(hand.nth(1));
    await marta.press(hand.nth(4));
    await expect(hand.nth(4)).toHaveAttribute('aria-pressed', 'true');
    await take(marta, 'sesto-ghost');

    await page.goto('/rules/sesto-senso');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await take(marta, 'sesto-rules');
  });
}
