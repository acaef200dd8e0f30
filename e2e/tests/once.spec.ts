// What happens for the first time is explained while it is on show: one sentence, once on a device,
// heard once, over nothing that is decided; and it can be switched off.
import { fiveAtHanabi } from '../hanabi.ts';
import { expect, unlimited as test } from '../house.ts';
import { Person } from '../person.ts';

const LANTERN = /Ogni informazione spegne una lanterna/;
const DREW = /La carta nuova entra a sinistra/;
const PHONE = { viewport: { width: 390, height: 664 } };

test('a first time is explained where one plays, once, and only if one likes', async ({
  browser,
  program,
}) => {
  const { act, link } = await fiveAtHanabi(program.url, { first: 1 });
  // Each turn of the others stays on show until a tap.
  const looks = { on: 'phone', lang: 'it', pace: 'tap' } as const;
  const marta = await Person.at(browser, program.url, looks, PHONE);
  const { page } = marta;
  // Beside the deck, where there is nothing to take up.
  const goOn = () => page.getByRole('main').tap({ position: { x: 210, y: 186 } });
  const shown = page.locator('[data-once]');
  const heard = (words: RegExp) => page.getByRole('log').locator('p', { hasText: words });
  const event = (words: RegExp) => marta.apron.getByText(words);
  await page.goto(await link(0));
  await expect(event(/^È il turno di Ada/)).toBeVisible();
  // Whoever only looks on is explained nothing, nor is a television.
  const watcher = await Person.at(browser, program.url, looks, PHONE);
  await watcher.page.goto(page.url());
  const television = await watcher.context.newPage();
  await television.goto(`${page.url()}/tv`);
  for (const other of [watcher.page, television])
    await expect(other.getByRole('group', { name: 'Le serie' })).toBeVisible();

  await act(1, { type: 'inform', to: 2, clue: { value: 1 } });
  await expect(shown).toHaveText(LANTERN);
  await expect(heard(LANTERN)).toHaveCount(1);
  for (const [width, height] of [
    [390, 664],
    [320, 568],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(shown).toBeInViewport({ ratio: 1 });
    // It stands over the table, and over nothing of one's own.
    await expect(async () => {
      const [note, own] = await Promise.all([shown.boundingBox(), marta.apron.boundingBox()]);
      const beside = note && own && (note.x + note.width <= own.x || note.y + note.height <= own.y);
      expect(beside, `${width}x${height}`).toBe(true);
    }).toPass();
  }
  await page.setViewportSize(PHONE.viewport);
  for (const other of [watcher.page, television]) {
    await expect(other.getByText(/Ada informa Bruno/).first()).toBeVisible();
    await expect(other.getByText(LANTERN)).toHaveCount(0);
  }
  await goOn();
  await expect(shown).toHaveCount(0);

  // Not a second time, not even after the page was opened anew.
  await act(2, { type: 'inform', to: 3, clue: { value: 1 } });
  await expect(event(/Bruno informa Carla/).first()).toBeVisible();
  await expect(shown).toHaveCount(0);
  await goOn();
  // What was before one's first turn is shown again there.
  await page.reload();
  for (const words of [/Ada informa Bruno/, /Bruno informa Carla/]) {
    await expect(event(words).first()).toBeVisible();
    await expect(shown).toHaveCount(0);
    await goOn();
  }

  const explain = page.getByRole('switch', { name: 'Spiega la prima volta' });
  const turn = async (on: boolean) => {
    await marta.pressButton(marta.words.menu);
    await marta.press(explain);
    await expect(explain).toBeChecked({ checked: on });
    await marta.pressButton(marta.words.close);
  };
  await turn(false);
  await act(3, { type: 'discard', card: 12 });
  await expect(event(/Carla pesca/).first()).toBeVisible();
  await expect(shown).toHaveCount(0);
  await goOn();
  await turn(true);
  await act(4, { type: 'discard', card: 16 });
  await expect(event(/Dino pesca/).first()).toBeVisible({ timeout: 60_000 });
  await expect(shown).toHaveText(DREW);
  await expect(heard(DREW)).toHaveCount(1);
  await expect(heard(LANTERN)).toHaveCount(0);
  // What is decided comes after it.
  await expect(marta.apron.getByText('Tocca a te.')).toHaveCount(0);
  await goOn();
  await expect(marta.apron.getByText('Tocca a te.')).toBeVisible();
  await expect(shown).toHaveCount(0);
  await marta.context.close();
  await watcher.context.close();
});
