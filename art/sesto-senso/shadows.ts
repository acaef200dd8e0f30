// One light for all pieces: what it throws on the ground and on the wall.

import { r1, type Point } from '../stages/shape.ts';
import type { Card } from './card.ts';

function dark(c: Card): string {
  c.once(
    'cast',
    `<filter id="cast" x="-40" y="-40" width="680" height="980" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB"><feFlood flood-color="${c.p.night}"/><feComposite in2="SourceAlpha" operator="in"/><feGaussianBlur stdDeviation="3.2"/></filter>`,
  );
  return 'url(#cast)';
}

interface Cast {
  /** How long the shadow is, for a thing of height one. */
  readonly long?: number;
  readonly opacity?: number;
}

/** Draws what stands at a point of the ground, and before it the shadow that the light behind throws. */
export function cast(
  c: Card,
  [x, y]: Point,
  draw: () => void,
  { long = 0.5, opacity = 0.5 }: Cast = {},
): void {
  const markup = c.capture(draw);
  const lean = Math.max(-1.5, Math.min(1.5, (x - c.light.x) / Math.max(110, y - c.light.y)));
  const flat = `translate(${r1(x)} ${r1(y)}) matrix(1 0 ${(-lean * long).toFixed(3)} ${-long} 0 0) translate(${r1(-x)} ${r1(-y)})`;
  c.add(
    `<g filter="${dark(c)}" opacity="${opacity}"><g transform="${flat}">${markup}</g></g>${markup}`,
  );
}

interface Thrown {
  /** What stays in its place while the shadow grows. */
  readonly about: Point;
  readonly by: Point;
  readonly grow?: number;
  readonly opacity?: number;
}

/** Draws a thing and, behind it, its shadow on the wall, on clouds or in mist; says what drawing it said. */
export function thrown<T>(c: Card, draw: () => T, how: Thrown): T {
  let said!: T;
  const markup = c.capture(() => {
    said = draw();
  });
  c.add(silhouette(c, markup, how) + markup);
  return said;
}

/** Only the shadow: of somebody outside the picture, or of what a thing really is. */
export function shadowOf(c: Card, draw: () => void, how: Thrown): void {
  c.add(silhouette(c, c.capture(draw), how));
}

function silhouette(
  c: Card,
  markup: string,
  { about, by, grow = 1, opacity = 0.5 }: Thrown,
): string {
  const [x, y] = about;
  const moved = `translate(${r1(x + by[0])} ${r1(y + by[1])}) scale(${grow}) translate(${r1(-x)} ${r1(-y)})`;
  return `<g filter="${dark(c)}" opacity="${opacity}"><g transform="${moved}">${markup}</g></g>`;
}
