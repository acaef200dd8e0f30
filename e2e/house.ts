// A test with the program running for it alone, and nothing left to chance: every room that is opened
// in it, by the page or by the API, is dealt from the test's seed (see program.ts).
import { test as base } from '@playwright/test';
import { Person, type Looks } from './person.ts';
import { Program } from './program.ts';

export interface House {
  /** What every room is dealt from; `test.use({ seed: 7 })` chooses another, and null leaves it to
   * the system and the seats. */
  seed: number | null;
  /** What else the program is told when it starts. */
  args: string[];
  program: Program;
  /** Somebody comes to the program with a browser of their own. */
  guest: (looks: Looks) => Promise<Person>;
}

export const test = base.extend<House>({
  seed: [1, { option: true }],
  args: [[], { option: true }],
  program: async ({ seed, args }, use) => {
    const chance = seed === null ? [] : ['--seed', String(seed)];
    const program = await Program.start(...chance, ...args);
    await use(program);
    await program.stop();
  },
  guest: async ({ browser, program }, use) => {
    const people: Person[] = [];
    await use(async (looks) => {
      const person = await Person.at(browser, program.url, looks);
      people.push(person);
      return person;
    });
    for (const { context } of people) await context.close();
  },
});

const house = (...args: string[]) => test.extend<House>({ args: async ({}, use) => use(args) });

/** The same for tests that play by the API, which is faster than people may be. */
export const unlimited = house('--no-limits');

/** And for whole games with bots, who then neither pause at silent seats nor wait for people. */
export const swift = house('--no-limits', '--bot-pause', '0', '--bot-patience', '0');

/** With the game to copy among the others. */
export const example = house('--example');

export { expect } from '@playwright/test';
