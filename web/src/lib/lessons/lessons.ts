// Which lessons there are: found by looking, in the order of their files' names.
import { remember } from '$lib/remember';
import type { Written } from './lesson.svelte';

const files = import.meta.glob<{ default: unknown }>('../games/*/lessons/*.json');

const place = (path: string) => /games\/([\w-]+)\/lessons\/\d-([\w-]+)\.json$/.exec(path);

/** The names of a game's lessons. */
export const lessonsOf = (game: string): string[] =>
  Object.keys(files)
    .sort()
    .flatMap((path) => {
      const [, of, name] = place(path) ?? [];
      return of === game && name ? [name] : [];
    });

export async function loadLesson(game: string, name: string): Promise<Written | null> {
  const path = Object.keys(files).find((path) => {
    const [, of, called] = place(path) ?? [];
    return of === game && called === name;
  });
  const file = path ? await files[path]?.() : null;
  return (file?.default ?? null) as Written | null;
}

/** Whoever has been through a lesson of a game is no newcomer to it. */
export const learned = (game: string): void => remember(`learned-${game}`, 'yes');
