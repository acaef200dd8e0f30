import { describe, expect, test } from 'vitest';
import {
  bricks,
  centre,
  chevron,
  corner,
  exit,
  foot,
  layoutFor,
  LYING,
  neighbour,
  road,
  roadPath,
  rows,
  turnArrow,
  type Layout,
  UPRIGHT,
} from './geometry';
import { SQUARES } from './types';

// The board as the rules draw it (N1), and the same turned upright.
const LYING_ROWS = [
  [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
  [20, 19, 18, 17, 16, 15, 14, 13, 12, 11],
  [21, 22, 23, 24, 25, 26, 27, 28, 29, 30],
];
const UPRIGHT_ROWS = LYING_ROWS[0]!.map((_, i) => LYING_ROWS.map((row) => row[i]!));

describe.each([
  ['lying', LYING, LYING_ROWS],
  ['upright', UPRIGHT, UPRIGHT_ROWS],
  ['upright and slim', layoutFor({ width: 304, height: 500 }), UPRIGHT_ROWS],
])('%s', (_, layout, drawn) => {
  test('every square is where it is drawn, and the cells fill the frame', () => {
    const { cell, frame } = layout;
    drawn.forEach((row, y) =>
      row.forEach((square, x) =>
        expect(corner(square, layout), `square ${square}`).toEqual({
          x: frame.x + x * cell.w,
          y: frame.y + y * cell.h,
        }),
      ),
    );
    expect(layout.width).toBe(drawn[0]!.length * cell.w + 2 * frame.x);
    expect(layout.height).toBe(drawn.length * cell.h + 2 * frame.y);
  });

  test('is read row by row', () => expect(rows(layout)).toEqual(drawn));

  test('arrow keys go as the eye does, and stop at the edges', () => {
    drawn.forEach((row, y) =>
      row.forEach((square, x) => {
        const step = (key: string) => neighbour(square, key, layout);
        expect(step('ArrowRight')).toBe(row[x + 1] ?? square);
        expect(step('ArrowLeft')).toBe(row[x - 1] ?? square);
        expect(step('ArrowDown')).toBe(drawn[y + 1]?.[x] ?? square);
        expect(step('ArrowUp')).toBe(drawn[y - 1]?.[x] ?? square);
      }),
    );
    expect(neighbour(5, 'Enter', layout)).toBeNull();
  });

  test('pieces stand inside their own cells', () => {
    for (const square of SQUARES) {
      const { x, y } = corner(square, layout);
      const at = foot(square, layout);
      expect(at.x).toBeGreaterThan(x);
      expect(at.x).toBeLessThan(x + layout.cell.w);
      expect(at.y).toBeGreaterThan(y + layout.cell.h / 2);
      expect(at.y).toBeLessThan(y + layout.cell.h);
    }
  });

  test('a chevron in every cell points to the next one, but for houses and turns', () => {
    const bare = SQUARES.filter((square) => chevron(square, layout) === null);
    expect(bare).toEqual([10, 15, 20, 26, 27, 28, 29, 30]);
  });
});

test.each([LYING, UPRIGHT])('the way out is in the frame, past the last square', (layout) => {
  const { x, y } = exit(layout);
  const last = corner(30, layout);
  expect(x).toBeGreaterThan(last.x + layout.cell.w);
  expect(x).toBeLessThan(layout.width);
  expect(y).toBeGreaterThan(last.y);
  expect(y).toBeLessThan(last.y + layout.cell.h);
});

describe('the board takes the room that there is', () => {
  const measured = (layout: Layout) => ({
    upright: layout.upright,
    w: Math.round(layout.cell.w * layout.scale),
    h: Math.round(layout.cell.h * layout.scale),
  });

  test.each([
    ['a desktop', { width: 1360, height: 480 }, { upright: false, w: 125, h: 125 }],
    ['a small laptop', { width: 944, height: 380 }, { upright: false, w: 87, h: 87 }],
    ['a phone held sideways', { width: 820, height: 170 }, { upright: false, w: 50, h: 50 }],
    ['a phone', { width: 366, height: 534 }, { upright: true, w: 112, h: 50 }],
    ['a phone with bars', { width: 366, height: 344 }, { upright: true, w: 112, h: 31 }],
    ['a tablet', { width: 720, height: 680 }, { upright: true, w: 162, h: 63 }],
  ])('on %s', (_, room, expected) => {
    const layout = layoutFor(room);
    expect(measured(layout)).toEqual(expected);
    expect(layout.width * layout.scale).toBeLessThanOrEqual(room.width + 1);
    expect(layout.height * layout.scale).toBeLessThanOrEqual(room.height + 1);
  });

  test('where it may scroll, its squares are made for fingers', () => {
    const layout = layoutFor({ width: 304, height: 200, mayScroll: true });
    expect(measured(layout)).toEqual({ upright: true, w: 98, h: 38 });
  });
});

describe('the road of a move', () => {
  test('passes every square between, forwards and backwards', () => {
    expect(road(17, 21)).toEqual([17, 18, 19, 20, 21]);
    expect(road(12, 8)).toEqual([12, 11, 10, 9, 8]);
    expect(road(28, null)).toEqual([28, 29, 30]);
    expect(road(30, null)).toEqual([30]);
  });

  test('is straight along a row and bent at both turns', () => {
    expect(roadPath([3, 4, 5], LYING)).toBe('M330 80L442 80L554 80');
    const { x, y } = centre(20, LYING);
    const bent = roadPath(road(19, 21), LYING);
    expect(bent).toMatch(/^M218 192L106 192C36\.6 192 36\.6 304 106 304$/);
    expect({ x, y }).toEqual({ x: 106, y: 192 });
    // The other turn bulges to the other side, and backwards as well.
    expect(roadPath([11, 10], LYING)).toBe('M1114 192C1183.4 192 1183.4 80 1114 80');
    expect(roadPath([10, 11], UPRIGHT)).toBe('M71 492C71 532 183 532 183 492');
    expect(roadPath([20, 21], UPRIGHT)).toBe('M183 42C183 2 295 2 295 42');
  });

  test('goes straight where a piece is carried', () => {
    expect(roadPath([27, 15], LYING)).toBe('M778 304L666 192');
  });
});

test('the arrows in the frame turn after 10 and after 20', () => {
  for (const layout of [LYING, UPRIGHT])
    for (const square of [10, 20] as const) {
      const arrow = turnArrow(square, layout);
      const numbers = arrow.match(/-?[\d.]+/g)!.map(Number);
      const [along, across] = layout.upright ? [0, 1] : [1, 0];
      const start = centre(square, layout);
      const end = centre(square + 1, layout);
      expect(numbers[along]).toBe(layout.upright ? start.x : start.y);
      expect(numbers[6 + along]).toBe(layout.upright ? end.x : end.y);
      const inside = layout.upright ? layout.height : layout.width;
      expect(numbers[across]).toBeGreaterThan(0);
      expect(numbers[across]).toBeLessThan(inside);
    }
});

describe('walls', () => {
  test('two make one row of bricks, three make two', () => {
    expect(bricks({ seat: 0, from: 12, length: 2 }, LYING)).toMatchObject([
      { square: 12, rows: 1 },
    ]);
    expect(bricks({ seat: 1, from: 9, length: 3 }, LYING)).toMatchObject([
      { square: 9, rows: 2 },
      { square: 10, rows: 2 },
    ]);
  });

  test('bricks at a turn stand upright, beside the pieces', () => {
    const [right] = bricks({ seat: 0, from: 10, length: 2 }, LYING);
    expect(right!.from.x).toBe(right!.to.x);
    expect(right!.from.x).toBeGreaterThan(foot(10, LYING).x);
    const [left] = bricks({ seat: 0, from: 20, length: 2 }, LYING);
    expect(left!.from.x).toBeLessThan(foot(20, LYING).x);
    const [low] = bricks({ seat: 0, from: 10, length: 2 }, UPRIGHT);
    expect(low!.from.y).toBe(low!.to.y);
  });

  test('bricks of an upright wall stand straight even where a house moves a piece aside', () => {
    const [stretch] = bricks({ seat: 0, from: 14, length: 2 }, UPRIGHT);
    expect(stretch!.from.x).toBe(stretch!.to.x);
  });
});
