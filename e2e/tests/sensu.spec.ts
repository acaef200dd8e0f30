// Sensu on a phone: games of three kinds, one of them from its beginning to its end, and each choice inside a turn taken otherwise than
// it is offered first.
import { expect, swift, type House } from '../house.ts';
import { fanOf, findChoice, Player, playedAlone, type Position } from '../sensu.ts';

const test = swift.extend<{ player: Player }>({
  /** Somebody with a phone. */
  player: async ({ guest }, use) => {
    await use(new Player(await guest({ on: 'phone', lang: 'it' })));
  },
});

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
  player: Player,
  { url }: House['program'],
  options: Record<string, unknown>,
  wanted: (position: Position) => boolean,
): Promise<Position> {
  const { link, position } = await findChoice(url, { seats: 2, options }, wanted);
  await player.person.page.goto(await link());
  await expect(player.choices.first()).toBeVisible();
  return position;
}

/** So few cards are left in the deck when somebody takes over who plays to the end. */
const LATE = 10;
const LEVEL = /^(Sventurato|Principiante|Apprendista|Samurai|Maestro|Gran Maestro)$/;

/** Cards by their names, whatever else is said of each. */
const named = (names: string[]): RegExp[] => names.map((name) => new RegExp(`^${name},`));

/** Two alternatives: the one that is offered first, and another. */
function two(cards: number[]): [number, number] {
  const [first, other] = cards;
  if (first === undefined || other === undefined) throw new Error('there is nothing to choose');
  return [first, other];
}

test.describe('games', () => {
  // Some hundred taps each, with a curtain held open between every two turns on one device: a few
  // minutes, and many on a busy machine. What hangs is noticed at once, by each wait’s own limit.
  test.describe.configure({ timeout: 1_500_000 });

  test('three at the table, with powers and chosen fans', async ({ player }) => {
    await open(player, {
      seats: 3,
      bots: ['easy', 'easy'],
      options: { powers: true, chosen_fan: true },
    });
    await player.playOn();
    await expect(player.over).toBeVisible();
  });

  test('two on one device, with a curtain between them', async ({ player }) => {
    await open(player, { seats: 2, mine: ['Marta', 'Nonna'] });
    await player.playOn(6);
    expect(player.called).toEqual(['Marta', 'Nonna', 'Marta', 'Nonna', 'Marta', 'Nonna']);
  });

  test('alone, to a level', async ({ player, program }) => {
    const late = await findChoice(program.url, { seats: 1 }, ({ view }) => view.deck <= LATE);
    await player.person.page.goto(await late.link());
    await player.playOn();
    await expect(player.person.page.getByRole('heading', { level: 1, name: LEVEL })).toBeVisible();
  });
});

