// Sensu's screens: a twenty that is being counted at a table of three with both variants, a choice
// inside a turn, what fans were built of, the game alone, the deal of the day and the end. Deals
// are played by the API as far as there is something to see.
import { expect, unlimited } from '../house.ts';
import { findChoice, playedAlone, type Position } from '../sensu.ts';
import { everyLook, take } from './take.ts';

const WORDS = {
  it: {
    hints: /^Mostra i/,
    list: 'Le tue combinazioni',
    play: 'Gioca il 20',
    choices: 'Fra che cosa scegli',
    fan: /Guarda di che carte è fatto$/,
    daily: 'Il mazzo del giorno',
    best: 'La linea migliore',
  },
  en: {
    hints: /^Show /,
    list: 'Your combinations',
    play: 'Play the 20',
    choices: 'What you choose from',
    fan: /Look at its cards$/,
    daily: 'Deal of the day',
    best: 'The best line',
  },
};

const BOTH = { seats: 3, options: { powers: true, chosen_fan: true } };
/** Far enough for fans that are half open. */
const STICKS = 9;
const grown = ({ view, seat }: Position): boolean =>
  (view.players[seat]?.fans ?? []).reduce((sum, { sticks }) => sum + sticks, 0) >= STICKS;

for (const looks of everyLook) {
  unlimited(`sensu ${looks.on} ${looks.lang} ${looks.theme}`, async ({ guest, program }) => {
    const marta = await guest(looks);
    const { page, apron } = marta;
    const words = WORDS[looks.lang];
    const twenty = (at: Position) =>
      at.step === 'turn' && (at.legal.play?.length ?? 0) > 0 && grown(at);
    const pickTwenty = async () => {
      await marta.press(apron.getByRole('button', { name: words.hints }));
      const list = apron.getByRole('group', { name: words.list });
      await marta.press(list.getByRole('button').first());
      await expect(marta.button(words.play)).toBeVisible();
    };

    const table = await findChoice(program.url, BOTH, twenty);
    await page.goto(await table.link());
    await pickTwenty();
    await take(marta, 'sensu-twenty');
    await marta.press(marta.button(words.fan).first());
    await page.getByRole('dialog').waitFor();
    await take(marta, 'sensu-look');

    const choice = await findChoice(program.url, BOTH, (at) => at.step === 'build' && grown(at));
    await page.goto(await choice.link());
    const choices = page.getByRole('group', { name: words.choices }).getByRole('button');
    await marta.press(choices.first());
    await take(marta, 'sensu-choice');

    const alone = await findChoice(program.url, { seats: 1 }, twenty);
    await page.goto(await alone.link());
    await pickTwenty();
    await take(marta, 'sensu-solo');

    await page.goto('/daily/sensu');
    await page.getByRole('heading', { level: 1, name: words.daily }).waitFor();
    await take(marta, 'sensu-daily');

    await page.goto(`/room/${await playedAlone(program.url)}`);
    await marta.button(words.best).waitFor();
    await expect(page.getByRole('listitem').first()).toBeVisible();
    await take(marta, 'sensu-end');
  });
}
