// Il Sesto Senso as it is played: a ghost at a desk, psychics on phones in two languages, and bots
// among them; two people alone; and one person among bots.
import { test as base, expect, type Browser } from '@playwright/test';
import { Person, type Looks } from '../person.ts';
import { Program } from '../program.ts';
import { Ghost, Psychic, Secret } from '../sesto.ts';

const test = base.extend<{ program: Program }>({
  program: async ({}, use) => {
    const program = await Program.start('--bot-pause', '0');
    await use(program);
    await program.stop();
  },
});
// A week of dreams takes its time, and the signs take theirs.
test.describe.configure({ timeout: 900_000 });

const come = (browser: Browser, { url }: Program, looks: Looks) => Person.at(browser, url, looks);
const roomOf = ({ page }: Person) => new URL(page.url()).pathname.split('/')[2] ?? '';

/** Somebody with a name opens a room for this game. */
async function invite(host: Person, name: string): Promise<void> {
  await host.arrive(name);
  await host.pressButton('Invita qualcuno a Il Sesto Senso');
  await host.seated(name).waitFor();
}

async function join(person: Person, host: Person, name: string): Promise<void> {
  await person.page.goto(host.page.url());
  await person.introduce(name);
  await host.seated(name).waitFor();
}

async function haunt(host: Person, name: string): Promise<void> {
  const ghost = host.page.getByRole('radiogroup', { name: 'Il fantasma' });
  // The radio button itself is drawn by its label.
  await host.press(ghost.getByText(name, { exact: true }));
  await expect(ghost.getByRole('radio', { name })).toBeChecked();
  await host.pressButton(host.words.start);
}

test('a ghost at a desk, two psychics on phones in two languages, two bots', async ({
  browser,
  program,
}) => {
  const nonna = await come(browser, program, { on: 'desktop', lang: 'it' });
  const marta = await come(browser, program, { on: 'phone', lang: 'it' });
  const ben = await come(browser, program, { on: 'phone', lang: 'en' });
  await invite(nonna, 'Nonna');
  await join(marta, nonna, 'Marta');
  await join(ben, nonna, 'Ben');
  await nonna.pressButton('Aggiungi un bot');
  await nonna.pressButton('Aggiungi un bot');
  await haunt(nonna, 'Nonna');

  const secret = new Secret();
  const ghost = new Ghost(nonna, roomOf(nonna), secret);
  const first = new Psychic(marta, 'Marta', secret);
  const second = new Psychic(ben, 'Ben', secret);

  // The ghost hears everything and says nothing.
  const talk = nonna.page.getByRole('complementary', { name: 'Messaggi' });
  await expect(talk.getByText('A questo tavolo il tuo posto tace')).toBeVisible();
  await expect(nonna.page.getByRole('textbox')).toHaveCount(0);

  const playing = ghost.playOn();
  // A detail that one psychic points at is seen by the other, in his own words.
  await first.dreams.first().waitFor();
  await marta.press(first.dreams.first());
  const zoom = marta.page.getByRole('dialog', { name: 'Guarda da vicino' });
  await marta.press(zoom.getByRole('button', { name: 'Indica' }));
  await marta.press(zoom.getByRole('application').first());
  await expect(ben.apron.getByText(/^Marta points at a detail: /)).toBeVisible();
  await ben.press(ben.apron.getByRole('button', { name: 'See what it is' }));
  const held = ben.page.getByRole('dialog', { name: 'Look closer' });
  await expect(held.getByRole('img', { name: 'Marta points here' })).toBeVisible();
  await marta.press(zoom.getByRole('button', { name: 'Chiudi', exact: true }));
  await expect(held.getByRole('img', { name: 'Marta points here' })).toHaveCount(0);
  await ben.press(held.getByRole('button', { name: 'Close', exact: true }));
  // A quick phrase is read by each in their own language.
  await marta.pressButton(/^Messaggi/);
  await marta.pressButton('Non ne ho idea.');
  await marta.press(
    marta.page.getByRole('dialog').getByRole('button', { name: 'Chiudi', exact: true }),
  );
  await ben.pressButton(/^Messages/);
  await expect(ben.page.getByRole('list', { name: 'Messages' })).toContainText('Marta');
  await ben.press(ben.page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }));

  await Promise.all([playing, first.playOn(), second.playOn()]);
  for (const player of [ghost, first, second]) await expect(player.album).toBeVisible();
  expect(first.accused && second.accused).toBe(true);
});

test('two alone: one is the ghost, the other plays two psychics', async ({ browser, program }) => {
  const nonna = await come(browser, program, { on: 'desktop', lang: 'it' });
  const ben = await come(browser, program, { on: 'phone', lang: 'en' });
  await invite(nonna, 'Nonna');
  await join(ben, nonna, 'Ben');
  await haunt(nonna, 'Nonna');

  const secret = new Secret();
  const ghost = new Ghost(nonna, roomOf(nonna), secret);
  const psychic = new Psychic(ben, 'Ben', secret);
  await Promise.all([ghost.playOn(), psychic.playOn()]);
  // Whoever is told what the ghost means wins.
  await expect(ben.page.getByRole('heading', { level: 1, name: 'Bravo!' })).toBeVisible();
  await expect(nonna.page.getByRole('heading', { level: 1, name: 'Che trionfo!' })).toBeVisible();
});

test('the only person, with a bot for a ghost', async ({ browser, program }) => {
  const marta = await come(browser, program, { on: 'phone', lang: 'it' });
  await marta.arrive('Marta');
  const answer = await marta.page.request.post('/api/rooms', {
    data: {
      game: 'sesto-senso',
      seats: 4,
      mine: ['Marta'],
      bots: ['hard', 'hard', 'hard'],
      options: { ghost: 1 },
      start: true,
    },
  });
  const { id } = (await answer.json()) as { id: string };
  await marta.page.goto(`/room/${id}`);
  const psychic = new Psychic(marta, 'Marta');
  await psychic.playOn();
  await expect(psychic.album).toBeVisible();
});
