// The unsteadiness of the scissors: smooth noise in two channels, as a small picture that filters
// stretch over the whole card. Asking the browser for turbulence at every sheet would take minutes.

import { random } from '../stages/random.ts';

const [WIDTH, HEIGHT] = [100, 144] as const;
/** Grid cells between two values of the noise. */
const CELL = 4;

function field(seed: string): (x: number, y: number) => number {
  const q = random(seed);
  const cols = WIDTH / CELL + 2;
  const grid = Array.from({ length: cols * (HEIGHT / CELL + 2) }, () => q.between(0, 1));
  const ease = (t: number): number => t * t * (3 - 2 * t);
  return (x, y) => {
    const [i, j] = [Math.floor(x / CELL), Math.floor(y / CELL)];
    const [u, v] = [ease(x / CELL - i), ease(y / CELL - j)];
    const at = (a: number, b: number): number => grid[(j + b) * cols + i + a] ?? 0.5;
    const top = at(0, 0) * (1 - u) + at(1, 0) * u;
    return top * (1 - v) + (at(0, 1) * (1 - u) + at(1, 1) * u) * v;
  };
}

/** An uncompressed bitmap, so that it is the same bytes on every machine. */
function bitmap(pixel: (x: number, y: number) => readonly [number, number]): Buffer {
  const row = Math.ceil((WIDTH * 3) / 4) * 4;
  const file = Buffer.alloc(54 + row * HEIGHT);
  file.write('BM');
  file.writeUInt32LE(file.length, 2);
  file.writeUInt32LE(54, 10);
  file.writeUInt32LE(40, 14);
  file.writeInt32LE(WIDTH, 18);
  file.writeInt32LE(HEIGHT, 22);
  file.writeUInt16LE(1, 26);
  file.writeUInt16LE(24, 28);
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const [red, green] = pixel(x, y);
      const at = 54 + y * row + x * 3;
      file[at] = 128;
      file[at + 1] = Math.round(255 * green);
      file[at + 2] = Math.round(255 * red);
    }
  }
  return file;
}

let cached: string | null = null;

/** The same for every card: an image element for filters, whose result is `n`. */
export function noise(): string {
  if (!cached) {
    const [coarse, fine] = [field('coarse'), field('fine')];
    const [coarse2, fine2] = [field('coarse 2'), field('fine 2')];
    const blend = (a: typeof coarse, b: typeof fine, x: number, y: number): number =>
      0.65 * a(x, y) + 0.35 * b((x * 2.1) % WIDTH, (y * 2.1) % HEIGHT);
    const file = bitmap((x, y) => [blend(coarse, fine, x, y), blend(coarse2, fine2, x, y)]);
    cached = `<feImage href="data:image/bmp;base64,${file.toString('base64')}" x="-40" y="-40" width="680" height="980" preserveAspectRatio="none" result="n"/>`;
  }
  return cached;
}
