// A window of another size, until the test is over.
import { afterEach } from 'vitest';

const size = { width: innerWidth, height: innerHeight };

export function resize(width: number, height: number): void {
  Object.assign(window, { innerWidth: width, innerHeight: height });
  dispatchEvent(new Event('resize'));
}
afterEach(() => resize(size.width, size.height));
