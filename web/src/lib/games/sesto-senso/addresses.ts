// The address of every picture of this edition in every size, as the build names them.
const files = import.meta.glob<string>('./pictures/*.{avif,webp}', {
  eager: true,
  query: '?url',
  import: 'default',
});

export type Addresses = Record<string, { avif: Record<string, string>; webp?: string }>;

/** `…/dream-07-400.avif`: the picture, its width, its kind of file. */
export function addressesOf(files: Record<string, string>): Addresses {
  const found: Addresses = {};
  for (const [path, url] of Object.entries(files)) {
    const [, key, width, type] = /([a-z]+-\d\d)-(\d+)\.(avif|webp)$/.exec(path) ?? [];
    if (!key || !width) continue;
    const entry = (found[key] ??= { avif: {} });
    if (type === 'avif') entry.avif[width] = url;
    else entry.webp = url;
  }
  return found;
}

export const addresses = addressesOf(files);
