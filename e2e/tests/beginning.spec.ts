// Whoever comes to a game sees the table as it was dealt and reads what it is about, before anything that
// the others have done is shown.
import { fiveAtHanabi } from '../hanabi.ts';
import { expect, unlimited as test } from '../house.ts';
import { Person } from '../person.ts';

const AIM = /^Insieme, mettete in fila ogni colore/;

test('the deal and the aim come before the first turn of the others', async ({
  browser,
  program,
}) => {
  const { act, link } = await fiveAtHanabi(program.url, { first: 1 });
  await act(1, { type: 'inform', to: 0, clue: { colour: 'red' } });
  await act(2, { type: 'discard', card: 8 });

  const size = { viewport: { width: 390, height: 664 } };
  const looks = { on: 'phone', lang: 'it', pace: 'calm' } as const;
  const marta = await Person.at(browser, program.url, looks, size);
  const { page } = marta;
  await page.goto(await link(0));
  // Nothing of what happened is told yet.
  const aim = marta.apron.getByText(AIM);
  await expect(aim).toBeInViewport({ ratio: 1 });
  const told = page.getByText(/Ada ti informa/);
  await expect(told).toHaveCount(0);
  // A tap goes on: to what happened, and to the strip with both of it.
  await expect(page.getByText(/^Ada ti informa/).first()).toBeVisible();
  await expect(aim).toBeHidden();
  const strip = page.getByRole('region', { name: 'Dal tuo ultimo turno' });
  await page.locator('main').click({ position: { x: 195, y: 60 } });
  await expect(strip.getByRole('button', { name: /^Ada ti informa: .*ross/ })).toBeVisible();
  await expect(strip.getByRole('button', { name: /^Bruno scarta/ })).toBeVisible();
  await marta.context.close();
});

test('the aim stays in sight until something is done', async ({ browser, program }) => {
  const { act, link } = await fiveAtHanabi(program.url, { first: 1 });
  const marta = await Person.at(browser, program.url, { on: 'phone', lang: 'it' });
  await marta.page.goto(await link(0));
  const aim = marta.apron.getByText(AIM);
  await expect(aim).toBeVisible();
  await act(1, { type: 'inform', to: 0, clue: { value: 1 } });
  await expect(aim).toBeHidden();
  await marta.context.close();
});

test('on a phone, whoever begins reads the aim before the first decision', async ({
  browser,
  program,
}) => {
  const { link } = await fiveAtHanabi(program.url, { first: 0 });
  const looks = { on: 'phone', lang: 'it', pace: 'calm' } as const;
  const size = { viewport: { width: 390, height: 664 } };
  const marta = await Person.at(browser, program.url, looks, size);
  const { page } = marta;
  await page.goto(await link(0));
  const aim = marta.apron.getByText(AIM);
  await expect(aim).toBeInViewport({ ratio: 1 });
  // A tap goes on, and leaves its room to what is decided.
  await page.locator('main').click({ position: { x: 195, y: 60 } });
  await expect(aim).toBeHidden();
  await marta.pressButton(/^La tua carta 1,/);
  await expect(marta.apron.getByRole('button', { name: /^Gioca/ })).toBeVisible();
  await marta.context.close();
});
