// What moves says what happened. A `Timeline` is that of one beat: every animation and pause
// goes through it, so that a tap can finish them all, a hurry can speed them up, and people who
// asked for less motion get a crossfade and an outline instead of flights.

export const TIME = { tap: 90, fast: 160, move: 320, stage: 600, outline: 1200 } as const;
export const EASE = {
  out: 'cubic-bezier(.2,.7,.2,1)',
  in: 'cubic-bezier(.6,0,.9,.4)',
  paper: 'cubic-bezier(.3,1.35,.5,1)',
} as const;

const MOST_FLIGHTS = 8;
const TILT = 6;

export const lessMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** How one event is shown: everything that moves or waits goes through the timeline, which a tap can
 * finish at any time. */
export type Beat = (timeline: Timeline) => Promise<void> | void;

export class Timeline {
  readonly #speed: number;
  readonly reduced: boolean;
  readonly #running = new Set<() => void>();
  #finished = false;

  constructor(speed = 1, reduced = lessMotion()) {
    this.#speed = speed;
    this.reduced = reduced;
  }

  /** Ends everything now, as it would have ended by itself. */
  finish = (): void => {
    this.#finished = true;
    for (const end of this.#running) end();
  };

  pause(ms: number): Promise<void> {
    if (this.#finished) return Promise.resolve();
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        this.#running.delete(end);
        resolve();
      };
      const timer = setTimeout(end, ms / this.#speed);
      this.#running.add(end);
    });
  }

  async animate(
    element: Element,
    frames: Keyframe[],
    { ms = TIME.move, ease = EASE.out, delay = 0 }: { ms?: number; ease?: string; delay?: number },
  ): Promise<void> {
    if (this.#finished) return;
    const animation = element.animate(frames, {
      duration: ms / this.#speed,
      delay: delay / this.#speed,
      easing: ease,
      // Before its turn comes, a thing waits where its flight begins.
      fill: 'backwards',
    });
    const end = () => animation.finish();
    this.#running.add(end);
    // A cancelled animation (its element left) has ended too.
    await animation.finished.catch(() => undefined);
    this.#running.delete(end);
  }

  /** FLIP: the element is already at its new place; it is shown flying there from `from`. One that is only `passing`
   * is unseen before and after. */
  async fly(
    element: HTMLElement,
    from: DOMRect,
    {
      ms = TIME.move,
      delay = 0,
      passing = false,
    }: { ms?: number; delay?: number; passing?: boolean } = {},
  ): Promise<void> {
    const to = element.getBoundingClientRect();
    if (to.width === 0 || from.width === 0) return;
    if (this.reduced) return this.appear(element);
    const dx = from.left + from.width / 2 - (to.left + to.width / 2);
    const dy = from.top + from.height / 2 - (to.top + to.height / 2);
    const scale = from.width / to.width;
    const tilt = Math.sign(dx) * -TILT;
    element.style.zIndex = '30';
    await this.animate(
      element,
      [
        { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, easing: EASE.out },
        {
          transform: `translate(${dx * 0.12}px, ${dy * 0.12}px) scale(1.04) rotate(${tilt}deg)`,
          offset: 0.75,
          easing: EASE.paper,
        },
        { transform: 'none' },
      ].map((frame) => (passing ? { ...frame, visibility: 'visible' } : frame)),
      { ms, delay, ease: 'linear' },
    );
    element.style.zIndex = '';
  }

  /** Several flights at once, a little apart; past the eighth, things are simply there. */
  async flyAll(flights: { element: HTMLElement; from: DOMRect }[], apart = 60): Promise<void> {
    await Promise.all(
      flights
        .slice(0, MOST_FLIGHTS)
        .map(({ element, from }, i) => this.fly(element, from, { delay: i * apart })),
    );
  }

  async appear(element: HTMLElement): Promise<void> {
    this.outline(element);
    await this.animate(element, [{ opacity: 0 }, { opacity: 1 }], { ms: TIME.fast });
  }

  /** A gold outline that stays a while and holds nobody up. */
  outline(element: HTMLElement): void {
    element.animate(
      [{ outline: '3px solid var(--gold)', outlineOffset: '3px' }, { outlineColor: 'transparent' }],
      { duration: TIME.outline, easing: 'steps(1, jump-end)' },
    );
  }
}
