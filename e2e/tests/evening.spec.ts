// An evening around a television: three phones play Hanabi, one drops out, a bot plays there until its owner is
// back; the way in is hidden by whoever sits before the screen, and by the host; and at the end everybody
// reads how it went.
import { playedRoom } from '../api.ts';
import { Player } from '../hanabi.ts';
import { expect, test, unlimited } from '../house.ts';
import { sitTogether } from '../person.ts';

const SCREEN = { width: 1920, height: 1080 };

test('three phones and a television: one drops out, a bot stands in, and they come back', async ({
  guest,
}) => {
  test.setTimeout(300_000);
  const [marta, luca, nonna] = await Promise.all(
    [1, 2, 3].map(async () => Player.of(await guest({ on: 'phone', lang: 'it' }))),
  );
  if (!marta || !luca || !nonna) throw new Error('three people sit down');
  const { page } = marta.person;
  await marta.person.arrive('Marta');
  await marta.person.pressButton('Invita qualcuno a Hanabi');
  await marta.person.seated('Marta').waitFor();
  const tv = await guest({ on: 'desktop', lang: 'it' });
  await tv.page.setViewportSize(SCREEN);
  await tv.page.goto(`${page.url()}/tv`);
  for (const [name, other] of [
    ['Luca', luca],
    ['Nonna', nonna],
  ] as const) {
    await other.person.page.goto(page.url());
    await other.person.introduce(name);
    await expect(tv.page.getByRole('listitem').filter({ hasText: name })).toBeVisible();
  }
  await marta.person.pressButton(marta.person.words.start);

  const hand = (name: string) => tv.page.getByRole('group', { name: `La mano di ${name}` });
  /** The television looks on: whose cards they are, and no front of any. */
  const looksOn = async () => {
    for (const name of ['Marta', 'Luca', 'Nonna'])
      await expect(hand(name).getByRole('img', { name: /, coperta/ })).toHaveCount(5);
    await expect(tv.page.getByRole('img', { name: /, carta \d: / })).toHaveCount(0);
  };
  const players = [marta, luca, nonna];
  /** Whose turn it is, of those who are there. */
  const next = (there: Player[]) =>
    Promise.race(there.map((one) => one.turn.waitFor({ timeout: 60_000 }).then(() => one)));
  const turn = async (there: Player[]) => {
    const one = await next(there);
    await one.act();
    await expect(one.turn).toHaveCount(0);
  };
  for (let turns = 0; turns < 3; turns += 1) await turn(players);
  await expect(tv.page.getByText(/(Marta|Luca|Nonna) (informa|gioca|scarta)/)).toBeVisible();
  await looksOn();

  while ((await next(players)) !== luca) await turn(players);
  const room = luca.person.page.url();
  await luca.person.page.goto('about:blank');
  const place = tv.page.getByRole('region', { name: /^Luca/ });
  await expect(place).toHaveAccessibleName('Luca, torna subito');
  // The host is asked when somebody has been away for half a minute.
  await marta.person.press(marta.person.button('Gioca un bot'), { timeout: 60_000 });
  await expect(tv.page.locator('.words').getByText(/Luca/)).toBeVisible();
  for (let turns = 0; turns < 2; turns += 1) await turn([marta, nonna]);
  await looksOn();

  await luca.person.page.goto(room);
  await luca.person.pressButton('Riprendo il mio posto');
  await expect(luca.person.button('Riprendo il mio posto')).toHaveCount(0);
  await expect(place).toHaveAccessibleName('Luca');
  while ((await next(players)) !== luca) await turn(players);
  await turn([luca]);
  await expect(tv.page.locator('.words').getByText(/Luca/)).toBeVisible();
  await looksOn();
});

test('the code stands in a corner, and is hidden from the sofa and by the host', async ({
  guest,
}) => {
  const marta = await guest({ on: 'phone', lang: 'it' });
  const ben = await guest({ on: 'desktop', lang: 'en' });
  await sitTogether(marta, ben);
  const tv = await guest({ on: 'desktop', lang: 'it' });
  await tv.page.setViewportSize(SCREEN);
  await tv.page.goto(`${marta.page.url()}/tv`);
  await tv.page.getByRole('img', { name: tv.words.board }).waitFor();
  const code = tv.page.getByRole('img', { name: 'Codice QR con il link della stanza' });
  await expect(code).toHaveCount(0);

  await marta.pressButton(marta.words.menu);
  const card = marta.page.getByRole('region', { name: 'Conduci tu il tavolo' });
  const shows = card.getByRole('switch', { name: 'La televisione mostra il codice' });
  await expect(shows).toHaveCount(0);
  await marta.press(card.getByRole('switch', { name: 'La porta è aperta' }));
  await expect(code).toBeVisible();

  // A key hides it, and a menu that comes with a key and goes again.
  await tv.page.keyboard.press('c');
  await expect(code).toHaveCount(0);
  await tv.page.keyboard.press('ArrowDown');
  const menu = tv.page.getByRole('region', { name: 'Televisione' });
  const own = menu.getByRole('switch', { name: 'Mostra il codice' });
  await expect(own).not.toBeChecked();
  await tv.page.keyboard.press('ArrowDown');
  await expect(own).toBeFocused();
  await tv.page.keyboard.press('Enter');
  await expect(code).toBeVisible();

  await marta.press(shows);
  await expect(code).toHaveCount(0);
  await expect(own).toBeDisabled();
  await expect(menu.getByText('Chi conduce il tavolo lo ha nascosto.')).toBeVisible();
  await tv.page.reload();
  await tv.page.getByRole('img', { name: tv.words.board }).waitFor();
  await expect(code).toHaveCount(0);
  await marta.press(shows);
  await expect(code).toBeVisible();
  await expect(tv.page.getByRole('switch')).toHaveCount(0);
});

unlimited(
  'at the end the television tells who has won, over the last position',
  async ({ guest, program }) => {
    const { id } = await playedRoom(program.url);
    const tv = await guest({ on: 'desktop', lang: 'it' });
    await tv.page.setViewportSize(SCREEN);
    await tv.page.goto(`/room/${id}/tv`);
    const end = tv.page.getByRole('region', { name: 'Com’è finita' });
    const title = end.getByRole('heading', { level: 1 });
    await expect(title).toHaveText(/^Vince (Marta|Ben)$/);
    const letters = await title.evaluate((one) => parseFloat(getComputedStyle(one).fontSize));
    expect(letters).toBeGreaterThanOrEqual(64);
    for (const name of ['Marta', 'Ben'])
      await expect(end.getByRole('listitem').filter({ hasText: name })).toBeVisible();
    const board = tv.page.getByRole('img', { name: tv.words.board });
    await expect(board).toBeInViewport({ ratio: 1 });
    await expect(tv.page.getByRole('button')).toHaveCount(0);
  },
);
