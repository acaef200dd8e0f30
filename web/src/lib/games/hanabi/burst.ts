// A firework as paths: one ring a card, each colour with sparks of its own shape. It is centred at
// the origin and its outermost ring is 50 wide at level five.
import type { Colour } from './types';

export interface Ring {
  d: string;
  /** Which of the three tones of its colour. */
  tone: 0 | 1 | 2;
  /** The width of the line; null for filled sparks. */
  line: number | null;
}

const RADIUS = [0, 21, 29, 37, 44, 50];
const SPARKS = [0, 8, 10, 13, 16, 19];
const n = (value: number) => String(Math.round(value * 10) / 10);

/** Where a spark is: its place on the ring and the direction in which it flies. */
interface Spark {
  x: number;
  y: number;
  /** Along the ray, then across it. */
  at: (along: number, across: number) => string;
  size: number;
  radius: number;
}

const SHAPE: Record<Colour, (spark: Spark) => string> = {
  white: ({ x, y, size }) => dot(x, y, size * 0.95),
  red: ({ at, size }) =>
    `M${at(-size * 2, 0)}Q${at(0, -size * 1.1)} ${at(size * 1.4, 0)}Q${at(0, size * 1.1)} ${at(-size * 2, 0)}Z`,
  blue: ({ at, size }) => `M${at(-size * 1.8, 0)}L${at(size * 1.6, 0)}`,
  yellow: ({ at, size }) => {
    const [far, near] = [size * 1.6, size * 0.45];
    const points = [
      [0, -far],
      [near, -near],
      [far, 0],
      [near, near],
      [0, far],
      [-near, near],
      [-far, 0],
      [-near, -near],
    ] as const;
    return `M${points.map(([a, b]) => at(a, b)).join('L')}Z`;
  },
  green: ({ x, y, radius }) =>
    `M${n(x * 0.72)} ${n(y * 0.72)}Q${n(x)} ${n(y * 0.95)} ${n(x * 1.05)} ${n(y + radius * 0.22)}`,
};
const LINE: Partial<Record<Colour, number>> = { blue: 0.75, green: 0.8 };

const dot = (x: number, y: number, r: number) =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0`;

function ring(colour: Colour, level: number, index: number): Ring {
  const radius = ((RADIUS[level] ?? 0) * index) / level;
  const count = SPARKS[index] ?? 0;
  const size = 1.7 + 0.45 * index;
  let d = '';
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * 2 * Math.PI + (radius % 7) * 0.1;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const [x, y] = [cos * radius, sin * radius];
    const at = (along: number, across: number) =>
      `${n(x + along * cos - across * sin)} ${n(y + along * sin + across * cos)}`;
    d += SHAPE[colour]({ x, y, at, size, radius });
  }
  const line = LINE[colour];
  return { d, tone: (index % 3) as Ring['tone'], line: line === undefined ? null : size * line };
}

/** The rings of a firework, the outermost first, as it stands after `level` cards. */
export const burst = (colour: Colour, level: number): Ring[] =>
  Array.from({ length: level }, (_, i) => ring(colour, level, level - i));
