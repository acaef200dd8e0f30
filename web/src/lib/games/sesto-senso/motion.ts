// What moves when an event is shown: dreams fly from the ghost and open where they land, balls roll
// onto cards, and when the signs come the lights go down and each ball in turn is answered.
import { tick } from 'svelte';
import { TIME, type Hand } from '$lib/ui/motion';
import { sound } from '$lib/ui/sound';
import { dreamKey, type EventView, type Psychic, type View } from './types';

/** What the lights are on while the signs are given. */
export interface Light {
  psychic: Psychic | null;
  right: boolean | null;
}

/** Where the motion takes place. */
export interface Scene {
  stage: HTMLElement | undefined;
  show(view: View): void;
  light(light: Light | null): void;
}

const SUSPENSE = 900;
const ANSWER = 1100;

const rectOf = (stage: HTMLElement, selector: string) =>
  stage.querySelector(selector)?.getBoundingClientRect() ?? null;

/** Shows an event on the way to the view it leaves. */
export async function perform(event: EventView, then: View, scene: Scene, hand: Hand) {
  const { stage } = scene;
  switch (event.type) {
    case 'given':
      sound.play('slide');
      return arrive(
        then,
        event.dreams.map((dream) => dreamKey(dream)),
        scene,
        hand,
      );
    case 'dreamed':
      sound.play('chime');
      return arrive(
        then,
        event.dreams.map((dream) => dreamKey(dream)),
        scene,
        hand,
      );
    case 'changed':
      sound.play('flip');
      return hand.pause(TIME.move);
    case 'placed':
      sound.play('hop');
      return roll(`[data-ball="${event.who.psychic}"]`, then, scene, hand);
    case 'voted':
      sound.play('hop');
      return roll(`[data-vote="${event.seat}"]`, then, scene, hand);
    case 'signs':
      scene.light({ psychic: null, right: null });
      sound.play('chime');
      return hand.pause(SUSPENSE);
    case 'found':
    case 'refused': {
      const { psychic } = event.who;
      scene.light({ psychic, right: null });
      await hand.pause(TIME.move);
      const right = event.type === 'found';
      scene.light({ psychic, right });
      sound.play(right ? 'bell' : 'flip');
      return hand.pause(ANSWER);
    }
    case 'time-up':
      sound.play('chime');
      return hand.pause(TIME.stage);
    case 'missed':
      sound.play('flip');
      return hand.pause(TIME.stage);
    case 'accused':
      scene.light({ psychic: event.on.psychic, right: null });
      sound.play('chime');
      await hand.pause(SUSPENSE);
      scene.light({ psychic: event.on.psychic, right: event.right });
      return hand.pause(SUSPENSE);
    case 'day':
      scene.light(null);
      sound.play('flip');
      return hand.pause(stage ? TIME.stage : 0);
    case 'ended':
    case 'revealing':
      scene.light(null);
      return hand.pause(TIME.stage);
    default:
      return undefined;
  }
}

/** Dreams come from the ghost to wherever they lie now. */
async function arrive(then: View, keys: string[], scene: Scene, hand: Hand) {
  const { stage } = scene;
  const from = stage && rectOf(stage, '[data-ghost]');
  scene.show(then);
  await tick();
  if (!stage || !from) return;
  // One's own dreams lie in the apron, beside the table.
  const house = stage.closest('[data-shape]') ?? stage;
  const flights = keys.flatMap((key) => {
    const element = house.querySelector<HTMLElement>(`[data-lies="${key}"]`);
    return element ? [{ element, from }] : [];
  });
  await hand.flyAll(flights);
}

async function roll(selector: string, then: View, scene: Scene, hand: Hand) {
  const { stage } = scene;
  const from = stage && rectOf(stage, selector);
  scene.show(then);
  await tick();
  const ball = stage?.querySelector<HTMLElement>(selector);
  if (!ball) return;
  if (from) await hand.fly(ball, from);
  else await hand.appear(ball);
}
