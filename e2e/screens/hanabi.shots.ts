// Hanabi's screens: one's turn, what can be said, what can be played, and the rules. The table is a
// new one each time, against the bot of the foyer.
import { expect, test } from '../house.ts';
import { everyLook, take } from './take.ts';

const WORDS = {
  it: { play: 'Gioca ora a Hanabi', turn: /^Tocca a te/, own: /^La tua carta 1/ },
  en: { play: 'Play now: Hanabi', turn: /^Your turn/, own: /^Your card 1/ },
};

for (const looks of everyLook) {
  test(`hanabi ${looks.on} ${looks.lang} ${looks.theme}`, async ({ guest }) => {
    const marta = await guest(looks);
    const words = WORDS[looks.lang];
    await marta.arrive('Marta');
    await marta.pressButton(words.play);
    await expect(marta.apron.getByText(words.turn)).toBeVisible();
    await take(marta, 'hanabi-turn');
    await marta.press(marta.page.locator('[data-hand="1"] [data-card]').first());
    await take(marta, 'hanabi-inform');
    await marta.page.keyboard.press('Escape');
    await marta.pressButton(words.own);
    await take(marta, 'hanabi-own');
    await marta.page.goto('/rules/hanabi');
    await marta.page.getByRole('heading', { level: 1 }).waitFor();
    await take(marta, 'hanabi-rules');
  });
}
