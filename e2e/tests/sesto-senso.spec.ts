// Il Sesto Senso as it is played: a ghost at a desk, psychics on phones in two languages, and bots
// among them; two people alone; one person among bots, in either role; one device that goes from hand
// to hand; seven at a table; and a line so slow that no picture has arrived.
import { stat } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { GHOST, Haunting } from '../haunting.ts';
import { expect, swift as test, type House } from '../house.ts';
import type { Person } from '../person.ts';
import { Device, Ghost, Initiate, Psychic, Secret } from '../sesto.ts';

// A week of dreams takes its time, and the signs take theirs.
test.describe.configure({ timeout: 900_000 });

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

/** A grandmother at her desk invites two on phones, each in their own language. */
async function family(guest: House['guest']) {
  const nonna = await guest({ on: 'desktop', lang: 'it' });
  const marta = await guest({ on: 'phone', lang: 'it' });
  const ben = await guest({ on: 'phone', lang: 'en' });
  await invite(nonna, 'Nonna');
  await join(marta, nonna, 'Marta');
  await join(ben, nonna, 'Ben');
  return { nonna, marta, ben };
}

test('a ghost at a desk, two psychics on phones, two bots that look where one points, and a television', async ({
  guest,
}) => {
  const { nonna, marta, ben } = await family(guest);
  await nonna.pressButton('Aggiungi un bot');
  await nonna.pressButton('Aggiungi un bot');
  const tv = await guest({ on: 'desktop', lang: 'it' });
  await tv.page.setViewportSize({ width: 1920, height: 1080 });
  await tv.page.goto(`/room/${roomOf(nonna)}/tv`);
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
  // A card that she rests her finger on is suggested to him, and not taken up.
  const card = marta.page
    .getByRole('group', { name: 'Carte sul tavolo: Oggetti' })
    .getByRole('button')
    .nth(1);
  const lift = await marta.hold(card);
  const cards = ben.page.getByRole('group', { name: 'Cards on the table: Objects' });
  await expect(cards.getByRole('img', { name: 'Marta points here' })).toBeVisible();
  // The ghost sees it in her mirror, and the television shows it to all.
  const objects = { name: 'Carte sul tavolo: Oggetti' };
  const mirror = nonna.page.getByRole('group', objects);
  await expect(mirror.getByRole('img', { name: 'Marta indica qui' })).toBeVisible();
  await expect(tv.page.getByRole('group', objects).getByLabel('Marta indica qui')).toBeVisible();
  // Once all dreams are given a bot looks there, and says what it makes of it, persuaded or not.
  const heard = tv.page.getByRole('list', { name: 'Messaggi' }).getByRole('listitem');
  await expect(heard.filter({ hasText: /Marta indica |Marta, ho guardato / }).first()).toBeVisible({
    timeout: 120_000,
  });
  await lift();
  await expect(card).toHaveAttribute('aria-pressed', 'false');
  // A quick phrase is read by each in their own language.
  await marta.pressButton(/^Messaggi/);
  await marta.pressButton('Non ne ho idea.');
  await marta.press(
    marta.page.getByRole('dialog').getByRole('button', { name: 'Chiudi', exact: true }),
  );
  await ben.pressButton(/^Messages/);
  const said = ben.page.getByRole('list', { name: 'Messages' });
  // Bots speak there too, also to Marta, of what she has shown them.
  await expect(said.getByRole('listitem').filter({ hasText: 'I have no idea.' })).toContainText(
    'Marta',
  );
  await ben.press(ben.page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }));

  await Promise.all([playing, first.playOn(), second.playOn()]);
  for (const player of [ghost, first, second]) await expect(player.album).toBeVisible();
  // On the television it turns its leaves by itself, with what each gift was for.
  const album = tv.page.getByRole('region', { name: 'L’album dei sogni' });
  await expect(album.getByText(/^(indovinata|risposta: .*|nessuna risposta)$/)).toBeVisible();
  // It can be kept as one picture.
  const [kept] = await Promise.all([
    marta.page.waitForEvent('download'),
    marta.pressButton('Salva come immagine'),
  ]);
  expect(kept.suggestedFilename()).toBe('L’album dei sogni.jpg');
  expect((await stat(await kept.path())).size).toBeGreaterThan(100_000);
  // The people know what is meant, and with this deal the bots guess it in time.
  expect(first.accused && second.accused).toBe(true);
});

