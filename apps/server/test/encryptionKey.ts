import { inject } from 'vitest';
import { connect, migrate } from '../src/db/connect.ts';

/**
 * Sets the encryption key of the whole run in a database before a server opens it. Finding the primes of a 4096-bit
 * key takes a busy machine half a minute; the key is a real one, so encryption is still tested.
 */
export async function keepEncryptionKey(databaseUrl: string): Promise<void> {
  const db = connect(databaseUrl);
  await migrate(db);
  await db
    .insertInto('server_keys')
    .values({ name: 'sealing', value: inject('encryptionKey') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  await db.destroy();
}
