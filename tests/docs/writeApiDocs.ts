// `pnpm docs:api`: writes docs/api.md and the client's list of calls from the contract.
import { writeFileSync } from 'node:fs';
import { apiDocs } from './apiDocs.ts';
import { callLines } from './callLines.ts';

writeFileSync(new URL('../../docs/api.md', import.meta.url), apiDocs());
writeFileSync(new URL('../../packages/api-client/src/calls.ts', import.meta.url), callLines());
