// Every lesson through the page, as a newcomer comes to it: each wrong move once, with its reason in words
// and on the board, then the right one, to the end and on to a real game.
import type { Page } from '@playwright/test';
import { example as test, expect } from '../house.ts';
import { LESSONS, performerOf, readLesson, titleOf, wordsOf } from '../lessons.ts';

/** Whatever the words are about is ringed, each thing by a ring of its own. */
const rings = (page: Page) => page.locator('.ring:not([hidden])');

for (const [game, lessons] of Object.entries(LESSONS)) {
  for (const [index, name] of lessons.entries()) {
    test(`the lesson ${game}/${name}, every wrong move and the right ones`, async ({ guest }) => {
      const perform = performerOf(game);
      const person = await guest({ on: 'phone', lang: 'it', newcomer: true });
      const { page } = person;
      await page.addInitScript(() => localStorage.setItem('ludoteca.guard', 'confirm'));
      if (index === 0) {
        await page.goto('/');
        await person.pressButton(`Gioca ora a ${titleOf(game)}`);
        await person.press(page.getByRole('link', { name: 'Sì, insegnami' }));
      } else {
        await page.goto(`/learn/${game}/${name.replace(/^\d-/, '')}`);
      }
      const speech = page.getByRole('region', { name: 'La lezione' });
      const words = wordsOf(game);
      const lesson = readLesson(game, name);
      for (const scene of lesson.scenes) {
        for (const key of scene.read) {
          await expect(speech).toContainText(words(key));
          await person.press(speech.getByRole('button', { name: 'Avanti' }));
        }
        for (const cue of scene.cues) {
          const at = scene.steps[cue.step - scene.table.step - 1] ?? scene.table;
          await expect(speech).toContainText(words(cue.say));
          for (const [tries, { example, say, ring }] of cue.wrong.entries()) {
            await perform(person, example, at);
            await expect(speech).toContainText(words(say));
            // The right one lights up after two.
            const lit = tries > 0 && cue.lit.length > 0 ? cue.lit : ring;
            await expect(rings(page), say).toHaveCount(lit.length);
          }
          await perform(person, cue.right, at);
        }
      }
      await expect(speech).toContainText(words(lesson.end));
      if (index > 0) return;
      // Whoever knows it is not asked again.
      await person.pressButton('Gioca una partita vera');
      await expect(page).toHaveURL(/\/room\//);
      await page.goto('/');
      await person.pressButton(`Gioca ora a ${titleOf(game)}`);
      await expect(page).toHaveURL(/\/room\//);
    });
  }
}

test('a lesson in English, at a desk', async ({ guest }) => {
  const person = await guest({ on: 'desktop', lang: 'en', newcomer: true });
  const { page } = person;
  await page.goto('/learn/senet');
  const speech = page.getByRole('region', { name: 'The lesson' });
  const words = wordsOf('senet', 'en');
  const lesson = readLesson('senet', '1-first');
  for (const scene of lesson.scenes) {
    for (const key of scene.read) {
      await expect(speech).toContainText(words(key));
      await person.press(speech.getByRole('button', { name: 'Go on' }));
    }
    for (const cue of scene.cues) {
      const at = scene.steps[cue.step - scene.table.step - 1] ?? scene.table;
      await expect(speech).toContainText(words(cue.say));
      await performerOf('senet')(person, cue.right, at);
    }
  }
  await expect(speech).toContainText(words(lesson.end));
  await expect(person.button('Play a real game')).toBeInViewport();
});

test('a lesson by keys alone', async ({ guest }) => {
  const person = await guest({ on: 'desktop', lang: 'en', newcomer: true });
  const { page } = person;
  const focused = page.locator(':focus');
  const speech = page.getByRole('region', { name: 'The lesson' });
  const words = wordsOf('sesto-senso', 'en');
  const says = (key: string) => expect(speech).toContainText(words(`sesto-senso-lesson-${key}`));
  /** From card to card, as the arrows lead, until it is this one. */
  const goTo = async (name: RegExp) => {
    await expect(focused).toHaveAccessibleName(/^The /);
    for (let steps = 0; steps < 8; steps += 1) await page.keyboard.press('ArrowLeft');
    for (let steps = 0; steps < 8; steps += 1) {
      if (name.test((await focused.getAttribute('aria-label')) ?? '')) break;
      await page.keyboard.press('ArrowRight');
    }
    await expect(focused).toHaveAccessibleName(name);
  };
  await page.goto('/learn/sesto-senso');
  await says('theme');
  const goOn = speech.getByRole('button', { name: 'Go on' });
  await person.tabTo(goOn);
  await page.keyboard.press('Enter');
  await says('aim');
  await expect(goOn).toBeFocused();
  await page.keyboard.press('Enter');

  // A wrong one gets its reason; the focus stays at the cards for another try.
  await says('read');
  await goTo(/^The Violin/);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await says('read-not-violin');
  for (const [card, confirm] of [
    [/^The Black Umbrella/, 'confirm'],
    [/^The Clock Tower/, 'sure'],
  ] as const) {
    if (confirm === 'sure') await says('place');
    await goTo(card);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await says(confirm);
    await person.tabTo(person.apron.getByRole('button', { name: /^Confirm: / }));
    await page.keyboard.press('Enter');
  }
  await says('psychic-over');
  await person.tabTo(person.button('Play a real game'));
});
