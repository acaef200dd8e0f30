// The address of every picture of the first edition that another has replaced since: asked for only by
// whoever opens a game of that time.
import { addressesOf } from './addresses';

const files = import.meta.glob<string>('./pictures/edition-1/*.{avif,webp}', {
  eager: true,
  query: '?url',
  import: 'default',
});

const earlier = (key: string) => key.replace(/^dream-/, 'first-');

export const addresses = Object.fromEntries(
  Object.entries(addressesOf(files)).map(([key, entry]) => [earlier(key), entry]),
);