test.describe('choices inside a turn', () => {
  const powers = { powers: true };

  // Of each: what the first alternative would have given is seen not to be there.

  test('U13: the other of tied cards is redeemed', async ({ player, program }) => {
    // The last card but one of a combination is redeemed, the last one goes to the pile.
    const at = await choosing(player, program, {}, (at) => {
      const cards = [...at.redeemed, ...at.legal.redeem];
      const last = at.step === 'redeem' && at.pending.length === at.redeemed.length + 2;
      return last && at.legal.redeem.length === 2 && at.apart(...cards) && at.quiet(...cards);
    });
    const [first, other] = two(at.legal.redeem);
    await expect(player.choices.first()).toHaveAccessibleName(new RegExp(`^${at.name(first)},`));
    await player.chooseOther();
    await player.confirm();
    await player.lookAround();
    const onto = at.fan(at.me, first);
    await expect(player.cards(at.me, fanOf(other))).toHaveText(
      named([...at.fan(at.me, other), at.name(other)]),
    );
    await expect(player.cards(at.me, fanOf(first))).toHaveText(named(onto));
    await expect(player.cards(at.me, 'Scarti')).toHaveText(
      named([at.name(first), ...at.pile(at.me)]),
    );
  });

  test('U15: the discards lie in the order in which they were tapped', async ({
    player,
    program,
  }) => {
    const at = await choosing(player, program, {}, (at) => {
      const { discard } = at.legal;
      const several = at.step === 'order' && discard.length >= 3;
      return several && at.distinct(...discard) && at.quiet(...at.redeemed);
    });
    // The last one first, so that the first one that is offered ends up on top.
    const { discard } = at.legal;
    for (let i = discard.length - 1; i > 0; i -= 1) await player.chooseOther(i);
    await player.confirm();
    await player.lookAround();
    await expect(player.cards(at.me, 'Scarti')).toHaveText(
      named([...discard.map((card) => at.name(card)), ...at.pile(at.me)]),
    );
  });

  test('U16: the other card is placed first, after a reload', async ({ player, program }) => {
    // Two cards for one fan: Courage takes the last, so that their order counts.
    const at = await choosing(player, program, powers, (at) => {
      const { place } = at.legal;
      const fan = at.step === 'build' && place.length === 2 && !at.apart(...place);
      return fan && at.distinct(...place) && at.quiet(...place);
    });
    const [first, other] = two(at.legal.place);
    await expect(player.choices).toHaveCount(2);
    await player.person.page.reload();
    await expect(player.choices).toHaveCount(2);
    await expect(player.choices.first()).toHaveAccessibleName(new RegExp(`^${at.name(first)},`));
    await player.chooseOther();
    await player.confirm();
    await player.lookAround();
    await expect(player.cards(at.me, fanOf(first))).toHaveText(
      named([...at.fan(at.me, first), at.name(other), at.name(first)]),
    );
  });

  test('U22: Wisdom draws from a pile instead of the deck', async ({ player, program }) => {
    const at = await choosing(player, program, powers, (at) => {
      const [top] = at.legal.take;
      const both = at.step === 'wisdom' && at.legal.draw && at.view.deck > 3;
      return both && top !== undefined && !at.hand.includes(at.name(top));
    });
    const [top = -1] = at.legal.take;
    await expect(player.choices.first()).toHaveAccessibleName(/^Pesca dal mazzo/);
    await player.chooseOther();
    await player.confirm();
    await expect(player.hand).toHaveCount(at.hand.length + 1);
    await expect(
      player.hand.and(player.person.button(new RegExp(`^${at.name(top)},`))),
    ).toBeVisible();
    await expect(player.deck).toHaveAccessibleName(`Mazzo: ${at.view.deck} carte`);
    const owner = at.owner(top);
    await player.lookAround();
    await expect(player.cards(owner, 'Scarti')).toHaveText(named(at.pile(owner).slice(1)));
  });

  test('U23: Harmony takes another top for a fan', async ({ player, program }) => {
    const at = await choosing(player, program, powers, (at) => {
      const { take } = at.legal;
      const two = at.step === 'harmony' && take.length === 2 && at.pending.length === 0;
      return two && at.distinct(...take) && take.every((card) => at.quiet(card));
    });
    const [first, other] = two(at.legal.take);
    await expect(player.choices.first()).toHaveAccessibleName(new RegExp(`^${at.name(first)},`));
    await player.chooseOther();
    await player.confirm();
    await player.lookAround();
    const [left, taken] = [at.owner(first), at.owner(other)];
    await expect(player.cards(at.me, fanOf(other))).toHaveText(
      named([...at.fan(at.me, other), at.name(other)]),
    );
    await expect(player.cards(left, 'Scarti')).toHaveText(named(at.pile(left)));
    await expect(player.cards(taken, 'Scarti')).toHaveText(named(at.pile(taken).slice(1)));
  });

  test('U24: Courage takes away another card', async ({ player, program }) => {
    const at = await choosing(
      player,
      program,
      powers,
      (at) => at.step === 'courage' && at.legal.remove.length >= 2 && at.quiet(...at.redeemed),
    );
    const [first, other] = two(at.legal.remove);
    await expect(player.choices.first()).toHaveAccessibleName(new RegExp(`^${at.name(first)},`));
    await player.chooseOther();
    await player.confirm();
    await player.lookAround();
    await expect(player.cards(at.opponent, 'Scarti')).toHaveText(
      named([at.name(other), ...at.pile(at.opponent)]),
    );
    await expect(player.cards(at.opponent, fanOf(first))).toHaveText(
      named(at.fan(at.opponent, first)),
    );
    await expect(player.cards(at.opponent, fanOf(other))).toHaveText(
      named(at.fan(at.opponent, other).slice(0, -1)),
    );
  });
});

