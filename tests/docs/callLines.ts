import { type CallDefinition, contract } from '@xiangji/api-client/contract';

const HEAD = `// Written by \`pnpm docs:api\` from the contract: methods and paths without the schemas, for a client that is to stay small.
`;

/** The expected `packages/api-client/src/calls.ts`, generated from the contract. */
export function callLines(): string {
  const nouns: Record<string, Record<string, CallDefinition>> = contract;
  const lines = Object.entries(nouns).map(([noun, calls]) => {
    const inside = Object.entries(calls).map(
      ([name, { method, path }]) => `    ${name}: ['${method}', '${path}'],`,
    );
    return [`  ${noun}: {`, ...inside, '  },'].join('\n');
  });
  return `${HEAD}export const CALLS = {\n${lines.join('\n')}\n} as const;\n`;
}
