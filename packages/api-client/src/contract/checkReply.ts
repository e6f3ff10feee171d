import { parse } from 'zod/v4/core';
import { contract } from './contract.ts';
import type { CallDefinition } from './define.ts';

/**
 * Parses the data of a successful reply by the contract; throws where it does not fit. For `createApiClient`.
 */
export function checkReply(noun: string, call: string, data: unknown): unknown {
  const nouns: Record<string, Record<string, CallDefinition>> = contract;
  const definition = nouns[noun]?.[call];
  if (!definition) throw new RangeError(`The contract has no call ${noun}.${call}`);
  return parse(definition.data, data);
}