test('of tied cards another is redeemed by a tap, before the twenty is played', async ({
  player,
  program,
}) => {
  const { person } = player;
  const { link } = await findChoice(program.url, { seats: 2 }, (at) => {
    const [cards = []] = at.legal.play ?? [];
    const sticks = cards.map((card) => at.sticks(card));
    const most = cards.filter((card) => at.sticks(card) === Math.max(...sticks));
    return at.legal.play?.length === 1 && most.length === 2 && at.distinct(...most);
  });
  await person.page.goto(await link());
  await person.press(person.apron.getByRole('button', { name: /^Mostra i/ }));
  const list = person.apron.getByRole('group', { name: 'Le tue combinazioni' });
  await person.press(list.getByRole('button').first());
  const other = player.hand.and(person.button(/o questa\?$/)).first();
  const name = (await other.getAttribute('aria-label')) ?? '';
  const [card = ''] = name.split(',');
  await person.press(other);
  const now = player.hand.and(person.button(new RegExp(`^${card}, .*(Riscatti|Bonus|non entra)$`)));
  await expect(now).toBeVisible();
  await player.confirm();
  await person.pressButton(person.words.script);
  const script = person.page.getByRole('dialog', { name: person.words.script });
  await expect(script.getByText(new RegExp(`[Rr]iscatti (anche )?\\S+ ?${card}:`))).toBeVisible();
});

test.describe('U37: where nobody finds the twenties', () => {
  const one = /Una carta scelta\.\s+Fa 20\?/;
  for (const { help, counted, refused } of [
    { help: 'light', counted: /^Fa \d: mancano \d+\.$/, refused: /^Fa \d, non venti\.$/ },
    { help: 'none', counted: one, refused: /^Queste carte non fanno venti\.$/ },
  ])
    test(`with help “${help}” one tries cards, and is told`, async ({ player, program }) => {
      const { person } = player;
      const { page } = person;
      const { link, position } = await findChoice(
        program.url,
        { seats: 2, options: { help } },
        (at) => at.step === 'turn' && at.twenty !== undefined && at.distinct(...at.cards),
      );
      const cards = position.twenty ?? [];
      const held = (card: number) =>
        player.hand.and(person.button(new RegExp(`^${position.name(card)},`)));
      await page.goto(await link());
      await expect(person.button(/^Mostra i/)).toHaveCount(0);

      await person.press(held(cards[0] ?? -1));
      await expect(person.apron.getByText(counted).first()).toBeVisible();
      await person.pressButton('Prova con queste');
      await expect(page.getByText(refused)).toBeVisible();

      for (const card of cards.slice(1)) await person.press(held(card));
      await person.pressButton('Prova con queste');
      await expect(person.button('Prova con queste')).toBeHidden();
      await person.pressButton(person.words.script);
      const script = page.getByRole('dialog', { name: person.words.script });
      await expect(script.getByText(/^Fai venti/).last()).toBeVisible();
    });

  test('nobody else is asked either', async ({ player }) => {
    await open(player, { seats: 1, options: { help: 'none' } });
    await expect(player.person.button('Pesca dal mazzo')).toBeVisible();
    await expect(player.person.button('Chiedi un consiglio')).toHaveCount(0);
  });
});

test('advice is chosen, and waits to be confirmed', async ({ player }) => {
  await open(player, { seats: 1 });
  const { person } = player;
  await person.press(person.apron.getByRole('button', { name: 'Pesca dal mazzo' }));
  const places = person.page.getByRole('group', { name: 'Dove mettere la carta' });
  await expect(places).toBeVisible();
  await person.pressButton('Chiedi un consiglio');
  // A column, or the discards.
  const advised = person.page.getByRole('button', { name: /^(Colonna|Scarti)/, pressed: true });
  await expect(advised).toBeVisible();
  await expect(person.page.getByText(/^Mettila lì: /)).toBeVisible();
  await player.confirm();
  await expect(player.deck).toHaveAccessibleName('Mazzo: 26 carte');
  await expect(places).toBeHidden();
});

test('a turn is played by key alone', async ({ player }) => {
  await open(player, { seats: 1 });
  const { person } = player;
  const { page } = person;
  await expect(player.gold).toBeVisible();
  await person.tabTo(person.button(/^Pesca dal mazzo$/));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'Dove mettere la carta' })).toBeVisible();
  await person.tabTo(person.button(/^Colonna 4/), 'Shift+Tab');
  await page.keyboard.press('ArrowLeft');
  // Once to choose the third column, and again to put the card there.
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(person.button(/^Colonna 3: \d/)).toBeVisible();
  await expect(player.deck).toHaveAccessibleName('Mazzo: 26 carte');
});