/** The day on which people take over a table that programs have played so far. */
const LATE = 3;

/** A table as it stands that evening, whatever was found before. */
async function late(url: string, names: string[]): Promise<Haunting> {
  const table = await Haunting.open(url, names);
  await table.play(({ view }) => view.day === LATE);
  return table;
}

test('two alone: one is the ghost, the other plays two psychics', async ({ guest, program }) => {
  const nonna = await guest({ on: 'desktop', lang: 'it' });
  const ben = await guest({ on: 'phone', lang: 'en' });
  const table = await late(program.url, ['Nonna', 'Ben']);
  await nonna.page.goto(await table.link(GHOST));
  await ben.page.goto(await table.link(1));

  const secret = new Secret();
  const ghost = new Ghost(nonna, table.id, secret);
  const psychic = new Psychic(ben, 'Ben', secret);
  await Promise.all([ghost.playOn(), psychic.playOn()]);
  // Whoever is told what the ghost means wins.
  await expect(ben.page.getByRole('heading', { level: 1, name: 'Bravo!' })).toBeVisible();
  await expect(nonna.page.getByRole('heading', { level: 1, name: 'Che trionfo!' })).toBeVisible();
});

/** A room with bots on every other seat, already begun. */
async function among(person: Person, bots: number, ghost: number): Promise<string> {
  await person.arrive('Marta');
  const answer = await person.page.request.post('/api/rooms', {
    data: {
      game: 'sesto-senso',
      seats: bots + 1,
      mine: ['Marta'],
      bots: Array.from({ length: bots }, () => 'hard'),
      options: { ghost },
      start: true,
    },
  });
  const { id } = (await answer.json()) as { id: string };
  await person.page.goto(`/room/${id}`);
  return id;
}

test('the only person, with a bot for a ghost', async ({ guest }) => {
  const marta = await guest({ on: 'phone', lang: 'it' });
  await among(marta, 3, 1);
  // A ball and its confirmation a day: on the second day the ghost has given again.
  const psychic = new Psychic(marta, 'Marta');
  expect(await psychic.playOn(4)).toBe(4);
});

test('the only person, as the ghost of bots', async ({ guest }) => {
  const marta = await guest({ on: 'desktop', lang: 'it' });
  const room = await among(marta, 3, 0);
  // Three psychics a day: on the second one all of them have answered.
  const ghost = new Ghost(marta, room, new Secret());
  expect(await ghost.playOn(6)).toBe(6);
  await expect(ghost.columns).toHaveCount(3);
});

test('a ghost and two psychics on one device, from hand to hand', async ({ guest }) => {
  const marta = await guest({ on: 'desktop', lang: 'it' });
  await marta.arrive('Nonna');
  const answer = await marta.page.request.post('/api/rooms', {
    data: {
      game: 'sesto-senso',
      seats: 3,
      mine: ['Nonna', 'Marta', 'Luca'],
      options: { ghost: 0 },
      start: true,
    },
  });
  const { id } = (await answer.json()) as { id: string };
  await marta.page.goto(`/room/${id}`);
  const device = new Device(marta, id);
  await device.playOn();
  await expect(device.verdict).toHaveText('Che trionfo!');
  expect([...device.held].sort()).toEqual(['Luca', 'Marta', 'Nonna']);
});

test('seven at a table: a ghost at a desk, two on phones, four who play by the API', async ({
  guest,
  program,
}) => {
  const nonna = await guest({ on: 'desktop', lang: 'it' });
  const marta = await guest({ on: 'phone', lang: 'it' });
  const ben = await guest({ on: 'phone', lang: 'en' });
  const names = ['Nonna', 'Marta', 'Ben', 'Luca', 'Sofia', 'Pino', 'Ada'];
  const table = await late(program.url, names);
  for (const [seat, { page }] of [nonna, marta, ben].entries())
    await page.goto(await table.link(seat));
  const secret = new Secret();
  const ghost = new Ghost(nonna, table.id, secret);
  const psychics = [new Psychic(marta, 'Marta', secret), new Psychic(ben, 'Ben', secret)];
  const others = [3, 4, 5, 6].map((seat) => new Initiate(table, seat, secret));
  await Promise.all([ghost, ...psychics, ...others].map((player) => player.playOn()));
  await expect(nonna.page.getByRole('heading', { level: 1, name: 'Che trionfo!' })).toBeVisible();
  for (const { accused, album } of psychics) {
    expect(accused).toBe(true);
    await expect(album).toBeVisible();
  }
});

