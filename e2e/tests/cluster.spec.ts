// Three nodes over one database behind a proxy, of which one is killed every ten seconds: two tables go
// on, through the page, and whoever plays there notices no more than a pause.
import type { Locator } from '@playwright/test';
import { setTimeout as wait } from 'node:timers/promises';
import { Player } from '../hanabi.ts';
import { expect, test } from '../house.ts';
import { Nginx } from '../nginx.ts';
import { Person, sitTogether } from '../person.ts';
import { Program } from '../program.ts';
import { bus, database } from '../services.ts';

const NODES = 3;
const BETWEEN = 10_000;
/** In an evening of its own it is longer: `make soak` says how long. */
const LASTS = Number(process.env.LUDOTECA_CLUSTER_SECONDS ?? 180) * 1000;

/** What a test has started ends with it, however it goes. */
const started: (() => Promise<void>)[] = [];
test.afterEach(async () => {
  for (const stop of started.splice(0).reverse()) await stop();
});

async function cluster(): Promise<{ nodes: Program[]; url: string }> {
  const [store, nats] = await Promise.all([database(), bus()]);
  started.push(store.leave, nats.leave);
  const args = ['--seed', '5', '--behind-proxy', '--store', store.url, '--bus', nats.url];
  const nodes: Program[] = [];
  for (let number = 0; number < NODES; number += 1) {
    const node = await Program.start(...args);
    started.push(() => node.stop());
    nodes.push(node);
  }
  const nginx = await Nginx.beforeNodes(nodes.map(({ url }) => url));
  started.push(() => nginx.stop());
  return { nodes, url: `http://127.0.0.1:${nginx.port}` };
}

/** A person thinks for a moment, and a game lasts. */
const THINKS = 1_500;

/** Somebody at a table: what they see when they may act, or when all is over, and what they do. */
interface Seated {
  turn: Locator;
  verdict: Locator;
  act: () => Promise<void>;
}

/** Plays a table until it is over or it is enough; notes how often, and the longest wait for a turn. */
async function plays(seated: Seated[], enough: () => boolean) {
  let [times, longest] = [0, 0];
  for (let since = Date.now(); !enough(); since = Date.now()) {
    const ready = seated.map(async (one) => {
      await one.turn.or(one.verdict).first().waitFor({ timeout: 60_000 });
      return one;
    });
    const { act, verdict } = await Promise.race(ready);
    if (await verdict.isVisible()) break;
    longest = Math.max(longest, Date.now() - since);
    await wait(THINKS);
    await act();
    times += 1;
  }
  return { times, longest };
}

/** What a page has said aloud or shown in the way, from now on. */
async function alarmsOf({ page }: Person): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const alarms: string[] = [];
    // A page that is loaded again forgets it.
    Object.assign(window, { alarms });
    new MutationObserver(() => {
      for (const alarm of document.querySelectorAll('[role=alert], [role=alertdialog]')) {
        const text = alarm.textContent?.trim() ?? '';
        if (text && !alarms.includes(text)) alarms.push(text);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { alarms: string[] }).alarms);
}

test('two tables go on while one node after the other is killed', async ({ browser }) => {
  test.setTimeout(LASTS + 420_000);
  const { nodes, url } = await cluster();
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
    const until = Date.now() + LASTS;
    let kills = 0;
    for (; Date.now() < until; kills += 1) {
      await wait(BETWEEN);
      await nodes[kills % NODES]?.killAndRestart();
    }
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
