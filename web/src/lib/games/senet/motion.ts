// What moves on the board when an event is shown: the die tumbles, pieces hop, swap, sink, nod and
// rise. People who asked for less motion see the piece fade in at its new place instead.
import { tick } from 'svelte';
import { EASE, TIME, lessMotion, type Timeline } from '$lib/ui/motion';
import { sound } from '$lib/ui/sound';
import { exit, foot, road, type Layout, type Point } from './geometry';
import { MISFORTUNE, type EventView, type View } from './types';

const HOP = 140;
const TUMBLE = 500;

/** Where the motion takes place. */
export interface Scene {
  board: HTMLElement;
  layout: Layout;
  dice: HTMLElement[];
  /** Changes what is on show in the middle of an event. */
  show(view: View): void;
}

const pieceOn = ({ board }: Scene, square: number) =>
  board.querySelector<HTMLElement>(`[data-piece="${square}"]`);
const bodyOf = (piece: HTMLElement) => piece.querySelector<SVGGElement>('.body');

/** Pixels of the screen from one drawn point to another. */
function way({ board, layout }: Scene, from: Point, to: Point): string {
  const unit = board.clientWidth / layout.width;
  return `translate(${(to.x - from.x) * unit}px, ${(to.y - from.y) * unit}px)`;
}

/** Shows an event on the way to the view it leaves. */
export async function perform(event: EventView, then: View, scene: Scene, timeline: Timeline) {
  switch (event.type) {
    case 'thrown':
    case 'thrown-to-begin':
      sound.play('die');
      return tumble(then, scene, timeline);
    case 'chose':
      return arrive(then, [], scene, timeline);
    case 'moved':
    case 'opened':
    case 'stepped-back':
      if (timeline.reduced) return arrive(then, [event.from, event.to], scene, timeline);
      return hop(event.from, event.to, scene, timeline);
    case 'swapped':
    case 'swapped-back':
      if (timeline.reduced) return arrive(then, [event.from, event.to], scene, timeline);
      return swap(event.from, event.to, scene, timeline);
    case 'collided':
      if (timeline.reduced) return arrive(then, [event.to, event.back_to], scene, timeline);
      await hop(event.from, event.to, scene, timeline, 100);
      return glide(event.to, event.back_to, scene, timeline);
    case 'fell':
      if (timeline.reduced) return arrive(then, [MISFORTUNE, event.to], scene, timeline);
      return sink(then, event.to, scene, timeline);
    case 'trapped':
      ripple(scene, timeline);
      return nod(MISFORTUNE, scene, timeline);
    case 'waits':
    case 'too-late':
      return nod(event.square, scene, timeline);
    case 'walled':
      return rattle(scene, timeline);
    case 'freed':
      return rise(MISFORTUNE, scene, timeline);
    case 'left':
      return rise(event.from, scene, timeline);
    default:
      return;
  }
}

async function tumble(then: View, { dice, show }: Scene, timeline: Timeline) {
  const all = (frames: Keyframe[], ms: number, ease: string) =>
    Promise.all(dice.map((die) => timeline.animate(die, frames, { ms, ease })));
  if (timeline.reduced) {
    show(then);
    await all([{ opacity: 0 }, { opacity: 1 }], TIME.fast, EASE.out);
    return;
  }
  const high = 'translateY(-38%) rotate(-250deg) scale(.94)';
  await all([{ transform: 'none' }, { transform: high }], TUMBLE * 0.5, EASE.out);
  show(then);
  await all(
    [
      { transform: high },
      { transform: 'rotate(-354deg) scale(1.05, .95)', offset: 0.7 },
      { transform: 'rotate(-360deg)' },
    ],
    TUMBLE * 0.5,
    EASE.in,
  );
}

/** The new position at once; what is new in it fades in under a gold outline. */
async function arrive(then: View, squares: number[], scene: Scene, timeline: Timeline) {
  scene.show(then);
  await tick();
  const standing = [...scene.board.querySelectorAll<HTMLElement>('[data-piece]')];
  const news = squares.length === 0 ? standing : squares.map((square) => pieceOn(scene, square));
  for (const square of squares) {
    const cell = scene.board.querySelector<HTMLElement>(`button[data-square="${square}"]`);
    if (cell) timeline.outline(cell);
  }
  await Promise.all(
    news.map(
      (piece) =>
        piece && timeline.animate(piece, [{ opacity: 0 }, { opacity: 1 }], { ms: TIME.fast }),
    ),
  );
}

