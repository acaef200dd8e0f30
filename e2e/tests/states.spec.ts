// What the page shows when something is missing: a room, a door, the program, a game.
import { expect, test } from '../house.ts';
import { sitTogether } from '../person.ts';

test('an unknown room is dark, and leads back to the foyer', async ({ guest }) => {
  const marta = await guest({ on: 'phone', lang: 'it' });
  await marta.page.goto('/room/0000000000000000000000');
  await expect(marta.page.getByRole('heading', { name: marta.words.dark })).toBeVisible();
  await marta.press(marta.page.getByRole('link', { name: marta.words.foyer }));
  await expect(marta.page.getByRole('heading', { name: marta.words.title })).toBeVisible();
  await marta.page.goto('/nowhere/at/all');
  await expect(marta.page.getByText('A questo indirizzo non c’è nessun palco.')).toBeVisible();
});

test('a wrong code says so, and a flood of them is slowed', async ({ guest }) => {
  const marta = await guest({ on: 'desktop', lang: 'it' });
  await marta.page.goto('/');
  const door = marta.page.getByRole('textbox', { name: marta.words.code });
  await door.pressSequentially('O');
  await expect(marta.page.getByText('Nei codici non c’è mai O.')).toBeVisible();
  await door.fill('QQQQ');
  await expect(
    marta.page.getByText('La stanza QQQQ è chiusa, o il codice ha un errore.'),
  ).toBeVisible();
  await expect(door).toHaveAttribute('aria-invalid', 'true');

  const slower = marta.page.getByText(/^Con calma: riprova tra/);
  for (const last of 'ABCDEFGHJKLM') {
    const answer = marta.page.waitForResponse(/\/api\/doors\//);
    await door.fill(`QQQ${last}`);
    if ((await answer).status() === 429) break;
  }
  await expect(slower).toBeVisible();
});

test('a code that opens a door leads to the room', async ({ guest }) => {
  const marta = await guest({ on: 'phone', lang: 'it' });
  await marta.arrive('Marta');
  await marta.pressButton(marta.words.invite);
  const card = marta.page.getByRole('region', { name: 'Manda il link' });
  const [code] =
    /[A-Z346789]{4}$/m.exec(
      await card
        .getByText(/[A-Z346789]{4}$/)
        .last()
        .innerText(),
    ) ?? [];

  const ben = await guest({ on: 'desktop', lang: 'en' });
  await ben.page.goto('/');
  await ben.page.getByRole('textbox', { name: ben.words.code }).fill((code ?? '').toLowerCase());
  await ben.introduce('Ben');
  await expect(ben.seated('Marta')).toBeVisible();
  await expect(marta.seated('Ben')).toBeVisible();
});

test('the program goes and comes back: a gold strip, then the game goes on', async ({
  guest,
  program,
}) => {
  const marta = await guest({ on: 'phone', lang: 'it' });
  const ben = await guest({ on: 'desktop', lang: 'en' });
  await sitTogether(marta, ben);

  await program.kill();
  const strip = ben.page.getByRole('status').filter({ hasText: ben.words.lineDown });
  await expect(strip).toBeVisible();
  await expect(marta.page.getByText(marta.words.lineDown)).toBeVisible();
  // Nothing can be touched while the line is down.
  await expect(ben.page.getByRole('main')).toHaveAttribute('inert');
  await expect(marta.page.getByRole('main')).toHaveAttribute('inert');

  await program.restart();
  await expect(strip).toHaveCount(0);
  await expect(marta.page.getByText(marta.words.lineDown)).toHaveCount(0);
  await expect(ben.page.getByRole('main')).not.toHaveAttribute('inert');
  await Promise.race([marta.play(1), ben.play(1)]);
});

test('whoever missed something is told that the game goes on from here', async ({
  guest,
  program,
}) => {
  const marta = await guest({ on: 'phone', lang: 'it' });
  const ben = await guest({ on: 'desktop', lang: 'en' });
  await sitTogether(marta, ben);
  const first = await Promise.race([
    marta.gold.waitFor().then(() => marta),
    ben.gold.waitFor().then(() => ben),
  ]);
  const other = first === marta ? ben : marta;
  await program.kill();
  await other.context.setOffline(true);
  await program.restart();
  await expect(other.page.getByText(other.words.lineDown)).toBeVisible();
  const moved = first.page.waitForResponse(/\/actions$/);
  await first.play(1);
  await moved;
  await other.context.setOffline(false);
  await expect(other.page.getByText(other.words.resumed)).toBeVisible();
  await expect(other.page.getByText(other.words.lineDown)).toHaveCount(0);
});

test('without the program the foyer says so, and can be asked again', async ({
  guest,
  program,
}) => {
  const marta = await guest({ on: 'desktop', lang: 'it' });
  await marta.page.goto('/');
  await marta.button(marta.words.play).waitFor();
  await program.kill();
  await marta.pressButton(marta.words.play);
  await expect(marta.page.getByText(marta.words.lineDown)).toBeVisible();
  await program.restart();
  await marta.pressButton(marta.words.retry);
  await expect(marta.page.getByText(marta.words.lineDown)).toHaveCount(0);
  await marta.pressButton(marta.words.play);
  await expect(marta.gold).toBeVisible();
});

test('empty places say what belongs there', async ({ guest }) => {
  const marta = await guest({ on: 'phone', lang: 'it' });
  await marta.arrive('Marta');
  await marta.pressButton(marta.words.invite);
  await expect(marta.page.getByText('Un posto libero')).toBeVisible();
  await expect(marta.apron.getByText('Manca ancora qualcuno.')).toBeVisible();
  // The curtain does not rise yet, but a finger on it is told why.
  await marta.button(marta.words.start).tap({ force: true });
  await expect(marta.page.getByText('Serve ancora una persona, o un bot.')).toBeVisible();
  await marta.page.goto(`${marta.page.url()}/replay`);
  await expect(
    marta.page.getByText('Questa partita non è ancora finita: la replica arriva dopo.'),
  ).toBeVisible();
});
