// Tiny, the game to copy, from the home page to its end and its replay: by two people far from each
// other, neither of whose browsers is told what the other one holds, and against the bot, which says why.
import { AxeBuilder } from '@axe-core/playwright';
import { example as test, expect } from '../house.ts';
import type { Person } from '../person.ts';

const CARDS = 3;

const WORDS = {
  it: {
    invite: 'Invita qualcuno a Piccolo',
    hand: 'La tua mano',
    lay: /^Cala il \d+$/,
    outcome: /Vince (Marta|Ben) con/,
  },
  en: {
    invite: 'Invite someone to Tiny',
    hand: 'Your hand',
    lay: /^Lay the \d+$/,
    outcome: /(Marta|Ben) wins with/,
  },
};

/** The own cards that can be chosen now; there are none while it is somebody else's turn. */
const cards = ({ apron, looks, page }: Person) =>
  apron
    .getByRole('group', { name: WORDS[looks.lang].hand })
    .getByRole('button')
    .and(page.locator('[aria-pressed]'));

async function lay(person: Person): Promise<void> {
  await person.press(cards(person).first());
  await person.press(person.apron.getByRole('button', { name: WORDS[person.looks.lang].lay }));
}

/** Every `hands` in what a stream has told, however deep: a list of cards a seat, null where it is hidden. */
function handsIn(told: unknown): (number | null)[][][] {
  if (typeof told !== 'object' || told === null) return [];
  return Object.entries(told).flatMap(([name, value]) =>
    name === 'hands' && Array.isArray(value) ? [value as (number | null)[][]] : handsIn(value),
  );
}

/** Everything that comes to somebody's browser by its streams from now on. */
async function overhear({ page, context }: Person): Promise<string[]> {
  const heard: string[] = [];
  const line = await context.newCDPSession(page);
  await line.send('Network.enable');
  line.on('Network.eventSourceMessageReceived', ({ data }) => heard.push(data));
  return heard;
}

async function axe({ page }: Person, screen: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(
    violations.map(({ id }) => id),
    `axe on ${screen}`,
  ).toEqual([]);
}

test('two people play it to its end, and neither is told what the other holds', async ({
  guest,
}) => {
  const marta = await guest({ on: 'phone', lang: 'it' });
  const ben = await guest({ on: 'desktop', lang: 'en', theme: 'giorno' });
  const heard = [await overhear(marta), await overhear(ben)];
  await marta.arrive('Marta');
  await marta.pressButton(WORDS.it.invite);
  await marta.seated('Marta').waitFor();
  await ben.page.goto(marta.page.url());
  await ben.introduce('Ben');
  await marta.seated('Ben').waitFor();
  await marta.pressButton(marta.words.start);

  await expect(cards(marta)).toHaveCount(CARDS);
  await axe(marta, 'the table of whose turn it is');
  await axe(ben, 'the table of who waits');
  for (let laid = 0; laid < 2 * CARDS; laid += 1) {
    const turn = await Promise.race(
      [marta, ben].map(async (person) => {
        await cards(person).first().waitFor();
        return person;
      }),
    );
    // With the last card the game is over, and everything is open.
    if (laid === 2 * CARDS - 1)
      for (const [seat, told] of heard.entries()) {
        const hands = told.flatMap((data) => handsIn(JSON.parse(data)));
        const seen = (of: number) => hands.flatMap((seats) => seats[of] ?? []);
        expect(seen(seat).filter((card) => card !== null)).not.toEqual([]);
        expect(seen(1 - seat)).not.toEqual([]);
        expect(seen(1 - seat).filter((card) => card !== null)).toEqual([]);
      }
    await lay(turn);
    await expect(cards(turn)).not.toHaveCount(CARDS - Math.floor(laid / 2));
  }

  const winners = await Promise.all(
    [marta, ben].map(async (person) => {
      await expect(person.verdict).toBeVisible();
      const told = person.page.getByText(WORDS[person.looks.lang].outcome).first();
      return WORDS[person.looks.lang].outcome.exec(await told.innerText())?.[1];
    }),
  );
  expect(winners[0]).toBe(winners[1]);
  await axe(marta, 'the summary');
});

test('the bot says why, and the replay shows every card', async ({ guest }) => {
  const ben = await guest({ on: 'phone', lang: 'en' });
  await ben.page.goto('/');
  await ben.pressButton('Play now: Tiny');
  await lay(ben);
  await expect(
    ben.page.getByText(/^“(The \d+ is enough|I give the \d+ away)/).first(),
  ).toBeVisible();
  for (let left = CARDS - 1; left > 0; left -= 1) {
    await expect(cards(ben)).toHaveCount(left);
    await lay(ben);
  }
  await expect(ben.verdict).toBeVisible();
  await ben.pressButton('Replay');
  await ben.page.getByRole('slider').waitFor();
  await expect(ben.page.getByRole('img', { name: 'A card that you do not see' })).toHaveCount(0);
});
