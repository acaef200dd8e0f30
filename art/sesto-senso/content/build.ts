// Writes what is made from the content: run it after a change of words, motifs or authors.

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { outputs } from './outputs.ts';

const ROOT = new URL('../../../', import.meta.url);

const licenses = await readFile(new URL('art/LICENSES.md', ROOT), 'utf8');
for (const [path, text] of Object.entries(await outputs(licenses))) {
  const file = new URL(path, ROOT);
  await mkdir(new URL('./', file), { recursive: true });
  await writeFile(file, text);
  console.log(path);
}
