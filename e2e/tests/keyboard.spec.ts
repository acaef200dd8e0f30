// Turns by key: the focus is where the next decision is when a game is entered and after every move, and
// Enter does what is golden wherever nothing else has the key.
import { expect, test } from '../house.ts';

// With this deal the guest begins both games.
test.use({ seed: 5 });

test('a turn of Senet', async ({ guest }) => {
  const ben = await guest({ on: 'desktop', lang: 'en' });
  const { page, words } = ben;
  await page.goto('/');
  await ben.button(words.play).focus();
  await page.keyboard.press('Enter');

  // Sides, throws and moves: whatever is proposed has the focus, and Enter does it.
  const moved = page.getByRole('log').getByText(/^You .*(go from|step back)/);
  for (let acts = 0; acts < 12 && (await moved.count()) === 0; acts += 1) {
    await expect(ben.gold).toBeFocused();
    const before = await page.getByRole('log').textContent();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('log')).not.toHaveText(before ?? '');
  }
  await expect(moved.first()).toBeAttached();

  // The focus is on nothing, and the key has nobody else to go to.
  await expect(ben.gold).toBeFocused();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  const before = await page.getByRole('log').textContent();
  await page.keyboard.press('Space');
  await expect(page.getByRole('log')).not.toHaveText(before ?? '');
});

test('a hint, a card and a discard of Hanabi', async ({ guest }) => {
  const ben = await guest({ on: 'desktop', lang: 'en' });
  const { page } = ben;
  const focused = page.locator(':focus');
  const log = page.getByRole('log');
  await page.addInitScript(() => localStorage.setItem('ludoteca.guard', 'confirm'));
  await page.goto('/');
  await ben.button('Play now: Hanabi').focus();
  await page.keyboard.press('Enter');

  // On entering, one's own hand; up from it the hand of a teammate, and what can be said of a card.
  await expect(focused).toHaveAccessibleName(/^Your card 1/);
  await page.keyboard.press('ArrowUp');
  await expect(focused).toHaveAccessibleName(/^(?!Your).*, card 1: /);
  await page.keyboard.press('Enter');
  await expect(focused).toHaveAccessibleName(/, (one|\d) cards?$/);
  await page.keyboard.press('Escape');
  await expect(focused).toHaveAccessibleName(/^(?!Your).*, card 1: /);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(focused).toHaveAccessibleName('Say it');
  await page.keyboard.press('Enter');
  await expect(log).toContainText(/You to .*: “You have/);

  // The others have played: the keys go on from where they were.
  await expect(ben.apron.getByText(/^Your turn/)).toBeVisible();
  await expect(focused).toHaveAccessibleName(/, card 1: /);
  await page.keyboard.press('ArrowDown');
  await expect(focused).toHaveAccessibleName(/^Your card 1/);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(focused).toHaveAccessibleName('Play');
  await page.keyboard.press('Tab');
  await expect(focused).toHaveAccessibleName('Discard: a lantern lights up again');
  await page.keyboard.press('Enter');
  await expect(focused).toHaveAccessibleName('Discard');
  await page.keyboard.press('Enter');
  await expect(log).toContainText(/You discard/);
  await expect(focused).toHaveAccessibleName(/^Your card/);
});

test('a card of Sensu, drawn and discarded', async ({ guest }) => {
  const ben = await guest({ on: 'desktop', lang: 'en' });
  const { page } = ben;
  const focused = page.locator(':focus');
  await page.goto('/');
  await ben.button('Play now: Sensu').focus();
  await page.keyboard.press('Enter');

  // On entering, one's own hand; the Tab key leads on to what can be done.
  const own = /, (one|\d) sticks?/;
  await expect(focused).toHaveAccessibleName(own);
  const draw = ben.button('Draw from the deck');
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(draw).toBeFocused({ timeout: 100 });
  }).toPass();
  await page.keyboard.press('Enter');
  // Whoever could make twenty is asked once more, and has that in hand.
  const gold = page.locator('[data-gold]');
  const cancel = ben.button('Cancel');
  const full = ben.apron.getByText(/^You have six cards/);
  await cancel.or(full).first().waitFor();
  if (await cancel.isVisible()) {
    await expect(gold).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await expect(full).toBeVisible();
  await expect(focused).toHaveAccessibleName(own);
  await page.keyboard.press('Enter');
  await expect(gold).toBeEnabled();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log')).toContainText(/You discard/);
  // The other has played: the keys are where the next decision is.
  await expect(ben.apron.getByText(/^Your turn/)).toBeVisible();
  await expect(focused).toHaveAccessibleName(own);
});

test('a ball of Il Sesto Senso', async ({ guest }) => {
  const ben = await guest({ on: 'desktop', lang: 'en' });
  const { page } = ben;
  const focused = page.locator(':focus');
  await page.goto('/');
  await ben.button('Play now: Il Sesto Senso').focus();
  await page.keyboard.press('Enter');
  // The dreams have come: the keys are on the first card that they may mean.
  await expect(ben.apron.getByText(/^(Two|A) new dreams? for you/)).toBeVisible();
  await expect(focused).toHaveAccessibleName(/^The /);
  await page.keyboard.press('ArrowRight');
  const card = (await focused.getAttribute('aria-label'))?.split('.')[0];
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(focused).toHaveAccessibleName(
    new RegExp(`^${card}\\. .*First psychic’s ball is here$`),
  );
});
