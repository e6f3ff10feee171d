import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { apiDocs } from './apiDocs.ts';
import { callLines } from './callLines.ts';

it('docs/api.md matches the contract; `pnpm docs:api` writes it', () => {
  expect(readFileSync(new URL('../../docs/api.md', import.meta.url), 'utf8')).toBe(apiDocs());
});

it('the client contains every call of the contract; `pnpm docs:api` writes its list', () => {
  const path = new URL('../../packages/api-client/src/calls.ts', import.meta.url);
  expect(readFileSync(path, 'utf8')).toBe(callLines());
});