test('a ghost and a psychic play by key alone', async ({ guest, program }) => {
  const table = await Haunting.open(program.url, ['Nonna', 'Marta', 'Luca']);
  const nonna = await guest({ on: 'desktop', lang: 'it' });
  const marta = await guest({ on: 'phone', lang: 'en' });
  await nonna.page.goto(await table.link(0));
  await marta.page.goto(await table.link(1));

  // The ghost looks at Marta's column, takes a dream up, has second thoughts close to it, and sends it.
  const ghost = new Ghost(nonna, table.id, new Secret());
  await nonna.tabTo(ghost.columns.first());
  await nonna.page.keyboard.press('ArrowRight');
  await expect(ghost.columns.nth(1)).toBeFocused();
  await nonna.page.keyboard.press('ArrowLeft');
  await nonna.page.keyboard.press('Enter');
  const dream = ghost.hand.getByRole('button', { name: /\. / }).first();
  await nonna.tabTo(dream);
  await nonna.page.keyboard.press('Enter');
  await expect(dream).toHaveAttribute('aria-pressed', 'true');
  await nonna.tabTo(ghost.hand.getByRole('button', { name: /^Guarda da vicino/ }).first());
  await nonna.page.keyboard.press('Enter');
  const close = nonna.page.getByRole('dialog', { name: 'Guarda da vicino' });
  await nonna.tabTo(close.getByRole('button', { name: 'Rimettilo nella mano' }));
  await nonna.page.keyboard.press('Enter');
  await expect(dream).toHaveAttribute('aria-pressed', 'false');
  await nonna.tabTo(close.getByRole('button', { name: 'Scegli questo sogno' }));
  await nonna.page.keyboard.press('Enter');
  await nonna.page.keyboard.press('Escape');
  await expect(close).toHaveCount(0);
  await nonna.tabTo(ghost.sends);
  await nonna.page.keyboard.press('Enter');

  // The psychic looks at it closely, takes up a card, puts the ball there, and confirms.
  const psychic = new Psychic(marta, 'Marta');
  await marta.tabTo(psychic.dreams.first());
  await marta.page.keyboard.press('Enter');
  const held = marta.page.getByRole('dialog', { name: 'Look closer' });
  await expect(held).toBeVisible();
  await marta.page.keyboard.press('Escape');
  await expect(held).toHaveCount(0);
  await expect(psychic.dreams.first()).toBeFocused();
  const cards = marta.page.getByRole('group', { name: /^Cards on the table: Objects$/ });
  await marta.tabTo(cards.getByRole('button').first());
  await marta.page.keyboard.press('ArrowRight');
  await marta.page.keyboard.press('Enter');
  await marta.page.keyboard.press('Enter');
  await marta.tabTo(marta.apron.getByRole('button', { name: /^Confirm: / }));
  await marta.page.keyboard.press('Enter');
  await expect(marta.apron.getByRole('button', { name: /^Confirmed: / })).toBeVisible();
});

test('a volunteer is the ghost, and everybody sees the time that is left', async ({ guest }) => {
  const marta = await guest({ on: 'phone', lang: 'it' });
  const ben = await guest({ on: 'desktop', lang: 'en' });
  await invite(marta, 'Marta');
  await join(ben, marta, 'Ben');
  // Nobody is named yet, so that Ben may come forward.
  await ben.pressButton('I’ll do it');
  const ghost = marta.page.getByRole('radiogroup', { name: 'Il fantasma' });
  await expect(ghost.getByRole('radio', { name: 'Ben' })).toBeChecked();
  await marta.press(marta.page.getByText('Altre opzioni'));
  const clock = marta.page.getByRole('radiogroup', { name: 'Orologio' });
  await marta.press(clock.getByText('3 minuti', { exact: true }));
  await expect(clock.getByRole('radio', { name: '3 minuti' })).toBeChecked();
  await marta.pressButton(marta.words.start);
  const left = marta.page.getByRole('timer');
  await expect(left).toHaveAccessibleName(/^Tempo rimasto: [12]:\d\d$/);
  const first = await left.innerText();
  await expect(left).not.toHaveText(first);
  await expect(ben.page.getByRole('timer')).toHaveAccessibleName(/^Time left: [12]:\d\d$/);
  await expect(ben.page.getByRole('group', { name: 'The dreams in your hand' })).toBeVisible();
  // A page that is loaded anew goes on from there.
  await marta.page.reload();
  await expect(left).toHaveAccessibleName(/^Tempo rimasto: [12]:\d\d$/);
  expect((await left.innerText()) < first).toBe(true);
});

