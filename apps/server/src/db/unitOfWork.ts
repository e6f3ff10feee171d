import type { Db } from './connect.ts';

/**
 * Runs `work` in one transaction that holds the account's lock until it ends: all changes are made, or none. Changes
 * of one account run one after the other and cannot deadlock. Every repository that `work` gets reads and writes in
 * this transaction.
 */
export type WithAccountLock<Repositories> = <T>(
  accountId: string,
  work: (repositories: Repositories) => Promise<T>,
) => Promise<T>;

/** The lock is the account's row. Its new version tells every server that cached replies are outdated (`responseCache`). */
async function lockAccount(db: Db, accountId: string): Promise<void> {
  await db
    .updateTable('users')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', accountId)
    .execute();
}

export function createUnitOfWork<Repositories>(
  db: Db,
  repositoriesOf: (db: Db) => Repositories,
): WithAccountLock<Repositories> {
  return (accountId, work) =>
    db.transaction().execute(async (trx) => {
      await lockAccount(trx, accountId);
      return work(repositoriesOf(trx));
    });
}
