import { existsSync } from 'node:fs';
import SqliteDatabase from 'better-sqlite3';

const PREFIX = 'sqlite:';
/** Further damage says nothing new. */
const MOST_LINES = 10;
/** Codes of SQLite for a file that it cannot read. */
const UNREADABLE = /^SQLITE_(CORRUPT|NOTADB|IOERR)/;

/** The file of a database on SQLite; undefined on PostgreSQL. */
export function sqliteFile(databaseUrl: string): string | undefined {
  return databaseUrl.startsWith(PREFIX) ? databaseUrl.slice(PREFIX.length) : undefined;
}

/** Whether an error comes from a damaged file, and not from a statement. */
export function isDamage(error: unknown): error is Error {
  return error instanceof SqliteDatabase.SqliteError && UNREADABLE.test(error.code);
}

function damageIn(database: SqliteDatabase.Database, check: string): string[] {
  const found = database.pragma(`${check}(${MOST_LINES})`, { simple: false }) as Record<string, string>[];
  const lines = found.flatMap((row) => Object.values(row)).filter((line) => line !== 'ok');
  if (lines.length > 0) return lines;
  const orphans = database.pragma('foreign_key_check') as { table: string; parent: string }[];
  const tables = new Set(orphans.map(({ table, parent }) => `rows of ${table} without their ${parent}`));
  return Array.from(tables).slice(0, MOST_LINES);
}

/**
 * Reads every page of a database file, its indexes and its references; returns the damage in lines. `quick` leaves
 * out whether indexes agree with their tables.
 */
export function findDamage(path: string, { quick = false } = {}): string[] {
  let database: SqliteDatabase.Database | undefined;
  try {
    database = new SqliteDatabase(path, { readonly: true, fileMustExist: true });
    return damageIn(database, quick ? 'quick_check' : 'integrity_check');
  } catch (error) {
    if (isDamage(error)) return [error.message];
    throw error;
  } finally {
    database?.close();
  }
}

/** The database file is damaged; the message says what to do. */
export class DamagedDatabaseError extends Error {
  override readonly name = 'DamagedDatabaseError';

  constructor(path: string, damage: readonly string[]) {
    super(
      [
        `The database ${path} is damaged:`,
        ...damage.map((line) => `  ${line}`),
        'Restore the last backup into an empty place (xiangji restore <folder>), or save what can be read into a new file',
        '(xiangji recover <file>). docs/operation.md, "A damaged database", says how.',
      ].join('\n'),
    );
  }
}

/** Throws DamagedDatabaseError where a database on SQLite exists and is damaged. */
export function assertUndamaged(databaseUrl: string): void {
  const path = sqliteFile(databaseUrl);
  if (path === undefined || !existsSync(path)) return;
  const damage = findDamage(path, { quick: true });
  if (damage.length > 0) throw new DamagedDatabaseError(path, damage);
}
