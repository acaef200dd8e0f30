// The foyer's wall in every window, with the games there are and with one more: nothing of a stage sticks
// out of it or lies on something else, and nothing scrolls sideways.
import { example, expect, test as house } from '../house.ts';

const WIDTHS = [320, 390, 820, 1024, 1280, 1440, 1920];

/** What is wrong with the wall as it stands, in words. */
function faults(): string[] {
  const found: string[] = [];
  if (document.documentElement.scrollWidth > innerWidth) found.push('the page scrolls sideways');
  for (const stage of document.querySelectorAll('article')) {
    const frame = stage.getBoundingClientRect();
    const things = [...stage.querySelectorAll('h2, p, li, button, a')].filter(
      (thing) => thing.getBoundingClientRect().width > 1 && thing.checkVisibility(),
    );
    const called = (thing: Element) => `${stage.ariaLabel}: ${thing.textContent?.trim()}`;
    for (const thing of things) {
      const { left, right, bottom } = thing.getBoundingClientRect();
      if (left < frame.left - 1 || right > frame.right + 1 || bottom > frame.bottom + 1)
        found.push(`${called(thing)} sticks out`);
      if (thing.scrollWidth > thing.clientWidth + 1 && thing.matches('button, a'))
        found.push(`${called(thing)} is cut`);
    }
    const acts = things.filter((thing) => thing.matches('button, a'));
    for (const [at, one] of acts.entries())
      for (const other of acts.slice(at + 1)) {
        const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
        if (a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
          found.push(`${called(one)} lies on ${other.textContent?.trim()}`);
      }
  }
  return [...new Set(found)];
}

for (const [games, test] of [
  [4, house],
  [5, example],
] as const)
  for (const lang of ['it', 'en'] as const)
    test(`${games} games fit the wall, in ${lang}`, async ({ guest }) => {
      const { page } = await guest({ on: 'desktop', lang });
      await page.goto('/');
      await expect(page.getByRole('article')).toHaveCount(games);
      await page.evaluate(() => document.fonts.ready);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: width < 1000 ? 844 : 900 });
        // The page hears of its new size a little later.
        await expect.poll(() => page.evaluate(faults), { message: `${width} px wide` }).toEqual([]);
      }
    });
