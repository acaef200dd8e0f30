// Arrows lead from one button of a group to the next, as the eye would go.
import type { Attachment } from 'svelte/attachments';

const WAY: Record<string, [x: number, y: number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** The button that lies nearest in a direction. */
export function nearest(from: DOMRect, way: [number, number], others: DOMRect[]): number {
  const middle = (rect: DOMRect) => ({ x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 });
  const a = middle(from);
  let best = { at: -1, far: Infinity };
  others.forEach((rect, at) => {
    const b = middle(rect);
    const ahead = (b.x - a.x) * way[0] + (b.y - a.y) * way[1];
    const aside = Math.abs((b.x - a.x) * way[1]) + Math.abs((b.y - a.y) * way[0]);
    const far = ahead + aside * 3;
    if (ahead > 1 && far < best.far) best = { at, far };
  });
  return best.at;
}

export const arrows: Attachment<HTMLElement> = (group) => {
  const go = (event: KeyboardEvent) => {
    const way = WAY[event.key];
    const here = document.activeElement;
    if (!way || !(here instanceof HTMLElement)) return;
    const all = [...group.querySelectorAll<HTMLElement>('button')];
    if (!all.includes(here)) return;
    // What is chosen leads to what is chosen, what enlarges to what enlarges.
    const chooses = here.hasAttribute('aria-pressed');
    const others = all.filter(
      (one) => one !== here && one.hasAttribute('aria-pressed') === chooses,
    );
    const at = nearest(
      here.getBoundingClientRect(),
      way,
      others.map((one) => one.getBoundingClientRect()),
    );
    event.preventDefault();
    others[at]?.focus();
  };
  group.addEventListener('keydown', go);
  return () => group.removeEventListener('keydown', go);
};
