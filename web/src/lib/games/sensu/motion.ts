// What moves when an event is shown: cards fly between deck, piles, hands and fans, sticks unfold
// one by one, fans fold up, powers are stamped. People who asked for less motion see things fade in
// at their new place.
import { tick } from 'svelte';
import { EASE, TIME, type Timeline } from '$lib/ui/motion';
import { sound } from '$lib/ui/sound';
import { typeOf, type EventView, type Face, type Seat, type View } from './types';
import type { Opening } from './sensu.svelte';

const STICK = 120;
const COUNTING = 400;

/** Where the motion takes place. */
export interface Scene {
  opening: Opening | null;
  stamp: { power: Extract<EventView, { type: 'fired' }>['power']; lost: boolean } | null;
  face(card: number): Face;
  find(place: string): HTMLElement | null;
  /** Changes what is on show in the middle of an event. */
  show(view: View): void;
}

const rectOf = (scene: Scene, ...places: string[]): DOMRect | null => {
  for (const place of places) {
    const found = scene.find(place);
    if (found) return found.getBoundingClientRect();
  }
  return null;
};

/** Shows an event on the way to the view it leaves. */
export async function perform(
  event: EventView,
  before: View,
  then: View,
  scene: Scene,
  timeline: Timeline,
) {
  switch (event.type) {
    case 'drew':
      sound.play('slide');
      return arrive(event.card, event.seat, rectOf(scene, 'deck'), then, scene, timeline);
    case 'took':
      sound.play('slide');
      return arrive(
        event.card,
        event.seat,
        rectOf(scene, `pile-${event.from}`),
        then,
        scene,
        timeline,
      );
    case 'turned':
      sound.play('flip');
      return land(`card-${event.card}`, rectOf(scene, 'deck'), then, scene, timeline);
    case 'put':
      sound.play('slide');
      return land(
        event.column === null ? 'pile-0' : `card-${event.card}`,
        rectOf(scene, `card-${event.card}`),
        then,
        scene,
        timeline,
      );
    case 'discarded':
      sound.play('slide');
      return land(
        `pile-${event.seat}`,
        rectOf(scene, `card-${event.card}`, `hand-${event.seat}`),
        then,
        scene,
        timeline,
      );
    case 'removed':
      sound.play('slide');
      return land(
        `pile-${event.seat}`,
        rectOf(scene, `fan-${event.seat}-${typeOf(event.card)}`),
        then,
        scene,
        timeline,
      );
    case 'played':
      return lineUp(event.seat, event.cards, then, scene, timeline);
    case 'redeemed':
      return glow(scene.find(`card-${event.card}`), timeline);
    case 'set-aside':
      return shrug(scene.find(`card-${event.card}`), timeline);
    case 'harmonised':
      return land(`card-${event.card}`, rectOf(scene, `pile-${event.from}`), then, scene, timeline);
    case 'placed':
      return unfold(event, scene, timeline);
    case 'closed':
      return fold(scene.find(`fan-${event.seat}-${event.fan}`), timeline);
    case 'fired':
      return stamped(event, scene, timeline);
    case 'reshuffled':
      return gather(then, before, scene, timeline);
    default:
      return;
  }
}

/** The new position at once; whatever lies at `place` is shown flying there. */
async function land(
  place: string,
  from: DOMRect | null,
  then: View,
  scene: Scene,
  timeline: Timeline,
): Promise<void> {
  scene.show(then);
  await tick();
  const element = scene.find(place);
  if (element && from) await timeline.fly(element, from);
}

/** A card comes into a hand: the card itself where it is seen, its back where it is not. */
async function arrive(
  card: number | null,
  seat: Seat,
  from: DOMRect | null,
  then: View,
  scene: Scene,
  timeline: Timeline,
): Promise<void> {
  scene.show(then);
  await tick();
  const mine = card === null ? null : scene.find(`card-${card}`);
  if (mine && from) return timeline.fly(mine, from);
  const plate = scene.find(`hand-${seat}`);
  if (!plate) return;
  const back = scene.find(`back-${seat}`);
  if (back && from && !timeline.reduced) await timeline.fly(back, from, { passing: true });
  else timeline.outline(plate);
}

