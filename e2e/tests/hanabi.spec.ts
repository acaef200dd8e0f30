// Hanabi as it is played: three phones and a bot through the link, with marks, notes and a reload in
// the middle; and the grand finale on one device that goes from hand to hand. Everybody plays by the
// same modest rules.
import { fiveAtHanabi, labelsOf, OWN, Player } from '../hanabi.ts';
import { expect, test, unlimited } from '../house.ts';
import { Person } from '../person.ts';

// With this deal the host begins.
test.use({ seed: 5 });

test('three phones and a bot play a whole game, with a reload in the middle', async ({
  program,
  guest,
}) => {
  test.setTimeout(900_000);
  const [marta, luca, nonna] = await Promise.all(
    [1, 2, 3].map(async () => Player.of(await guest({ on: 'phone', lang: 'it' }))),
  );
  if (!marta || !luca || !nonna) throw new Error('three people sit down');
  await marta.person.arrive('Marta');
  await marta.person.pressButton('Invita qualcuno a Hanabi');
  await marta.person.seated('Marta').waitFor();
  for (const [name, other] of [
    ['Luca', luca],
    ['Nonna', nonna],
  ] as const) {
    await other.person.page.goto(marta.person.page.url());
    await other.person.introduce(name);
    await marta.person.seated(name).waitFor();
  }
  const games = (await (await fetch(`${program.url}/api/games`)).json()) as {
    id: string;
    bots: { name: string }[];
  }[];
  const bots = games.find(({ id }) => id === 'hanabi')?.bots.map(({ name }) => name) ?? [];
  await marta.person.pressButton('Aggiungi un bot');
  await expect(marta.person.page.getByText('4 su 5')).toBeVisible();
  expect(bots.length).toBeGreaterThan(0);
  await marta.person.press(marta.person.page.getByRole('switch', { name: 'Avvisi' }));
  await marta.person.pressButton(marta.person.words.start);
  for (const { own } of [marta, luca, nonna]) await expect(own).toHaveCount(4);

  // Nobody's own fronts are on their own page; everybody else's are.
  await expect(marta.own.first()).toHaveAccessibleName('La tua carta 1, non ne sai nulla');
  await expect(
    marta.person.page.getByRole('group', { name: 'La mano di Luca' }).getByRole('button').first(),
  ).toHaveAccessibleName(/^Luca, carta 1: \d \w+, non ne sa nulla$/);

  // A note on a card of a teammate, for one's own eyes.
  const noted = marta.person.page.getByRole('group', { name: 'La mano di Nonna' });
  await marta.person.press(noted.getByRole('button').last());
  await marta.person.pressButton('Appunto su questa carta');
  await marta.person.page.getByRole('textbox').fill('tienila');
  await marta.person.pressButton('Salva');
  await expect(noted.getByRole('button').last()).toHaveAccessibleName(/tuo appunto: tienila$/);
  await expect(nonna.own.last()).not.toHaveAccessibleName(/tienila/);
  await marta.person.page.keyboard.press('Escape');

  let reloads = 0;
  const turns = await Promise.all([
    marta.play(),
    luca.play(async (turn) => {
      if (turn < 2 || reloads > 0 || (await luca.verdict.isVisible())) return;
      await luca.person.apron.getByText(/^(È il turno di|Ultimo giro)/).waitFor();
      const before = await labelsOf(luca.own);
      const known = before.flatMap((label) => / sai che è [^,]+/.exec(label)?.[0] ?? []);
      if (known.length === 0) return;
      // What was said is on the cards, and still there after a reload.
      await luca.person.page.reload();
      await expect(luca.own).toHaveCount(before.length);
      const after = (await labelsOf(luca.own)).join(' ');
      expect(known.filter((mark) => !after.includes(mark))).toEqual([]);
      reloads += 1;
    }),
    nonna.play(),
  ]);
  expect(reloads).toBe(1);
  expect(Math.min(...turns)).toBeGreaterThan(2);

  // All read the same end, and the way to the replay shows one's own note.
  const score = await marta.verdict.innerText();
  await expect(luca.verdict).toHaveText(score);
  await expect(nonna.verdict).toHaveText(score);
  await expect(marta.person.page.getByRole('listitem').first()).toBeVisible();
  await marta.person.pressButton(marta.person.words.replay);
  await marta.person.page.getByRole('slider').fill('1');
  await expect(marta.person.page.getByRole('img', { name: /tuo appunto: tienila/ })).toBeVisible();
});

