// What the host decides during play: who goes, who may come in, and who is host after them.
import { ask } from '../axe.ts';
import { expect, test } from '../house.ts';
import { sitTogether, type Person } from '../person.ts';

/** Opens the menu of the table, where the host has a card of their own. */
async function openMenu(person: Person) {
  await person.pressButton(person.words.menu);
  return person.page.getByRole('dialog', { name: person.words.menu });
}

test('who is removed looks on, and a bot plays in their place', async ({ guest }) => {
  const marta = await guest({ on: 'phone', lang: 'it' });
  const ben = await guest({ on: 'desktop', lang: 'en' });
  await sitTogether(marta, ben);

  await (await openMenu(ben)).waitFor();
  await expect(ben.page.getByRole('region', { name: 'You are the host' })).toHaveCount(0);
  await ben.pressButton(ben.words.close);
  await openMenu(marta);
  await marta.pressButton('Allontana Ben');
  await marta.pressButton('Annulla');
  await marta.pressButton('Allontana Ben');
  await marta.pressButton('Allontana');
  await expect(ben.page.getByText('The host has removed you from the table.')).toBeVisible();
  await expect(ben.page.getByText('You’re watching')).toBeVisible();
  await expect(ben.gold).toHaveCount(0);
  await marta.pressButton(marta.words.close);
  // The bot throws for whoever has gone: it is Marta's turn again, and again.
  await marta.play(6);

  // Coming back leads to no seat.
  await ben.page.reload();
  await expect(ben.page.getByText('The host has removed you from the table.')).toBeVisible();
  await expect(ben.gold).toHaveCount(0);
});

test('the host opens the door during play, shuts it, and hands the badge on', async ({ guest }) => {
  const marta = await guest({ on: 'phone', lang: 'it', theme: 'giorno' });
  const ben = await guest({ on: 'desktop', lang: 'en' });
  await sitTogether(marta, ben);
  await openMenu(marta);
  const card = marta.page.getByRole('region', { name: 'Conduci tu il tavolo' });
  const door = card.getByRole('switch', { name: 'La porta è aperta' });
  await expect(door).not.toBeChecked();
  await ask(marta.page, 'the card of the host');
  await marta.press(door);
  const [code = ''] = /[A-Z346789]{4}/.exec(await card.getByText(/entra e sta/).innerText()) ?? [];

  const ada = await guest({ on: 'phone', lang: 'en' });
  await ada.page.goto('/');
  await ada.page.getByRole('textbox', { name: ada.words.code }).fill(code);
  await expect(ada.page.getByText('You’re watching')).toBeVisible();

  await marta.press(door);
  await expect(card.getByText('Nessun codice porta qui.')).toBeVisible();
  await marta.pressButton('Affida il tavolo a Ben');
  await expect(card).toHaveCount(0);
  await openMenu(ben);
  await expect(ben.page.getByRole('region', { name: 'You are the host' })).toBeVisible();
  await ask(ben.page, 'the card of the host');
  await expect(ben.button('Make Marta the host')).toBeVisible();
});

test('a latecomer takes the seat of a bot with the consent of the host', async ({ guest }) => {
  const marta = await guest({ on: 'phone', lang: 'it', theme: 'giorno' });
  await marta.arrive('Marta');
  await marta.pressButton(marta.words.play);
  await marta.square(1).waitFor();

  // Somebody of whom the program knows nothing yet.
  const zoe = await guest({ on: 'desktop', lang: 'en' });
  await zoe.page.goto(marta.page.url());
  await zoe.pressButton('Ask for a seat');
  await zoe.pressButton('Molletta’s place');
  await zoe.introduce('Zoe');
  await expect(zoe.page.getByText('You have asked for Molletta’s place')).toBeVisible();
  await expect(zoe.gold).toHaveCount(0);

  const question = marta.page.getByRole('region', { name: 'Zoe vorrebbe giocare' });
  await question.waitFor();
  await ask(marta.page, 'the question of a latecomer');
  await marta.press(question.getByRole('button', { name: 'Fai entrare' }));
  await expect(question).toHaveCount(0);
  await expect(zoe.page.getByText('You’re watching')).toHaveCount(0);
  // Both play on, and nobody plays for the latecomer.
  await Promise.all([marta.play(4), zoe.play(4)]);
});

test('a latecomer who is refused goes on watching', async ({ guest }) => {
  const marta = await guest({ on: 'desktop', lang: 'en' });
  await marta.arrive('Marta');
  await marta.pressButton(marta.words.play);
  await marta.square(1).waitFor();
  const zoe = await guest({ on: 'phone', lang: 'it' });
  await zoe.arrive('Zoe');
  await zoe.page.goto(marta.page.url());
  await zoe.pressButton('Chiedi un posto');
  await zoe.pressButton('Al posto di Molletta');
  const question = marta.page.getByRole('region', { name: 'Zoe would like to play' });
  await question.waitFor();
  await ask(marta.page, 'the question of a latecomer');
  await marta.press(question.getByRole('button', { name: 'No' }));
  await expect(question).toHaveCount(0);
  await expect(zoe.page.getByText('Hai chiesto il posto')).toHaveCount(0);
  await expect(zoe.button('Chiedi un posto')).toHaveCount(0);
});