test('a ghost drags dreams to a psychic, with a mouse or a finger', async ({ guest, program }) => {
  for (const on of ['desktop', 'phone'] as const) {
    const table = await Haunting.open(program.url, ['Nonna', 'Marta', 'Luca']);
    const nonna = await guest({ on, lang: 'it' });
    await nonna.page.goto(await table.link(0));
    const ghost = new Ghost(nonna, table.id, new Secret());
    const dreams = ghost.hand.getByRole('button', { name: /\. / });
    const luca = ghost.columns.nth(1);
    await nonna.drag(dreams.nth(2), luca);
    await expect(luca).toHaveAttribute('aria-pressed', 'true');
    // On a phone the card that Luca searches lies there large, and takes it as well.
    const card = nonna.page.getByRole('region', { name: /Luca$/ });
    await nonna.drag(dreams.nth(4), on === 'phone' ? card : luca);
    await expect(dreams.and(nonna.page.locator('[aria-pressed=true]'))).toHaveCount(2);
    await nonna.press(nonna.button('Manda 2 sogni a Luca'));
    await expect(nonna.button('Scegli un sogno')).toBeVisible();
  }
});

test('the table can be played before any picture has arrived', async ({ guest, program }) => {
  const table = await Haunting.open(program.url, [
    'Nonna',
    'Marta',
    'Luca',
    'Sofia',
    'Pino',
    'Ada',
  ]);
  await table.play(({ view }) => view.psychics.every(({ given }) => given));
  const marta = await guest({ on: 'phone', lang: 'it' });
  const asked: string[] = [];
  let arrive = () => {};
  const arrived = new Promise<void>((go) => (arrive = go));
  await marta.page.route(/\.(avif|webp)$/, async (route) => {
    asked.push(new URL(route.request().url()).pathname);
    await arrived;
    await route.continue();
  });
  await marta.page.goto(await table.link(1));
  const psychic = new Psychic(marta, 'Marta');
  await psychic.pick();
  await psychic.act();
  await expect(marta.apron.getByRole('button', { name: /^Confermo: / })).toBeVisible();

  // Flat tints stand where the pictures will be.
  const cards = marta.page.getByRole('group', { name: 'Carte sul tavolo: Oggetti' });
  const [first] = await cards.locator('.picture').all();
  expect(await first?.evaluate((one) => getComputedStyle(one).backgroundColor)).toMatch(/^rgb\(/);
  await expect(cards.locator('img').first()).toHaveCSS('opacity', '0');
  // Of three rows and a deck, only what is in sight was asked for, and no larger than it is shown.
  const seen = await marta.page.locator('.picture img').count();
  await expect.poll(() => asked.length).toBe(seen);
  expect(asked.filter((path) => !/(object|dream)-\d\d-(200|400)-[^/]+\.avif$/.test(path))).toEqual(
    [],
  );

  arrive();
  await expect(cards.locator('img').first()).toHaveCSS('opacity', '1');
});

/** Notes whatever tells of a sign before its own moment: a sentence, a marker, the row, a count, the title. */
function watchSigns(names: string[]) {
  const seen = { asked: [] as string[], leaks: [] as string[], told: '' };
  Object.assign(window, { seen });
  const row = () =>
    document.querySelectorAll('[aria-label^="Carte sul tavolo"] [aria-label]').length;
  const cards = row();
  /** How many have found something, wherever a number says so. */
  const counts = () =>
    [...document.querySelectorAll('[aria-label^="Trovati "]')]
      .map((one) => one.getAttribute('aria-label'))
      .join();
  const [counted, title] = [counts(), document.title];
  const look = () => {
    const stage = document.querySelector<HTMLElement>('[data-seance="signs"]');
    const { asked = '', told = '' } = stage?.dataset ?? {};
    if (asked !== '' && seen.asked.at(-1) !== asked) seen.asked.push(asked);
    const over = seen.told !== '' && !stage;
    seen.told = stage ? told : seen.told;
    if (over) return;
    const text = document.body.textContent ?? '';
    names.forEach((name, psychic) => {
      if (told.split(' ').includes(String(psychic))) return;
      // On one's own page one is spoken to.
      const who = psychic === 0 ? `(${name}|Hai|te) ` : name;
      if (new RegExp(`(Sì! |No: per )${who}`).test(text)) seen.leaks.push(`${name}: words`);
      const found = document.querySelector(`[aria-label^="${name}: "]`)?.getAttribute('aria-label');
      if (found && !found.includes('Trovati 0 su 3')) seen.leaks.push(`${name}: marker`);
    });
    if (told === '' && row() !== cards) seen.leaks.push('row');
    if (told === '' && counts() !== counted) seen.leaks.push('count');
    if (told === '' && document.title !== title && /(Sì|No|trovat)/i.test(document.title))
      seen.leaks.push('title');
    if (told === '' && stage && /(Sì!|No:)/.test(stage.textContent ?? ''))
      seen.leaks.push('answer');
  };
  new MutationObserver(look).observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });
}

