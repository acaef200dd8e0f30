// The dreams of the day: two people read the same three gifts, each once, and see how both did.
import { expect, test } from '../house.ts';
import type { Person } from '../person.ts';

const KINDS = ['Oggetto', 'Luogo', 'Personaggio'];

/** Takes a card of the riddle on show and answers with it. */
async function answer(person: Person, nth: number): Promise<void> {
  const { page, looks } = person;
  const card = page.getByRole('radiogroup').locator('label').nth(nth);
  await person.press(card);
  const act = looks.lang === 'it' ? /^Rispondo: / : /^My answer: /;
  await person.pressButton(act);
}

/** What stands under each card once one has answered. */
const told = ({ page }: Person) => page.getByRole('main').locator('li.choice');

test('two people read the dreams of the day, and the second sees how both read them', async ({
  guest,
}) => {
  const marta = await guest({ on: 'phone', lang: 'it' });
  await marta.page.goto('/');
  await marta.pressButton('Altri modi di giocare a Il Sesto Senso');
  await marta.press(marta.page.getByRole('link', { name: 'I sogni del giorno' }));
  await expect(marta.page.getByRole('heading', { level: 1 })).toHaveText('I sogni del giorno');
  // Whatever the light elsewhere, dreams are read in the evening.
  await expect(marta.page.locator('html')).toHaveAttribute('data-theme', 'sera');

  for (const kind of KINDS) {
    const riddle = marta.page.getByRole('region', { name: kind });
    await expect(riddle.getByRole('button', { name: /^Ingrandisci: / }).first()).toBeVisible();
    await expect(marta.button('Scegli una carta')).toBeDisabled();
    await answer(marta, 1);
    await expect(riddle.getByRole('status')).toContainText('Ha risposto una persona.');
    await expect(riddle.getByText('una persona · 100%')).toHaveCount(1);
    await expect(told(marta).nth(1)).toContainText('la tua');
    if (kind !== 'Personaggio') await marta.pressButton('Il prossimo');
  }
  await expect(marta.page.getByText(/^Ne hai letti \d su 3\.$/)).toBeVisible();
  await expect(marta.button('Condividi')).toBeVisible();
  // It is told in the hours of whoever reads it.
  await expect(
    marta.page.getByText(/^Sogni nuovi \S+ alle \d\d:\d\d \(mezzanotte UTC\)\.$/),
  ).toBeVisible();
  await marta.page.reload();
  await expect(told(marta).nth(1)).toContainText('la tua');

  const ben = await guest({ on: 'desktop', lang: 'en', theme: 'giorno' });
  await ben.page.goto('/');
  await ben.press(ben.page.getByRole('link', { name: 'Dreams of the day' }));
  await expect(ben.page.locator('html')).toHaveAttribute('data-theme', 'sera');
  // Side by side with the card that he thinks of, by key alone.
  const cards = ben.page.getByRole('radiogroup').getByRole('radio');
  await ben.tabTo(cards.first());
  await ben.page.keyboard.press('ArrowRight');
  await expect(cards.nth(1)).toBeChecked();
  await ben.tabTo(ben.button(/^Enlarge: /).first(), 'Shift+Tab');
  await ben.page.keyboard.press('Enter');
  const large = ben.page.getByRole('dialog', { name: 'Side by side' });
  const clues = await ben.page.locator('ul.clues li').count();
  await expect(large.getByRole('img')).toHaveCount(clues + 1);
  await ben.page.keyboard.press('Escape');
  await expect(large).toBeHidden();

  // He takes the first object for it, and for the rest the same cards as she did.
  await answer(ben, 0);
  const object = ben.page.getByRole('region', { name: 'Object' });
  await expect(object.getByRole('status')).toContainText('2 people have answered.');
  await expect(told(ben).nth(0)).toContainText('one person · 50%');
  await expect(told(ben).nth(1)).toContainText('one person · 50%');
  await expect(told(ben).getByText('this one')).toHaveCount(1);
  await ben.pressButton('The next one');
  await answer(ben, 1);
  await expect(told(ben).nth(1)).toContainText('2 people · 100%');

  // She has guessed already, wherever she asks from, and is told the same.
  await marta.page.reload();
  await marta.press(marta.button('Luogo'));
  await expect(told(marta).nth(1)).toContainText('2 persone · 100%');
});
