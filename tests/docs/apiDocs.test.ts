import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { apiDocs } from './apiDocs.ts';

it('docs/api.md tells the contract as it is; `pnpm docs:api` writes it anew', () => {
  expect(readFileSync(new URL('../../docs/api.md', import.meta.url), 'utf8')).toBe(apiDocs());
});
