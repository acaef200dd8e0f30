// How large things can stand in a room: all of them are seen, and no larger ones would be.

export interface Shape {
  /** How high a thing is for its width. */
  ratio: number;
  /** What stands below it, in pixels. */
  under: number;
  gap: number;
  /** Narrower than this nobody sees anything: the room has to grow. */
  least: number;
  most: number;
}

export interface Fitted {
  columns: number;
  wide: number;
}

const rows = (count: number, columns: number) => Math.ceil(count / columns);

/** The number of columns that makes them largest. */
export function fit(count: number, width: number, height: number, shape: Shape): Fitted {
  const { ratio, under, gap, least, most } = shape;
  let best: Fitted = { columns: Math.max(1, count), wide: 0 };
  for (let columns = 1; columns <= count; columns += 1) {
    const lines = rows(count, columns);
    const across = (width - gap * (columns - 1)) / columns;
    const down = ((height - gap * (lines - 1)) / lines - under) / ratio;
    const wide = Math.floor(Math.min(across, down, most));
    if (wide > best.wide) best = { columns, wide };
  }
  return best.wide < least ? { columns: atLeast(width, shape), wide: least } : best;
}

/** So many of the least width stand beside each other. */
const atLeast = (width: number, { gap, least }: Shape) =>
  Math.max(1, Math.floor((width + gap) / (least + gap)));


/** How high the room must be for things of the least width. */
export function leastHeight(count: number, width: number, shape: Shape): number {
  const { ratio, under, gap, least } = shape;
  const lines = rows(count, atLeast(width, shape));
  return lines * (least * ratio + under) + gap * (lines - 1);
}
