// The page under a plain name of the local network, as phones open it: no secure context, so the
// browser offers neither random ids nor a clipboard. Everything must work all the same.
import { chromium as engine } from '@playwright/test';
import { chromium } from '../browser.ts';
import { expect, test } from '../house.ts';
import { Person } from '../person.ts';

const HOST = 'ludoteca.test';

test('a room is opened, shared and played without a secure context', async ({ program }) => {
  const browser = await engine.launch({
    ...chromium,
    args: [...(chromium.args ?? []), `--host-resolver-rules=MAP ${HOST} 127.0.0.1`],
  });
  const base = `http://${HOST}:${program.port}`;
  const marta = await Person.at(browser, base, { on: 'desktop', lang: 'it' });
  await marta.arrive('Marta');
  expect(await marta.page.evaluate(() => isSecureContext)).toBe(false);
  expect(await marta.page.evaluate(() => 'randomUUID' in crypto)).toBe(false);
  await marta.pressButton(marta.words.invite);
  await marta.pressButton(marta.words.copyLink);
  await expect(marta.button(marta.words.copied)).toBeVisible();

  // What was copied is the link: pasted into the field of a name, it can be read.
  await marta.pressButton('Aggiungi chi gioca su questo dispositivo');
  const field = marta.page.getByRole('textbox', { name: 'Nome di chi gioca con te' });
  await field.press('ControlOrMeta+v');
  await expect(field).toHaveValue(/^http:\/\//);
  await field.fill('Nonna');
  await marta.pressButton('Aggiungi');
  await expect(marta.seated('Nonna')).toBeVisible();
  await marta.pressButton(marta.words.start);
  await marta.play(4);
  await browser.close();
});

test('a name is kept without a secure context, with a word of warning', async ({ program }) => {
  const browser = await engine.launch({
    ...chromium,
    args: [...(chromium.args ?? []), `--host-resolver-rules=MAP ${HOST} 127.0.0.1`],
  });
  const base = `http://${HOST}:${program.port}`;
  const marta = await Person.at(browser, base, { on: 'phone', lang: 'it' });
  await marta.arrive('Marta');
  await marta.page.goto('/you');
  await expect(
    marta.page.getByText('La strada fino a questo server non è sigillata'),
  ).toBeVisible();
  await marta.page.getByLabel('Frase segreta', { exact: true }).first().fill('quattro gatti neri');
  await marta.pressButton('Conserva il mio nome');
  await expect(marta.page.getByText('Fatto: puoi tornare come Marta.')).toBeVisible();
  await marta.pressButton('Mostra il link');
  await expect(marta.button('Copia il link')).toBeVisible();

  // Nobody can be called here, and is told why.
  await marta.page.goto('/');
  await marta.pressButton(marta.words.invite);
  await marta.seated('Marta').waitFor();
  await marta.page.goto('/tables');
  await expect(marta.page.getByText('solo se la strada fino al server è sigillata')).toBeVisible();
  await expect(marta.button('Chiamami quando tocca a me')).toHaveCount(0);
  await browser.close();
});
