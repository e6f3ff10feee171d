import { secretFields } from '@xiangji/api-client/contract';
import { safeParse } from 'zod/v4/core';
import { CatalogueError } from '../../http/errors.ts';

/** The decrypted content of an encrypted field, in the contract's form. Throws ILLEGAL_REQUEST. */
export function checkSecret(field: keyof typeof secretFields, value: string): string {
  const result = safeParse(secretFields[field], value);
  if (!result.success) {
    throw new CatalogueError('ILLEGAL_REQUEST', {
      data: { reason: 'validation', issues: [{ path: `/${field}` }] },
    });
  }
  return result.data;
}
