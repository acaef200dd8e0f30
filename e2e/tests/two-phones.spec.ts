// Two people far from each other play a whole game through the link. In the middle one of them
// reloads the page, and the program is killed and started again: nothing of the game is lost.
import { expect, test } from '../house.ts';
import { sitTogether } from '../person.ts';

const RELOAD_AFTER = 15;
const KILL_AFTER = 30;

test('a whole game through the link, with a reload and a kill in the middle', async ({
  program,
  guest,
}) => {
  test.setTimeout(900_000);
  const marta = await guest({ on: 'phone', lang: 'it' });
  const ben = await guest({ on: 'desktop', lang: 'en' });
  await sitTogether(marta, ben);
  // The one who throws first is called by the tab, the other is not.
  await expect(marta.page).toHaveTitle('● Tocca a te · Senet');
  await expect(ben.page).toHaveTitle('Senet · Ludoteca');

  const [martas, bens] = await Promise.all([
    marta.play(Infinity, async (done) => {
      if (done === RELOAD_AFTER) await marta.page.reload();
    }),
    ben.play(Infinity, async (done) => {
      if (done === KILL_AFTER) await program.killAndRestart();
    }),
  ]);
  expect(martas).toBeGreaterThan(RELOAD_AFTER);
  expect(bens).toBeGreaterThan(KILL_AFTER);

  // Both read the same result: who won, and by how much.
  const marks = marta.page.getByText(/^Vince (Marta|Ben), 5 a \d\.$/);
  await expect(marks).toBeVisible();
  const [, winner, off] = /(Marta|Ben).*5 a (\d)/.exec(await marks.innerText()) ?? [];
  await expect(ben.page.getByText(`${winner} wins, 5 to ${off}.`)).toBeVisible();
  const won =
    winner === 'Marta'
      ? ['Che trionfo!', 'Next time, applause']
      : ['La prossima volta, applausi', 'Bravo!'];
  await expect(marta.verdict).toHaveText(won[0] ?? '');
  await expect(ben.verdict).toHaveText(won[1] ?? '');
  // Nobody is called to a game that is over.
  await expect(marta.page).toHaveTitle('Senet · Ludoteca');
});
