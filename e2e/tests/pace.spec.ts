// At the pace of taps the table says that it waits, and goes on by key and by what a screen reader sends;
// whoever chose another pace and has no pointer hurries it by the same keys.
import { fiveAtHanabi } from '../hanabi.ts';
import { expect, unlimited as test } from '../house.ts';
import { Person } from '../person.ts';

const WAITS = 'Il tavolo aspetta che tu vada avanti.';

test('tap to go on, without a pointer', async ({ browser, program }) => {
  const { act, link } = await fiveAtHanabi(program.url, { first: 1 });
  const looks = { on: 'desktop', lang: 'it', pace: 'tap' } as const;
  const marta = await Person.at(browser, program.url, looks);
  const { page } = marta;
  const goOn = marta.button('Avanti');
  const waits = page.getByRole('status').filter({ hasText: WAITS });
  const turn = (name: string) => marta.apron.getByText(`È il turno di ${name}`);
  await page.goto(await link(0));
  await expect(turn('Ada')).toBeVisible();
  await page.keyboard.press('Shift');
  await expect(goOn).toHaveCount(0);

  // Two turns are over: the first one stands until somebody goes on.
  await act(1, { type: 'inform', to: 2, clue: { value: 1 } });
  await act(2, { type: 'inform', to: 3, clue: { value: 1 } });
  await expect(waits).toHaveCount(1);
  await expect(goOn).toBeFocused();
  await expect(page.getByRole('log')).toContainText('Ada informa Bruno');
  await expect(page.getByRole('log')).not.toContainText('Bruno informa Carla');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log')).toContainText('Bruno informa Carla');
  // The focus is on nothing, and the key has nobody else to go to.
  await expect(goOn).toBeVisible();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('Space');
  await expect(turn('Carla')).toBeVisible();
  await expect(goOn).toHaveCount(0);
  await expect(waits).toHaveCount(0);

  // A finger finds it too.
  await act(3, { type: 'discard', card: 12 });
  await goOn.click();
  await expect(turn('Dino')).toBeVisible();
});
