// A whole game, read back: how much was reconstructed day by day, the turning points, and what one
// may like to remember of it. Everything is counted from what the album tells.
import { say } from '$lib/i18n/written';
import type { Fact, KeyMoment, Plot, Step } from '../game';
import type { EventView, Legal, Page, PsychicView, View } from './types';

/** One line a seat; whoever plays two psychics has one for both, and the ghost that of the whole. */
export const plot: Plot<View> = {
  label: say('sesto-senso-plot'),
  read: ({ psychics, ghost }) => {
    const seats = Math.max(ghost, ...psychics.map(({ seat }) => seat)) + 1;
    const share = (some: PsychicView[]) =>
      some.length === 0 ? 0 : some.reduce((sum, { found }) => sum + found, 0) / (3 * some.length);
    return Array.from({ length: seats }, (_, seat) =>
      share(seat === ghost ? psychics : psychics.filter((one) => one.seat === seat)),
    );
  },
};

export function keyMoment(events: EventView[]): KeyMoment | null {
  for (const event of events) {
    if (event.type === 'accused')
      return event.right
        ? { icon: 'theater', label: say('sesto-senso-moment-unmasked'), seat: null }
        : { icon: 'x', label: say('sesto-senso-moment-accused'), seat: null };
    if (event.type === 'revealing')
      return { icon: 'users', label: say('sesto-senso-moment-last'), seat: null };
    if (event.type === 'hopeless')
      return { icon: 'clock', label: say('sesto-senso-moment-hopeless'), seat: null };
  }
  const found = events.find((event) => event.type === 'found');
  if (found?.type !== 'found') return null;
  const { seat } = found.who;
  return { icon: 'check', label: say('sesto-senso-moment-found', { name: { seat } }), seat };
}

/** The pages of a psychic for one kind, in the order of the days. */
const searches = (album: Page[], psychic: number): Page[][] =>
  (['object', 'place', 'character'] as const)
    .map((kind) => album.filter((page) => page.psychic === psychic && page.kind === kind))
    .filter((pages) => pages.length > 0);

export function facts(steps: Step<View, Legal, EventView>[]): Fact[] {
  const view = steps.at(-1)?.view;
  if (!view) return [];
  const { album, psychics, revelation } = view;
  const found: Fact[] = [];
  let patient = { seat: 0, count: 4 };
  for (const { psychic, seat, found: done } of psychics) {
    const all = searches(album, psychic);
    const name = { seat };
    const wrong = album.filter((page) => page.psychic === psychic && page.right === false).length;
    if (done === 3 && wrong === 0)
      found.push({ icon: 'check', seat, say: say('sesto-senso-fact-first', { name }) });
    const single = all.filter(
      ([first, ...more]) => more.length === 0 && first?.right && first.dreams.length === 1,
    ).length;
    if (single > 0)
      found.push({
        icon: 'moon',
        seat,
        say: say('sesto-senso-fact-one-dream', { name, count: single }),
      });
    for (const pages of all) {
      const count = pages.reduce((sum, { dreams }) => sum + dreams.length, 0);
      if (count > patient.count) patient = { seat, count };
    }
  }
  if (patient.count > 4)
    found.push({
      icon: 'clock',
      seat: patient.seat,
      say: say('sesto-senso-fact-patience', { name: { seat: patient.seat }, count: patient.count }),
    });
  const count =
    album.reduce((sum, { dreams }) => sum + dreams.length, 0) + (revelation?.common.length ?? 0);
  const whole: Fact = { icon: 'ghost', seat: null, say: say('sesto-senso-fact-dreams', { count }) };
  return [...found.slice(0, 3), whole];
}
