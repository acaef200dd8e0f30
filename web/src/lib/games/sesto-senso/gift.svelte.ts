// What the ghost has taken up and not yet given. It lives on this page alone: in which order, how
// often and how long a dream was held is nobody else's to know.
import { KINDS, type Action, type Dream, type Kind, type Legal, type Psychic } from './types';

export class Gift {
  readonly #legal: () => Legal;
  /** The dreams for one psychic, in the order they were taken up. */
  #picked = $state.raw<Dream[]>([]);
  /** The dream for each card of the culprit. */
  #about = $state.raw<Partial<Record<Kind, Dream>>>({});
  #slot = $state<Kind | null>(null);

  constructor(legal: () => Legal) {
    this.#legal = legal;
  }

  /** How the dreams are given now. */
  get way(): 'give' | 'common' | 'add' | null {
    const { give, common } = this.#legal();
    if (give) return 'give';
    return common ? (common.dreams === 3 ? 'common' : 'add') : null;
  }

  get hand(): Dream[] {
    const { give, common } = this.#legal();
    return give?.hand ?? common?.hand ?? [];
  }

  get picked(): Dream[] {
    const { hand } = this;
    return this.#picked.filter((dream) => hand.includes(dream));
  }

  about(kind: Kind): Dream | null {
    const dream = this.#about[kind];
    return dream !== undefined && this.hand.includes(dream) ? dream : null;
  }

  /** The card of the culprit that the next dream is for. */
  get slot(): Kind | null {
    if (this.way !== 'common') return null;
    if (this.#slot) return this.#slot;
    return KINDS.find((kind) => this.about(kind) === null) ?? null;
  }

  choose(kind: Kind): void {
    this.#slot = kind;
  }

  /** The number on a dream that is taken up; for the common dream, the card it is for. */
  badge(dream: Dream): number | Kind | null {
    if (this.way === 'common') return KINDS.find((kind) => this.about(kind) === dream) ?? null;
    const at = this.picked.indexOf(dream);
    return at < 0 ? null : at + 1;
  }

  /** Takes a dream up, or puts it back. */
  toggle(dream: Dream): void {
    const badge = this.badge(dream);
    if (this.way === 'common') {
      if (typeof badge === 'string') this.#about = { ...this.#about, [badge]: undefined };
      else if (this.slot) this.#about = { ...this.#about, [this.slot]: dream };
      this.#slot = null;
    } else if (badge !== null) {
      this.#picked = this.picked.filter((one) => one !== dream);
    } else if (this.way === 'add') {
      this.#picked = [dream];
    } else if (!this.full) {
      this.#picked = [...this.picked, dream];
    }
  }

  /** As many as may be given: others need theirs. */
  get full(): boolean {
    return this.picked.length >= (this.#legal().give?.most ?? 1);
  }

  get size(): number {
    if (this.way !== 'common') return this.picked.length;
    return KINDS.filter((kind) => this.about(kind) !== null).length;
  }

  clear(): void {
    this.#picked = [];
    this.#about = {};
    this.#slot = null;
  }

  /** What would be sent now; null while something is missing. Dreams travel in the order of their
   * numbers, so that nothing is said by another order. */
  action(psychic: Psychic | null): Action | null {
    const { give } = this.#legal();
    const object = this.about('object');
    const place = this.about('place');
    const character = this.about('character');
    const dreams = [...this.picked].sort((a, b) => a - b);
    const [dream] = dreams;
    switch (this.way) {
      case 'give':
        if (psychic === null || !give?.psychics.includes(psychic) || dreams.length === 0)
          return null;
        return { type: 'give', psychic, dreams };
      case 'add':
        return dream === undefined ? null : { type: 'add', dream };
      case 'common':
        if (object === null || place === null || character === null) return null;
        return { type: 'common', character, place, object };
      case null:
        return null;
    }
  }
}
