// Dragging by finger or mouse: a copy follows, and what lies under it when it is let go is told. A
// short touch stays a tap.
import type { Attachment } from 'svelte/attachments';

const FAR = 8;

interface Drag {
  enabled(): boolean;
  ondrop(on: Element | null): void;
}

export const draggable =
  ({ enabled, ondrop }: Drag): Attachment<HTMLElement> =>
  (element) => {
    let start: { x: number; y: number } | null = null;
    let copy: HTMLElement | null = null;

    const lift = () => {
      const { left, top, width, height } = element.getBoundingClientRect();
      copy = element.cloneNode(true) as HTMLElement;
      copy.setAttribute('aria-hidden', 'true');
      copy.removeAttribute('data-lies');
      Object.assign(copy.style, {
        position: 'fixed',
        left: `${left}px`,
        top: `${top}px`,
        width: `${width}px`,
        height: `${height}px`,
        zIndex: '50',
        pointerEvents: 'none',
        opacity: '.9',
      });
      document.body.append(copy);
    };
    const end = () => {
      copy?.remove();
      copy = null;
      start = null;
    };
    const down = (event: PointerEvent) => {
      if (event.button !== 0 || !enabled()) return;
      start = { x: event.clientX, y: event.clientY };
      // A quick hand is elsewhere before the first move is told.
      element.setPointerCapture(event.pointerId);
    };
    const move = (event: PointerEvent) => {
      if (!start) return;
      const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
      if (!copy && Math.hypot(dx, dy) > FAR) lift();
      if (copy) copy.style.transform = `translate(${dx}px, ${dy}px) rotate(-3deg)`;
    };
    const up = (event: PointerEvent) => {
      const dragged = copy !== null;
      end();
      if (!dragged) return;
      // The click that follows a drag is not a tap.
      const swallow = (click: Event) => {
        click.stopPropagation();
        click.preventDefault();
      };
      addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener('click', swallow, { capture: true }));
      ondrop(document.elementFromPoint(event.clientX, event.clientY));
    };
    element.addEventListener('pointerdown', down);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', up);
    element.addEventListener('pointercancel', end);
    return () => {
      end();
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('pointercancel', end);
    };
  };
