// What an event is to whoever reads what happened: big or small, their own decision, meant for them.
import type { EventView } from './types';

const BIG: ReadonlySet<EventView['type']> = new Set([
  'given',
  'signs',
  'found',
  'refused',
  'missed',
  'revealing',
  'accused',
  'ended',
]);
/** Dreams, answers, and what they lead to, are waited for. */
export const big = (event: EventView): boolean => BIG.has(event.type);

const MINOR: ReadonlySet<EventView['type']> = new Set([
  // Dreams lie where they came, with a golden rim.
  'given',
  'drew',
  'shuffled',
  'confirmed',
  'vote-confirmed',
  'signs',
  'day',
]);
const PERSONAL: ReadonlySet<EventView['type']> = new Set(['found', 'refused', 'missed']);
/** What goes without saying when one reads what happened: what came to others lies on the table. */
export const minor = (event: EventView, seat: number): boolean =>
  MINOR.has(event.type) || (PERSONAL.has(event.type) && !meant(event, seat));

/** Whoever confirms has decided, for today. */
export const own = (event: EventView, seat: number): boolean =>
  (event.type === 'confirmed' && event.who.seat === seat) ||
  (event.type === 'vote-confirmed' && event.seat === seat);

/** Dreams and answers are meant for the psychic's own seat. */
export const meant = (event: EventView, seat: number): boolean => {
  switch (event.type) {
    case 'given':
    case 'found':
    case 'refused':
    case 'missed':
      return event.who.seat === seat;
    default:
      return false;
  }
};
