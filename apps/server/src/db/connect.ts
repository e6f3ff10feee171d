import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { Kysely, PostgresDialect, SqliteAdapter, SqliteDialect, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import * as core from './migrations/0001_core.ts';
import * as library from './migrations/0002_library.ts';
import * as account from './migrations/0003_account.ts';
import * as shares from './migrations/0003_shares.ts';
import * as trades from './migrations/0003_trades.ts';
import * as versions from './migrations/0004_versions.ts';
import * as posters from './migrations/0005_posters.ts';
import * as axisVersions from './migrations/0006_axis_versions.ts';
import * as blobVerification from './migrations/0008_blob_verification.ts';
import * as attempts from './migrations/0010_attempts.ts';
import * as avatarCrop from './migrations/0011_avatar_crop.ts';
import * as removedAt from './migrations/0012_removed_at.ts';
import * as favorites from './migrations/0013_favorites.ts';
import * as search from './migrations/0014_search.ts';
import * as places from './migrations/0015_places.ts';
import * as photoHashes from './migrations/0016_photo_hashes.ts';
import * as towns from './migrations/0017_towns.ts';
import * as lenses from './migrations/0018_lenses.ts';
import * as shareNames from './migrations/0019_share_names.ts';
import * as resetLinks from './migrations/0020_reset_links.ts';
import * as quota from './migrations/0021_quota.ts';
import * as dateSources from './migrations/0022_date_sources.ts';
import * as liveTypes from './migrations/0023_live_types.ts';
import { type DatabaseLimits, openPool, PATIENT } from './postgresPool.ts';
import type { Database } from './schema.ts';
import { keepStatements } from './statements.ts';

/** How long SQLite waits for another process, and for one that migrates a large library, ms. */
const BUSY_TIMEOUT = 5_000;
const MIGRATION_BUSY_TIMEOUT = 60_000;

export type Db = Kysely<Database>;

/** PostgreSQL's type id of int8, which pg returns as text; our values all fit a double. */
const INT8 = 20;
pg.types.setTypeParser(INT8, Number);

/**
 * SQLite rolls back schema changes with their transaction, as PostgreSQL does; kysely's own adapter does not use
 * this.
 */
class WholeMigrations extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class Sqlite extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new WholeMigrations();
  }
}

/** Bytes of the database file that SQLite maps into memory. */
const MAPPED_BYTES = 2_147_418_112;

const WAL_RETRY_MS = 10;

/**
 * Sets the journal mode of a file. SQLite refuses at once, regardless of `busy_timeout`, while another process does
 * the same to a new file; then it is retried.
 */
function setWal(database: SqliteDatabase.Database): void {
  const deadline = Date.now() + BUSY_TIMEOUT;
  for (;;) {
    try {
      database.pragma('journal_mode = WAL');
      return;
    } catch (error) {
      const isBusy = error instanceof SqliteDatabase.SqliteError && error.code === 'SQLITE_BUSY';
      if (!isBusy || Date.now() > deadline) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, WAL_RETRY_MS);
    }
  }
}

function openSqlite(path: string): SqliteDialect {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
  const database = new SqliteDatabase(path);
  database.pragma(`busy_timeout = ${BUSY_TIMEOUT}`);
  setWal(database);
  // An acknowledged photo must survive a power cut.
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  // For writes; most reads do not need it.
  database.pragma('cache_size = -16384');
  // Reads through the system's page cache: a page of photos takes half the time, and no second copy is kept.
  database.pragma(`mmap_size = ${MAPPED_BYTES}`);
  return new Sqlite({ database: keepStatements(database) });
}

export interface ConnectOptions {
  /** Called when PostgreSQL ends a connection. The next query uses a new one. */
  onConnectionLost?: (reason: string) => void;
  /** How long PostgreSQL may take; a statement takes as long as it needs by default. */
  limits?: DatabaseLimits;
}

/** Opens `sqlite:<path>` or `postgres://…`. The caller destroys what it opened. */
export function connect(databaseUrl: string, options: ConnectOptions = {}): Db {
  const { limits = PATIENT, onConnectionLost } = options;
  const dialect = databaseUrl.startsWith('sqlite:')
    ? openSqlite(databaseUrl.slice('sqlite:'.length))
    : new PostgresDialect({ pool: openPool(databaseUrl, limits, onConnectionLost) });
  return new Kysely<Database>({ dialect });
}

/** Rejects where the database cannot be reached. */
export async function ping(db: Db): Promise<void> {
  await sql`select 1`.execute(db);
}

const getMigrations = async () => ({
  '0001_core': core,
  '0002_library': library,
  '0003_account': account,
  '0003_shares': shares,
  '0003_trades': trades,
  '0004_versions': versions,
  '0005_posters': posters,
  '0006_axis_versions': axisVersions,
  '0010_attempts': attempts,
  '0011_avatar_crop': avatarCrop,
  '0012_removed_at': removedAt,
  '0013_favorites': favorites,
  '0014_search': search,
  '0015_places': places,
  '0016_photo_hashes': photoHashes,
  '0017_towns': towns,
  '0018_lenses': lenses,
  '0019_share_names': shareNames,
  '0020_reset_links': resetLinks,
  '0021_quota': quota,
  '0022_date_sources': dateSources,
  '0023_live_types': liveTypes,
  '0008_blob_verification': blobVerification,
});

/**
 * One process at a time. kysely locks PostgreSQL itself. SQLite refuses a write at once where another process has
 * written since the transaction began to read; a transaction that begins with a write waits for the lock.
 */
async function oneAtATime(db: Db, work: (own: Db) => Promise<void>): Promise<void> {
  if (!(db.getExecutor().adapter instanceof WholeMigrations)) return work(db);
  const wait = (timeout: number) => sql`pragma busy_timeout = ${sql.lit(timeout)}`.execute(db);
  await wait(MIGRATION_BUSY_TIMEOUT);
  await db.transaction().execute(async (trx) => {
    await sql`pragma user_version = 0`.execute(trx);
    await work(trx);
  });
  await wait(BUSY_TIMEOUT);
}

/**
 * Migrates the schema; safe to run at every start. Runs in one transaction, so that a failed or killed migration
 * changes nothing. Throws the first migration's error.
 */
export async function migrate(db: Db): Promise<void> {
  await oneAtATime(db, async (own) => {
    const { error } = await new Migrator({ db: own, provider: { getMigrations } }).migrateToLatest();
    if (error) throw error;
  });
}

/** Migrates on a separate connection: a migration of a large library takes longer than the statement of a request may. */
export async function migrateAt(databaseUrl: string): Promise<void> {
  const db = connect(databaseUrl);
  await migrate(db).finally(() => db.destroy());
}
