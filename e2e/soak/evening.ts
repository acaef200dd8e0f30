// An evening of all four games on three nodes, of which one is killed every ten seconds: at each table one
// game follows the other, through the page, and nobody notices more than a pause.
import { call, type Guest } from '../api.ts';
import { alarmsOf, cluster, killInTurns, plays, type Started } from '../cluster.ts';
import * as hanabi from '../hanabi.ts';
import { expect, test } from '../house.ts';
import { Person, type Looks } from '../person.ts';
import * as sensu from '../sensu.ts';
import { Ghost, Psychic, Secret } from '../sesto.ts';

/** Three hours, unless it is said otherwise. */
const LASTS = Number(process.env.EVENING_SECONDS ?? 10_800) * 1000;

const PHONE: Looks = { on: 'phone', lang: 'it' };
const DESK: Looks = { on: 'desktop', lang: 'it' };

/** What the test has started ends with it, however it goes. */
const started: Started = [];
test.afterEach(async () => {
  for (const stop of started.splice(0).reverse()) await stop();
});

/** A room of a game in which programs sit, and links by which people take their seats. */
async function seated(base: string, game: string, names: string[], options: object = {}) {
  const host = await call<Guest>(base, null, 'POST', '/tokens', { name: names[0] });
  const room = { game, seats: names.length, mine: names, options, start: true };
  const { id } = await call<{ id: string }>(base, host, 'POST', '/rooms', room);
  const link = async (seat: number) =>
    (await call<{ path: string }>(base, host, 'POST', `/rooms/${id}/seats/${seat}/link`)).path;
  return { id, links: await Promise.all(names.map((_, seat) => link(seat))) };
}

test('an evening of all four games while one node after the other is killed', async ({
  browser,
}) => {
  test.setTimeout(LASTS + 900_000);
  const { nodes, url } = await cluster(started, '--no-limits');
  let over = false;
  const isOver = () => over;
  const come = async (looks: Looks) => {
    const person = await Person.at(browser, url, looks);
    started.push(() => person.context.close());
    return person;
  };
  const people: Person[] = [];
  for (const looks of [PHONE, DESK, PHONE, PHONE, PHONE, DESK, PHONE])
    people.push(await come(looks));
  const [marta, ben, luca, nonna, ada, bruno, carla] = people as [
    Person,
    Person,
    Person,
    Person,
    Person,
    Person,
    Person,
  ];
  for (const { page } of people) page.setDefaultTimeout(60_000);
  const longest = { senet: 0, hanabi: 0 };

  /** Opens one room after the other, and has those who sit there play it out. */
  const table = async (
    game: string,
    seats: [string, Person][],
    options: object,
    play: (room: string) => Promise<void>,
  ): Promise<{ games: number; alarms: string[] }> => {
    let games = 0;
    const alarms: string[] = [];
    for (; !isOver(); games += 1) {
      // The room is opened at a node that was not killed just now, or is asked for again.
      const { id, links } = await untilDone(() =>
        seated(
          url,
          game,
          seats.map(([name]) => name),
          options,
        ),
      );
      for (const [index, [, { page }]] of seats.entries()) await page.goto(links[index] ?? '/');
      const heard = await Promise.all(seats.map(([, person]) => alarmsOf(person)));
      try {
        await play(id);
      } catch (error) {
        // Who is interrupted by the end of the evening has not finished.
        if (!isOver()) throw error;
      }
      for (const one of heard) alarms.push(...(await one()));
    }
    return { games, alarms };
  };

  const atSenet = (person: Person) => ({
    turn: person.gold,
    verdict: person.verdict,
    act: () => person.press(person.gold),
  });
  const atHanabi = async (person: Person) => {
    const player = await hanabi.Player.of(person);
    return {
      turn: player.turn,
      verdict: player.verdict,
      act: async () => {
        await player.act();
        await expect(player.turn).toHaveCount(0);
      },
    };
  };
  const kill = async () => {
    const kills = await killInTurns(nodes, LASTS);
    over = true;
    return kills;
  };
  const hanabiSeats = await Promise.all([luca, nonna].map(atHanabi));
  const tables = [
    table(
      'senet',
      [
        ['Marta', marta],
        ['Ben', ben],
      ],
      {},
      async () => {
        const played = await plays([marta, ben].map(atSenet), isOver);
        longest.senet = Math.max(longest.senet, played.longest);
      },
    ),
    table(
      'hanabi',
      [
        ['Luca', luca],
        ['Nonna', nonna],
      ],
      {},
      async () => {
        const played = await plays(hanabiSeats, isOver);
        longest.hanabi = Math.max(longest.hanabi, played.longest);
      },
    ),
    table('sensu', [['Ada', ada]], {}, () =>
      Promise.race([new sensu.Player(ada).playOn(), untilTrue(isOver)]),
    ),
    table(
      'sesto-senso',
      [
        ['Bruno', bruno],
        ['Carla', carla],
      ],
      { ghost: 0 },
      async (room) => {
        const secret = new Secret();
        const ghost = new Ghost(bruno, room, secret);
        const psychic = new Psychic(carla, 'Carla', secret);
        await Promise.race([Promise.all([ghost.playOn(), psychic.playOn()]), untilTrue(isOver)]);
      },
    ),
  ];
  const [kills, ...evening] = await Promise.all([kill(), ...tables]);
  const games = evening.map(({ games }) => games).join(', ');
  console.log(`${kills} kills; games begun: ${games}; the longest waits, ms: `, longest);
  for (const { alarms } of evening) expect(alarms).toEqual([]);
  for (const wait of Object.values(longest)) expect(wait).toBeLessThan(15_000);
});

/** Does something again until it is done: a node may be killed meanwhile. */
async function untilDone<T>(what: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await what();
    } catch (error) {
      if (tries === 20) throw error;
      await new Promise((done) => setTimeout(done, 500));
    }
  }
}

async function untilTrue(what: () => boolean): Promise<void> {
  while (!what()) await new Promise((done) => setTimeout(done, 200));
}
