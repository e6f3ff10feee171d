import * as z from 'zod/mini';
import { encrypted } from './scalars.ts';

/**
 * Returns the schema of encrypted secrets, one per field (spec §7). Each ciphertext contains
 * `name ␟ nonce ␟ seconds ␟ value` in UTF-8, encrypted with the key of `kid`.
 */
export function encryptedFields<const N extends readonly string[]>(names: N) {
  const shape = Object.fromEntries(names.map((name) => [name, encrypted])) as Record<
    N[number],
    typeof encrypted
  >;
  return z.object({ kid: z.string().check(z.maxLength(64)), ...shape });
}

/**
 * Returns the schema of a body with secrets, either in `auth` or directly in the body, as in the specification. Without
 * `kid`, they must be encrypted with the current key.
 */
export function secretsBody<const N extends readonly string[]>(names: N) {
  const auth = encryptedFields(names);
  const bare = z.object({ ...auth.shape, kid: z.optional(auth.shape.kid) });
  const wrap = z.transform((fields: z.output<typeof bare>) => ({
    auth: { kid: '', ...(fields as object) } as z.output<typeof auth>,
  }));
  return z.union([z.object({ auth }), z.pipe(bare, wrap)]);
}
