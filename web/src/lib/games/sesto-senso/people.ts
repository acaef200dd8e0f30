// Who the psychics are on stage. A psychic wears the puppet of whoever plays them; where two would
// look alike, or one seat plays two, the second takes an animal that nobody has.
import { ANIMALS, type PuppetName } from '$lib/ui/puppets';
import type { Seated } from '../game';
import { isShared, type Psychic, type View } from './types';

export interface Medium {
  psychic: Psychic;
  seat: number;
  puppet: PuppetName;
  bot: boolean;
  away: boolean;
  /** The name of whoever plays them; null when that seat plays two. */
  name: string | null;
}

export function mediums(view: View, seats: readonly Seated[]): Medium[] {
  const taken = new Set<PuppetName>(['ghost']);
  const shared = isShared(view);
  const wanted = new Set(view.psychics.map(({ seat }) => seats[seat]?.puppet));
  return view.psychics.map(({ psychic, seat }) => {
    const own = seats[seat]?.puppet ?? 'fox';
    const free = ANIMALS.find((animal) => !taken.has(animal) && !wanted.has(animal));
    const puppet = taken.has(own) ? (free ?? own) : own;
    taken.add(puppet);
    return {
      psychic,
      seat,
      puppet,
      bot: seats[seat]?.bot ?? false,
      away: seats[seat]?.away ?? false,
      name: shared ? null : (seats[seat]?.name ?? ''),
    };
  });
}
