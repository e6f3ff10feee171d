import { existsSync } from 'node:fs';
import SqliteDatabase from 'better-sqlite3';
import { connect, migrateAt } from '../db/connect.ts';
import { STATE } from '../db/schema.ts';
import { findDamage, isDamage } from '../db/sqliteIntegrity.ts';
import { createCountersRepository } from '../modules/files/files.counters.repository.ts';
import { CommandError } from './CommandError.ts';
import { TABLES } from './tables.ts';

/** The rows of one table. */
export interface Recovered {
  table: string;
  rows: number;
  /** Read, but without a row that they refer to, or contradicting another one. */
  dropped: number;
}

type Row = Record<string, unknown> & { at: number };

const CHUNK = 500;
const LAST_ROW = Number.MAX_SAFE_INTEGER;
/** They are sums over photos, and counted again. */
const COUNTERS = new Set<string>(['axis_counts', 'heading_counts', 'place_counts']);

/** The rows of a table that can be read, in the order of their pages. */
function* readableRows(database: SqliteDatabase.Database, table: string): Generator<Row> {
  const some = database.prepare<[number, number], Row>(
    `select rowid as at, * from ${table} where rowid > ? order by rowid limit ?`,
  );
  const read = (after: number, count: number): Row[] | undefined => {
    try {
      return some.all(after, count);
    } catch (error) {
      if (isDamage(error)) return undefined;
      throw error;
    }
  };
  /** The first number after which rows can be read again. */
  function endOfGap(start: number): number {
    let [unreadable, readable] = [start, start + 1];
    for (let step = 1; readable < LAST_ROW && !read(readable, 1); step *= 2) {
      unreadable = readable;
      readable += step;
    }
    while (readable - unreadable > 1) {
      const middle = Math.floor((unreadable + readable) / 2);
      if (read(middle, 1)) readable = middle;
      else unreadable = middle;
    }
    return readable;
  }
  for (let after = 0; after < LAST_ROW; ) {
    const rows = read(after, CHUNK) ?? read(after, 1);
    if (rows?.length === 0) return;
    if (rows) yield* rows;
    after = rows?.at(-1)?.at ?? endOfGap(after);
  }
}

function columnsOf(database: SqliteDatabase.Database, table: string): string[] {
  return (database.pragma(`table_info(${table})`) as { name: string }[]).map(({ name }) => name);
}

/** Inserts rows; returns those that were refused. */
function insertAll(insert: SqliteDatabase.Statement, rows: Iterable<Row>): Row[] {
  const refused: Row[] = [];
  for (const row of rows) {
    try {
      insert.run(row);
    } catch (error) {
      const isRefusal =
        error instanceof SqliteDatabase.SqliteError && error.code.startsWith('SQLITE_CONSTRAINT');
      if (!isRefusal) throw error;
      refused.push(row);
    }
  }
  return refused;
}

function recoverTable(from: SqliteDatabase.Database, to: SqliteDatabase.Database, table: string): Recovered {
  to.exec(`delete from ${table}`);
  const known = new Set(columnsOf(from, table));
  // SQLite numbers the entries of the index itself.
  const columns = columnsOf(to, table).filter(
    (name) => known.has(name) && !(table === 'search_texts' && name === 'id'),
  );
  const insert = to.prepare(
    `insert into ${table} (${columns.join(', ')}) values (${columns.map((name) => `@${name}`).join(', ')})`,
  );
  let refused = insertAll(insert, readableRows(from, table));
  // An album may come before the set that holds it.
  for (let before = refused.length + 1; refused.length < before; ) {
    before = refused.length;
    refused = insertAll(insert, refused);
  }
  const rows = to.prepare<[], number>(`select count(*) from ${table}`).pluck().get() ?? 0;
  return { table, rows, dropped: refused.length };
}

/** Counts the photos of every account and album again. */
async function countAgain(path: string): Promise<void> {
  const db = connect(`sqlite:${path}`);
  const accounts = await db.selectFrom('users').select(['id', 'space']).execute();
  for (const { id, space } of accounts)
    await db.transaction().execute(async (trx) => {
      await trx
        .updateTable('folders')
        .set({ count_photo: 0, count_video: 0 })
        .where('user_id', '=', id)
        .execute();
      await trx.updateTable('users').set({ count_photo: 0, count_video: 0 }).where('id', '=', id).execute();
      const photos = await trx
        .selectFrom('files')
        .selectAll()
        .where('user_id', '=', id)
        .where('state', '=', STATE.ACTIVE)
        .execute();
      await createCountersRepository(trx).add(photos);
      await trx.updateTable('users').set({ space }).where('id', '=', id).execute();
    });
  await db.destroy();
}

/** Saves what can be read of a damaged database into a new file, which a server can use. */
export async function recover(damaged: string, file: string): Promise<Recovered[]> {
  if (!existsSync(damaged)) throw new CommandError(`There is no database at ${damaged}.`);
  if (existsSync(file)) throw new CommandError(`There is a file at ${file} already: name a new one.`);
  await migrateAt(`sqlite:${file}`);
  const from = new SqliteDatabase(damaged, { readonly: true });
  const to = new SqliteDatabase(file);
  to.pragma('foreign_keys = ON');
  try {
    const tables = TABLES.filter((table) => !COUNTERS.has(table));
    const found = to.transaction(() => tables.map((table) => recoverTable(from, to, table)))();
    await countAgain(file);
    const left = findDamage(file);
    if (left.length > 0) throw new Error(`The new file is damaged too: ${left.join('; ')}`);
    return found;
  } catch (error) {
    if (isDamage(error))
      throw new CommandError(`${damaged} cannot be read at all (${error.message}): restore a backup.`);
    throw error;
  } finally {
    from.close();
    to.close();
  }
}
