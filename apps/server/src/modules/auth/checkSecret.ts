import { secretFields } from '@xiangji/api-client/contract';
import { safeParse } from 'zod/v4/core';
import { CatalogueError } from '../../http/errors.ts';

/** What a sealed field holds, once it is open, as the contract wants it. Throws ILLEGAL_REQUEST. */
export function checkSecret(field: keyof typeof secretFields, value: string): string {
  const result = safeParse(secretFields[field], value);
  if (!result.success) {
    throw new CatalogueError('ILLEGAL_REQUEST', {
      data: { reason: 'validation', issues: [{ path: `/${field}` }] },
    });
  }
  return result.data;
}