test.describe('after a game alone', () => {
  test('level and score are copied to be shared', async ({ player, program }) => {
    const { page, context } = player.person;
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const room = await playedAlone(program.url);
    await page.goto(`/room/${room}`);
    const level = page.getByRole('heading', { level: 1, name: LEVEL });
    await expect(level).toBeVisible();
    const score = await page.getByRole('main').getByText(/^\d+$/).first().textContent();
    await player.person.pressButton('Condividi');
    await expect(page.getByText('Copiati il risultato e il link')).toBeVisible();
    const shared = await page.evaluate(() => navigator.clipboard.readText());
    const result = `Sensu · ${score} · ${await level.textContent()}`;
    expect(shared).toBe(`${result}\n${new URL(`/room/${room}/replay`, page.url())}`);
  });

  test('the best line of the deal is told move by move', async ({ player, program }) => {
    const { page } = player.person;
    await page.goto(`/room/${await playedAlone(program.url)}`);
    await player.person.pressButton('La linea migliore');
    const sheet = page.getByRole('dialog', { name: 'La linea migliore' });
    const lines = sheet.getByRole('listitem');
    await expect(lines.filter({ hasText: /^Dal mazzo esce/ }).first()).toBeVisible({
      timeout: 120_000,
    });
    await expect(lines.filter({ hasText: /fa venti/ }).first()).toBeVisible();
    await expect(sheet.getByText(/^(Tre ventagli chiusi, )?\d+ punti: /)).toBeVisible();
  });
});

test.describe('the deal of the day', () => {
  test('is the same room when one comes back, and keeps no way back', async ({ player }) => {
    const { person } = player;
    await person.arrive('Marta');
    await person.pressButton(person.words.ways);
    const ways = person.page.getByRole('dialog', { name: 'Sensu' });
    await person.press(ways.getByRole('link', { name: 'Il mazzo del giorno' }));
    await person.pressButton('Gioca la partita di oggi');
    const draw = person.apron.getByRole('button', { name: 'Pesca dal mazzo' });
    await person.press(draw);
    await expect(person.button('Torna indietro di un passo')).toHaveCount(0);
    await expect(person.button('Chiedi un consiglio')).toHaveCount(0);
    const room = person.page.url();
    await person.page.goto('/daily/sensu');
    await person.pressButton('Riprendi la partita di oggi');
    await expect(person.page).toHaveURL(room);
    await expect(person.page.getByRole('group', { name: 'Dove mettere la carta' })).toBeVisible();
  });

  test('is seen by nobody else before its day is over', async ({ player, guest }) => {
    const { person } = player;
    await person.arrive('Marta');
    await person.page.goto('/daily/sensu');
    await person.pressButton('Gioca la partita di oggi');
    await expect(player.gold).toBeVisible();
    const other = await guest({ on: 'phone', lang: 'it' });
    await other.page.goto(person.page.url());
    await expect(other.page.getByText(/resta segreto fino alla mezzanotte/)).toBeVisible();
  });

  test('in practice a step is taken back', async ({ player }) => {
    const { person } = player;
    await person.arrive('Marta');
    await person.page.goto('/daily/sensu');
    await person.pressButton('Allenati');
    const draw = person.apron.getByRole('button', { name: 'Pesca dal mazzo' });
    await person.press(draw);
    const places = person.page.getByRole('group', { name: 'Dove mettere la carta' });
    await expect(places).toBeVisible();
    await person.pressButton('Torna indietro di un passo');
    await expect(places).toBeHidden();
    await expect(draw).toBeVisible();
  });

  test('in practice the script leads to what a bot would do, and on from any step', async ({
    player,
  }) => {
    const { person } = player;
    const { page } = person;
    await person.arrive('Marta');
    await page.goto('/daily/sensu');
    await person.pressButton('Allenati');
    await person.press(person.apron.getByRole('button', { name: 'Pesca dal mazzo' }));
    await expect(page.getByRole('group', { name: 'Dove mettere la carta' })).toBeVisible();
    const practised = page.url();
    await person.pressButton('Copione: che cosa è successo');
    const script = page.getByRole('dialog', { name: 'Copione: che cosa è successo' });
    await person.press(script.getByRole('button').filter({ hasText: /\S/ }).last());
    const here = page.getByRole('dialog', { name: 'Da qui' });
    await person.press(here.getByRole('button', { name: 'Che cosa farebbe il bot qui?' }));
    await expect(here.getByText('Un bot forte farebbe così:')).toBeVisible({ timeout: 60_000 });
    await person.press(here.getByRole('button', { name: 'Gioca come Marta' }));
    await expect(page).not.toHaveURL(practised);
    await expect(page.getByRole('group', { name: 'Dove mettere la carta' })).toBeVisible();
  });
});
