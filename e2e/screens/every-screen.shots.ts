// Walks through the whole page once for every look and keeps a picture of each screen. Rooms have
// seeds of their own, so the tables differ from one run to the next; the screens do not.
import { playedRoom } from '../api.ts';
import { expect, test } from '../house.ts';
import { playUntil } from '../person.ts';
import { everyLook, take } from './take.ts';

/** Far enough for walls, houses and pieces that are home. */
const STEPS = 60;

for (const looks of everyLook) {
  test(`${looks.on} ${looks.lang} ${looks.theme}`, async ({ guest, program }) => {
    const marta = await guest(looks);
    const { page, words } = marta;
    await marta.arrive('Marta');
    await take(marta, 'home');

    await marta.pressButton(words.hotseat);
    await page.getByRole('dialog').getByRole('button', { name: 'Senet' }).click();
    await marta.seated('2').last().waitFor();
    await take(marta, 'hot-seat');

    await page.goto('/');
    await marta.pressButton(words.invite);
    await marta.seated('Marta').waitFor();
    await expect(page.getByRole('img', { name: /QR/ })).toBeVisible();
    await take(marta, 'lobby');
    await page.goto(`${page.url()}/tv`);
    await page.getByRole('img', { name: /QR/ }).waitFor();
    await take(marta, 'tv-waiting');

    const { id, link } = await playedRoom(program.url, STEPS);
    const ben = await guest({ on: 'desktop', lang: 'en' });
    await ben.arrive('Ben');
    await page.goto(await link(0));
    await marta.square(1).waitFor();
    await ben.page.goto(await link(1));
    await ben.square(1).waitFor();
    await playUntil(marta, ben, /^(Tira|Roll)$/);
    await take(marta, 'table-throw');
    await playUntil(marta, ben, /^(Muovi|Move|Scambia|Swap)/);
    await take(marta, 'table-move');
    await playUntil(ben, marta, /^(Move|Swap)/);
    await expect(marta.apron.getByText(/^(Ben ha fatto|Ben rolled)/)).toBeVisible();
    await take(marta, 'table-wait');
    await program.kill();
    await page.getByText(words.lineDown).waitFor();
    await take(marta, 'reconnecting');
    await program.restart();
    await page.goto(`/room/${id}/tv`);
    await page.getByRole('img', { name: words.board }).waitFor();
    await take(marta, 'tv');

    const over = await playedRoom(program.url);
    await page.goto(`/room/${over.id}`);
    await marta.verdict.waitFor();
    await expect(page.getByRole('listitem').first()).toBeVisible();
    await take(marta, 'summary');
    await marta.pressButton(words.replay);
    await marta.pressButton(words.uncover);
    const scrub = page.getByRole('slider');
    await scrub.fill('40');
    await expect(page).toHaveURL(/\/40$/);
    await take(marta, 'replay');

    await page.goto('/rules/senet');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await take(marta, 'rules');
    await page.goto('/about');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await take(marta, 'about');
    await page.goto('/room/0000000000000000000000');
    await page.getByRole('heading', { name: words.dark }).waitFor();
    await take(marta, 'dark');
  });
}
