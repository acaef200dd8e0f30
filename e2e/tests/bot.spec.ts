// From the foyer to a game against a bot in two taps, and a turn of it with the keyboard alone.
import { expect, test } from '../house.ts';

test('two taps from the foyer to a throw', async ({ guest }) => {
  const marta = await guest({ on: 'phone', lang: 'it' });
  await marta.page.goto('/');
  await marta.pressButton(marta.words.play);
  await marta.press(marta.gold);
  await marta.pressButton(marta.words.script);
  const lines = marta.page.getByRole('dialog', { name: marta.words.script }).getByRole('listitem');
  await expect(lines.filter({ hasText: /Per chi comincia, fai/ }).first()).toBeVisible();
});

test('a game that waits can be thrown away, after a question', async ({ guest }) => {
  const marta = await guest({ on: 'phone', lang: 'it' });
  const { page } = marta;
  await page.goto('/');
  await marta.pressButton(marta.words.play);
  await marta.gold.waitFor();
  await page.goto('/');
  const drop = page.getByRole('button', { name: /^Butta via Senet/ });
  await drop.click();
  const question = page.getByRole('dialog', { name: /^Senet/ });
  await question.getByRole('button', { name: 'La tengo' }).click();
  await expect(question).toBeHidden();
  await drop.click();
  await question.getByRole('button', { name: 'Butta via' }).click();
  await expect(drop).toBeHidden();
  await page.reload();
  await marta.button(marta.words.play).waitFor();
  await expect(drop).toBeHidden();
});

test('a turn with the keyboard alone', async ({ guest }) => {
  const ben = await guest({ on: 'desktop', lang: 'en' });
  const { page, words } = ben;
  await page.goto('/');
  await ben.button(words.play).focus();
  await page.keyboard.press('Enter');
  await ben.gold.waitFor();

  // Whoever starts: sides are taken with Enter, the die is thrown with Space, until there is
  // something to move.
  const piece = ben.board.getByRole('button', { name: /picked piece|can move/ });
  for (;;) {
    await ben.gold.waitFor();
    if ((await piece.count()) > 0) break;
    if (await ben.button('Take the even squares').isVisible()) {
      await ben.button('Take the even squares').focus();
      await page.keyboard.press('Enter');
    } else {
      await page.keyboard.press('Space');
    }
    await expect(
      ben.gold.or(ben.apron.getByText(/to play|rolled|goes first/)).first(),
    ).toBeVisible();
  }

  // The Tab key leads to the piece that is proposed; arrows walk over the board and back.
  await ben.board.getByRole('button', { name: /picked piece/ }).focus();
  const start = await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  const number = Number(/Square (\d+)/.exec(start)?.[1]);
  const [there, back] = number % 10 === 0 ? ['ArrowDown', 'ArrowUp'] : ['ArrowRight', 'ArrowLeft'];
  await page.keyboard.press(there ?? '');
  await expect(ben.board.getByRole('button', { name: start })).not.toBeFocused();
  await page.keyboard.press(back ?? '');
  await expect(ben.board.getByRole('button', { name: start })).toBeFocused();

  // Enter picks, Enter again confirms: the piece has left its square.
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(
    ben.board.getByRole('button', { name: new RegExp(`^Square ${number}\\b.*picked piece`) }),
  ).toHaveCount(0);
});

test('a screen reader hears the table and the apron', async ({ guest }) => {
  const ben = await guest({ on: 'desktop', lang: 'en' });
  await ben.arrive('Ben');
  await ben.pressButton(ben.words.play);
  await ben.gold.waitFor();
  await expect(ben.page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - text: /Molletta/
      - grid "Senet board":
        - row:
          - gridcell:
            - 'button /Square 1, /'
  `);
  await expect(ben.page.getByRole('main').getByRole('gridcell')).toHaveCount(30);
  await expect(ben.apron).toMatchAriaSnapshot(`
    - region "Your part":
      - paragraph: /Who goes first.*/
      - group "Your pieces":
        - button [pressed]
      - 'button /Die: /'
  `);
});

for (const [on, lang] of [
  ['phone', 'it'],
  ['desktop', 'en'],
] as const)
  test(`the summary card is one tap away at the table, on a ${on}`, async ({ guest }) => {
    const marta = await guest({ on, lang });
    const words = {
      it: { rules: 'Regole', card: 'Promemoria', die: 'Il dado', all: 'Tutte le regole' },
      en: { rules: 'Rules', card: 'Summary card', die: 'The die', all: 'All the rules' },
    }[lang];
    await marta.page.goto('/');
    await marta.pressButton(marta.words.play);
    await marta.gold.waitFor();
    await marta.pressButton(words.rules);
    const card = marta.page.getByRole('dialog', { name: words.card });
    await expect(card.getByRole('heading', { name: words.die })).toBeVisible();
    await card.getByRole('button', { name: words.all }).click();
    await expect(marta.page.getByRole('heading', { level: 1 })).toContainText('Senet');
  });

test('one throws for the first turn, and chooses a colour meanwhile', async ({ guest }) => {
  const marta = await guest({ on: 'phone', lang: 'it' });
  const { page } = marta;
  await page.goto('/');
  await marta.pressButton(marta.words.play);
  await expect(marta.apron.getByText(/^Chi comincia\?/)).toBeVisible();
  await marta.pressButton('viola ametista');
  await expect(marta.button('viola ametista')).toHaveAttribute('aria-pressed', 'true');
  await marta.pressButton('Tira');
  // Both dice stay in sight until the sides are chosen, or a tie asks for others.
  await expect(page.getByRole('log')).toContainText(/Per chi comincia, fai (X|\d)\./);
  await expect(page.getByRole('log')).toContainText(/Per chi comincia, .+ fa (X|\d)\./);
});
