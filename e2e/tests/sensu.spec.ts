// Sensu on a phone: whole games of three kinds, and each choice inside a turn taken otherwise than
// it is offered first.
import type { Browser } from '@playwright/test';
import { test as base, expect } from '@playwright/test';
import { Person } from '../person.ts';
import { Program } from '../program.ts';
import { findChoice, Player, type Legal } from '../sensu.ts';

const test = base.extend<{ program: Program }>({
  program: async ({}, use) => {
    const program = await Program.start('--bot-pause', '0');
    await use(program);
    await program.stop();
  },
});

async function phone(browser: Browser, program: Program): Promise<Player> {
  return new Player(await Person.at(browser, program.url, { on: 'phone', lang: 'it' }));
}

/** Somebody with a name opens a room that begins at once. */
async function open(player: Player, room: Record<string, unknown>): Promise<void> {
  const { person } = player;
  await person.arrive('Marta');
  const answer = await person.page.request.post('/api/rooms', {
    data: { game: 'sensu', start: true, ...room },
  });
  expect(answer.ok()).toBe(true);
  const { id } = (await answer.json()) as { id: string };
  await person.page.goto(`/room/${id}`);
}

/** A phone at the table where this choice has just come up. */
async function choosing(
  browser: Browser,
  program: Program,
  options: Record<string, unknown>,
  wanted: (step: string, legal: Legal) => boolean,
): Promise<Player> {
  const { link } = await findChoice(program.url, options, wanted);
  const player = await phone(browser, program);
  await player.person.page.goto(link);
  await expect(player.choices.first()).toBeVisible();
  return player;
}

/** The name of the card at the beginning of a label: “2 Gun-sen”. */
const cardIn = (label: string): string => label.split(',')[0] ?? label;

test.describe('whole games', () => {
  // Some hundred taps each, with a curtain between every two turns on one device.
  test.describe.configure({ timeout: 900_000 });

  test('three at the table, with powers and chosen fans', async ({ browser, program }) => {
    const player = await phone(browser, program);
    await open(player, {
      seats: 3,
      bots: ['easy', 'easy'],
      options: { powers: true, chosen_fan: true },
    });
    await player.playOn();
    await expect(player.over).toBeVisible();
  });

  test('two on one device, with a curtain between them', async ({ browser, program }) => {
    const player = await phone(browser, program);
    await open(player, { seats: 2, mine: ['Marta', 'Nonna'] });
    await player.playOn();
    await expect(player.over).toBeVisible();
  });

  test('alone, to a level', async ({ browser, program }) => {
    const player = await phone(browser, program);
    await open(player, { seats: 1 });
    await player.playOn();
    await expect(
      player.person.page.getByRole('heading', {
        level: 1,
        name: /^(Ventaglio spezzato|Prime pieghe|Mano sicura|Samurai|Arte fine|Maestria somma)$/,
      }),
    ).toBeVisible();
  });
});

