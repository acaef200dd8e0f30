// Coming back: a name that is kept brings its guest to another browser, a link makes a second device
// theirs, all of one's data is one file, and all of it can go.
import { AxeBuilder } from '@axe-core/playwright';
import { readFile } from 'node:fs/promises';
import { expect, swift as test } from '../house.ts';
import type { Looks, Person } from '../person.ts';

const PHRASE = 'quattro gatti neri';

const WORDS = {
  it: {
    you: 'Il mio nome su altri dispositivi',
    title: 'Il tuo nome, dappertutto',
    phrase: 'Frase segreta',
    keep: 'Conserva il mio nome',
    kept: 'Fatto: puoi tornare come Marta.',
    name: 'Nome',
    back: 'Torna',
    again: 'Ho già un nome qui',
    wrong: 'Nessuno conserva questo nome con questa frase segreta.',
    returned: 'Rieccoti, Marta!',
    show: 'Mostra il link',
    qr: 'Codice QR del link per un altro dispositivo',
    ours: 'Sì, è mio',
    used: 'Questo link personale è già stato usato, o è troppo vecchio.',
    devices: 'Ti conoscono 2 dispositivi, compreso questo.',
    forget: ['Dimentica gli altri', 'Sì, dimentica gli altri'],
    alone: 'Ti conosce solo questo dispositivo.',
    file: 'Scarica il file',
    remove: ['Cancella i miei dati', 'Sì, cancella tutto'],
    gone: 'Fatto: qui di te non è rimasto niente.',
    tables: 'I miei tavoli',
    waits: 'Non è ancora cominciata.',
  },
  en: {
    you: 'My name on other devices',
    title: 'Your name, everywhere',
    phrase: 'Passphrase',
    keep: 'Keep my name',
    kept: 'Kept: you can come back as Marta.',
    name: 'Name',
    back: 'Come back',
    again: 'I have been here before',
    wrong: 'Nobody keeps this name with this passphrase.',
    returned: 'Welcome back, Marta.',
    show: 'Show the link',
    qr: 'QR code of the link for another device',
    ours: 'Yes, that was me',
    used: 'This personal link has been used, or is too old.',
    devices: '2 devices know you, this one among them.',
    forget: ['Forget the others', 'Yes, forget the others'],
    alone: 'Only this device knows you.',
    file: 'Download the file',
    remove: ['Delete my data', 'Yes, delete everything'],
    gone: 'Done: nothing of you is left here.',
    tables: 'My tables',
    waits: 'It has not begun yet.',
  },
};

async function inspect({ page }: Person, screen: string) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`);
  expect(found, `axe on ${screen}`).toEqual([]);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide, `width of ${screen}`).toBeLessThanOrEqual(0);
}

/** Goes to the page from where the name is set. */
async function toYou(person: Person, name: string) {
  const words = WORDS[person.looks.lang];
  await person.page.goto('/');
  await person.press(person.button(person.words.iAm(name)).last());
  await person.press(person.page.getByRole('dialog').getByRole('link', { name: words.you }));
  await expect(person.page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
}

const LOOKS: Looks[] = [
  { on: 'phone', lang: 'it', theme: 'giorno' },
  { on: 'desktop', lang: 'en', theme: 'sera' },
];

for (const looks of LOOKS) {
  const words = WORDS[looks.lang];

  test(`a name that is kept comes back in another browser, ${looks.on}`, async ({ guest }) => {
    const [marta, other] = [await guest(looks), await guest(looks)];
    await marta.arrive('Marta');
    const opened = await marta.page.request.post('/api/rooms', { data: { game: 'senet' } });
    expect(opened.ok()).toBe(true);
    await toYou(marta, 'Marta');
    await inspect(marta, 'my name');
    await marta.page.getByLabel(words.phrase, { exact: true }).first().fill(PHRASE);
    await marta.pressButton(words.keep);
    await expect(marta.page.getByText(words.kept)).toBeVisible();
    await inspect(marta, 'my name, kept');

    // Somebody who has no name here yet.
    await other.page.goto('/you');
    const back = other.page.getByRole('region', { name: words.again });
    await back.getByRole('textbox', { name: words.name, exact: true }).fill('marta');
    await back.getByLabel(words.phrase, { exact: true }).fill('cinque gatti neri');
    await other.press(back.getByRole('button', { name: words.back, exact: true }));
    await expect(other.page.getByText(words.wrong)).toBeVisible();
    await back.getByLabel(words.phrase, { exact: true }).fill(PHRASE);
    await other.press(back.getByRole('button', { name: words.back, exact: true }));
    await expect(other.page.getByText(words.returned)).toBeVisible();
    await expect(other.page.getByText(words.devices)).toBeVisible();
    await other.page.goto('/tables');
    await expect(other.page.getByRole('link', { name: words.waits })).toBeVisible();
  });

  test(`a second device by a link, a file, and all is deleted, ${looks.on}`, async ({ guest }) => {
    const [marta, phone, late] = [await guest(looks), await guest(looks), await guest(looks)];
    await marta.arrive('Marta');
    await marta.page.request.post('/api/rooms', { data: { game: 'senet' } });
    await toYou(marta, 'Marta');
    const made = marta.page.waitForResponse((answer) => answer.url().endsWith('/api/me/devices'));
    await marta.pressButton(words.show);
    await expect(marta.page.getByRole('img', { name: words.qr })).toBeVisible();
    const { url } = (await (await made).json()) as { url: string };
    await inspect(marta, 'a link for another device');

    // It asks before it does anything, and is good once.
    await phone.page.goto(url);
    await expect(phone.button(words.ours)).toBeVisible();
    await expect(phone.page).toHaveURL(/\/you$/);
    await inspect(phone, 'a link that was opened');
    await phone.pressButton(words.ours);
    await expect(phone.page.getByText(words.returned)).toBeVisible();
    await late.page.goto(url);
    await late.pressButton(words.ours);
    await expect(late.page.getByText(words.used)).toBeVisible();
    await phone.page.goto('/tables');
    await expect(phone.page.getByRole('link', { name: words.waits })).toBeVisible();

    await toYou(phone, 'Marta');
    const [download] = await Promise.all([
      phone.page.waitForEvent('download'),
      phone.press(phone.page.getByRole('link', { name: words.file })),
    ]);
    expect(download.suggestedFilename()).toBe('ludoteca.json');
    const data = JSON.parse(await readFile(await download.path(), 'utf8')) as {
      guest: { name: string };
      rooms: { game: string }[];
    };
    expect(data.guest.name).toBe('Marta');
    expect(data.rooms.map(({ game }) => game)).toEqual(['senet']);

    await expect(phone.page.getByText(words.devices)).toBeVisible();
    for (const button of words.forget) await phone.pressButton(button);
    await expect(phone.page.getByText(words.alone).first()).toBeVisible();
    await marta.page.reload();
    await expect(marta.page.getByText(words.alone)).toBeHidden();
    await expect(marta.button(words.show)).toBeHidden();

    await phone.press(phone.page.getByRole('link', { name: words.remove[0] }));
    for (const button of words.remove) await phone.pressButton(button);
    await expect(phone.page.getByText(words.gone)).toBeVisible();
    await phone.page.goto('/you');
    await expect(phone.page.getByRole('region', { name: words.again })).toBeVisible();
    await expect(phone.button(words.show)).toBeHidden();
  });
}