/** From square to square along the track, on one foot, forwards or backwards. */
async function hop(from: number, to: number, scene: Scene, timeline: Timeline, pace = HOP) {
  const piece = pieceOn(scene, from);
  const body = piece && bodyOf(piece);
  if (!body) return;
  const start = foot(from, scene.layout);
  const stops = road(from, to);
  const ms = (stops.length - 1) * pace;
  piece.style.zIndex = '2';
  await Promise.all([
    timeline.animate(
      piece,
      stops.map((square) => ({ transform: way(scene, start, foot(square, scene.layout)) })),
      { ms, ease: 'linear' },
    ),
    timeline.animate(
      body,
      stops.slice(1).flatMap(() => [
        { transform: 'none', easing: 'ease-out' },
        { transform: 'translateY(-16px)', easing: 'ease-in' },
      ]),
      { ms: ms - pace / 2, ease: 'linear' },
    ),
  ]);
  piece.style.zIndex = '';
  sound.play('hop');
}

/** In one flat curve, without touching the squares between. */
async function glide(from: number, to: number, scene: Scene, timeline: Timeline, height = 26) {
  const piece = pieceOn(scene, from);
  const body = piece && bodyOf(piece);
  if (!body) return;
  const path = way(scene, foot(from, scene.layout), foot(to, scene.layout));
  piece.style.zIndex = '2';
  await Promise.all([
    timeline.animate(piece, [{ transform: 'none' }, { transform: path }], { ms: TIME.move + 60 }),
    timeline.animate(
      body,
      [
        { transform: 'none', easing: 'ease-out' },
        { transform: `translateY(-${height}px)`, easing: 'ease-in' },
        { transform: 'none' },
      ],
      { ms: TIME.move + 60, ease: 'linear' },
    ),
  ]);
  piece.style.zIndex = '';
}

async function swap(from: number, to: number, scene: Scene, timeline: Timeline) {
  await Promise.all([
    glide(from, to, scene, timeline, 34),
    glide(to, from, scene, timeline, 12),
    timeline.pause(TIME.move + 100),
  ]);
  sound.play('hop');
}

async function sink(then: View, up: number, scene: Scene, timeline: Timeline) {
  ripple(scene, timeline);
  const below = { transform: 'translateY(26px)', opacity: 0 };
  const above = { transform: 'none', opacity: 1 };
  const drowned = pieceOn(scene, MISFORTUNE);
  const body = drowned && bodyOf(drowned);
  if (body) await timeline.animate(body, [above, below], { ms: TIME.move, ease: EASE.in });
  scene.show(then);
  await tick();
  const reborn = pieceOn(scene, up);
  const risen = reborn && bodyOf(reborn);
  if (risen) await timeline.animate(risen, [below, above], { ms: TIME.move, ease: EASE.paper });
}

/** Two rings on the water of 27. */
function ripple(scene: Scene, timeline: Timeline): void {
  if (timeline.reduced) return;
  for (const ring of scene.board.querySelectorAll<SVGElement>('[data-ripple]')) {
    void timeline.animate(
      ring,
      [
        { opacity: 0.9, transform: 'scale(.2)' },
        { opacity: 0, transform: 'scale(1)' },
      ],
      { ms: TIME.stage, delay: Number(ring.dataset.ripple) * 130 },
    );
  }
}

/** A piece that may not go on yet bows its head. */
async function nod(square: number, scene: Scene, timeline: Timeline) {
  const piece = pieceOn(scene, square);
  const body = piece && bodyOf(piece);
  if (!body || timeline.reduced) return;
  const bow = (degrees: number) => ({ transform: `rotate(${degrees}deg)` });
  await timeline.animate(body, [bow(0), bow(11), bow(-3), bow(8), bow(0)], { ms: TIME.stage });
}

/** The walls hold: their bricks tremble. */
async function rattle({ board }: Scene, timeline: Timeline) {
  const walls = board.querySelector('[data-walls]');
  if (!walls || timeline.reduced) return;
  await timeline.animate(walls, tremble, { ms: TIME.move });
}

const side = (x: number) => ({ transform: `translateX(${x}px)` });
const tremble = [side(0), side(-2), side(2), side(-2), side(2), side(0)];

/** Off the board: past the last square and up into the sun. */
async function rise(from: number, scene: Scene, timeline: Timeline) {
  const piece = pieceOn(scene, from);
  if (!piece) return;
  sound.play('chime');
  if (timeline.reduced) {
    await timeline.animate(piece, [{ opacity: 1 }, { opacity: 0 }], { ms: TIME.fast });
    return;
  }
  const start = foot(from, scene.layout);
  const out = way(scene, start, exit(scene.layout));
  const up = way(scene, start, {
    ...exit(scene.layout),
    y: exit(scene.layout).y - scene.layout.piece * 1.2,
  });
  piece.style.zIndex = '2';
  await timeline.animate(
    piece,
    [
      { transform: 'none', opacity: 1 },
      { transform: out, opacity: 1, offset: 0.5 },
      { transform: `${up} scale(.5)`, opacity: 0 },
    ],
    { ms: 800 },
  );
}

/** A tap that cannot move this piece: it shivers by two pixels. */
export function shake(board: HTMLElement | undefined, square: number): void {
  const piece = board?.querySelector<HTMLElement>(`[data-piece="${square}"]`);
  if (piece && !lessMotion()) piece.animate(tremble, { duration: 220 });
}
