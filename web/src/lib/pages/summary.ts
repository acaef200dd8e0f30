// What is said when a game is over.
import type { IconName } from '$lib/ui/icons';
import type { PuppetName } from '$lib/ui/puppets';

export interface Verdict {
  title: string;
  text: string;
  /** A number to be proud of, and what it counts. */
  score?: { value: string; caption: string };
  players: { name: string; puppet: PuppetName; bot: boolean }[];
}

/** Something true and kind, about somebody or about the evening. */
export interface Remembered {
  text: string;
  icon: IconName;
  puppet?: PuppetName;
  bot?: boolean;
}
