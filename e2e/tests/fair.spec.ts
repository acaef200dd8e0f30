// Nobody chooses the deal: two people far from each other make it together with the server, and the
// replay shows on one tap what each has put in. Chance is the system's here, and not a test's.
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { expect, example as test } from '../house.ts';
import type { Person } from '../person.ts';
import { PROGRAM } from '../program.ts';

test.use({ seed: null });

const WORDS = {
  it: {
    invite: 'Invita qualcuno a Piccolo',
    check: 'Controlla qui',
    fair: /^Tutto torna/,
    part: (name: string) => `${name}: la parte`,
    seed: 'Il numero da cui nasce tutto il caso',
    lay: /^Cala il \d+$/,
    hand: 'La tua mano',
  },
  en: {
    invite: 'Invite someone to Tiny',
    check: 'Check it here',
    fair: /^Everything fits/,
    part: (name: string) => `${name}: the part`,
    seed: 'The number from which all chance follows',
    lay: /^Lay the \d+$/,
    hand: 'Your hand',
  },
};

const words = ({ looks }: Person) => WORDS[looks.lang];

/** Lays one card after the other, whenever it is one's turn, until the game is over. */
async function layAll(person: Person): Promise<void> {
  const { apron, page } = person;
  const cards = apron
    .getByRole('group', { name: words(person).hand })
    .getByRole('button')
    .and(page.locator('[aria-pressed]'));
  for (;;) {
    await cards.or(person.verdict).first().waitFor();
    if (await person.verdict.isVisible()) return;
    const left = await cards.count();
    await person.press(cards.first());
    await person.press(apron.getByRole('button', { name: words(person).lay }));
    await expect(cards).not.toHaveCount(left);
  }
}

/** What the replay's check says a number is. */
async function number({ page }: Person, name: string): Promise<string> {
  const term = page.getByRole('term').filter({ hasText: name });
  return term.locator('xpath=following-sibling::dd[1]').innerText();
}

test('two people deal together, and each finds both parts in the replay', async ({
  guest,
  program,
}, info) => {
  const marta = await guest({ on: 'phone', lang: 'it' });
  const ben = await guest({ on: 'desktop', lang: 'en' });
  await marta.arrive('Marta');
  await marta.pressButton(WORDS.it.invite);
  await marta.seated('Marta').waitFor();
  await ben.page.goto(marta.page.url());
  await ben.introduce('Ben');
  await marta.seated('Ben').waitFor();
  const id = /\/room\/(\w+)/.exec(marta.page.url())?.[1] ?? '';
  const room = async () => (await fetch(`${program.url}/api/rooms/${id}`)).json();
  await expect.poll(async () => (await room()).parts.length).toBe(2);
  const promised = await room();
  await marta.pressButton(marta.words.start);
  await Promise.all([layAll(marta), layAll(ben)]);

  const parts = await Promise.all(
    [marta, ben].map(async (person) => {
      await person.page.goto(`/room/${id}/replay`);
      await person.pressButton(person.words.menu);
      await person.pressButton(words(person).check);
      await expect(
        person.page.getByRole('status').filter({ hasText: words(person).fair }),
      ).toBeVisible();
      const { part, seed } = words(person);
      return Promise.all([part('Marta'), part('Ben'), seed].map((name) => number(person, name)));
    }),
  );
  expect(parts[0]).toEqual(parts[1]);
  expect(new Set(parts[0]).size).toBe(3);

  // What was promised before the start is what came, and the program finds the same.
  const answer = await fetch(`${program.url}/api/rooms/${id}/record`);
  const record = await answer.json();
  expect(record.commitment).toBe(promised.commitment);
  const kept = record.parts.seats.map(({ seat, hash }: { seat: number; hash: string }) => ({
    seat,
    hash,
  }));
  expect(kept).toEqual(
    promised.parts.map(({ seat, hash }: { seat: number; hash: string }) => ({ seat, hash })),
  );
  expect([...record.parts.seats.map(({ part }: { part: string }) => part), record.seed]).toEqual(
    parts[0],
  );
  const file = info.outputPath('record.json');
  await writeFile(file, JSON.stringify(record));
  await promisify(execFile)(PROGRAM, ['verify', file]);
});

test('against a bot a game begins at once, with a part of its own', async ({ guest, program }) => {
  const ben = await guest({ on: 'phone', lang: 'en' });
  await ben.page.goto('/');
  await ben.pressButton('Play now: Tiny');
  await ben.apron.getByRole('group', { name: WORDS.en.hand }).waitFor();
  const id = /\/room\/(\w+)/.exec(ben.page.url())?.[1] ?? '';
  const room = await (await fetch(`${program.url}/api/rooms/${id}`)).json();
  expect(room.parts).toEqual([
    { seat: 0, hash: expect.stringMatching(/^[0-9a-f]{64}$/), given: true },
  ]);
});

test('a page that is reloaded before the start keeps its promise', async ({ guest, program }) => {
  const marta = await guest({ on: 'desktop', lang: 'en' });
  await marta.arrive('Marta');
  await marta.pressButton(WORDS.en.invite);
  await marta.seated('Marta').waitFor();
  const id = /\/room\/(\w+)/.exec(marta.page.url())?.[1] ?? '';
  const parts = async () => (await (await fetch(`${program.url}/api/rooms/${id}`)).json()).parts;
  await expect.poll(async () => (await parts()).length).toBe(1);
  const before = await parts();
  await marta.page.reload();
  await marta.pressButton('Add a bot');
  await marta.pressButton(marta.words.start);
  await marta.apron.getByRole('group', { name: WORDS.en.hand }).waitFor();
  expect(await parts()).toEqual([{ ...before[0], given: true }]);
});
