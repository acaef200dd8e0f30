// One device for two, talk that each reads in their own language, and the script in words.
import { expect, test } from '../house.ts';
import { sitTogether } from '../person.ts';
import { Player } from '../sensu.ts';

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
  // It opens where one wants to read: at what was done last.
  await expect(script.getByRole('listitem').last()).toBeInViewport();
  await expect(script.getByRole('listitem').first()).not.toBeInViewport();
});

test('people of one device are named in the lobby, and the table says whose turn it is', async ({
  guest,
}) => {
  const marta = await guest({ on: 'phone', lang: 'it' });
  await marta.arrive('Marta');
  await marta.pressButton(marta.words.hotseat);
  await marta.page.getByRole('dialog').getByRole('button', { name: 'Senet' }).click();
  await marta.pressButton('Scrivi un altro nome per Giocatore 2');
  await marta.page.getByRole('textbox', { name: 'Nome di chi gioca qui' }).waitFor();
  await marta.page.keyboard.type('Nonna Pina');
  await marta.page.keyboard.press('Enter');
  await expect(marta.seated('Nonna Pina')).toBeVisible();
  await marta.pressButton(marta.words.start);
  const seen = new Set<string>();
  while (seen.size < 2) {
    const turn = marta.page.getByText(/^Tocca a (Marta|Nonna Pina)$/);
    seen.add(await turn.innerText());
    await marta.play(1);
  }
});

test('the curtain calls whose turn it is, and falls when they say so', async ({ guest }) => {
  const marta = await guest({ on: 'phone', lang: 'it' });
  const { page } = marta;
  await marta.arrive('Marta');
  await marta.pressButton(marta.words.hotseat);
  await marta.page.getByRole('dialog').getByRole('button', { name: 'Sensu' }).click();
  await marta.seated('Giocatore 2').waitFor();
  await marta.pressButton(marta.words.start);
  const draw = marta.apron.getByRole('button', { name: 'Pesca dal mazzo', exact: true });
  const player = new Player(marta);
  const { hand } = player;
  const turn = marta.apron.getByText(/^Tocca a te\./);

  /** Once is enough: whoever opens it has the turn. */
  const openOnce = async (): Promise<string> => {
    const name = await marta.raiseCurtain();
    await expect(turn).toBeVisible();
    await expect(page.getByText(`La mano di ${name}`)).toBeVisible();
    return name;
  };

  const first = await openOnce();
  await page.reload();
  expect(await openOnce()).toBe(first);
  // Nor does whoever leaves the table and comes back, by the browser or from the rules.
  await page.goBack();
  await expect(page.getByText(`La mano di ${first}`)).toHaveCount(0);
  await page.goForward();
  expect(await openOnce()).toBe(first);
  await marta.pressButton('Regole');
  await marta.pressButton('Tutte le regole');
  await expect(page).toHaveURL(/\/rules\/sensu/);
  await page.goBack();
  expect(await openOnce()).toBe(first);
  // A device that is put away shows nobody's hand to whoever takes it up.
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(hand).toHaveCount(0);
  await page.evaluate(() => {
    Reflect.deleteProperty(document, 'hidden');
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(await openOnce()).toBe(first);

  // With six cards one is put aside; what was drawn stays to be seen until it is passed on.
  await marta.press(draw);
  // Whoever could make twenty is asked once more.
  if (await marta.button('Annulla').isVisible()) await player.confirm();
  await expect(hand).toHaveCount(6);
  await marta.press(hand.first());
  await player.confirm();
  await expect(marta.passOn).toBeVisible();
  await expect(hand).toHaveCount(5);
  await marta.press(marta.passOn);
  await expect(hand).toHaveCount(0);
  // On the curtain: what the next one has missed, without what nobody else may know.
  const news = page.getByRole('listitem').filter({ hasText: first });
  await expect(news.filter({ hasText: /pesca dal mazzo/ })).toBeVisible();
  await expect(news.filter({ hasText: /scarta/ })).toBeVisible();
  const second = await openOnce();
  expect(second).not.toBe(first);
  await page.reload();
  expect(await openOnce()).toBe(second);
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
