// The shapes of folding fans: ten sticks round a pivot at 0,0. Metal has straight edges, wood
// rounded slats, paper pleats; the same outlines serve whole fans and the pieces on cards.
import type { FanType } from './types';

export const RADIUS = 100;
export const STICKS = 10;

/** Colours of a type: the leaf, its dark, its light, the ink on cards, the ribs. */
export const PAINT: Record<
  FanType,
  { leaf: string; dark: string; light: string; ink: string; rib: string; pivot: string }
> = {
  'gun-sen': {
    leaf: '#d2492f',
    dark: '#5e1710',
    light: '#f59a6c',
    ink: '#5e1710',
    rib: '#33272b',
    pivot: '#21191c',
  },
  'hi-ogi': {
    leaf: '#e2ae4a',
    dark: '#6b4308',
    light: '#f8de9c',
    ink: '#5a3907',
    rib: '#b9812e',
    pivot: '#785420',
  },
  'mai-ougi': {
    leaf: '#5c6fd0',
    dark: '#202a6b',
    light: '#a9b6ff',
    ink: '#232c72',
    rib: '#ead9b6',
    pivot: '#a39880',
  },
};

/** Where the leaf begins, from the pivot. */
export const INNER: Record<FanType, number> = { 'gun-sen': 46, 'hi-ogi': 16, 'mai-ougi': 46 };

const round = (value: number): number => Math.round(value * 10) / 10;

export function polar(radius: number, degrees: number): { x: number; y: number } {
  const angle = (degrees * Math.PI) / 180;
  return { x: round(radius * Math.cos(angle)), y: round(radius * Math.sin(angle)) };
}

const at = (radius: number, degrees: number): string => {
  const { x, y } = polar(radius, degrees);
  return `${x} ${y}`;
};

/** Where each stick of a whole fan begins, in degrees; up is −90. */
export const STEP = 16;
export const startOf = (count: number, step = STEP): number => -90 - (count * step) / 2;

/** The outline of one stick's part of the leaf, `from` its left edge. */
export function stick(fan: FanType, from: number, step = STEP): string {
  const to = from + step;
  const middle = from + step / 2;
  const inner = INNER[fan];
  switch (fan) {
    case 'gun-sen':
      return `M${at(inner, from)}L${at(RADIUS, from)}A${RADIUS} ${RADIUS} 0 0 1 ${at(RADIUS, to)}L${at(inner, to)}A${inner} ${inner} 0 0 0 ${at(inner, from)}Z`;
    case 'hi-ogi':
      return `M${at(12, middle - 14)}L${at(94, from)}Q${at(106, middle)} ${at(94, to + 0.6)}L${at(12, middle + 14)}Z`;
    case 'mai-ougi':
      return `M${at(inner, from)}L${at(98, from)}L${at(102, middle)}L${at(98, to)}L${at(inner, to)}L${at(inner + 2.5, middle)}Z`;
  }
}

/** Several sticks as one outline. */
export const sticks = (fan: FanType, first: number, count: number, start: number, step = STEP) =>
  Array.from({ length: Math.max(0, count) }, (_, i) =>
    stick(fan, start + (first + i) * step, step),
  ).join('');

/** The rib that carries a stick, from the pivot to under the leaf. */
export const rib = (from: number, step = STEP): string => {
  const middle = from + step / 2;
  return `M${at(-9, middle - 18)}L${at(52, middle - 2.6)}L${at(52, middle + 2.6)}L${at(-9, middle + 18)}Z`;
};

/** The shaded half of a pleat. */
export const shade = (fan: FanType, from: number, step = STEP): string => {
  const [inner, middle, to] = [INNER[fan], from + step / 2, from + step];
  return `M${at(inner, middle)}L${at(RADIUS + 4, middle)}L${at(RADIUS + 4, to)}L${at(inner, to)}Z`;
};

/** The line along an edge between two sticks. */
export const edge = (fan: FanType, angle: number): string =>
  `M${at(fan === 'hi-ogi' ? 20 : INNER[fan] - 3, angle)}L${at(101, angle)}`;
