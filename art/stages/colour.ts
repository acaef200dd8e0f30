// Colours are mixed in OKLab, so that half way between two papers looks half way.

type Lab = readonly [number, number, number];

const toLinear = (v: number): number => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const toGamma = (v: number): number =>
  v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055;

function toLab(hex: string): Lab {
  const n = parseInt(hex.slice(1), 16);
  const r = toLinear(((n >> 16) & 255) / 255);
  const g = toLinear(((n >> 8) & 255) / 255);
  const b = toLinear((n & 255) / 255);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function toHex([lightness, a, b]: Lab): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const byte = (v: number): number =>
    Math.round(255 * Math.min(1, Math.max(0, toGamma(Math.max(0, v)))));
  return '#' + channels.map((v) => byte(v).toString(16).padStart(2, '0')).join('');
}

/** Relative luminance, from 0 to 1. */
export function luminance(hex: string): number {
  const n = parseInt(hex.slice(1), 16);
  const channel = (shift: number): number => toLinear(((n >> shift) & 255) / 255);
  return 0.2126 * channel(16) + 0.7152 * channel(8) + 0.0722 * channel(0);
}

export function mix(from: string, to: string, t: number): string {
  const [a, b] = [toLab(from), toLab(to)];
  return toHex([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t]);
}

export interface Palette {
  readonly night: string;
  readonly deep: string;
  readonly mid: string;
  readonly light: string;
  readonly glow: string;
  /** The page's own colour behind the picture: the frame ends in it, so that no seam shows. */
  readonly card: string;
  readonly gold: string;
}

/** The five papers between night and lamp. */
export type Ramp = Pick<Palette, 'night' | 'deep' | 'mid' | 'light' | 'glow'>;

/** A tone of the palette: 0 is night, 1 is the glow of the lamp. */
export function tone(palette: Ramp, t: number): string {
  const stops: readonly (readonly [number, string])[] = [
    [0, palette.night],
    [0.3, palette.deep],
    [0.6, palette.mid],
    [0.85, palette.light],
    [1, palette.glow],
  ];
  for (let i = 1; i < stops.length; i++) {
    const [a, from] = stops[i - 1]!;
    const [b, to] = stops[i]!;
    if (t <= b) return mix(from, to, Math.max(0, (t - a) / (b - a)));
  }
  return palette.glow;
}

/** How different two colours look: CIEDE2000, on CIELAB under daylight. */
export function difference(one: string, other: string): number {
  const [l1, a1, b1] = toCielab(one);
  const [l2, a2, b2] = toCielab(other);
  const rad = Math.PI / 180;
  const seventh = (c: number): number => Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7));
  const grey = 1 + 0.5 * (1 - seventh((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2));
  const [c1, c2] = [Math.hypot(a1 * grey, b1), Math.hypot(a2 * grey, b2)];
  const hue = (a: number, b: number): number => (Math.atan2(b, a * grey) / rad + 360) % 360;
  const [h1, h2] = [hue(a1, b1), hue(a2, b2)];
  const turn = c1 * c2 === 0 ? 0 : ((h2 - h1 + 540) % 360) - 180;
  const dh = 2 * Math.sqrt(c1 * c2) * Math.sin((turn / 2) * rad);
  const [l, c, h] = [(l1 + l2) / 2, (c1 + c2) / 2, h1 + turn / 2];
  const wave =
    1 -
    0.17 * Math.cos((h - 30) * rad) +
    0.24 * Math.cos(2 * h * rad) +
    0.32 * Math.cos((3 * h + 6) * rad) -
    0.2 * Math.cos((4 * h - 63) * rad);
  const away = (l - 50) ** 2;
  const dl = (l2 - l1) / (1 + (0.015 * away) / Math.sqrt(20 + away));
  const dc = (c2 - c1) / (1 + 0.045 * c);
  const dhue = dh / (1 + 0.015 * c * wave);
  const blue = Math.exp(-(((((h + 360) % 360) - 275) / 25) ** 2));
  return Math.sqrt(
    dl ** 2 + dc ** 2 + dhue ** 2 - 2 * seventh(c) * Math.sin(60 * blue * rad) * dc * dhue,
  );
}

function toCielab(hex: string): Lab {
  const n = parseInt(hex.slice(1), 16);
  const [r, g, b] = [16, 8, 0].map((shift) => toLinear(((n >> shift) & 255) / 255)) as [
    number,
    number,
    number,
  ];
  const root = (v: number): number => (v > 0.008856 ? Math.cbrt(v) : 7.787 * v + 16 / 116);
  const x = root((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047);
  const y = root(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = root((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}
