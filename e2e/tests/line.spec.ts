// The line fails in every way a line fails, and the game goes on by itself.
import { expect, test } from '../house.ts';
import { Person } from '../person.ts';
import { Proxy } from '../proxy.ts';

const ACTIONS = /\/actions$/;
/** A browser may keep a line that is mute for so long. */
const SILENCE = 40_000;

/** Somebody alone with a bot, whose turn it is: nobody else wakes the table. */
async function alone(person: Person): Promise<void> {
  await person.arrive('Marta');
  await person.pressButton(person.words.play);
  await person.gold.waitFor();
}

test('a request that is lost is sent again by itself, and played once', async ({ guest }) => {
  const marta = await guest({ on: 'phone', lang: 'it' });
  const { page } = marta;
  await alone(marta);
  const ids: string[] = [];
  page.on('request', (request) => {
    if (ACTIONS.test(request.url())) ids.push((request.postDataJSON() as { id: string }).id);
  });
  await page.route(ACTIONS, (route) => route.abort('connectionreset'), { times: 1 });
  const answer = page.waitForResponse(ACTIONS);
  await marta.press(marta.gold);
  expect((await answer).status()).toBe(200);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
  // And the table is alive.
  await marta.play(3);
});

test('whoever does not want to wait can try again', async ({ guest }) => {
  const marta = await guest({ on: 'desktop', lang: 'en' });
  const { page } = marta;
  await alone(marta);
  await page.route(ACTIONS, (route) => route.abort('connectionreset'));
  await marta.press(marta.gold);
  const strip = page.getByRole('status').filter({ hasText: marta.words.lineDown });
  await expect(strip).toBeVisible();
  await page.unroute(ACTIONS);
  const answer = page.waitForResponse(ACTIONS);
  await marta.press(strip.getByRole('button', { name: marta.words.retry }));
  expect((await answer).status()).toBe(200);
  await expect(strip).toHaveCount(0);
  await marta.play(3);
});

test('offline in the middle of one’s turn, and back', async ({ guest }) => {
  const marta = await guest({ on: 'phone', lang: 'it' });
  const { page, context } = marta;
  await alone(marta);
  let lost = 0;
  page.on('requestfailed', (request) => {
    if (ACTIONS.test(request.url())) lost += 1;
  });
  await context.setOffline(true);
  await marta.press(marta.gold);
  await expect(page.getByText(marta.words.lineDown)).toBeVisible();
  await expect(marta.button(marta.words.retry)).toBeVisible();
  // At once, and after one, two and four seconds.
  await expect.poll(() => lost).toBe(4);
  const answer = page.waitForResponse(ACTIONS);
  await context.setOffline(false);
  expect((await answer).status()).toBe(200);
  await expect(page.getByText(marta.words.lineDown)).toHaveCount(0);
  await marta.play(3);
});

test('a line that is open but mute is noticed, on a phone and on the television', async ({
  browser,
  guest,
  program,
}) => {
  const proxy = await Proxy.to(program.url);
  const ben = await guest({ on: 'desktop', lang: 'en' });
  const marta = await Person.at(browser, proxy.url, { on: 'phone', lang: 'it' });
  const tv = await Person.at(browser, proxy.url, { on: 'desktop', lang: 'it' });
  await ben.arrive('Ben');
  await ben.pressButton(ben.words.invite);
  await ben.seated('Ben').waitFor();
  const { pathname } = new URL(ben.page.url());
  await marta.page.goto(pathname);
  await marta.introduce('Marta');
  await ben.seated('Marta').waitFor();
  await ben.pressButton(ben.words.start);
  await tv.page.goto(`${pathname}/tv`);
  await tv.page.getByRole('img', { name: tv.words.board }).waitFor();
  // Until it is Ben's turn, so that what follows is told by the stream alone.
  for (;;) {
    const turn = await Promise.race([
      ben.gold.waitFor().then(() => ben),
      marta.gold.waitFor().then(() => marta),
    ]);
    if (turn === ben) break;
    await turn.press(turn.gold);
  }
  const words = tv.page.locator('[aria-live="polite"]').last();
  const before = await words.innerText();

  proxy.mute();
  const moved = ben.page.waitForResponse(ACTIONS);
  await ben.press(ben.gold);
  await moved;
  await expect(marta.page.getByText(marta.words.resumed)).toBeVisible({ timeout: SILENCE });
  await expect(words).not.toHaveText(before, { timeout: SILENCE });
  for (const { context } of [marta, tv]) await context.close();
  await proxy.stop();
});

test('a page that is not the program’s own is asked for anew: once, and not in one’s turn', async ({
  guest,
}) => {
  const marta = await guest({ on: 'phone', lang: 'it' });
  const { page } = marta;
  // However often it is asked for, something in between brings an older one.
  let brought = 0;
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    brought += 1;
    const response = await route.fetch();
    const body = (await response.text()).replace(/src="(\/assets\/[^"]+)"/, 'src="$1?older"');
    await route.fulfill({ response, body });
  });
  await alone(marta);
  expect(brought).toBe(1);
  // Two turns and more: the first ends in a page asked for anew, the others do not.
  await marta.play(12);
  expect(brought).toBe(2);
});
