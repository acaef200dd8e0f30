// The paper theatre's workbench: sheets of cut paper laid one on another under a lamp.
// The lamp hangs above, so every sheet catches light on its upper edge and drops its shadow downwards.
// Filters are allowed here, and only here, because the page gets a finished picture.

import { mix, tone, type Palette } from './colour.ts';
import { random, type Random } from './random.ts';
import { r1 } from './shape.ts';

/** A stage in its arch, or the same scene without it. */
export type View = 'arch' | 'open';

/** What part of the scene is seen. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Offset, colour and, if it is not solid, opacity. */
export type Stop = readonly [number, string, number?];

/** All of a stage in its arch. */
export const HOUSE: Camera = { x: 0, y: 0, width: 640, height: 960 };

export interface Sheet {
  /** How far the sheet stands from the one behind it; 0 lies flat. */
  readonly lift?: number;
  /** How unsteady the scissors were. */
  readonly wobble?: number;
  /** Light on the upper edge. */
  readonly rim?: number;
  /** How rough the paper is; what shines itself is nearly smooth. */
  readonly tooth?: number;
  /** Small things carry their own filter region, which renders faster than the whole stage. */
  readonly small?: boolean;
}

export class Paper {
  readonly q: Random;
  private readonly defs: string[] = [];
  private readonly out: string[] = [];
  private readonly filters = new Map<string, string>();
  private next = 0;

  constructor(
    seed: string,
    readonly palette: Palette,
  ) {
    this.q = random(seed);
  }

  tone(t: number): string {
    return tone(this.palette, t);
  }

  private name(prefix: string): string {
    return prefix + (this.next++).toString(36);
  }

  add(markup: string): void {
    this.out.push(markup);
  }

  private stops(stops: readonly Stop[]): string {
    return stops
      .map(
        ([o, c, a]) =>
          `<stop offset="${o}" stop-color="${c}"${a === undefined ? '' : ` stop-opacity="${a}"`}/>`,
      )
      .join('');
  }

  /** A gradient down the shape that uses it, or from one point of the stage to another. */
  linear(stops: readonly Stop[], line?: readonly [number, number, number, number]): string {
    const id = this.name('g');
    const [x1, y1, x2, y2] = line ?? [0, 0, 0, 1];
    const units = line ? ' gradientUnits="userSpaceOnUse"' : '';
    this.defs.push(
      `<linearGradient id="${id}" x1="${r1(x1)}" y1="${r1(y1)}" x2="${r1(x2)}" y2="${r1(y2)}"${units}>${this.stops(stops)}</linearGradient>`,
    );
    return `url(#${id})`;
  }

  /** Colours one under another, evenly spaced. */
  fall(...colours: readonly string[]): string {
    return this.linear(colours.map((colour, i): Stop => [i / (colours.length - 1), colour]));
  }

  radial(stops: readonly Stop[], x: number, y: number, r: number): string {
    const id = this.name('r');
    this.defs.push(
      `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${r1(x)}" cy="${r1(y)}" r="${r1(r)}">${this.stops(stops)}</radialGradient>`,
    );
    return `url(#${id})`;
  }

  /** Markup seen only inside an outline. */
  inside(outline: string, markup: string): string {
    const id = this.name('c');
    this.defs.push(`<clipPath id="${id}"><path d="${outline}"/></clipPath>`);
    return `<g clip-path="url(#${id})">${markup}</g>`;
  }

  /** Lays a sheet: its markup becomes one piece of paper with tooth, a lit edge and a shadow. */
  sheet(markup: string, how: Sheet = {}): void {
    this.add(this.sheetOf(markup, how));
  }

  sheetOf(markup: string, how: Sheet = {}): string {
    return `<g filter="url(#${this.filter(how)})">${markup}</g>`;
  }

  /** Cuts one outline out of one colour. */
  cut(outline: string, fill: string, how: Sheet = {}): void {
    this.sheet(`<path d="${outline}" fill="${fill}" fill-rule="evenodd"/>`, how);
  }

  /** Light in the air. */
  glow(x: number, y: number, r: number, colour: string, strength: number): void {
    this.add(this.glowOf(x, y, r, colour, strength));
  }

  glowOf(x: number, y: number, r: number, colour: string, strength: number): string {
    const fill = this.radial(
      [
        [0, colour, strength],
        [0.35, colour, strength * 0.42],
        [0.7, colour, strength * 0.1],
        [1, colour, 0],
      ],
      x,
      y,
      r,
    );
    return `<circle cx="${r1(x)}" cy="${r1(y)}" r="${r1(r)}" fill="${fill}" style="mix-blend-mode:screen"/>`;
  }

  /** The blur of something far, or of mist. */
  blurred(markup: string, amount: number): string {
    const id = `b${r1(amount).replace('.', '_')}`;
    if (!this.filters.has(id)) {
      this.filters.set(
        id,
        `<filter id="${id}" ${REGION}><feGaussianBlur stdDeviation="${r1(amount)}"/></filter>`,
      );
    }
    return `<g filter="url(#${id})">${markup}</g>`;
  }

