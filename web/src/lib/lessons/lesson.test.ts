// Every lesson that there is goes from its theme to its end by what the learner does, and says why
// not to whatever else could be done.
import { describe, expect, test } from 'vitest';
import { gameIds } from '$lib/games/game';
import { Lesson, looks, same, TRIES, type Written } from './lesson.svelte';
import { lessonsOf, loadLesson } from './lessons';

const settled = () => new Promise((resolve) => setTimeout(resolve));

/** Reads what is to be read, until the learner is asked for something. */
async function ask(lesson: Lesson): Promise<void> {
  while (!lesson.over && !lesson.cue) {
    if (lesson.said?.kind === 'read') lesson.goOn();
    if (lesson.shown) lesson.next();
    await settled();
  }
}

const all = gameIds.flatMap((game) => lessonsOf(game).map((name) => [game, name] as const));

async function written(game: string, name: string): Promise<Written> {
  const found = await loadLesson(game, name);
  if (!found) throw new Error(`there is no lesson ${game}/${name}`);
  return found;
}

test('there are lessons', () => expect(all).not.toHaveLength(0));

describe.each(all)('%s: %s', (game, name) => {
  test('goes to its end by the right moves alone', async () => {
    const lesson = new Lesson(await written(game, name));
    let moves = 0;
    for (await ask(lesson); lesson.cue; await ask(lesson)) {
      const { done } = lesson.progress;
      expect(lesson.act(lesson.cue.right)).toBe(true);
      expect(lesson.progress.done).toBe(done + 1);
      moves += 1;
    }
    expect(moves).toBe(lesson.progress.all);
    expect(moves).toBeGreaterThanOrEqual(3);
    expect(lesson.said?.kind).toBe('end');
  });

  test('says why not to every wrong move and points at it, and lights the right one after two', async () => {
    const lesson = new Lesson(await written(game, name));
    for (await ask(lesson); lesson.cue; await ask(lesson)) {
      const { cue } = lesson;
      for (const [tries, { example, say, ring }] of cue.wrong.entries()) {
        expect(lesson.act(example)).toBe(false);
        expect(ring, say).not.toEqual([]);
        const lit = tries + 1 >= TRIES && cue.lit.length > 0;
        expect(lesson.said).toEqual({ kind: 'wrong', key: say, ring: lit ? cue.lit : ring });
      }
      expect(lesson.lit).toBe(cue.wrong.length >= 2);
      lesson.act(cue.right);
      expect(lesson.lit).toBe(false);
    }
  });
});

test('a pattern names what must be there, an action is the same by all its parts', () => {
  expect(looks({ type: 'inform', clue: { value: 2 } }, { type: 'inform' })).toBe(true);
  expect(looks({ type: 'inform', clue: { value: 2 } }, { clue: { value: 3 } })).toBe(false);
  expect(looks({ cards: [1, 2] }, { cards: [1] })).toBe(false);
  expect(same({ a: [1, 2] }, { a: [1, 2] })).toBe(true);
  expect(same({ a: [1, 2] }, { a: [1] })).toBe(false);
});
