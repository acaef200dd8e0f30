// Two games of the same deal, side by side: where their roads part.
import type { LogLine } from '$lib/ui/Log.svelte';

interface Told {
  by: number | null;
  events: readonly { event: unknown }[];
}

/** What was done in a step, whoever sat there. */
const done = ({ by, events }: Told): string =>
  JSON.stringify([by, events.map(({ event }) => event)]);

/** The first step at which two games differ, or nothing where they are alike to the end. */
export function parting(one: readonly Told[], other: readonly Told[]): number | null {
  const shorter = Math.min(one.length, other.length);
  for (let step = 0; step < shorter; step += 1) {
    const [a, b] = [one[step], other[step]];
    if (a && b && done(a) !== done(b)) return step;
  }
  return one.length === other.length ? null : shorter;
}

/** The lines of a script from a step on, and how many are before it. */
export function from(lines: readonly LogLine[], step: number | null) {
  const rest = step === null ? [] : lines.filter((line) => line.step >= step);
  return { before: lines.filter(({ turn }) => turn > 0).length - rest.length, rest };
}
