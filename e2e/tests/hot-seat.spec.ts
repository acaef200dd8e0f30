// One device for two, talk that each reads in their own language, and the script in words.
import { expect, test } from '../house.ts';
import { sitTogether } from '../person.ts';

test('one device plays both sides in turn', async ({ guest }) => {
  const marta = await guest({ on: 'phone', lang: 'it' });
  await marta.arrive('Marta');
  await marta.pressButton(marta.words.hotseat);
  await marta.page.getByRole('dialog').getByRole('button', { name: 'Senet' }).click();
  await expect(marta.seated('Giocatore 2')).toBeVisible();
  await marta.pressButton(marta.words.start);

  // Everything is played from here, so something can always be pressed.
  await marta.play(24);
  await marta.gold.waitFor();
  await marta.pressButton(marta.words.script);
  const script = marta.page.getByRole('dialog', { name: marta.words.script });
  await expect(script.getByRole('listitem').filter({ hasText: 'Marta fa' }).first()).toBeVisible();
  await expect(
    script.getByRole('listitem').filter({ hasText: 'Giocatore 2 fa' }).first(),
  ).toBeVisible();
  await expect(script.getByRole('listitem').filter({ hasText: /va d/ }).first()).toBeVisible();
});

test('a quick phrase is read in the language of each', async ({ guest }) => {
  const marta = await guest({ on: 'phone', lang: 'it' });
  const ben = await guest({ on: 'desktop', lang: 'en' });
  await sitTogether(marta, ben);
  await ben.pressButton(ben.words.talk);
  await expect(ben.page.getByText('Nobody has said anything yet.')).toBeVisible();
  await ben.pressButton('Mind the water.');
  const heard = ben.page.getByRole('list', { name: ben.words.talk }).getByRole('listitem');
  await expect(heard).toContainText('Mind the water.');

  await marta.pressButton('Messaggi: uno nuovo');
  const read = marta.page.getByRole('list', { name: marta.words.talk }).getByRole('listitem');
  await expect(read).toContainText('Ben');
  await expect(read).toContainText('Occhio all’acqua.');
  await marta.page.getByRole('textbox', { name: 'Di’ qualcosa' }).fill('Buona fortuna!');
  await marta.pressButton('Invia');
  await expect(heard.last()).toContainText('Buona fortuna!');
});
