// Catalogues travel without what only their translators read.
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

export function bareWords(): Plugin {
  return {
    name: 'bare-words',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      const [path = '', query] = id.split('?');
      if (!path.endsWith('.ftl') || query !== 'raw') return null;
      const text = await readFile(path, 'utf8');
      const bare = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
      return `export default ${JSON.stringify(bare.join('\n') + '\n')}`;
    },
  };
}
