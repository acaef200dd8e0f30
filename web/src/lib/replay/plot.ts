// How a curve is drawn: points to a path, and a line of its own for every seat, or for whatever else
// the game counts.
import type { AnyRetelling, Seated } from '$lib/games/game';
import type { I18n } from '$lib/i18n/i18n.svelte';
import { PUPPET_COLOUR } from '$lib/ui/puppets';

export interface Line {
  name: string;
  colour: string;
}

/** The lines of a game's curve, with their names and colours; with a view, those of the pieces on it. */
export function linesOf(
  { plot }: Pick<AnyRetelling, 'plot'>,
  seats: Seated[],
  i18n: I18n,
  view: unknown = null,
): Line[] {
  if (!plot.lines)
    return seats.map(({ name, puppet }, seat) => ({
      name,
      colour: (view === null ? null : plot.colour?.(view, seat)) ?? PUPPET_COLOUR[puppet],
    }));
  return plot.lines.map(({ label, colour }) => ({
    name: i18n.say(label, (seat) => seats[seat]?.name ?? ''),
    colour,
  }));
}

const DASHES = [undefined, '8 5', '2 5', '14 4 2 4', '4 3', '18 6', '10 3 2 3'];

/** The dashes of a line: with colour alone two lines would be one for some eyes. */
export const dashOf = (index: number): string | undefined => DASHES[index % DASHES.length];

export function pathOf(
  values: number[],
  x: (index: number) => number,
  y: (value: number) => number,
): string {
  const round = (value: number) => Math.round(value * 10) / 10;
  return values
    .map((value, index) => `${index === 0 ? 'M' : 'L'}${round(x(index))} ${round(y(value))}`)
    .join('');
}
