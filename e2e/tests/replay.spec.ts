// After the game: the summary, the replay, the record; and beside it the television, the personal
// link and the bot that stands in.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { playedRoom } from '../api.ts';
import { expect, test } from '../house.ts';
import { playUntil, sitTogether } from '../person.ts';
import { PROGRAM } from '../program.ts';

// A game that is played by the API does not wait as people would.
test.use({ args: ['--no-limits'] });

/** Ben had no seat in the games that are played here: he asks for their ending. */

test('a finished game is summed up, replayed and verified', async ({ guest, program }, info) => {
  const { id } = await playedRoom(program.url);
  const ben = await guest({ on: 'desktop', lang: 'en' });
  const { page } = ben;
  await page.goto(`/room/${id}`);
  await expect(page.getByRole('heading', { name: /^(Marta|Ben) wins$/ })).toBeVisible();
  await expect(page.getByText(/^5 to \d\.$/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The evening, turn by turn' })).toBeVisible();
  await ben.pressButton(ben.words.replay);
  await ben.pressButton(ben.words.uncover);

  const scrub = page.getByRole('slider', { name: 'Step of the game' });
  await expect(scrub).toHaveValue('0');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(scrub).toHaveValue('2');
  await page.keyboard.press('ArrowLeft');
  await expect(scrub).toHaveValue('1');
  await expect(page).toHaveURL(/\/replay\/1$/);
  await ben.pressButton('One step on');
  await expect(scrub).toHaveValue('2');

  // Key moments: one jump on, one back to before it.
  await page.keyboard.press('Shift+ArrowRight');
  const moment = Number(await scrub.inputValue());
  expect(moment).toBeGreaterThan(2);
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(scrub).not.toHaveValue(String(moment));

  await scrub.fill('20');
  await expect(page).toHaveURL(/\/replay\/20$/);
  await page.reload();
  await ben.pressButton(ben.words.uncover);
  await expect(scrub).toHaveValue('20');

  const script = page.getByRole('region', { name: 'Script' });
  const seventh = script.getByRole('button', { name: /^7 / });
  await seventh.click();
  await expect(seventh).toHaveAttribute('aria-current', 'step');
  await expect(ben.apron.getByText(/^Turn 7 of /)).toBeVisible();
  await ben.pressButton('To the end');
  await expect(ben.apron.getByText(/has every piece in the afterlife, and wins/)).toBeVisible();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download the record of the game' }).click(),
  ]);
  const record = info.outputPath('record.json');
  await download.saveAs(record);
  await promisify(execFile)(PROGRAM, ['verify', record]);
});

test('a replay on a phone has its script, speeds, key moments and link', async ({
  guest,
  program,
}) => {
  const { id } = await playedRoom(program.url);
  const ben = await guest({ on: 'phone', lang: 'en' });
  const { page } = ben;
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto(`/room/${id}/replay/20`);
  await ben.pressButton(ben.words.uncover);
  const scrub = page.getByRole('slider', { name: 'Step of the game' });
  await expect(scrub).toHaveValue('20');
  await expect(scrub).toBeInViewport({ ratio: 1 });

  await ben.pressButton(ben.words.script);
  const script = page.getByRole('dialog', { name: ben.words.script });
  // It opens at the step on show.
  await expect(script.locator('[aria-current="step"]')).toBeInViewport();
  await ben.press(script.getByRole('button', { name: /^7 / }));
  await expect(script).toBeHidden();
  await expect(ben.apron.getByText(/^Turn 7 of /)).toBeInViewport({ ratio: 1 });

  await ben.pressButton('Menu');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('button', { name: 'Copy the link' })).toBeVisible();
  await ben.press(menu.getByText('2×'));
  await expect(menu.getByRole('radio', { name: '2×' })).toBeChecked();
  const before = await scrub.inputValue();
  await ben.press(menu.getByRole('button', { name: /· turn \d+$/ }).last());
  await expect(menu).toBeHidden();
  await expect(scrub).not.toHaveValue(before);
  await expect(page).toHaveURL(new RegExp(`/replay/${await scrub.inputValue()}$`));
});

