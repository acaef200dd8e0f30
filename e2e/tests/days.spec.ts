// A table over days: the host says so before the start, everybody sees it, nobody is hurried, and the
// host may think better of it at the table.
import { expect, test } from '../house.ts';

test('a table is played over days, and everybody sees how long a turn may take', async ({
  guest,
  program,
}) => {
  const marta = await guest({ on: 'phone', lang: 'it' });
  const ben = await guest({ on: 'desktop', lang: 'en' });
  await marta.arrive('Marta');
  await marta.pressButton(marta.words.invite);
  await marta.seated('Marta').waitFor();
  await ben.page.goto(marta.page.url());
  await ben.introduce('Ben');

  const over = marta.page.getByRole('radio', { name: 'In più giorni' });
  await over.press('Space');
  await expect(marta.page.getByRole('radio', { name: '2 giorni' })).toBeChecked();
  await expect(marta.page.getByText('A server spento il tempo è fermo.')).toBeVisible();
  const turn = ben.page.getByRole('radiogroup', { name: 'Time for a turn' });
  await expect(turn.getByRole('radio', { name: '2 days' })).toBeChecked();
  await expect(turn.getByRole('radio', { name: '7 days' })).toBeDisabled();

  await marta.pressButton('Su il sipario');
  const left = marta.page.getByRole('timer', {
    name: /^Tempo rimasto: (2 giorni|1 giorno e 23 ore)$/,
  });
  await expect(left).toBeVisible();
  // The plug is pulled, and the table stands as it stood.
  await program.killAndRestart();
  await marta.page.reload();
  await expect(left).toBeVisible();

  await marta.pressButton('Menu');
  const limit = marta.page.getByRole('radio', { name: 'Senza limite' });
  await limit.press('Space');
  await expect(limit).toBeChecked();
  await marta.page.keyboard.press('Escape');
  await expect(left).toBeHidden();
  await expect(ben.page.getByRole('timer')).toBeHidden();
});
