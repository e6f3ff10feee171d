import * as z from 'zod/mini';
import { sealed } from './scalars.ts';

/**
 * Secrets travel sealed, one to a field (spec §7): each ciphertext holds `name ␟ nonce ␟ seconds ␟ value` in
 * UTF-8, under the key named by `kid`.
 */
export function sealedFields<const N extends readonly string[]>(names: N) {
  const shape = Object.fromEntries(names.map((name) => [name, sealed])) as Record<N[number], typeof sealed>;
  return z.object({ kid: z.string().check(z.maxLength(64)), ...shape });
}
