// Dragging one's own card: onto the sky to play it, onto the discards to discard it, along the hand
// to put it elsewhere. Places say what they are by `data-drop`.
import type { Attachment } from 'svelte/attachments';
import type { Dragged, HanabiPart } from './hanabi.svelte';
import type { CardId } from './types';

/** A finger trembles: only beyond this is it a drag. */
const SLACK = 8;

export class Drag {
  readonly #part: HanabiPart;
  /** The last press became a drag, so that its click is none. */
  moved = false;

  constructor(part: HanabiPart) {
    this.#part = part;
  }

  handle(card: CardId): Attachment<HTMLElement> {
    return (element) => {
      let start: { x: number; y: number; pointer: number } | null = null;
      const down = (event: PointerEvent) => {
        if (event.button !== 0) return;
        this.moved = false;
        start = { x: event.clientX, y: event.clientY, pointer: event.pointerId };
        // A quick mouse has left the card before it has moved at all.
        element.setPointerCapture(event.pointerId);
      };
      const move = (event: PointerEvent) => {
        if (!start || event.pointerId !== start.pointer) return;
        const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
        if (!this.moved) {
          if (Math.hypot(dx, dy) < SLACK) return;
          this.moved = true;
        }
        element.style.transform = `translate(${dx}px, ${dy}px) rotate(3deg)`;
        this.#part.dragged = { card, over: placeAt(event, element) };
      };
      const end = (event: PointerEvent) => {
        const dropped = this.#part.dragged;
        start = null;
        element.style.transform = '';
        this.#part.dragged = null;
        if (!dropped || event.type === 'pointercancel') return;
        if (dropped.over === 'play') this.#part.decide({ type: 'play', card });
        else if (dropped.over === 'discard') this.#part.decide({ type: 'discard', card });
        else if (dropped.over === 'hand') {
          const place = placeInHand(event, element);
          if (place !== null) {
            this.#part.move(card, place);
            void this.#part.arrange();
          }
        }
      };
      element.addEventListener('pointerdown', down);
      element.addEventListener('pointermove', move);
      element.addEventListener('pointerup', end);
      element.addEventListener('pointercancel', end);
      return () => {
        element.removeEventListener('pointerdown', down);
        element.removeEventListener('pointermove', move);
        element.removeEventListener('pointerup', end);
        element.removeEventListener('pointercancel', end);
      };
    };
  }
}

function placeAt(event: PointerEvent, dragged: HTMLElement): Dragged['over'] {
  const below = document
    .elementsFromPoint(event.clientX, event.clientY)
    .find((element) => !dragged.contains(element) && element.closest('[data-drop], [data-hand]'));
  const drop = below?.closest<HTMLElement>('[data-drop]')?.dataset.drop;
  if (drop === 'play' || drop === 'discard') return drop;
  return below?.closest('[data-hand]')?.contains(dragged) ? 'hand' : null;
}

/** How many of the other cards of the hand lie left of the pointer; null where it has not moved. */
function placeInHand(event: PointerEvent, dragged: HTMLElement): number | null {
  const all = [...(dragged.parentElement?.children ?? [])];
  const others = all.filter((element) => element !== dragged);
  const place = others.filter((element) => {
    const { left, width } = element.getBoundingClientRect();
    return left + width / 2 < event.clientX;
  }).length;
  return place === all.indexOf(dragged) ? null : place;
}
