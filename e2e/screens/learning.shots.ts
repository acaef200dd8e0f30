// What came with learning, coming back and looking back: lessons, deals of the day, one's own tables and
// data, a game from a file, and what could have been.
import { finished } from '../finished.ts';
import { swift as test } from '../house.ts';
import { LESSONS } from '../lessons.ts';
import { everyLook, take } from './take.ts';

const REVIEW = { it: 'Come poteva andare', en: 'What could have been' };

for (const looks of everyLook) {
  test(`learning, ${looks.on} ${looks.lang} ${looks.theme}`, async ({ guest }) => {
    const marta = await guest(looks);
    const { page, words } = marta;
    for (const game of Object.keys(LESSONS).filter((game) => game !== 'tiny')) {
      await page.goto(`/learn/${game}`);
      const goOn = page.getByRole('button', { name: /^(Avanti|Go on)$/ });
      for (let reads = 0; reads < 2; reads += 1) await marta.press(goOn);
      await page.locator('.ring:not([hidden]), [data-decides]').first().waitFor();
      await take(marta, `${game}-lesson`);
    }

    await marta.arrive('Marta');
    const id = await finished(marta, 'senet');
    await page.goto(`/room/${id}/replay/4`);
    await page.getByRole('slider').waitFor();
    if (looks.on === 'phone') await marta.pressButton(words.menu);
    await marta.press(page.getByRole('button', { name: REVIEW[looks.lang], exact: true }));
    const review = page.getByRole('dialog', { name: REVIEW[looks.lang] });
    await review.getByRole('heading', { level: 3 }).nth(2).waitFor({ timeout: 300_000 });
    await take(marta, 'review');

    for (const [screen, path] of [
      ['senet-daily', '/daily/senet'],
      ['tables', '/tables'],
      ['results', '/results'],
      ['you', '/you'],
      ['record', '/record'],
    ] as const) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      await take(marta, screen);
    }
  });
}
