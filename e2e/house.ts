// A test with the program running for it alone.
import { test as base } from '@playwright/test';
import { Person, type Looks } from './person.ts';
import { Program } from './program.ts';

interface House {
  program: Program;
  /** Somebody comes to the program with a browser of their own. */
  guest: (looks: Looks) => Promise<Person>;
}

export const test = base.extend<House>({
  program: async ({}, use) => {
    const program = await Program.start();
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

/** The same for tests that play by the API, which is faster than people may be. */
export const unlimited = test.extend<House>({
  program: async ({}, use) => {
    const program = await Program.start('--no-limits');
    await use(program);
    await program.stop();
  },
});

export { expect } from '@playwright/test';
