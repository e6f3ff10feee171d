// `pnpm docs:api`: writes docs/api.md from the contract.
import { writeFileSync } from 'node:fs';
import { apiDocs } from './apiDocs.ts';

writeFileSync(new URL('../../docs/api.md', import.meta.url), apiDocs());
