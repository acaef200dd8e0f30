// One picture drawn near: how large, and moved how far. Two fingers pinch, one drags, the wheel and
// the keys do the same; it never leaves its frame.
import type { Attachment } from 'svelte/attachments';

const MOST = 5;
const STEP = 1.4;
const SHOVE = 0.12;

interface Spot {
  x: number;
  y: number;
}

export class Panning {
  #scale = $state(1);
  /** In shares of the frame, from its middle. */
  #x = $state(0);
  #y = $state(0);
  #fingers: Record<number, Spot> = {};

  get transform(): string {
    return `translate(${this.#x * 100}%, ${this.#y * 100}%) scale(${this.#scale})`;
  }

  get scale(): number {
    return this.#scale;
  }

  near(factor = STEP): void {
    this.zoom(factor, { x: 0, y: 0 });
  }

  far(): void {
    this.zoom(1 / STEP, { x: 0, y: 0 });
  }

  reset(): void {
    this.#scale = 1;
    this.#move(0, 0);
  }

  /** Draws nearer around a spot of the frame, counted from its middle. */
  zoom(factor: number, around: Spot): void {
    const before = this.#scale;
    this.#scale = Math.min(MOST, Math.max(1, before * factor));
    const grown = this.#scale / before;
    this.#move(around.x + (this.#x - around.x) * grown, around.y + (this.#y - around.y) * grown);
  }

  shove(dx: number, dy: number): void {
    this.#move(this.#x + dx, this.#y + dy);
  }

  /** What part of the picture a spot of the frame shows, from 0 to 1000. */
  spot({ x, y }: Spot): Spot {
    const on = (at: number, moved: number) => ((at - moved) / this.#scale + 0.5) * 1000;
    return { x: on(x, this.#x), y: on(y, this.#y) };
  }

  /** The keys that move the picture; whether this was one. */
  key(name: string): boolean {
    switch (name) {
      case '+':
      case '=':
        this.near();
        return true;
      case '-':
        this.far();
        return true;
      case '0':
        this.reset();
        return true;
      case 'ArrowLeft':
        this.shove(SHOVE, 0);
        return this.#scale > 1;
      case 'ArrowRight':
        this.shove(-SHOVE, 0);
        return this.#scale > 1;
      case 'ArrowUp':
        this.shove(0, SHOVE);
        return this.#scale > 1;
      case 'ArrowDown':
        this.shove(0, -SHOVE);
        return this.#scale > 1;
      default:
        return false;
    }
  }

  #move(x: number, y: number): void {
    const most = (this.#scale - 1) / 2;
    this.#x = Math.min(most, Math.max(-most, x));
    this.#y = Math.min(most, Math.max(-most, y));
  }

  /** For the frame: fingers, mouse and wheel, as long as they are not pointing. */
  frame(pointing: () => boolean): Attachment<HTMLElement> {
    return (element) => {
      const at = (event: MouseEvent): Spot => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return {
          x: (event.clientX - left) / width - 0.5,
          y: (event.clientY - top) / height - 0.5,
        };
      };
      const down = (event: PointerEvent) => {
        if (pointing()) return;
        this.#fingers[event.pointerId] = at(event);
        element.setPointerCapture(event.pointerId);
      };
      const move = (event: PointerEvent) => {
        const before = this.#fingers[event.pointerId];
        if (!before) return;
        const now = at(event);
        const other = Object.entries(this.#fingers).find(
          ([id]) => Number(id) !== event.pointerId,
        )?.[1];
        if (other) {
          const span = (a: Spot) => Math.hypot(a.x - other.x, a.y - other.y);
          const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
          this.zoom(span(now) / Math.max(0.01, span(before)), middle);
        } else this.shove(now.x - before.x, now.y - before.y);
        this.#fingers[event.pointerId] = now;
      };
      const up = ({ pointerId }: PointerEvent) => {
        this.#fingers = Object.fromEntries(
          Object.entries(this.#fingers).filter(([id]) => Number(id) !== pointerId),
        );
      };
      const wheel = (event: WheelEvent) => {
        event.preventDefault();
        this.zoom(Math.exp(-event.deltaY / 300), at(event));
      };
      element.addEventListener('pointerdown', down);
      element.addEventListener('pointermove', move);
      element.addEventListener('pointerup', up);
      element.addEventListener('pointercancel', up);
      element.addEventListener('wheel', wheel, { passive: false });
      return () => {
        element.removeEventListener('pointerdown', down);
        element.removeEventListener('pointermove', move);
        element.removeEventListener('pointerup', up);
        element.removeEventListener('pointercancel', up);
        element.removeEventListener('wheel', wheel);
      };
    };
  }
}
