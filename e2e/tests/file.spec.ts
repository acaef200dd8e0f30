// A finished game from a file: hanab.live's, or a record of ours, dropped on the page or chosen, is
// watched like any other; what is none is refused in words.
import { writeFile } from 'node:fs/promises';
import { call, playedRoom } from '../api.ts';
import { ask } from '../axe.ts';
import { expect, unlimited as test } from '../house.ts';
import type { Person } from '../person.ts';

/** A game of hanab.live in which no card fits: the third error ends it. */
const ranks = [5, 4, 3, 2, 1, 4, 3, 2, 1, 1];
const theirs = {
  players: ['Alice', 'Bob'],
  deck: ranks.flatMap((rank) => [0, 1, 2, 3, 4].map((suitIndex) => ({ suitIndex, rank }))),
  actions: [0, 5, 1].map((target) => ({ type: 0, target })),
  options: { variant: 'No Variant', emptyClues: false },
};

/** Drops a file on the window, as from a folder beside it. */
async function drop({ page }: Person, name: string, text: string): Promise<void> {
  const transfer = await page.evaluateHandle(
    ({ name, text }) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], name, { type: 'application/json' }));
      return transfer;
    },
    { name, text },
  );
  await page.dispatchEvent('body', 'dragover', { dataTransfer: transfer });
  await expect(page.getByText(/Lascia qui il file|Drop the file here/)).toBeVisible();
  await page.dispatchEvent('body', 'drop', { dataTransfer: transfer });
}

test('a game of hanab.live is dropped on the foyer, and watched', async ({ guest }) => {
  const marta = await guest({ on: 'desktop', lang: 'it' });
  const { page } = marta;
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: marta.words.title })).toBeVisible();
  await drop(marta, 'game.json', JSON.stringify(theirs));
  await expect(page.getByRole('region', { name: 'Alice' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Bob' })).toBeVisible();
  // Nobody knows yet how it went: so far it has just been dealt.
  await expect(page.getByText(/Alice gioca/)).toHaveCount(0);
  await marta.pressButton('Un passo avanti');
  await expect(page.getByText(/Alice gioca il 5/).first()).toBeVisible();
  await marta.pressButton('Un passo avanti');
  await expect(page.getByText(/Bob gioca/).first()).toBeVisible();
  await ask(page, 'a game from a file, watched');
  // What belongs to a room is not here: no review, no playing on, no link.
  for (const name of ['Come poteva andare', 'Da qui', 'Copia il link'])
    await expect(marta.button(name)).toHaveCount(0);
  // What is otherwise there than here is said.
  await marta.pressButton('Menu');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByText(/con le nostre regole sì/)).toBeVisible();
  await marta.press(menu.getByRole('button', { name: marta.words.close }));
  await marta.pressButton(marta.words.close);
  await expect(page.getByRole('heading', { level: 1, name: marta.words.title })).toBeVisible();
});

test('a record of ours is chosen on a phone; what is no game is refused in words', async ({
  guest,
  program,
}, info) => {
  const { id } = await playedRoom(program.url);
  const record = await call<{ actions: unknown[] }>(
    program.url,
    null,
    'GET',
    `/rooms/${id}/record`,
  );
  const [ours, cut, none] = ['ours.json', 'cut.json', 'none.json'].map((name) =>
    info.outputPath(name),
  ) as [string, string, string];
  await writeFile(ours, JSON.stringify(record));
  await writeFile(cut, JSON.stringify({ ...record, actions: record.actions.slice(0, -1) }));
  await writeFile(none, 'no game at all');
  const ben = await guest({ on: 'phone', lang: 'en', theme: 'giorno' });
  const { page } = ben;
  await page.goto('/');
  await ben.press(page.getByRole('link', { name: 'Game from a file' }));
  const choose = page.getByLabel('Choose a file');
  const wrong = page.getByRole('alert');
  await choose.setInputFiles(none);
  await expect(wrong).toHaveText(/neither the record of a game nor a game of hanab\.live/);
  await choose.setInputFiles(cut);
  await expect(wrong).toHaveText(/did not come to its end/);
  // Keys find it too.
  await ben.tabTo(choose);
  await choose.setInputFiles(ours);
  await expect(choose).toHaveCount(0);
  await ben.pressButton('Show the ending');
  await page.getByRole('slider').waitFor();
  await ask(page, 'a game from a file, watched');
  await ben.pressButton('Menu');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByText('Was the deal fair?')).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Download the record of the game' })).toHaveCount(0);
  await ben.press(menu.getByRole('button', { name: /· turn \d+$/ }).last());
  await expect(ben.apron.getByText(/^Turn \d+ of /)).toBeVisible();
});
