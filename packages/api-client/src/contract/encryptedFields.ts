import * as z from 'zod/mini';
import { encrypted } from './scalars.ts';

/**
 * Secrets are sent encrypted, one per field (spec §7): each ciphertext holds `name ␟ nonce ␟ seconds ␟ value` in
 * UTF-8, under the key of `kid`.
 */
export function encryptedFields<const N extends readonly string[]>(names: N) {
  const shape = Object.fromEntries(names.map((name) => [name, encrypted])) as Record<
    N[number],
    typeof encrypted
  >;
  return z.object({ kid: z.string().check(z.maxLength(64)), ...shape });
}

/**
 * A body with secrets, as `auth`, or in fields of the body itself, as the specification writes them. Without `kid`
 * they are taken as encrypted under the current key.
 */
export function secretsBody<const N extends readonly string[]>(names: N) {
  const auth = encryptedFields(names);
  const bare = z.object({ ...auth.shape, kid: z.optional(auth.shape.kid) });
  const wrap = z.transform((fields: z.output<typeof bare>) => ({
    auth: { kid: '', ...(fields as object) } as z.output<typeof auth>,
  }));
  return z.union([z.object({ auth }), z.pipe(bare, wrap)]);
}
