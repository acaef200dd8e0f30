// @vitest-environment node
// The committed types are those of the server's description: `npm run types` makes them anew.
import { readFileSync } from 'node:fs';
import openapiTS, { astToString } from 'openapi-typescript';
import { format, resolveConfig } from 'prettier';
import { expect, test } from 'vitest';

const here = (path: string) => new URL(path, import.meta.url);

test('the types are those of the description', async () => {
  const description = here('../../../../docs/openapi.json');
  const made = astToString(await openapiTS(description));
  const style = await resolveConfig(here('./schema.d.ts').pathname);
  const withoutHead = (text: string) => text.replace(/^(\/\*\*[\s\S]*?\*\/\s*)/, '');
  const kept = withoutHead(readFileSync(here('./schema.d.ts'), 'utf8'));
  expect(kept).toBe(withoutHead(await format(made, { ...style, parser: 'typescript' })));
});
