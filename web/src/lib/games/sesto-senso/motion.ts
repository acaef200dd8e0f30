// What moves when an event is shown: dreams fly from the ghost and open where they land, balls roll
// onto cards. Signs and accusations are scenes of their own, on a dark stage: what is asked is seen
// first, for a breath, and the answer comes after it with its words.
import { tick } from 'svelte';
import { TIME, type Timeline } from '$lib/ui/motion';
import { sound } from '$lib/ui/sound';
import { dreamKey } from './editions';
import { psychicOf, type Card, type Dream, type EventView, type Psychic, type View } from './types';

/** The signs of a day, one psychic after the other. */
export interface Signs {
  type: 'signs';
  /** Whose balls are answered, in that order. */
  psychics: Psychic[];
  /** The answers that were given. */
  told: { psychic: Psychic; right: boolean }[];
  /** Who is answered now; nobody while the lights go down. */
  asked: { psychic: Psychic; card: Card | null; dreams: Dream[] } | null;
}

/** An accusation: the dreams, the suspects with the balls, the accused alone, the answer. */
export interface Accusation {
  type: 'accusation';
  on: Psychic;
  act: 'dream' | 'suspects' | 'alone' | 'answer';
  /** Which of the dreams. */
  at: number;
  right: boolean | null;
}

export type Scene = Signs | Accusation;

/** Where the motion takes place. */
export interface Place {
  stage: HTMLElement | undefined;
  show(view: View): void;
  /** The scene on the dark stage, and how it changes. */
  readonly scene: Scene | null;
  play(scene: Scene | null): void;
}

/** How long each part of a scene stands, in milliseconds. */
export const STANDS = {
  dusk: 1100,
  asked: 1500,
  answer: 1900,
  dream: 1300,
  suspects: 1700,
  alone: 2000,
  unmasked: 3600,
} as const;

const rectOf = (stage: HTMLElement, selector: string) =>
  stage.querySelector(selector)?.getBoundingClientRect() ?? null;

const BREATHS: ReadonlySet<EventView['type']> = new Set(['found', 'refused', 'missed', 'accused']);
export const hasBreath = (event: EventView): boolean => BREATHS.has(event.type);

/** What is seen of an event before it is told: whom it is about, and nothing of the answer. */
export async function breathe(event: EventView, view: View, place: Place, timeline: Timeline) {
  switch (event.type) {
    case 'found':
    case 'refused':
    case 'missed': {
      const { psychic } = event.who;
      const card = event.type === 'missed' ? null : event.card;
      const dreams = psychicOf(view, psychic)?.dreams ?? [];
      const now = signsOf(place.scene, psychic);
      place.play({ ...now, asked: { psychic, card, dreams } });
      sound.play('heart');
      return timeline.pause(STANDS.asked);
    }
    case 'accused': {
      const scene: Accusation = {
        type: 'accusation',
        on: event.on.psychic,
        act: 'dream',
        at: 0,
        right: null,
      };
      for (const at of (view.revelation?.common ?? []).keys()) {
        place.play({ ...scene, at });
        sound.play('flip');
        await timeline.pause(STANDS.dream);
      }
      place.play({ ...scene, act: 'suspects' });
      sound.play('slide');
      await timeline.pause(STANDS.suspects);
      place.play({ ...scene, act: 'alone' });
      sound.play('heart');
      return timeline.pause(STANDS.alone);
    }
    default:
      return undefined;
  }
}

/** The signs that are given, or those of this psychic alone. */
const signsOf = (scene: Scene | null, psychic: Psychic): Signs =>
  scene?.type === 'signs' ? scene : { type: 'signs', psychics: [psychic], told: [], asked: null };

/** Shows an event on the way to the view it leaves. */
export async function perform(event: EventView, then: View, place: Place, timeline: Timeline) {
  const { stage } = place;
  if (!STAYS.has(event.type)) place.play(null);
  switch (event.type) {
    case 'given':
      sound.play('slide');
      return arrive(
        then,
        event.dreams.map((dream) => dreamKey(then, dream)),
        place,
        timeline,
      );
    case 'dreamed':
      sound.play('chime');
      return arrive(
        then,
        event.dreams.map((dream) => dreamKey(then, dream)),
        place,
        timeline,
      );
    case 'changed':
      sound.play('flip');
      return timeline.pause(TIME.move);
    case 'placed':
      sound.play('hop');
      return roll(`[data-ball="${event.who.psychic}"]`, then, place, timeline);
    case 'voted':
      sound.play('hop');
      return roll(`[data-vote="${event.seat}"]`, then, place, timeline);
    case 'signs':
      place.play({ type: 'signs', psychics: event.psychics, told: [], asked: null });
      sound.play('chime');
      return timeline.pause(STANDS.dusk);
    case 'found':
    case 'refused':
    case 'missed': {
      const { psychic } = event.who;
      const right = event.type === 'found';
      const now = signsOf(place.scene, psychic);
      place.play({ ...now, told: [...now.told, { psychic, right }] });
      sound.play(right ? 'bell' : 'flip');
      return timeline.pause(STANDS.answer);
    }
    case 'accused': {
      const { right } = event;
      const on = event.on.psychic;
      place.play({ type: 'accusation', on, act: 'answer', at: 0, right });
      sound.play(right ? 'chime' : 'flip');
      return timeline.pause(right ? STANDS.unmasked : STANDS.answer);
    }
    case 'time-up':
      sound.play('chime');
      return timeline.pause(TIME.stage);
    case 'day':
      sound.play('flip');
      return timeline.pause(stage ? TIME.stage : 0);
    case 'ended':
    case 'revealing':
      return timeline.pause(TIME.stage);
    default:
      return undefined;
  }
}

/** What belongs to the scene on the dark stage; an unmasking stays until the curtain falls. */
const STAYS: ReadonlySet<EventView['type']> = new Set([
  'signs',
  'found',
  'refused',
  'missed',
  'accused',
  'ended',
]);

/** Dreams come from the ghost to wherever they lie now. */
async function arrive(then: View, keys: string[], place: Place, timeline: Timeline) {
  const { stage } = place;
  const from = stage && rectOf(stage, '[data-ghost]');
  place.show(then);
  await tick();
  if (!stage || !from) return;
  // One's own dreams lie in the apron, beside the table.
  const house = stage.closest('[data-shape]') ?? stage;
  const flights = keys.flatMap((key) => {
    const element = house.querySelector<HTMLElement>(`[data-lies="${key}"]`);
    return element ? [{ element, from }] : [];
  });
  await timeline.flyAll(flights);
}

async function roll(selector: string, then: View, place: Place, timeline: Timeline) {
  const { stage } = place;
  const from = stage && rectOf(stage, selector);
  place.show(then);
  await tick();
  const ball = stage?.querySelector<HTMLElement>(selector);
  if (!ball) return;
  if (from) await timeline.fly(ball, from);
  else await timeline.appear(ball);
}
