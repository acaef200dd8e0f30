// What moves when an event is shown: cards fly to their series or to the discards, bounce off,
// slide in from the deck; lanterns and touched cards light up. People who asked for less motion see
// a fade and an outline instead.
import { tick } from 'svelte';
import { EASE, TIME, type Timeline } from '$lib/ui/motion';
import { sound } from '$lib/ui/sound';
import type { EventView, View } from './types';

export interface Scene {
  element(selector: string): HTMLElement | null;
  /** Changes what is on show in the middle of an event. */
  show(view: View): void;
}

/** Where something was, once it is gone. */
const rect = (element: HTMLElement | null) => element?.getBoundingClientRect() ?? null;

/** Shows an event on the way to the view it leaves. */
export async function perform(event: EventView, then: View, scene: Scene, timeline: Timeline) {
  switch (event.type) {
    case 'informed': {
      scene.show(then);
      await tick();
      const touched = event.touched.map((id) => scene.element(`[data-card="${id}"]`));
      return rise(
        touched.filter((card) => card !== null),
        scene.element(`[data-hand="${event.to}"]`),
        timeline,
      );
    }
    case 'played': {
      sound.play('flip');
      const from = rect(scene.element(`[data-card="${event.id}"]`));
      scene.show(then);
      await tick();
      const pad = scene.element(`[data-pad="${event.card.colour}"]`);
      if (!event.fits) return bounce(event.card.colour, from, pad, scene, timeline);
      await land(pad, from, timeline);
      return bloom(scene.element(`[data-burst="${event.card.colour}"]`), timeline);
    }
    case 'discarded': {
      sound.play('flip');
      const from = rect(scene.element(`[data-card="${event.id}"]`));
      scene.show(then);
      await tick();
      return throwAway(event.card.colour, from, scene, timeline);
    }
    case 'drew': {
      sound.play('slide');
      const from = rect(scene.element('[data-deck]'));
      scene.show(then);
      await tick();
      return land(scene.element(`[data-card="${event.id}"]`), from, timeline);
    }
    case 'completed': {
      sound.play('chime');
      return flash(scene.element(`[data-burst="${event.colour}"]`), timeline);
    }
    case 'token-back': {
      scene.show(then);
      await tick();
      return pulse(scene.element(`[data-lantern="${event.tokens - 1}"]`), timeline);
    }
    case 'erred': {
      scene.show(then);
      await tick();
      return turn(scene.element(`[data-error="${event.errors - 1}"]`), timeline);
    }
    case 'arranged': {
      const before = event.cards.map((id) => rect(scene.element(`[data-card="${id}"]`)));
      scene.show(then);
      await tick();
      const flights = event.cards.flatMap((id, i) => {
        const element = scene.element(`[data-card="${id}"]`);
        const from = before[i];
        return element && from ? [{ element, from }] : [];
      });
      return timeline.flyAll(flights, 0);
    }
    default:
      return;
  }
}

/** The row of the discards, or the button behind which they are. */
const discardOf = (colour: string, scene: Scene) =>
  scene.element(`[data-discard="${colour}"]`) ?? scene.element('[data-drop="discard"]');

/** A card flies to the discards and is one of many there. */
async function throwAway(colour: string, from: DOMRect | null, scene: Scene, timeline: Timeline) {
  const thrown = scene.element('[data-thrown]');
  if (timeline.reduced) return land(discardOf(colour, scene), from, timeline);
  if (thrown && from) await timeline.fly(thrown, from, { passing: true });
}

async function land(element: HTMLElement | null, from: DOMRect | null, timeline: Timeline) {
  if (element && from) await timeline.fly(element, from);
}

async function rise(cards: HTMLElement[], whole: HTMLElement | null, timeline: Timeline) {
  // With nothing to point at, the hand itself is what was spoken of.
  const elements = cards.length > 0 ? cards : whole ? [whole] : [];
  if (timeline.reduced) {
    elements.forEach((element) => timeline.outline(element));
    return timeline.pause(TIME.fast);
  }
  const up = { transform: 'translateY(-10px)' };
  const flat = { transform: 'none' };
  await Promise.all(
    elements.map((element) =>
      timeline.animate(element, [flat, up, { ...up, offset: 0.75 }, flat], { ms: 800 }),
    ),
  );
}

async function bounce(
  colour: string,
  from: DOMRect | null,
  pad: HTMLElement | null,
  scene: Scene,
  timeline: Timeline,
) {
  if (timeline.reduced || !pad) return throwAway(colour, from, scene, timeline);
  await timeline.animate(
    pad,
    [0, -5, 5, -4, 4, 0].map((x) => ({ transform: `translateX(${x}px)` })),
    { ms: TIME.move },
  );
  await throwAway(colour, rect(pad), scene, timeline);
}

async function bloom(element: HTMLElement | null, timeline: Timeline) {
  if (!element) return;
  if (timeline.reduced) {
    await timeline.animate(element, [{ opacity: 0 }, { opacity: 1 }], { ms: TIME.fast });
    return;
  }
  await timeline.animate(
    element,
    [
      { transform: 'translateY(30%) scale(.1)', opacity: 0 },
      { transform: 'scale(1)', opacity: 1 },
    ],
    { ms: 500, ease: EASE.paper },
  );
}

async function flash(element: HTMLElement | null, timeline: Timeline) {
  if (!element || timeline.reduced) return;
  const plain = { transform: 'none', opacity: 1 };
  await timeline.animate(
    element,
    [plain, { transform: 'scale(1.35)', opacity: 1 }, { transform: 'none', opacity: 0.5 }, plain],
    { ms: TIME.stage },
  );
}

async function pulse(element: HTMLElement | null, timeline: Timeline) {
  if (!element) return;
  if (timeline.reduced) return timeline.outline(element);
  await timeline.animate(
    element,
    [{ transform: 'scale(.7)' }, { transform: 'scale(1.25)' }, { transform: 'none' }],
    { ms: TIME.move },
  );
}

async function turn(element: HTMLElement | null, timeline: Timeline) {
  if (!element) return;
  if (timeline.reduced) return timeline.outline(element);
  await timeline.animate(element, [{ transform: 'rotateY(180deg)' }, { transform: 'none' }], {
    ms: TIME.move,
  });
}
