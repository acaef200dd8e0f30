// Where everything is on the board, in drawn pixels. The board lies (3 rows of 10) where there is
// width and stands (3 columns of 10, the path down, up, down) on phones. Nothing here knows the rules.
import { houseOn } from './houses';
import { RA, type Wall } from './types';

export interface Point {
  x: number;
  y: number;
}

export interface Layout {
  upright: boolean;
  width: number;
  height: number;
  cell: { w: number; h: number };
  /** The wooden frame around the cells. */
  frame: { x: number; y: number };
  /** How tall a piece is drawn. */
  piece: number;
  /** How many pixels of the page a drawn one takes. */
  scale: number;
}

function layout(upright: boolean, cell: Layout['cell'], frame: Point, piece: number): Layout {
  const [columns, rows] = upright ? [3, 10] : [10, 3];
  return {
    upright,
    width: columns * cell.w + 2 * frame.x,
    height: rows * cell.h + 2 * frame.y,
    cell,
    frame,
    piece,
    scale: 1,
  };
}

export const LYING = layout(false, { w: 112, h: 112 }, { x: 50, y: 24 }, 72);
export const UPRIGHT = layout(true, { w: 112, h: 50 }, { x: 15, y: 17 }, 42);
/** For the narrowest phones: a thinner frame keeps the cells large enough for a finger. */
const SLIM_FRAME = { x: 6, y: 17 };

/** The room that a board has, in pixels of the page. */
export interface Room {
  width: number;
  height: number;
  /** The window is so small that the table may scroll: then squares are made for fingers first. */
  mayScroll?: boolean;
  /** How much larger than drawn a lying board may be; by a screen that is seen from afar, as large as it is. */
  largest?: number;
}

const NARROW = 330;
/** No board that is seen from nearby is drawn larger than this. */
const LARGEST = 1.45;
/** How tall a square of the standing board is drawn: as there is room, but never flatter nor taller. */
const FLATTEST = { phone: 30, finger: 44, tablet: 42 };
const TALLEST = 56;
const PHONE = 480;

/** A board that lies: its squares are square. */
function lyingIn({ width, height, largest = LARGEST }: Room): Layout {
  const scale = Math.min(width / LYING.width, height / LYING.height, largest);
  return { ...LYING, scale };
}

/** A board that stands: as wide as there is room, its squares as tall as there is. */
function standingIn({ width, height, mayScroll = false }: Room): Layout {
  const frame = width < NARROW ? SLIM_FRAME : UPRIGHT.frame;
  const flattest = mayScroll ? FLATTEST.finger : width < PHONE ? FLATTEST.phone : FLATTEST.tablet;
  const across = 3 * UPRIGHT.cell.w + 2 * frame.x;
  const down = (cell: number) => 10 * cell + 2 * frame.y;
  const widest = Math.min(width / across, LARGEST);
  const scale = mayScroll ? widest : Math.min(widest, height / down(flattest));
  const h = Math.min(TALLEST, Math.max(flattest, (height / scale - 2 * frame.y) / 10));
  const drawn = layout(true, { w: UPRIGHT.cell.w, h: round(h) }, frame, round(h * 0.84));
  return { ...drawn, scale };
}

/** Smaller squares than this are not for fingers. */
const FINGER = 34;

/** The board lies or stands, whichever makes its squares larger; it is scrolled only where lying would
 * make them too small. */
export function layoutFor(room: Room): Layout {
  const [lying, standing] = [lyingIn(room), standingIn(room)];
  const fits = standing.height * standing.scale <= room.height + 1;
  if (!fits) return lying.cell.w * lying.scale >= FINGER ? lying : standing;
  const size = ({ cell, scale }: Layout) => cell.w * cell.h * scale * scale;
  return size(lying) > size(standing) ? lying : standing;
}

/** Which of the three stretches a square is on, and how far along the side it lies. */
function lane(square: number): { lane: number; along: number } {
  const stretch = Math.floor((square - 1) / 10);
  const step = (square - 1) % 10;
  return { lane: stretch, along: stretch === 1 ? 9 - step : step };
}

const squareAt = (stretch: number, along: number) =>
  stretch * 10 + (stretch === 1 ? 10 - along : along + 1);

/** The upper left corner of a square's cell. */
export function corner(square: number, { upright, cell, frame }: Layout): Point {
  const { lane: stretch, along } = lane(square);
  const [column, row] = upright ? [stretch, along] : [along, stretch];
  return { x: frame.x + column * cell.w, y: frame.y + row * cell.h };
}

export function centre(square: number, board: Layout): Point {
  const { x, y } = corner(square, board);
  return { x: x + board.cell.w / 2, y: y + board.cell.h / 2 };
}

/** Where the middle of a piece's base stands. On upright houses it makes room for the sign. */
export function foot(square: number, board: Layout): Point {
  const { x, y } = centre(square, board);
  const aside = board.upright && houseOn(square) ? board.cell.w * 0.1 : 0;
  return { x: x + aside, y: y + board.piece / 2 + (board.upright ? 1 : 6) };
}

/** Where pieces leave the board: past Ra's house, on the frame to its right. */
export function exit(board: Layout): Point {
  const { y } = centre(RA, board);
  // On the upright board a little lower, so that the number 30 stays legible.
  return board.upright
    ? { x: board.width - 11, y: y + 7 }
    : { x: board.width - board.frame.x * 0.5, y };
}

/** Rows of squares as the eye sees them, top to bottom. */
export function rows({ upright }: Layout): number[][] {
  return upright
    ? Array.from({ length: 10 }, (_, along) => [0, 1, 2].map((l) => squareAt(l, along)))
    : [0, 1, 2].map((l) => Array.from({ length: 10 }, (_, along) => squareAt(l, along)));
}

