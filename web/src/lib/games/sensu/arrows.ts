// Left and right, Home and End go from button to button of a group.
import type { Attachment } from 'svelte/attachments';

export const arrows: Attachment<HTMLElement> = (element) => {
  const go = (event: KeyboardEvent) => {
    const buttons = [...element.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')];
    const here = buttons.indexOf(document.activeElement as HTMLButtonElement);
    if (here < 0) return;
    const ways: Record<string, number> = {
      ArrowLeft: here - 1,
      ArrowUp: here - 1,
      ArrowRight: here + 1,
      ArrowDown: here + 1,
      Home: 0,
      End: buttons.length - 1,
    };
    const to = ways[event.key];
    if (to === undefined) return;
    event.preventDefault();
    buttons[(to + buttons.length) % buttons.length]?.focus();
  };
  element.addEventListener('keydown', go);
  return () => element.removeEventListener('keydown', go);
};