test('nothing of a sign is on a page before its own moment, on television too', async ({
  guest,
  program,
}) => {
  const names = ['Marta', 'Luca', 'Sofia'];
  const table = await Haunting.open(program.url, ['Nonna', ...names]);
  await table.play(({ view }) => view.psychics.every(({ given }) => given));
  await table.play(() => false, [1]);
  const marta = await guest({ on: 'phone', lang: 'it', pace: 'brisk' });
  const tv = await guest({ on: 'desktop', lang: 'it', pace: 'brisk' });
  await marta.page.goto(await table.link(1));
  await tv.page.goto(`/room/${table.id}/tv`);
  const psychic = new Psychic(marta, 'Marta');
  await psychic.choose.waitFor();
  await tv.page.getByRole('group', { name: /^Carte sul tavolo/ }).waitFor();
  await psychic.pick();
  await psychic.act();
  for (const { page } of [marta, tv]) await page.evaluate(watchSigns, names);
  await psychic.act();
  for (const { page } of [marta, tv]) {
    // Each page tells them at its own time: what was told last is remembered.
    await page.waitForFunction(() => {
      const { seen } = window as unknown as { seen: { told: string } };
      return seen.told === '0 1 2' && !document.querySelector('[data-seance]');
    });
    const seen = await page.evaluate(() => (window as unknown as { seen: unknown }).seen);
    expect(seen).toMatchObject({ asked: ['0', '1', '2'], leaks: [] });
  }
  // In the end all of it is known: two days have passed through the same windows.
  await expect(marta.page.getByRole('img', { name: 'martedì, giorno 2 di 7' })).toBeVisible();
});

test('the ghost sees balls and fingers, as large as they can be compared', async ({
  guest,
  program,
}) => {
  const table = await Haunting.open(program.url, ['Nonna', 'Marta', 'Luca']);
  await table.play(({ view }) => view.psychics[0]?.given === true);
  const marta = await guest({ on: 'phone', lang: 'it' });
  await marta.page.goto(await table.link(1));
  const psychic = new Psychic(marta, 'Marta');
  await psychic.choose.waitFor();
  const seat = await table.link(0);
  const nonna = await guest({ on: 'desktop', lang: 'it' });
  await nonna.page.goto(seat);
  const mirror = nonna.page.getByRole('group', { name: 'Carte sul tavolo: Oggetti' });
  const width = async () => (await mirror.getByRole('button').first().boundingBox())?.width ?? 0;
  expect(await width()).toBeGreaterThanOrEqual(120);
  const card = marta.page
    .getByRole('group', { name: 'Carte sul tavolo: Oggetti' })
    .getByRole('button')
    .nth(1);
  const lift = await marta.hold(card);
  await expect(mirror.getByRole('img', { name: 'Marta indica qui' })).toBeVisible();
  await lift();
  await psychic.pick();
  await psychic.act();
  await expect(mirror.getByRole('button', { name: /Qui c’è la sfera di Marta/ })).toBeVisible();
  await nonna.page.setViewportSize({ width: 390, height: 664 });
  expect(await width()).toBeGreaterThanOrEqual(86);
});

