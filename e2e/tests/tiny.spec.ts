// Tiny from the home page to its end, against the bot, which says why: everything by its name.
import { example as test, expect } from '../house.ts';

test('Tiny: three cards, one after the other', async ({ guest }) => {
  const ben = await guest({ on: 'phone', lang: 'en' });
  await ben.page.goto('/');
  await ben.pressButton('Play Tiny now');
  const hand = ben.apron.getByRole('group', { name: 'Your hand' }).getByRole('button');
  for (const left of [3, 2, 1]) {
    // While it is one's turn a card is chosen or not.
    const cards = hand.and(ben.page.locator('[aria-pressed]'));
    await expect(cards).toHaveCount(left);
    await ben.press(cards.first());
    await ben.press(ben.gold);
  }
  await expect(ben.verdict).toBeVisible();
  await expect(ben.page.getByRole('main')).toContainText(/wins with/);
  await ben.pressButton('Replay');
  await ben.page.getByRole('slider').waitFor();
  await expect(ben.page.getByRole('img', { name: 'A card that you do not see' })).toHaveCount(0);
});
