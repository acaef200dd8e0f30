// A card while it is drawn: layers of markup, gradients, and the filters that make paper of them.

import { random, type Random } from '../stages/random.ts';
import { r1 } from '../stages/shape.ts';
import type { PaletteName } from './content/types.ts';
import { filters } from './filters.ts';
import { palette, type Palette } from './palettes.ts';

export interface Light {
  readonly x: number;
  readonly y: number;
}

export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** A detail as it lies on the finished card, so that tests can look for it. */
export interface Hidden {
  readonly icon: string;
  readonly path: string;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Where a motif, or a person, lies on the finished card, by its middle, and how large it came out. */
export interface Seen {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export class Card {
  readonly q: Random;
  readonly p: Palette;
  readonly hidden: Hidden[] = [];
  readonly seen: Seen[] = [];
  /** Discs of a moon or a sun, and whether there may be any. */
  moons = 0;
  moonless = false;
  private readonly defs: string[] = [];
  private readonly shared = new Set<string>();
  private out: string[] = [];
  private next = 0;
  readonly noise: number;

  constructor(
    readonly id: string,
    name: PaletteName,
    public light: Light = { x: 300, y: 230 },
    /** The whole scene is turned left for right when it is finished. */
    readonly mirror = false,
  ) {
    this.q = random(id);
    this.p = palette(name);
    this.noise = this.q.whole(1, 900);
    this.defs.push(filters(this.p, this.noise));
  }

  r(t: number): string {
    return this.p.ramp(t);
  }

  name(prefix: string): string {
    return prefix + (this.next++).toString(36);
  }

  define(markup: string): void {
    this.defs.push(markup);
  }

  /** Defines what several pieces share. */
  once(id: string, markup: string): void {
    if (this.shared.has(id)) return;
    this.shared.add(id);
    this.define(markup);
  }

  add(markup: string): void {
    this.out.push(markup);
  }

  /** What `draw` would have added. */
  capture(draw: () => void): string {
    const before = this.out;
    this.out = [];
    draw();
    const markup = this.out.join('');
    this.out = before;
    return markup;
  }

  /** Where something lies once the scene is turned. */
  turned(x: number): number {
    return this.mirror ? 600 - x : x;
  }

  /** Draws inside a shape. */
  inside(shape: string, draw: () => void): void {
    const id = this.name('k');
    this.define(`<clipPath id="${id}">${shape}</clipPath>`);
    this.add(`<g clip-path="url(#${id})">${this.capture(draw)}</g>`);
  }

  private stops(stops: readonly Stop[]): string {
    return stops
      .map(
        ([offset, colour, opacity]) =>
          `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${r1(opacity * 100)}%"`}/>`,
      )
      .join('');
  }

  /** A gradient over the shape that uses it: downwards, or along the given line of its box. */
  linear(
    stops: readonly Stop[],
    [x1, y1, x2, y2]: readonly [number, number, number, number] = [0, 0, 0, 1],
  ): string {
    const id = this.name('g');
    this.define(
      `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${this.stops(stops)}</linearGradient>`,
    );
    return `url(#${id})`;
  }

  radial(stops: readonly Stop[], x: number, y: number, r: number): string {
    const id = this.name('r');
    this.define(
      `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${r1(x)}" cy="${r1(y)}" r="${r1(r)}">${this.stops(stops)}</radialGradient>`,
    );
    return `url(#${id})`;
  }

  /** One sheet of paper. */
  sheet(d: string, fill: string, filter = 'paper', more = ''): void {
    this.add(`<path d="${d}" fill="${fill}" filter="url(#${filter})"${more}/>`);
  }

  /** Light in the air. */
  glow(x: number, y: number, r: number, strength = 0.8, colour = this.p.glow): void {
    const fill = this.radial(
      [
        [0, colour, strength],
        [0.5, colour, strength * 0.3],
        [1, colour, 0],
      ],
      x,
      y,
      r,
    );
    this.add(`<circle cx="${r1(x)}" cy="${r1(y)}" r="${r1(r)}" fill="${fill}"/>`);
  }

  /** The uneven soak of watercolour over all that lies below. */
  wash(opacity: number): void {
    this.add(
      `<rect x="-40" y="-40" width="680" height="980" filter="url(#wash)" style="mix-blend-mode:soft-light" opacity="${opacity}"/>`,
    );
  }

  backdrop(fill: string): void {
    this.add(`<rect x="-40" y="-40" width="680" height="980" fill="${fill}"/>`);
  }

  /** Dark corners and grain; then the picture is done. */
  finish(): string {
    const { night } = this.p;
    const corners = this.radial(
      [
        [0, night, 0],
        [0.62, night, 0],
        [1, night, 0.66],
      ],
      300,
      430,
      600,
    );
    const scene = this.mirror
      ? `<g transform="matrix(-1 0 0 1 600 0)">${this.out.join('')}</g>`
      : this.out.join('');
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 900" width="600" height="900">` +
      `<defs>${this.defs.join('')}</defs>${scene}` +
      `<rect width="600" height="900" fill="${corners}"/>` +
      `<rect width="600" height="900" filter="url(#grain)" style="mix-blend-mode:soft-light" opacity=".27"/></svg>\n`
    );
  }
}
