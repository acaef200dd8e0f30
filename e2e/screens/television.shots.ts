// The televisions of Hanabi, Senet and Sensu, on a screen of 1920 × 1080: at a moment of play and at the end.
import { playedRoom } from '../api.ts';
import { momentAt } from '../games.ts';
import { fiveAtHanabi } from '../hanabi.ts';
import { unlimited as test } from '../house.ts';
import { take } from './take.ts';

const MOMENTS = { senet: '2 waits', sensu: '5 redeem' };

for (const lang of ['it', 'en'] as const)
  test(`televisions, ${lang}`, async ({ guest, program }) => {
    const tv = await guest({ on: 'desktop', lang, theme: 'sera' });
    await tv.page.setViewportSize({ width: 1920, height: 1080 });
    for (const [game, title] of Object.entries(MOMENTS)) {
      await tv.page.goto('about:blank');
      await tv.page.goto(momentAt(game, title, 'tv'));
      await tv.page.locator('.television').waitFor();
      await take(tv, `tv-${game}`);
    }
    // Hands are seen from the back: only a live table shows what a spectator may see.
    const { act, link } = await fiveAtHanabi(program.url, { first: 1 });
    await act(1, { type: 'inform', to: 2, clue: { value: 1 } });
    await tv.page.goto(await link(0));
    await tv.page.waitForURL(/\/room\//);
    await tv.page.goto(`${tv.page.url()}/tv`);
    await tv.page.locator('.television').waitFor();
    await take(tv, 'tv-hanabi');
    const { id } = await playedRoom(program.url);
    await tv.page.goto(`/room/${id}/tv`);
    await tv.page.getByRole('heading', { level: 1, name: tv.words.verdict }).waitFor();
    await tv.page.getByRole('img', { name: tv.words.board }).waitFor();
    await take(tv, 'tv-over');
  });
