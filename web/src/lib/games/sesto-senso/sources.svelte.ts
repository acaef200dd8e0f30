// Where the pictures are. Their addresses come after the table itself, in a file of their own: until
// then, and until each picture arrives, a flat tint stands in for it.
import type { Addresses } from './addresses';

let found = $state.raw<Addresses>({});
let asked: Promise<void> | undefined;

/** Asks for the addresses, once. */
export function loadSources(): Promise<void> {
  asked ??= import('./addresses').then(({ addresses }) => {
    found = addresses;
  });
  return asked;
}

export interface Sources {
  avif: string;
  webp: string | undefined;
}

/** The files of a picture; null as long as they are not known. */
export function sourcesOf(key: string): Sources | null {
  const files = found[key];
  if (!files) return null;
  const avif = Object.entries(files.avif).map(([width, url]) => `${url} ${width}w`);
  return { avif: avif.join(', '), webp: files.webp };
}
