// @vitest-environment node
// The committed types are those of the server's description: `npm run types` makes them anew.
import { readFileSync } from 'node:fs';
import openapiTS, { astToString, COMMENT_HEADER } from 'openapi-typescript';
import { expect, test } from 'vitest';

const here = (path: string) => new URL(path, import.meta.url);

test('the types are those of the description', async () => {
  const made = await openapiTS(here('../../../../docs/openapi.json'));
  const kept = readFileSync(here('./schema.d.ts'), 'utf8');
  expect(kept).toBe(COMMENT_HEADER + astToString(made));
});
