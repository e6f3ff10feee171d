import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { type Db, migrate } from '../src/db/connect.ts';
import { openDatabase } from './databases.ts';
import { BACKENDS } from './startServer.ts';

/** A late migration makes it, after tables of its own and of those before it. */
const LATE_TABLE = 'trades';

const tablesOf = async (db: Db) => (await db.introspection.getTables()).map(({ name }) => name);

describe.each(BACKENDS)('bringing a database up to date on %s', (backend) => {
  let db: Db;
  afterEach(() => db.destroy());

  it('leaves nothing of what could not be finished, and begins again', async () => {
    db = await openDatabase(backend);
    await sql`create table ${sql.table(LATE_TABLE)} (other integer)`.execute(db);
    await expect(migrate(db)).rejects.toThrow('already exists');
    expect(await tablesOf(db)).toEqual([LATE_TABLE]);
    await sql`drop table ${sql.table(LATE_TABLE)}`.execute(db);
    await migrate(db);
    expect(await tablesOf(db)).toEqual(expect.arrayContaining(['users', 'shares', 'bills', LATE_TABLE]));
  });

  it('changes nothing the second time', async () => {
    db = await openDatabase(backend);
    await migrate(db);
    const tables = await tablesOf(db);
    await migrate(db);
    expect(await tablesOf(db)).toEqual(tables);
  });
});
