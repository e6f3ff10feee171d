import { type CallDefinition, contract, ERROR_CODES, type ErrorCode } from '@xiangji/api-client/contract';
import { shortSchema } from './shortSchema.ts';

const nameOf = (code: ErrorCode) => Object.entries(ERROR_CODES).find(([, one]) => one === code)?.[0] ?? '';

function whoMay({ access, encoding, errors }: CallDefinition): string {
  if (access === 'user') return 'signed in';
  if (encoding === 'multipart') return 'holder of an upload token';
  return errors.includes(ERROR_CODES.SHARE_NOT_AUTH) ? 'visitor of the share' : 'anyone';
}

function sentBy({ params, query, body, encoding }: CallDefinition): string {
  const parts = [
    params && `path ${shortSchema(params)}`,
    query && `query ${shortSchema(query)}`,
    body && `body ${shortSchema(body)}`,
    encoding === 'multipart' && 'form: see `UPLOAD_FIELDS`',
  ];
  return parts.filter(Boolean).join('<br>') || '–';
}

function rowOf(call: string, definition: CallDefinition): string {
  const { method, path, summary, errors } = definition;
  const cells = [
    `\`${call}\``,
    `\`${method} ${path}\`<br>${summary}`,
    sentBy(definition),
    whoMay(definition),
    errors.length > 0 ? errors.join(', ') : '–',
  ];
  return `| ${cells.join(' | ')} |`;
}

function section([noun, calls]: [string, Record<string, CallDefinition>]): string {
  const rows = Object.entries(calls).map(([call, definition]) => rowOf(`${noun}.${call}`, definition));
  return [
    `## ${noun}`,
    '',
    '| call | path | sends | who may | errors |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}

/** The text of docs/api.md: every call of the contract. */
export function apiDocs(): string {
  const calls = Object.values(contract).reduce((sum, group) => sum + Object.keys(group).length, 0);
  const codes = Object.values(ERROR_CODES).map((code) => `| ${code} | ${nameOf(code)} |`);
  return `# The calls of the server

Written by \`pnpm docs:api\` from the contract (\`packages/api-client/src/contract\`); do not edit by hand.

${calls} calls. A reply is \`[code, message, data]\`; code 0 is success. Besides the errors that a call names, each may
answer 10000 (SYSTEM) and 20002 (ILLEGAL_REQUEST: a field that does not fit, a missing \`x-csrf-token\`, a flood), and a
call for those who are signed in 20001 (NOT_SIGNED_IN). What belongs to somebody else is answered as what does not
exist: 20000. A \`?\` marks what may be left out; \`0\` as an id is the top level; *encrypted* is a secret under the key of
\`auth.key\`. The same contract is served as OpenAPI 3.1 at \`/openapi.json\`.

${(Object.entries(contract) as [string, Record<string, CallDefinition>][]).map(section).join('\n')}
## Errors

| code | name |
| ---: | --- |
${codes.join('\n')}
`;
}
