// The album as one picture to keep: where everything lies on it, and how it is painted. It is made here, on
// a canvas, so that nothing of it leaves the device.
import type { I18n } from '$lib/i18n/i18n.svelte';
import { PUPPET_COLOUR } from '$lib/ui/puppets';
import type { Afterwards, Seated } from '../game';
import { dreamKey, isOfFirst } from './editions';
import { allRings, leavesOf, type Leaf } from './leaves';
import { mediums } from './people';
import { loadFirst, loadSources, sourcesOf } from './sources.svelte';
import { cardKey, KINDS, type Kind, type View } from './types';
import { cardName, dayName, theCard } from './words';

type Tone = 'ink' | 'soft' | 'right' | 'gold';

export type Piece =
  | { type: 'picture'; key: string; x: number; y: number; width: number }
  | { type: 'ring'; x: number; y: number; r: number; colour: string }
  | { type: 'text'; text: string; x: number; y: number; width: number; size: number; tone: Tone };

export interface Poster {
  width: number;
  height: number;
  pieces: Piece[];
}

const [WIDTH, MARGIN, GAP] = [1500, 40, 12] as const;
const COLUMN = (WIDTH - 2 * MARGIN) / KINDS.length;
const [CARD, DREAM] = [130, 96] as const;
/** So many dreams lie side by side. */
const ACROSS = Math.floor((COLUMN - CARD - 2 * GAP) / (DREAM + GAP));
const [HEAD, NAME, LINE] = [44, 32, 24] as const;
const high = (width: number) => width * 1.5;

/** Lays the album out: a band for each psychic with a column for each kind, and the common dream below. */
export function posterOf(
  i18n: I18n,
  { view, seats, after }: { view: View; seats: Seated[]; after?: Afterwards },
): Poster {
  const pieces: Piece[] = [];
  const leaves = leavesOf(view, after);
  const people = mediums(view, seats);
  const write = (text: string, x: number, y: number, width: number, size: number, tone: Tone) =>
    pieces.push({ type: 'text', text, x, y, width, size, tone });
  const lay = (leaf: Leaf, key: string, x: number, y: number, width: number) => {
    pieces.push({ type: 'picture', key, x, y, width });
    for (const ring of allRings(view, after, leaf, key)) {
      pieces.push({
        type: 'ring',
        x: x + (ring.x / 1000) * width,
        y: y + (ring.y / 1000) * high(width),
        r: ring.r ? (ring.r / 1000) * width : width / 9,
        colour:
          PUPPET_COLOUR[ring.seat === view.ghost ? 'ghost' : (seats[ring.seat]?.puppet ?? 'fox')],
      });
    }
  };
  const verdict = ({ guess, right, kind }: Leaf): string => {
    if (guess === null || kind === null) return i18n.t('sesto-senso-album-none');
    if (right) return i18n.t('sesto-senso-album-right');
    return i18n.t('sesto-senso-album-wrong', { card: theCard(i18n, { kind, number: guess }) });
  };

  /** A card under its name, the gifts for it beside it; how far down they reach. */
  function column(gifts: Leaf[], kind: Kind, number: number | null, x: number, y: number): number {
    const [first] = gifts;
    const top = y + LINE;
    if (number !== null) {
      write(cardName(i18n, { kind, number }), x, top - 8, COLUMN - GAP, 18, 'ink');
      if (first) lay(first, cardKey({ kind, number }), x, top, CARD);
      else pieces.push({ type: 'picture', key: cardKey({ kind, number }), x, y: top, width: CARD });
    }
    const left = x + CARD + GAP;
    let down = top;
    for (const leaf of gifts) {
      const said = `${dayName(i18n, leaf.day)}: ${verdict(leaf)}`;
      write(
        said,
        left,
        down + LINE - 8,
        COLUMN - CARD - 2 * GAP,
        16,
        leaf.right ? 'right' : 'soft',
      );
      down += LINE;
      leaf.dreams.forEach((dream, nth) => {
        const [across, row] = [nth % ACROSS, Math.floor(nth / ACROSS)];
        const place = left + across * (DREAM + GAP);
        lay(leaf, dreamKey(view, dream), place, down + row * (high(DREAM) + GAP), DREAM);
      });
      down += Math.ceil(leaf.dreams.length / ACROSS) * (high(DREAM) + GAP);
    }
    return Math.max(down, top + high(CARD) + GAP);
  }

  write(i18n.t('sesto-senso-album'), MARGIN, MARGIN + HEAD, WIDTH - 2 * MARGIN, HEAD, 'gold');
  let y = MARGIN + HEAD + 2 * GAP;
  for (const { psychic, combination } of view.psychics) {
    const name = people[psychic]?.name ?? i18n.word(`sesto-senso-psychic-${psychic + 1}`);
    const guilty = view.revelation?.culprit === psychic;
    const said = guilty ? `${name} · ${i18n.t('sesto-senso-album-culprit')}` : name;
    write(said, MARGIN, y + NAME, WIDTH - 2 * MARGIN, 26, guilty ? 'gold' : 'ink');
    const top = y + NAME + GAP;
    const ends = KINDS.map((kind, nth) => {
      const gifts = leaves.filter((leaf) => leaf.psychic === psychic && leaf.kind === kind);
      const number = combination[kind];
      if (number === null && gifts.length === 0) return top;
      return column(gifts, kind, number, MARGIN + nth * COLUMN, top);
    });
    y = Math.max(...ends) + GAP;
  }
  const common = leaves.filter(({ kind }) => kind === null);
  if (common.length > 0) {
    write(i18n.t('sesto-senso-album-common'), MARGIN, y + NAME, WIDTH - 2 * MARGIN, 26, 'ink');
    y += NAME + GAP;
    const dreams = common.flatMap((leaf) => leaf.dreams.map((dream) => ({ leaf, dream })));
    dreams.forEach(({ leaf, dream }, nth) =>
      lay(leaf, dreamKey(view, dream), MARGIN + nth * (CARD + GAP), y, CARD),
    );
    y += high(CARD) + GAP;
  }
  return { width: WIDTH, height: Math.ceil(y + MARGIN), pieces };
}

