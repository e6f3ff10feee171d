import type { Db } from '../../db/connect.ts';
import type { KeyStore } from '../../security/serverKeys.ts';

/** The keys of this installation. */
export function createServerKeysRepository(db: Db): KeyStore {
  return {
    async find(name) {
      const row = await db
        .selectFrom('server_keys')
        .select('value')
        .where('name', '=', name)
        .executeTakeFirst();
      return row?.value;
    },

    async insert(name, value) {
      await db
        .insertInto('server_keys')
        .values({ name, value })
        .onConflict((conflict) => conflict.column('name').doNothing())
        .execute();
    },

    async replace(name, { from, to }) {
      await db
        .updateTable('server_keys')
        .set({ value: to })
        .where('name', '=', name)
        .where('value', '=', from)
        .execute();
    },
  };
}