const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The square that an arrow key leads to, as the board is seen; null when it is no arrow key. */
export function neighbour(square: number, key: string, { upright }: Layout): number | null {
  const arrow = ARROWS[key];
  if (!arrow) return null;
  const { lane: stretch, along } = lane(square);
  const nextLane = stretch + (upright ? arrow.x : arrow.y);
  const nextAlong = along + (upright ? arrow.y : arrow.x);
  const inside = nextLane >= 0 && nextLane < 3 && nextAlong >= 0 && nextAlong < 10;
  return inside ? squareAt(nextLane, nextAlong) : square;
}

/** The squares from one to another along the track, both included; off the board ends on 30. */
export function road(from: number, to: number | null): number[] {
  const end = to ?? RA;
  const step = end < from ? -1 : 1;
  return Array.from({ length: Math.abs(end - from) + 1 }, (_, i) => from + i * step);
}

const spot = ({ x, y }: Point) => `${round(x)} ${round(y)}`;
const round = (value: number) => Math.round(value * 10) / 10;

/** Whether a step goes round one of the two turns, and to which side the turn bulges. */
function turn(a: number, b: number): -1 | 0 | 1 {
  const low = Math.min(a, b);
  if (Math.abs(a - b) !== 1) return 0;
  return low === 10 ? 1 : low === 20 ? -1 : 0;
}

/** A line through the middle of the squares, bent round the turns of the track. */
export function roadPath(squares: readonly number[], board: Layout): string {
  let line = '';
  squares.forEach((square, i) => {
    const here = centre(square, board);
    const last = squares[i - 1];
    if (last === undefined) {
      line = `M${spot(here)}`;
      return;
    }
    const bulge = turn(last, square);
    if (bulge === 0) {
      line += `L${spot(here)}`;
      return;
    }
    const there = centre(last, board);
    const push = board.upright
      ? { x: 0, y: bulge * board.cell.h * 0.8 }
      : { x: bulge * board.cell.w * 0.62, y: 0 };
    const a = { x: there.x + push.x, y: there.y + push.y };
    const b = { x: here.x + push.x, y: here.y + push.y };
    line += `C${spot(a)} ${spot(b)} ${spot(here)}`;
  });
  return line;
}

/** The arrow in the frame that shows where the track turns after square 10 or 20. */
export function turnArrow(square: 10 | 20, board: Layout): string {
  const a = centre(square, board);
  const b = centre(square + 1, board);
  const side = square === 10 ? 1 : -1;
  if (board.upright) {
    const edge = side > 0 ? board.height - board.frame.y + 3 : board.frame.y - 3;
    const far = edge + side * board.frame.y * 0.78;
    return (
      `M${a.x} ${edge}C${a.x} ${round(far)} ${b.x} ${round(far)} ${b.x} ${edge}` +
      `M${b.x - 6} ${edge + side * 6}L${b.x} ${edge}L${b.x + 6} ${edge + side * 6}`
    );
  }
  const edge = side > 0 ? board.width - board.frame.x + 4 : board.frame.x - 4;
  const far = edge + side * board.frame.x * 0.68;
  return (
    `M${edge} ${a.y}C${round(far)} ${a.y} ${round(far)} ${b.y} ${edge} ${b.y}` +
    `M${edge + side * 9} ${b.y - 9}L${edge} ${b.y}L${edge + side * 9} ${b.y + 9}`
  );
}

/** The small mark in a cell that points to the next one; none on houses and before the turns. */
export function chevron(square: number, board: Layout): string | null {
  if (houseOn(square) || square % 10 === 0) return null;
  const { x, y } = centre(square, board);
  const forward = square > 10 && square <= 20 ? -1 : 1;
  const [dx, dy] = board.upright ? [0, forward] : [forward, 0];
  const tip = { x: x + dx * (board.cell.w / 2 - 9), y: y + dy * (board.cell.h / 2 - 9) };
  const arm = board.upright ? 4 : 5;
  const back = { x: tip.x - dx * arm, y: tip.y - dy * arm };
  return (
    `M${spot({ x: back.x - dy * arm, y: back.y - dx * arm })}L${spot(tip)}` +
    `L${spot({ x: back.x + dy * arm, y: back.y + dx * arm })}`
  );
}

/** Bricks between two neighbouring pieces of a wall. */
export interface Bricks {
  /** The lower of the two squares. */
  square: number;
  seat: number;
  /** A wall of two is low; three or more cannot be jumped. */
  rows: 1 | 2;
  from: Point;
  to: Point;
  thickness: number;
}

/** One stretch of bricks between each two neighbours, round the corners too (N1). */
export function bricks({ seat, from, length }: Wall, board: Layout): Bricks[] {
  const size = board.piece;
  return Array.from({ length: length - 1 }, (_, i) => {
    const square = from + i;
    const a = foot(square, board);
    const b = foot(square + 1, board);
    const lift = -size * (board.upright ? 0.524 : 0.583);
    const across = Math.abs(a.x - b.x) >= Math.abs(a.y - b.y);
    // Lying bricks run along the pieces' feet, standing ones beside them, where no number is hidden:
    // on the upright board to the left, at the lying board's two turns outside.
    const low = across ? size * 0.36 : 0;
    const left = board.upright || square === 20;
    const beside = left ? Math.min(a.x, b.x) - size * 0.5 : Math.max(a.x, b.x) + size * 0.52;
    return {
      square,
      seat,
      rows: length >= 3 ? 2 : 1,
      from: { x: across ? a.x : beside, y: a.y + lift + low },
      to: { x: across ? b.x : beside, y: b.y + lift + low },
      thickness: size * (length >= 3 ? 0.34 : 0.2),
    };
  });
}
