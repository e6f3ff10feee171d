import type { Db } from '../../db/connect.ts';

/** Used nonces: each is valid for one encrypted body. */
export function createNoncesRepository(db: Db) {
  return {
    /** Remembers a nonce until `expires` (Unix seconds); false where it was used before. */
    async use(nonce: string, expires: number): Promise<boolean> {
      const row = await db
        .insertInto('used_nonces')
        .values({ nonce, expires })
        .onConflict((conflict) => conflict.column('nonce').doNothing())
        .returning('nonce')
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}