const THREE = ['Nonna', 'Marta', 'Luca', 'Sofia'];
const SIX = [...THREE, 'Pino', 'Ada', 'Bruno'];

/** What stands in a group: where, and whether words in it are cut. */
const standing = (things: Locator) =>
  things.evaluateAll((all) =>
    all.map((thing) => {
      const { left, right, top, bottom, width } = thing.getBoundingClientRect();
      const isCut = [...thing.querySelectorAll('b, .by span')].some(
        (words) => words.scrollWidth > words.clientWidth,
      );
      return { left, right, top, bottom, width, isCut };
    }),
  );

test('an accusation is a scene: the dream, the suspects, a breath, and the answer', async ({
  guest,
  program,
}) => {
  // Two of three have accused the culprit already.
  const table = await Haunting.open(program.url, THREE);
  await table.play(({ view, legal }) => view.revelation !== null && !legal?.common);
  await table.play(() => false, [1]);
  const marta = await guest({ on: 'phone', lang: 'it', pace: 'brisk' });
  const tv = await guest({ on: 'desktop', lang: 'it', pace: 'brisk' });
  await marta.page.goto(await table.link(1));
  await tv.page.goto(`/room/${table.id}/tv`);
  const suspects = (one: typeof marta) => one.page.getByRole('group', { name: 'Chi è stato?' });
  await suspects(tv).waitFor();
  /** Which acts were played, and whether the answer stood there before its own. */
  const watch = () => {
    const seen = { acts: [] as string[], early: false };
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const scene = document.querySelector('.accused');
      const act = ['dream', 'suspects', 'alone', 'answer'].find((one) =>
        scene?.classList.contains(one),
      );
      if (act && seen.acts.at(-1) !== act) seen.acts.push(act);
      const open = !!document.querySelector('.lids, .accused.right, .accused.wrong');
      if (open && act !== 'answer') seen.early = true;
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  };
  for (const { page } of [marta, tv]) await page.evaluate(watch);
  await marta.press(suspects(marta).getByRole('button').first());
  await marta.press(marta.apron.getByRole('button', { name: /^Posa la sfera: / }));
  await marta.press(marta.apron.getByRole('button', { name: /^Confermo: / }));
  for (const { page } of [marta, tv]) {
    await page.waitForFunction(() =>
      (window as unknown as { seen: { acts: string[] } }).seen.acts.includes('answer'),
    );
    const seen = await page.evaluate(() => (window as unknown as { seen: unknown }).seen);
    expect(seen).toEqual({ acts: ['dream', 'suspects', 'alone', 'answer'], early: false });
    // Whoever asks for less motion sees the same acts, and nothing in them moves.
    const moving = await page
      .locator('.accused, .accused *')
      .evaluateAll((all) =>
        all
          .filter((one) => getComputedStyle(one).animationName !== 'none')
          .map((one) => one.className),
      );
    expect(moving).toEqual([]);
  }
});

test('on a television of 1920 pixels a dream can be read from a sofa', async ({
  guest,
  program,
}) => {
  const tv = await guest({ on: 'desktop', lang: 'it' });
  await tv.page.setViewportSize({ width: 1920, height: 1080 });
  for (const names of [THREE, SIX]) {
    const table = await Haunting.open(program.url, names);
    await table.play(({ view }) => view.psychics.every(({ given }) => given));
    await tv.page.goto(`/room/${table.id}/tv`);
    const dreams = tv.page.getByRole('group', { name: /^Sogni di / }).locator('.dream');
    // They come to rest when what holds them has been measured.
    await expect
      .poll(async () => Math.min(...(await standing(dreams)).map(({ width }) => width)))
      .toBeGreaterThan(names === THREE ? 250 : 200);
    for (const { bottom } of await standing(dreams)) expect(bottom).toBeLessThan(1080);
    // Nobody's plaque stands behind a card.
    const people = await standing(tv.page.locator('.side .person'));
    const [card] = await standing(tv.page.locator('.candidates > *'));
    expect(Math.max(...people.map(({ bottom }) => bottom))).toBeLessThan(card?.top ?? 0);
  }
});

