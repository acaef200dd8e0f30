// A finger that rests on something, or the right button of a mouse on it: a sign of its own, and no
// tap. The key for a menu does the same.
import type { Attachment } from 'svelte/attachments';

const LONG_MS = 500;
const FAR = 10;

export const holdable =
  (onhold: () => void): Attachment<HTMLElement> =>
  (element) => {
    let start: { x: number; y: number } | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let held = false;

    const hold = () => {
      clearTimeout(timer);
      if (held) return;
      held = start !== null;
      onhold();
    };
    const down = ({ pointerType, clientX, clientY }: PointerEvent) => {
      held = false;
      if (pointerType === 'mouse') return;
      start = { x: clientX, y: clientY };
      timer = setTimeout(hold, LONG_MS);
    };
    const move = ({ clientX, clientY }: PointerEvent) => {
      if (start && Math.hypot(clientX - start.x, clientY - start.y) > FAR) clearTimeout(timer);
    };
    const end = () => {
      clearTimeout(timer);
      start = null;
    };
    const menu = (event: Event) => {
      event.preventDefault();
      hold();
    };
    // The click that ends a long touch is no tap.
    const click = (event: Event) => {
      if (!held) return;
      held = false;
      event.stopImmediatePropagation();
      event.preventDefault();
    };
    element.addEventListener('pointerdown', down);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', end);
    element.addEventListener('pointercancel', end);
    element.addEventListener('contextmenu', menu);
    element.addEventListener('click', click, { capture: true });
    return () => {
      end();
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', end);
      element.removeEventListener('pointercancel', end);
      element.removeEventListener('contextmenu', menu);
      element.removeEventListener('click', click, { capture: true });
    };
  };
