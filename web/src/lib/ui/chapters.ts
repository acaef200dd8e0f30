// The chapters of a book of rules, as its index needs to know them: each tells the book that it is there.
import { createContext } from 'svelte';

export interface ChapterInfo {
  id: string;
  /** Read again when the language changes. */
  readonly title: string;
}

export const [getBook, setBook] = createContext<{ add(chapter: ChapterInfo): void }>();