test('in the end the suspects stand large on a television, with whole names', async ({
  guest,
  program,
}) => {
  const tv = await guest({ on: 'desktop', lang: 'it' });
  await tv.page.setViewportSize({ width: 1920, height: 1080 });
  for (const names of [THREE, SIX]) {
    const table = await Haunting.open(program.url, names);
    await table.play(({ view, legal }) => view.revelation !== null && !legal?.common);
    await tv.page.goto(`/room/${table.id}/tv`);
    const suspects = tv.page.getByRole('group', { name: 'Chi è stato?' });
    await expect(suspects.locator('.suspect')).toHaveCount(names.length - 1);
    // They come to rest when what holds them has been measured.
    await expect
      .poll(async () =>
        Math.min(...(await standing(suspects.locator('.face'))).map(({ width }) => width)),
      )
      .toBeGreaterThan(170);
    const all = await standing(suspects.locator('.suspect'));
    const [first, last] = [all[0], all.at(-1)];
    expect(all.filter(({ bottom, isCut }) => isCut || bottom > 1080)).toEqual([]);
    // In one row, in the middle.
    expect(new Set(all.map(({ top }) => Math.round(top))).size).toBe(1);
    expect((first?.left ?? 0) + (last?.right ?? 0)).toBeCloseTo(1920, -1);
  }
});

test('on the ghost’s desk whoever has found everything keeps a column in shape', async ({
  guest,
  program,
}) => {
  const nonna = await guest({ on: 'desktop', lang: 'it' });
  for (const names of [THREE, SIX]) {
    const table = await Haunting.open(program.url, names);
    // The last psychic was wrong once, and searches a day longer.
    await table.play(({ view }) => view.psychics.filter(({ searching }) => searching).length === 1);
    await nonna.page.goto(await table.link(GHOST));
    const columns = nonna.page.locator('.column').filter({
      has: nonna.page.getByRole('button', { name: /: ha trovato tutto$/ }),
    });
    await expect(columns).toHaveCount(names.length - 2);
    for (const column of await columns.all()) {
      const [whole] = await standing(column);
      expect(whole?.isCut).toBe(false);
      // Beside many columns a sign stands for the words, which would cut the name off.
      await expect(column.locator('.badge')).toHaveText(names === SIX ? '' : 'ha trovato tutto');
      await expect(column.locator('.badge svg')).toHaveCount(names === SIX ? 1 : 0);
      // Object, place and character side by side, of one size, none of them cut.
      const cards = await standing(column.locator('.strip button'));
      expect(cards).toHaveLength(3);
      for (const { top, bottom, right, width } of cards) {
        expect(width).toBeCloseTo(cards[0]?.width ?? 0, 0);
        expect(top).toBeCloseTo(cards[0]?.top ?? 0, 0);
        expect(bottom).toBeLessThanOrEqual(whole?.bottom ?? 0);
        expect(right).toBeLessThanOrEqual(whole?.right ?? 0);
      }
    }
  }
});

test('one tap never ends a game, and nobody says of a bot that it gave itself away', async ({
  guest,
  program,
}) => {
  const marta = await guest({ on: 'phone', lang: 'it' });
  await among(marta, 3, 1);
  await marta.apron.getByRole('button', { name: 'Altro' }).waitFor();
  await marta.pressButton('Altro');
  await expect(marta.page.getByRole('heading', { name: 'Sogni svaniti' })).toBeVisible();
  await expect(marta.button('Il Fantasma si è tradito')).toHaveCount(0);

  // Against a person it is asked first, and one voice of two is not enough.
  const table = await Haunting.open(program.url, ['Nonna', 'Luca', 'Ben']);
  const luca = await guest({ on: 'phone', lang: 'it' });
  await luca.page.goto(await table.link(1));
  await luca.pressButton('Altro');
  await luca.pressButton('Il Fantasma si è tradito');
  await expect(luca.page.getByRole('alert')).toContainText('la partita finisce, ed è persa');
  await luca.pressButton('No, si continua');
  await luca.pressButton('Il Fantasma si è tradito');
  await luca.pressButton('Sì, si è tradito');
  await luca.pressButton('Altro');
  await expect(luca.page.getByText('Lo dice una persona su 2.')).toBeVisible();
  await luca.pressButton('No, non si è tradito');
  await luca.pressButton('Altro');
  await expect(luca.page.getByText(/^Lo dice/)).toHaveCount(0);
  await expect(luca.verdict).toHaveCount(0);
});
