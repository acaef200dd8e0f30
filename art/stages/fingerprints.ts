// A fingerprint of every drawing: it changes exactly when a drawing does.

import { createHash } from 'node:crypto';
import { PICTURES, STAGES } from './stages.ts';

export function fingerprints(): Record<string, string> {
  return Object.fromEntries(
    STAGES.flatMap(({ game, scene }) =>
      PICTURES.map(({ view, suffix }) => [
        `${game}${suffix}`,
        createHash('sha256').update(scene(view)).digest('hex'),
      ]),
    ),
  );
}
