// The house's sign: a paper theatre small enough for a browser's tab.
// Flat colours only, no ids and no filters, so that it may also stand inline in a page, and read at sixteen pixels.

interface Layer {
  readonly d: string;
  readonly fill: string;
  readonly opacity?: number;
}

/** Each sheet of hills throws a thin shadow on the one behind it. */
const hill = (y: number, fill: string): readonly Layer[] => {
  const sheet = (top: number): string =>
    `M9 ${top}Q16 ${top - 6} 23 ${top - 2.6}T39 ${top - 4.4}V44H9Z`;
  return [
    { d: sheet(y - 1), fill: '#0b0718', opacity: 0.3 },
    { d: sheet(y), fill },
  ];
};

const raised = (layers: readonly Layer[]): string => layers.map(path).join('');

function path({ d, fill, opacity }: Layer): string {
  return `<path d="${d}" fill="${fill}"${opacity === undefined ? '' : ` opacity="${opacity}"`}/>`;
}

const OPENING = 'M8 46V22.5C8 12 15.5 7.6 24 6.4C32.5 7.6 40 12 40 22.5V46Z';

/** One curtain, drawn aside: the left one; the right is its mirror. */
const CURTAIN: readonly Layer[] = [
  {
    d: 'M8 41V22C8 14 12 10.4 17 8.4C16.4 18 15.6 27 11.6 31C14 34 14.6 38 14.6 41Z',
    fill: '#0b0718',
    opacity: 0.35,
  },
  {
    d: 'M8 41V22C8 14 12 10.4 16 8.6C15.6 18 14.6 26.6 10.8 30.6C13 33.4 13.6 37.6 13.6 41Z',
    fill: '#C8443A',
  },
  {
    d: 'M8 41V24C10.4 20 11.6 15 12 11C9.4 13.6 8 17 8 22ZM8 41V32.4C10 33.6 10.8 37 10.8 41Z',
    fill: '#9C2A34',
  },
];

export function favicon(): string {
  const curtain = raised(CURTAIN);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">` +
    `<rect x="1" y="1" width="46" height="46" rx="11" fill="#3A1B4C"/>` +
    path({
      d: 'M1 12A11 11 0 0 1 12 1H36A11 11 0 0 1 47 12V14A11 11 0 0 0 36 3H12A11 11 0 0 0 1 14Z',
      fill: '#6A3A7E',
    }) +
    path({
      d: 'M5.4 46V22.4C5.4 10.4 14 5.2 24 3.8C34 5.2 42.6 10.4 42.6 22.4V46Z',
      fill: '#F4BE5A',
    }) +
    path({ d: OPENING, fill: '#1B2350' }) +
    path({
      d: 'M10.5 46V24C10.5 14.6 16.8 10.8 24 9.8C31.2 10.8 37.5 14.6 37.5 24V46Z',
      fill: '#2C3F78',
    }) +
    `<circle cx="24" cy="22.6" r="11.4" fill="#4A63A6"/><circle cx="24" cy="22.6" r="8.8" fill="#FFE7B0"/>` +
    raised(hill(34, '#6A58A8')) +
    raised(hill(39.4, '#3B2E72')) +
    curtain +
    `<g transform="translate(48 0) scale(-1 1)">${curtain}</g>` +
    path({ d: 'M1 40H47V41.4H1Z', fill: '#0B0718', opacity: 0.45 }) +
    path({ d: 'M1 41H47A6 6 0 0 1 41 47H7A6 6 0 0 1 1 41Z', fill: '#F4BE5A' }) +
    path({ d: 'M1 41H47V42.6H1Z', fill: '#FFE3A6' }) +
    `</svg>\n`
  );
}
