import type { Db } from '../src/db/connect.ts';
import { createUnitOfWork } from '../src/db/unitOfWork.ts';
import { createBillsRepository } from '../src/modules/billing/bills.repository.ts';
import { createRepositories } from '../src/modules/repositories.ts';

/** The repositories of a database and its unit of work, as the server has them. */
export function libraryOf(db: Db) {
  return {
    repositories: createRepositories(db),
    withAccountLock: createUnitOfWork(db, createRepositories),
  };
}

/** The repositories that bills are written from. */
export const billingSources = (db: Db) => ({
  bills: createBillsRepository(db),
  usage: createRepositories(db).usage,
});
