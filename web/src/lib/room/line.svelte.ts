// A line that is down for a blink is nobody's business: the strip comes after a second and a half.
import type { Line } from '$lib/api/stream';

const PATIENCE_MS = 1500;

export function lineWatch(line: () => Line): { readonly down: boolean } {
  let down = $state(false);
  const up = $derived(line() === 'up');
  $effect(() => {
    if (up) {
      down = false;
      return;
    }
    const timer = setTimeout(() => (down = true), PATIENCE_MS);
    return () => clearTimeout(timer);
  });
  return {
    get down() {
      return down;
    },
  };
}