test.describe('choices inside a turn', () => {
  const powers = { powers: true };

  test('U13: the other of tied cards is redeemed', async ({ browser, program }) => {
    const player = await choosing(browser, program, {}, (step) => step === 'redeem');
    const first = cardIn((await player.choices.first().getAttribute('aria-label')) ?? '');
    const other = cardIn(await player.chooseOther());
    await player.confirm();
    const { person } = player;
    await person.pressButton(person.words.script);
    const script = person.page.getByRole('dialog', { name: person.words.script });
    const redeemed = script.getByRole('listitem').filter({ hasText: /riscatta/ });
    await expect(redeemed.filter({ hasText: other }).first()).toBeVisible();
    expect(other).not.toBe(first);
  });

  test('U15: the discards lie in the order in which they were tapped', async ({
    browser,
    program,
  }) => {
    const player = await choosing(
      browser,
      program,
      {},
      (step, legal) => step === 'order' && legal.discard.length >= 2,
    );
    // The last one first, so that the first one that is offered ends up on top.
    await player.choices.first().waitFor();
    const labels = await player.choices.evaluateAll((all) =>
      all.map((one) => one.getAttribute('aria-label') ?? ''),
    );
    for (let i = labels.length - 1; i > 0; i -= 1) await player.chooseOther(i);
    await player.confirm();
    const top = cardIn(labels[0] ?? '');
    await expect(
      player.person.page.getByRole('button', {
        name: new RegExp(`^Scarti di .*, in cima ${top},`),
      }),
    ).toBeVisible();
  });

  test('U16: the other card is placed first, after a reload', async ({ browser, program }) => {
    const player = await choosing(
      browser,
      program,
      powers,
      (step, legal) => step === 'build' && legal.place.length >= 2,
    );
    const before = await player.choices.count();
    await player.person.page.reload();
    await expect(player.choices).toHaveCount(before);
    const other = cardIn(await player.chooseOther());
    await player.confirm();
    const { person } = player;
    await person.pressButton(person.words.script);
    const script = person.page.getByRole('dialog', { name: person.words.script });
    const placed = script.getByRole('listitem').filter({ hasText: /nel ventaglio|da parte/ });
    await expect(placed.filter({ hasText: other }).first()).toBeVisible();
  });

  test('U22: Wisdom draws from a pile instead of the deck', async ({ browser, program }) => {
    const player = await choosing(
      browser,
      program,
      powers,
      (step, legal) => step === 'wisdom' && legal.draw && legal.take.length > 0,
    );
    const before = await player.hand.count();
    const taken = cardIn(await player.chooseOther());
    await player.confirm();
    await expect(player.hand).not.toHaveCount(before);
    await expect(
      player.hand.and(player.person.button(new RegExp(`^${taken},`))).first(),
    ).toBeVisible();
  });

  test('U23: Harmony takes another top for a fan', async ({ browser, program }) => {
    const player = await choosing(
      browser,
      program,
      powers,
      (step, legal) => step === 'harmony' && legal.take.length >= 2,
    );
    const taken = cardIn(await player.chooseOther());
    await player.confirm();
    const { person } = player;
    await person.pressButton(person.words.script);
    const script = person.page.getByRole('dialog', { name: person.words.script });
    const told = script.getByRole('listitem').filter({ hasText: /Con l’Armonia/ });
    await expect(told.filter({ hasText: taken }).first()).toBeVisible();
  });

  test('U24: Courage takes away another card', async ({ browser, program }) => {
    const player = await choosing(
      browser,
      program,
      powers,
      (step, legal) => step === 'courage' && legal.remove.length >= 2,
    );
    const taken = cardIn(await player.chooseOther());
    await player.confirm();
    const { page } = player.person;
    await expect(
      page.getByRole('button', { name: new RegExp(`^Scarti di .*, in cima ${taken},`) }),
    ).toBeVisible();
  });
});

test.describe('the deal of the day', () => {
  test('is the same room when one comes back, and keeps no way back', async ({
    browser,
    program,
  }) => {
    const player = await phone(browser, program);
    const { person } = player;
    await person.arrive('Marta');
    await person.press(person.page.getByRole('link', { name: 'Il mazzo del giorno' }));
    await person.pressButton('Gioca il mazzo di oggi');
    const draw = person.apron.getByRole('button', { name: 'Pesca dal mazzo' });
    await person.press(draw);
    await expect(person.button('Torna indietro di un passo')).toHaveCount(0);
    const room = person.page.url();
    await person.page.goto('/daily/sensu');
    await person.pressButton('Riprendi il mazzo di oggi');
    await expect(person.page).toHaveURL(room);
    await expect(person.apron.getByRole('group', { name: 'Dove mettere la carta' })).toBeVisible();
  });

  test('in practice a step is taken back', async ({ browser, program }) => {
    const player = await phone(browser, program);
    const { person } = player;
    await person.arrive('Marta');
    await person.page.goto('/daily/sensu');
    await person.pressButton('Allenati');
    const draw = person.apron.getByRole('button', { name: 'Pesca dal mazzo' });
    await person.press(draw);
    const places = person.apron.getByRole('group', { name: 'Dove mettere la carta' });
    await expect(places).toBeVisible();
    await person.pressButton('Torna indietro di un passo');
    await expect(places).toBeHidden();
    await expect(draw).toBeVisible();
  });
});
