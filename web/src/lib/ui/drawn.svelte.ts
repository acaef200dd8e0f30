// How an icon is drawn.
import { ICONS, type IconName } from './icons';

let more = $state.raw<Partial<Record<string, string>>>({});
let asked: Promise<void> | undefined;

/** Its path; of one that is not here yet nothing, until it has come. */
export function pathOf(name: IconName): string {
  if (name in ICONS) return ICONS[name as keyof typeof ICONS];
  asked ??= import('./more-icons').then(
    ({ MORE_ICONS }) => {
      more = MORE_ICONS;
    },
    () => {
      asked = undefined;
    },
  );
  return more[name] ?? '';
}
