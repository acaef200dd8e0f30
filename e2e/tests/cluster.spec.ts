// Three nodes over one database behind a proxy, of which one is killed every ten seconds: two tables go
// on, through the page, and whoever plays there notices no more than a pause. An evening of all four games
// is played in `make soak`.
import { alarmsOf, cluster, killInTurns, plays, type Seated, type Started } from '../cluster.ts';
import { Player } from '../hanabi.ts';
import { expect, test } from '../house.ts';
import { Person, sitTogether } from '../person.ts';

const LASTS = 180_000;

/** What a test has started ends with it, however it goes. */
const started: Started = [];
test.afterEach(async () => {
  for (const stop of started.splice(0).reverse()) await stop();
});

test('two tables go on while one node after the other is killed', async ({ browser }) => {
  test.setTimeout(LASTS + 420_000);
  const { nodes, url } = await cluster(started);
  const come = async (on: 'phone' | 'desktop', lang: 'it' | 'en') => {
    const person = await Person.at(browser, url, { on, lang });
    started.push(() => person.context.close());
    return person;
  };
  const [marta, ben] = [await come('phone', 'it'), await come('desktop', 'en')];
  await sitTogether(marta, ben);
  const luca = await Player.of(await come('phone', 'it'));
  const nonna = await Player.of(await come('phone', 'it'));
  await luca.person.arrive('Luca');
  await luca.person.pressButton('Invita qualcuno a Hanabi');
  await luca.person.seated('Luca').waitFor();
  await nonna.person.page.goto(luca.person.page.url());
  await nonna.person.introduce('Nonna');
  await luca.person.seated('Nonna').waitFor();
  await luca.person.pressButton(luca.person.words.start);

  const people = [marta, ben, luca.person, nonna.person];
  const alarms = await Promise.all(people.map(alarmsOf));

  let over = false;
  const atSenet = (person: Person): Seated => ({
    turn: person.gold,
    verdict: person.verdict,
    act: () => person.press(person.gold),
  });
  const atHanabi = (player: Player): Seated => ({
    turn: player.turn,
    verdict: player.verdict,
    act: async () => {
      await player.act();
      await expect(player.turn).toHaveCount(0);
    },
  });
  const kill = async () => {
    const kills = await killInTurns(nodes, LASTS);
    over = true;
    return kills;
  };
  const [kills, ...played] = await Promise.all([
    kill(),
    plays([marta, ben].map(atSenet), () => over),
    plays([luca, nonna].map(atHanabi), () => over),
  ]);
  const pauses = played.map(({ times, longest }) => `${times} moves, ${longest} ms`);
  console.log(`${kills} kills; moves and the longest wait for a turn: ${pauses.join('; ')}`);
  // A node is away for a moment, a stream is missed for six seconds at the most, and the tests share the machine.
  for (const { longest } of played) expect(longest).toBeLessThan(15_000);
  // Between two kills every table went on.
  for (const { times } of played) expect(times).toBeGreaterThan(kills);
  // Nobody was told of anything, and no page was loaded again.
  for (const heard of alarms) expect(await heard()).toEqual([]);
  // Every node tells the same of what was played.
  for (const [index, { page, context }] of people.entries()) {
    const room = new URL(page.url()).pathname.replace('/room/', '/rooms/');
    const path = `/api${room}/history?seat=${index % 2}&from=1&to=400`;
    const told = await Promise.all(
      nodes.map(async (node) => (await context.request.get(`${node.url}${path}`)).text()),
    );
    expect(new Set(told).size).toBe(1);
    expect(told[0]?.length).toBeGreaterThan(1_000);
  }
});