  private filter({ lift = 2, wobble = 2.4, rim = 0.5, tooth = 0.5, small = false }: Sheet): string {
    const id = `p${[lift, wobble, rim, tooth].join('-').replaceAll('.', '_')}${small ? 's' : ''}`;
    if (this.filters.has(id)) return id;
    // Each kind of sheet is cut from one of three papers, so that neighbours rarely share their grain.
    const seed = this.filters.size % 3;
    const { night, glow } = this.palette;
    const shadow = (dy: number, blur: number, opacity: number, name: string): string =>
      `<feGaussianBlur in="a" stdDeviation="${r1(blur)}"/><feOffset dy="${r1(dy)}" result="${name}0"/>` +
      `<feFlood flood-color="${mix(night, '#000000', 0.35)}" flood-opacity="${opacity}"/><feComposite in2="${name}0" operator="in" result="${name}"/>`;
    const edge = (dy: number, colour: string, opacity: number, name: string): string =>
      `<feOffset in="s" dy="${dy}" result="${name}0"/><feComposite in="s" in2="${name}0" operator="out" result="${name}1"/>` +
      `<feFlood flood-color="${colour}" flood-opacity="${opacity}"/><feComposite in2="${name}1" operator="in" result="${name}"/>`;
    const cut =
      wobble > 0
        ? `<feTurbulence type="fractalNoise" baseFrequency=".03" numOctaves="2" seed="${11 + seed}" result="w"/>` +
          `<feDisplacementMap in="SourceGraphic" in2="w" scale="${wobble}" xChannelSelector="R" yChannelSelector="G" result="s"/>`
        : `<feOffset in="SourceGraphic" result="s"/>`;
    const fibre =
      `<feTurbulence type="fractalNoise" baseFrequency=".2 .26" numOctaves="3" seed="${31 + seed}" result="t"/>` +
      `<feDiffuseLighting in="t" surfaceScale="1.05" diffuseConstant="1.16" lighting-color="#fff" result="l"><feDistantLight azimuth="262" elevation="64"/></feDiffuseLighting>` +
      `<feComposite in="s" in2="l" operator="arithmetic" k1="${tooth}" k2="${(1 - tooth).toFixed(2)}" result="p0"/><feComposite in="p0" in2="s" operator="in" result="p"/>`;
    const layers = [
      ...(lift > 0 ? ['far', 'near'] : []),
      'p',
      ...(rim > 0 ? ['under', 'rim'] : []),
    ];
    this.filters.set(
      id,
      `<filter id="${id}" ${small ? REGION_SMALL : REGION}>` +
        cut +
        fibre +
        (lift > 0
          ? `<feColorMatrix in="s" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0" result="a"/>` +
            shadow(lift * 3, lift * 3.2 + 1, 0.5, 'far') +
            shadow(lift * 0.9 + 0.6, lift * 0.7 + 0.4, 0.5, 'near')
          : '') +
        (rim > 0 ? edge(-1.3, night, rim * 0.7, 'under') + edge(1.3, glow, rim, 'rim') : '') +
        `<feMerge>${layers.map((l) => `<feMergeNode in="${l}"/>`).join('')}</feMerge></filter>`,
    );
    return id;
  }

  /** The dark that gathers towards the edges of what is seen. */
  dusk({ x, y, width, height }: Camera): void {
    const { night } = this.palette;
    const fill = this.radial(
      [
        [0, night, 0],
        [0.58, night, 0.04],
        [0.8, night, 0.28],
        [1, night, 0.66],
      ],
      x + width / 2,
      y + height * 0.48,
      Math.hypot(width, height) * 0.56,
    );
    this.add(`<rect ${WHOLE} fill="${fill}"/>`);
  }

  /** The lamp and the grain; then the picture is done. */
  finish(camera: Camera, lamp: number): string {
    const { x, y, width, height } = camera;
    this.add(
      `<ellipse cx="320" cy="-40" rx="420" ry="620" fill="${this.radial(
        [
          [0, '#ffd590', lamp],
          [0.5, '#ffc46a', lamp * 0.35],
          [1, '#ffb04a', 0],
        ],
        320,
        -40,
        520,
      )}" style="mix-blend-mode:soft-light"/>`,
    );
    this.add(
      `<rect ${WHOLE} filter="url(#wash)" opacity=".2" style="mix-blend-mode:soft-light"/><rect ${WHOLE} filter="url(#grain)" opacity=".22" style="mix-blend-mode:soft-light"/>`,
    );
    const noise =
      `<filter id="grain" ${REGION}><feTurbulence type="fractalNoise" baseFrequency=".55" numOctaves="2" seed="5"/><feColorMatrix values="1.5 0 0 0 -.25 1.5 0 0 0 -.25 1.5 0 0 0 -.25 0 0 0 0 1"/></filter>` +
      `<filter id="wash" ${REGION}><feTurbulence type="fractalNoise" baseFrequency=".006 .009" numOctaves="4" seed="8"/><feColorMatrix values="2.2 0 0 0 -.6 2.2 0 0 0 -.6 2.2 0 0 0 -.6 0 0 0 0 1"/></filter>`;
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${[x, y, width, height].map(r1).join(' ')}">` +
      `<defs>${this.defs.join('')}${[...this.filters.values()].join('')}${noise}</defs>${this.out.join('\n')}</svg>\n`
    );
  }
}

const WHOLE = `x="-80" y="-80" width="800" height="1120"`;
const REGION = `${WHOLE} filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB"`;
const REGION_SMALL = `x="-.35" y="-.35" width="1.7" height="1.8" color-interpolation-filters="sRGB"`;
