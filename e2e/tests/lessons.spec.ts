// Every lesson through the page, as a newcomer comes to it: each wrong move once, with its reason, then
// the right one, to the end and on to a real game.
import { example as test, expect } from '../house.ts';
import { LESSONS, performerOf, readLesson, titleOf, wordsOf } from '../lessons.ts';

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
          for (const { example, say } of cue.wrong) {
            await perform(person, example, at);
            await expect(speech).toContainText(words(say));
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