// Whoever begins, the curtain calls them first. To the end it is played once.
for (const [who, seed, most] of [
  ['first', 5, 4],
  ['second', 1, 200],
] as const) {
  test.describe(() => {
    test.use({ seed });
    test(`the grand finale on one device, and the ${who} begins`, async ({ guest }) => {
      test.setTimeout(900_000);
      const device = await Player.of(await guest({ on: 'phone', lang: 'it' }));
      const { person } = device;
      await person.arrive('Marta');
      await person.pressButton(person.words.hotseat);
      await person.pressButton('Hanabi');
      await person.seated('Marta').waitFor();
      await person.press(person.page.getByRole('switch', { name: 'Gran finale' }));
      await person.press(person.page.getByRole('switch', { name: 'Avvisi' }));
      await person.pressButton(person.words.start);

      const curtain = person.button(person.words.hold);
      const seen = new Set<string>();
      for (let turns = 0; turns < most; turns += 1) {
        await curtain.or(device.verdict).first().waitFor({ timeout: 60_000 });
        if (await device.verdict.isVisible()) break;
        // Behind the curtain there is nothing to see, and it calls whose turn it is.
        await expect(person.page.locator('[data-card]')).toHaveCount(0);
        const name = await person.raiseCurtain();
        seen.add(name);
        await device.turn.waitFor();
        await expect(person.page.getByText(`La mano di ${name}`)).toBeVisible();
        await device.act();
        await person.passOn.or(device.verdict).first().waitFor({ timeout: 60_000 });
        if (await device.verdict.isVisible()) break;
        await person.press(person.passOn);
      }
      expect(seen.size).toBe(2);
      if (who === 'first') return;
      await expect(device.verdict).toHaveText(/^(Leggendario|Sipario anzitempo)$/);
      const main = person.page.getByRole('main');
      await expect(main.getByText(/^(Sconfitta\. )?(Gran finale|Terzo errore)/)).toBeVisible();
    });
  });
}

test('a card is dragged to the sky and taken back, a hand is held to see what is known', async ({
  guest,
}) => {
  const marta = await Player.of(await guest({ on: 'desktop', lang: 'it' }));
  const { person } = marta;
  const { page } = person;
  await person.arrive('Marta');
  await person.pressButton('Gioca ora a Hanabi');
  await marta.turn.waitFor();
  await marta.own.nth(1).dragTo(page.getByRole('group', { name: 'Le serie' }));
  await expect(person.apron.getByText('Giochi la carta 2.')).toBeVisible();
  await person.pressButton('Ripensaci');
  await expect(marta.turn).toBeVisible();

  const mate = page.locator('[data-hand="1"]');
  const backs = mate.locator('use[href="#hanabi-back"]');
  await expect(backs).toHaveCount(0);
  await mate.getByRole('button').first().hover();
  await page.mouse.down();
  await expect(backs).toHaveCount(5);
  await page.mouse.up();
  await expect(backs).toHaveCount(0);
});

unlimited(
  'in silence and from memory nothing is sent and nothing noted until the end',
  async ({ browser, program }) => {
    const { act, link } = await fiveAtHanabi(program.url, { memory: 'none', first: 1 });
    const marta = await Person.at(browser, program.url, { on: 'phone', lang: 'it' });
    await marta.page.goto(await link(0));
    await marta.press(marta.page.getByRole('group', { name: OWN }).getByRole('button').first());
    await expect(marta.apron.getByRole('button', { name: 'Gioca', exact: true })).toBeVisible();
    const note = marta.page.getByRole('button', { name: 'Appunto su questa carta' });
    await expect(note).toHaveCount(0);

    await marta.pressButton(marta.words.talk);
    const talk = marta.page.getByRole('dialog', { name: 'Messaggi' });
    const phrase = talk.getByRole('button', { name: 'Della mia mano non so ancora niente.' });
    const field = talk.getByRole('textbox', { name: 'Di’ qualcosa' });
    await expect(talk.getByText(/^Si gioca in silenzio: /)).toBeVisible();
    await expect(phrase.or(field)).toHaveCount(0);

    // Three errors later everybody may talk again.
    for (const [seat, card] of [
      [1, 7],
      [2, 11],
      [3, 15],
    ] as const)
      await act(seat, { type: 'play', card });
    await expect(phrase).toBeVisible();
    await expect(field).toBeVisible();
    await marta.context.close();
  },
);
