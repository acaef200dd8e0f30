// Three nodes over one database behind a proxy, of which one is killed every ten seconds, and people who
// play there through the page.
import type { Locator } from '@playwright/test';
import { setTimeout as wait } from 'node:timers/promises';
import { Nginx } from './nginx.ts';
import type { Person } from './person.ts';
import { Program } from './program.ts';
import { bus, database } from './services.ts';

const NODES = 3;
const BETWEEN = 10_000;
/** A person thinks for a moment, and a game lasts. */
const THINKS = 1_500;

/** What was started, and how to end it. */
export type Started = (() => Promise<void>)[];

export async function cluster(
  started: Started,
  ...more: string[]
): Promise<{ nodes: Program[]; url: string }> {
  const [store, nats] = await Promise.all([database(), bus()]);
  started.push(store.leave, nats.leave);
  const args = ['--seed', '5', '--behind-proxy', '--store', store.url, '--bus', nats.url, ...more];
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

/** Kills one node after the other for so long; says how often. */
export async function killInTurns(nodes: Program[], lasts: number): Promise<number> {
  const until = Date.now() + lasts;
  let kills = 0;
  for (; Date.now() < until; kills += 1) {
    await wait(BETWEEN);
    await nodes[kills % nodes.length]?.killAndRestart();
  }
  return kills;
}

/** Somebody at a table: what they see when they may act, or when all is over, and what they do. */
export interface Seated {
  turn: Locator;
  verdict: Locator;
  act: () => Promise<void>;
}

/** Plays a table until it is over or it is enough; notes how often, and the longest wait for a turn. */
export async function plays(seated: Seated[], enough: () => boolean) {
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
export async function alarmsOf({ page }: Person): Promise<() => Promise<string[]>> {
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
