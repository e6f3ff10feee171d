import SqliteDatabase from 'better-sqlite3';
import { isDamage } from './sqliteIntegrity.ts';

/** The result for one table. */
export interface Recovered {
  table: string;
  rows: number;
  /** Read, but without a row that they refer to, or contradicting another one. */
  dropped: number;
}

type Row = Record<string, unknown> & { at: number };

const CHUNK = 500;
const LAST_ROW = Number.MAX_SAFE_INTEGER;

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

/** Copies the rows of a table that can be read into the same table of another database. */
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

/** Copies what can be read of some tables of a damaged file into a migrated one, in one transaction. */
export function recoverTables(damaged: string, file: string, tables: readonly string[]): Recovered[] {
  const from = new SqliteDatabase(damaged, { readonly: true });
  const to = new SqliteDatabase(file);
  try {
    to.pragma('foreign_keys = ON');
    return to.transaction(() => tables.map((table) => recoverTable(from, to, table)))();
  } finally {
    from.close();
    to.close();
  }
}