/** The cards of a combination line up in the middle, and there is time to count. */
async function lineUp(seat: Seat, cards: number[], then: View, scene: Scene, timeline: Timeline) {
  const origins = cards.map((card) => rectOf(scene, `card-${card}`, `hand-${seat}`));
  scene.show(then);
  await tick();
  sound.play('flip');
  const flights = cards.flatMap((card, i) => {
    const element = scene.find(`card-${card}`);
    const from = origins[i];
    return element && from ? [{ element, from }] : [];
  });
  await timeline.flyAll(flights);
  await timeline.pause(COUNTING);
}

async function glow(card: HTMLElement | null, timeline: Timeline) {
  if (!card) return;
  timeline.outline(card);
  if (timeline.reduced) return timeline.pause(TIME.fast);
  const [rest, up] = [{ transform: 'none' }, { transform: 'translateY(-10px) scale(1.06)' }];
  await timeline.animate(card, [rest, up, rest], { ms: TIME.move, ease: EASE.paper });
}

/** It does not fit: it shakes its head. */
async function shrug(card: HTMLElement | null, timeline: Timeline) {
  if (!card || timeline.reduced) return;
  const by = (x: number) => ({ transform: `translateX(${x}px)` });
  await timeline.animate(card, [by(0), by(-6), by(6), by(-4), by(0)], { ms: TIME.move });
}

/** A card goes to its fan, which opens by its sticks one after the other. */
async function unfold(
  event: Extract<EventView, { type: 'placed' }>,
  scene: Scene,
  timeline: Timeline,
) {
  const fan = typeOf(event.card);
  const spot = scene.find(`fan-${event.seat}-${fan}`);
  const card = scene.find(`card-${event.card}`);
  const { sticks } = scene.face(event.card);
  if (card && spot && !timeline.reduced) {
    const [from, to] = [card.getBoundingClientRect(), spot.getBoundingClientRect()];
    const dx = to.left + to.width / 2 - from.left - from.width / 2;
    const dy = to.top + to.height / 2 - from.top - from.height / 2;
    card.style.zIndex = '30';
    await timeline.animate(
      card,
      [
        { transform: 'none', opacity: 1 },
        { transform: `translate(${dx}px, ${dy}px) scale(.5)`, opacity: 0.2 },
      ],
      { ms: TIME.move, ease: EASE.in },
    );
    card.style.zIndex = '';
    card.style.visibility = 'hidden';
  }
  if (spot && timeline.reduced) timeline.outline(spot);
  for (let open = 1; open <= sticks && !timeline.reduced; open++) {
    scene.opening = { seat: event.seat, fan, sticks: open };
    sound.play('hop');
    await timeline.pause(STICK);
  }
}

/** Whole: it folds up with a snap. */
async function fold(spot: HTMLElement | null, timeline: Timeline) {
  sound.play('chime');
  if (!spot) return;
  if (timeline.reduced) return timeline.appear(spot);
  await timeline.animate(
    spot,
    [
      { transform: 'scale(1.12) rotate(-6deg)', opacity: 0.2 },
      { transform: 'scale(1.18) rotate(3deg)', opacity: 1, offset: 0.4 },
      { transform: 'none', opacity: 1 },
    ],
    { ms: TIME.stage, ease: EASE.paper },
  );
}

async function stamped(
  { power, lost }: Extract<EventView, { type: 'fired' }>,
  scene: Scene,
  timeline: Timeline,
) {
  scene.stamp = { power, lost };
  await tick();
  sound.play(lost ? 'hop' : 'bell');
  const seal = scene.find('stamp');
  if (seal && !timeline.reduced)
    await timeline.animate(
      seal,
      [
        { transform: 'scale(2.2) rotate(-14deg)', opacity: 0 },
        { transform: 'none', opacity: 1 },
      ],
      { ms: TIME.move, ease: EASE.paper },
    );
  await timeline.pause(TIME.move);
}

/** All piles slide under the deck. */
async function gather(then: View, view: View, scene: Scene, timeline: Timeline) {
  sound.play('slide');
  const deck = rectOf(scene, 'deck');
  if (!deck || timeline.reduced) return;
  await Promise.all(
    view.players.map(({ seat }) => {
      const pile = scene.find(`pile-${seat}`);
      if (!pile) return null;
      const from = pile.getBoundingClientRect();
      const way = `translate(${deck.left - from.left}px, ${deck.top - from.top}px)`;
      return timeline.animate(pile, [{ transform: 'none' }, { transform: way, opacity: 0.4 }], {
        ms: TIME.move,
        ease: EASE.in,
      });
    }),
  );
  scene.show(then);
}
