import { parse } from 'zod/v4/core';
import { contract } from './contract.ts';
import type { CallDefinition } from './define.ts';

/**
 * Parses the data of a successful reply with the schema of the contract. Throws if the data does not match. Pass it to
 * `createApiClient`.
 */
export function checkReply(noun: string, call: string, data: unknown): unknown {
  const nouns: Record<string, Record<string, CallDefinition>> = contract;
  const definition = nouns[noun]?.[call];
  if (!definition) throw new RangeError(`The contract has no call ${noun}.${call}`);
  return parse(definition.data, data);
}
