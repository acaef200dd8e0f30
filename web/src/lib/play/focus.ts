// Where the keys lead at a table. The golden button answers to Enter and Space wherever nothing else
// has the key; and whenever the focus is lost, because what had it is gone, or because the game was
// just entered, it comes back to where the next decision is.
import type { Attachment } from 'svelte/attachments';
import { byKeys, onceReleased } from '$lib/ui/keys';

/** The parts of a stage in which gold is looked for, in this order. */
const PARTS = ['.apron', '.table', '.notice'];
/** What answers to Enter and Space by itself. */
const ANSWERS = 'button, a, input, select, textarea, summary, dialog, [contenteditable]';

const found = (root: ParentNode, selector: string): HTMLElement | null =>
  root.querySelector<HTMLElement>(selector);

const sheetOpen = (): boolean => found(document, 'dialog[open]') !== null;

/** The golden button, while it can be pressed. */
function gold(): HTMLElement | null {
  for (const part of PARTS) {
    const button = found(document, `.stage > ${part} [data-gold]`);
    if (button) return button;
  }
  return null;
}

function decision(): HTMLElement | null {
  const golden = gold();
  if (golden) return golden;
  for (const home of document.querySelectorAll('[data-home]')) {
    const button = found(home, 'button:not(:disabled, [tabindex="-1"])');
    if (button) return button;
  }
  return null;
}

/** Gives the focus back to where the next decision is, if whoever goes by keys has lost it: it is on
 * nothing or, while the game waits for them, on a button that must first be given something to do. */
export function regain(waited = false): void {
  if (!byKeys()) return;
  onceReleased(() => {
    const { activeElement, body } = document;
    const idle = waited && activeElement?.matches('.apron [aria-disabled="true"]');
    if ((activeElement && activeElement !== body && !idle) || sheetOpen()) return;
    decision()?.focus();
  });
}

/** For the one thing that can be done while the table waits: the focus comes to its button, wherever else it
 * is, unless somebody is writing. */
export const only: Attachment<HTMLElement> = (element) => {
  if (!byKeys()) return;
  onceReleased(() => {
    if (sheetOpen() || document.activeElement?.matches('input, textarea')) return;
    found(element, 'button')?.focus();
  });
};

/** For a group of things one decides about: the focus comes here while there is nothing golden. */
export const home: Attachment<HTMLElement> = (element) => {
  element.dataset.home = '';
  regain();
  return () => delete element.dataset.home;
};

/** Something is being shown, and the rest of it may be shown at once. */
interface Shown {
  readonly playing: boolean;
  skip(): void;
}

/** Enter and Space do what is golden, wherever nothing else has the key. Without anything golden they do
 * as a tap on the table does: what is still to be shown is shown at once. */
export function goldenKey(event: KeyboardEvent, shown?: Shown): void {
  const { key, target, repeat, ctrlKey, altKey, metaKey } = event;
  if ((key !== 'Enter' && key !== ' ') || repeat || ctrlKey || altKey || metaKey) return;
  if (event.defaultPrevented || sheetOpen()) return;
  const on = target instanceof Element ? target : null;
  if (on?.closest(ANSWERS)) {
    // A thing of the table answers to the key as to a tap.
    if (shown?.playing && on.closest('.stage > .table')) shown.skip();
    return;
  }
  const golden = gold();
  if (!golden && !shown?.playing) return;
  event.preventDefault();
  if (golden) golden.click();
  else shown?.skip();
}
