// How a curve is drawn: points to a path, and a line of its own for every seat.
const DASHES = [undefined, '8 5', '2 5', '14 4 2 4', '4 3', '18 6', '10 3 2 3'];

/** The dashes of a seat's line: with colour alone two lines would be one for some eyes. */
export const dashOf = (seat: number): string | undefined => DASHES[seat % DASHES.length];

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
