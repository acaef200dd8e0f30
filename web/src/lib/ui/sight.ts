// What is decided about comes into sight by itself. Where a window is so small that a table has to
// scroll, whatever says `data-decides="here"` is scrolled to when it is chosen and when the window
// changes, and never while a person scrolls.
import type { Attachment } from 'svelte/attachments';
import { lessMotion } from './motion';

export const bringsIntoSight: Attachment<HTMLElement> = (stage) => {
  let before: Element[] = [];
  let asked = 0;

  function show(moved: boolean) {
    const now = [...stage.querySelectorAll('[data-decides="here"]')];
    const same = now.length === before.length && now.every((element, i) => element === before[i]);
    before = now;
    if (same && !moved) return;
    // The first of them has the last word, where not all have room.
    for (const element of now.reverse())
      element.scrollIntoView({
        block: 'nearest',
        inline: 'nearest',
        behavior: lessMotion() || moved ? 'instant' : 'smooth',
      });
  }
  /** Once for many changes, when all of them are laid out. */
  function soon(moved: boolean) {
    cancelAnimationFrame(asked);
    asked = requestAnimationFrame(() => show(moved));
  }

  const changes = new MutationObserver(() => soon(false));
  changes.observe(stage, { subtree: true, childList: true, attributeFilter: ['data-decides'] });
  const sizes = new ResizeObserver(() => soon(true));
  for (const part of stage.children) sizes.observe(part);
  return () => {
    cancelAnimationFrame(asked);
    changes.disconnect();
    sizes.disconnect();
  };
};
