// Which of the four compositions a window gets, and how large a drawn pixel is in it.
// The drawn measures are those of a 1440 × 900 desktop and a 390 × 844 phone; boards
// multiply them by `--u`. Text never scales.
import { innerHeight, innerWidth } from 'svelte/reactivity/window';

export type Shape = 'desktop' | 'tablet' | 'phone' | 'landscape';

/** Below this height or width a table may scroll. */
const LEAST = { height: 600, width: 360 };

export function shapeOf(width: number, height: number): Shape {
  if (height < LEAST.height && width > height && width >= 640) return 'landscape';
  if (width >= 1024) return 'desktop';
  return width >= 640 ? 'tablet' : 'phone';
}

const clamp = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value));

export function unitOf(width: number, height: number): number {
  switch (shapeOf(width, height)) {
    case 'desktop':
      return clamp(0.72, Math.min(width / 1440, height / 900), 1.35);
    case 'landscape':
      // The apron stands at the side, so the table has the whole height to itself.
      return clamp(0.72, Math.min((width - 320) / 1060, height / 600), 1);
    case 'tablet':
      return clamp(0.86, height / 844, 1.3);
    case 'phone':
      return clamp(0.86, Math.min(width / 390, height / 844), 1.25);
  }
}

/** The window as it is now; reading it inside a component follows its changes. */
export const viewport = {
  get shape(): Shape {
    return shapeOf(innerWidth.current ?? 1440, innerHeight.current ?? 900);
  },
  get unit(): number {
    return unitOf(innerWidth.current ?? 1440, innerHeight.current ?? 900);
  },
  /** So small that not everything has room at once: the table may scroll. */
  get small(): boolean {
    const { width, height } = LEAST;
    return (innerWidth.current ?? 1440) < width || (innerHeight.current ?? 900) < height;
  },
};
