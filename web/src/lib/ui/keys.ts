// Whether somebody goes about by keys, or by what a screen reader sends in their place: only then
// may the page move the focus, for whoever points at things would see it jump.

/** The last thing done was done by key. */
let used = false;
/** A key is down: a focus that moved now would let the same press act again where it arrives. */
let held = false;

addEventListener('keydown', () => (used = held = true), true);
addEventListener('keyup', () => (held = false), true);
addEventListener('blur', () => (held = false));
addEventListener('pointerdown', () => (used = false), true);
// A press that no pointer made comes without a count of clicks.
addEventListener('click', ({ detail }) => (used ||= detail === 0), true);

export const byKeys = (): boolean => used;

/** Does something once no key is down any more. */
export function onceReleased(then: () => void): void {
  if (held) addEventListener('keyup', then, { once: true });
  else then();
}