/** The evening's colours: the picture is kept as the table was lit. */
const TONES: Record<Tone, string> = {
  ink: '#fbf3e0',
  soft: '#cfc6de',
  right: '#8fe0a8',
  gold: '#ffd27a',
};

const loaded = (src: string): Promise<HTMLImageElement> =>
  new Promise((done, failed) => {
    const image = new Image();
    image.onload = () => done(image);
    image.onerror = () => failed(new Error(`no picture at ${src}`));
    image.src = src;
  });

/** Paints it, as a file. */
export async function paint({ width, height, pieces }: Poster): Promise<Blob> {
  await loadSources();
  if (pieces.some((piece) => piece.type === 'picture' && isOfFirst(piece.key))) await loadFirst();
  const keys = [
    ...new Set(pieces.flatMap((piece) => (piece.type === 'picture' ? [piece.key] : []))),
  ];
  const images = new Map(
    await Promise.all(
      keys.map(async (key) => [key, await loaded(sourcesOf(key)?.webp ?? '')] as const),
    ),
  );
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('there is no canvas to paint on');
  brush.fillStyle = '#14102a';
  brush.fillRect(0, 0, width, height);
  const { fontFamily } = getComputedStyle(document.body);
  for (const piece of pieces) {
    switch (piece.type) {
      case 'picture': {
        const image = images.get(piece.key);
        if (image) brush.drawImage(image, piece.x, piece.y, piece.width, high(piece.width));
        break;
      }
      case 'ring':
        for (const [stroke, wide] of [
          ['#1b1430', 7],
          [piece.colour, 4],
        ] as const) {
          brush.beginPath();
          brush.arc(piece.x, piece.y, piece.r, 0, 2 * Math.PI);
          brush.strokeStyle = stroke;
          brush.lineWidth = wide;
          brush.stroke();
        }
        break;
      case 'text':
        brush.font = `700 ${piece.size}px ${fontFamily}`;
        brush.fillStyle = TONES[piece.tone];
        brush.fillText(piece.text, piece.x, piece.y, piece.width);
    }
  }
  return new Promise((done, failed) =>
    canvas.toBlob(
      (blob) => (blob ? done(blob) : failed(new Error('the picture could not be painted'))),
      'image/jpeg',
      0.9,
    ),
  );
}

/** Hands a file to whoever is at this device. */
export function hand(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // Whoever saves it reads it first.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