test('whoever had no seat is told how it ends when they ask', async ({ guest, program }) => {
  const { id } = await playedRoom(program.url);
  const ben = await guest({ on: 'desktop', lang: 'en' });
  const { page } = ben;
  await page.goto(`/room/${id}/replay`);
  const script = page.getByRole('region', { name: 'Script' });
  const lines = script.getByRole('listitem');
  const scrub = page.getByRole('slider', { name: 'Step of the game' });
  await expect(ben.button(ben.words.uncover)).toBeVisible();
  await expect(ben.apron.getByText(/^Turn 1\./)).toBeVisible();
  await expect(scrub).toHaveCount(0);
  for (const name of ['To the end', 'Next key moment', 'What could have been'])
    await expect(ben.button(name)).toHaveCount(0);
  const known = await lines.count();

  // What was shown is known, and keys lead no further.
  for (const step of [1, 2, 3]) {
    await ben.pressButton('One step on');
    await expect(page).toHaveURL(new RegExp(`/replay/${step}$`));
  }
  await page.keyboard.press('Home');
  await expect(page).toHaveURL(/\/replay\/0$/);
  await page.keyboard.press('End');
  await expect(page).toHaveURL(/\/replay\/3$/);
  expect(await lines.count()).toBeLessThan(known + 4);

  await ben.pressButton(ben.words.uncover);
  await expect(scrub).toBeFocused();
  await expect(ben.apron.getByText(/^Turn \d+ of \d+\./)).toBeVisible();
  await expect(ben.button('What could have been')).toBeVisible();
  expect(await lines.count()).toBeGreaterThan(known + 4);
});

test('the television shows the table and follows a move', async ({ guest }) => {
  const marta = await guest({ on: 'phone', lang: 'it' });
  const tv = await guest({ on: 'desktop', lang: 'it' });
  await marta.arrive('Marta');
  await marta.pressButton(marta.words.hotseat);
  await marta.page.getByRole('dialog').getByRole('button', { name: 'Senet' }).click();
  await marta.seated('Giocatore 2').waitFor();
  await tv.page.goto(`${marta.page.url()}/tv`);
  await expect(
    tv.page.getByRole('img', { name: 'Codice QR con il link della stanza' }),
  ).toBeVisible();
  await marta.pressButton(marta.words.start);
  await expect(tv.page.getByRole('img', { name: tv.words.board })).toBeVisible();
  await expect(tv.page.getByRole('region', { name: 'Marta' })).toBeVisible();
  await marta.play(3);
  await expect(
    tv.page.getByText(/(Marta|Giocatore 2) (fa|va|passa|sceglie|apre)/).first(),
  ).toBeVisible();
  await expect(tv.page.getByRole('button')).toHaveCount(0);
});

test('a personal link moves the seat to another browser', async ({ guest }) => {
  const marta = await guest({ on: 'phone', lang: 'it' });
  const ben = await guest({ on: 'desktop', lang: 'en' });
  await sitTogether(marta, ben);
  await ben.pressButton(ben.words.menu);
  await ben.pressButton('Continue on another device');
  const link = await ben.page.getByText(/\/take\//).innerText();

  const phone = await guest({ on: 'phone', lang: 'en' });
  await phone.page.goto(new URL(link).pathname);
  await expect(phone.square(1)).toBeVisible();
  await expect(phone.page).toHaveURL(marta.page.url());
  // The old browser only watches now; the new one plays.
  await expect(ben.page.getByText('You’re watching')).toBeVisible();
  await playUntil(phone, marta, phone.words.acts);
  await phone.play(1);
  // The link worked once.
  await ben.page.goto(new URL(link).pathname);
  await expect(ben.page.getByText('This link has been used, or is too old.')).toBeVisible();
});

test('a seat is handed to a bot and taken back', async ({ guest }) => {
  const marta = await guest({ on: 'phone', lang: 'it' });
  const ben = await guest({ on: 'desktop', lang: 'en' });
  await sitTogether(marta, ben);
  await ben.pressButton(ben.words.menu);
  const menu = ben.page.getByRole('dialog');
  await ben.pressButton('Let a bot play for me');
  await expect(menu).toBeHidden();
  await ben.pressButton(ben.words.menu);
  await expect(menu.getByRole('button', { name: 'Take my seat back' })).toBeVisible();
  await ben.pressButton(ben.words.close);
  // The bot plays on at Ben's place, so that Marta always comes to her turn again.
  await marta.play(6);
  // The table itself offers the way back.
  await ben.pressButton('Take my seat back');
  await expect(ben.button('Take my seat back')).toHaveCount(0);
  await playUntil(ben, marta, ben.words.acts);
  await ben.play(1);
});

for (const height of [844, 664])
  test(`a replay of Senet is whole on a phone ${height} px high`, async ({ guest, program }) => {
    const { id } = await playedRoom(program.url);
    const ben = await guest({ on: 'phone', lang: 'en' });
    const { page } = ben;
    await page.setViewportSize({ width: 390, height });
    await page.goto(`/room/${id}/replay/40`);
    const die = page.getByRole('img', { name: /^Die: / });
    await die.waitFor();
    const controls = await ben.apron.boundingBox();
    const board = await ben.page.getByRole('img', { name: ben.words.board }).boundingBox();
    const thrown = await die.boundingBox();
    if (!controls || !board || !thrown) throw new Error('the table is not there');
    const header = await page.getByRole('banner').boundingBox();
    expect(board.y).toBeGreaterThan(header?.height ?? 0);
    expect(board.y + board.height).toBeLessThan(thrown.y + thrown.height);
    expect(thrown.y + thrown.height).toBeLessThan(controls.y);
  });
