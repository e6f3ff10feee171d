import { existsSync, readdirSync } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { connect } from '../db/connect.ts';
import type { Settings } from '../settings.ts';
import { openStore, originalKey } from '../storage/index.ts';
import { CommandError } from './CommandError.ts';
import { type Copied, copyBlobs } from './copyInstallation.ts';

const DATABASE = 'xiangji.db';
const PREFIX = 'sqlite:';

function sqlitePath({ databaseUrl }: Pick<Settings, 'databaseUrl'>): string {
  if (databaseUrl.startsWith(PREFIX)) return databaseUrl.slice(PREFIX.length);
  throw new CommandError(
    'This command is for SQLite. For PostgreSQL use pg_dump and pg_restore, and the versions or the mirror of your bucket.',
  );
}

function requireEmpty(folder: string, what: string): void {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new CommandError(`${what} ${folder} is not empty.`);
}

/** Originals that a database refers to, by key. */
async function* originalsOf(databasePath: string): AsyncIterable<string> {
  const db = connect(`${PREFIX}${databasePath}`);
  try {
    const rows = await db.selectFrom('blobs').select('sha256').where('dying', '=', 0).execute();
    for (const { sha256 } of rows) yield originalKey(sha256);
  } finally {
    await db.destroy();
  }
}

/**
 * Writes the database as it is at one moment, and every original that it refers to, into an empty folder while the
 * server goes on. Renditions are left out: they are made again.
 */
export async function backup(settings: Settings, folder: string): Promise<Copied> {
  const path = sqlitePath(settings);
  requireEmpty(folder, 'The folder');
  await mkdir(folder, { recursive: true });
  const source = new SqliteDatabase(path, { readonly: true, fileMustExist: true });
  await source.backup(join(folder, DATABASE)).finally(() => source.close());
  const { store } = await openStore(settings, true);
  const { store: kept } = await openStore({ dataDir: folder, s3: undefined }, true);
  const blobs = await copyBlobs(store, kept, originalsOf(join(folder, DATABASE)));
  return { rows: 0, blobs };
}

/** Brings a backup into an installation that is still empty. */
export async function restore(settings: Settings, folder: string): Promise<Copied> {
  const path = sqlitePath(settings);
  if (!existsSync(join(folder, DATABASE))) throw new CommandError(`${folder} holds no backup.`);
  if (existsSync(path))
    throw new CommandError(`There is a database at ${path} already: restore into an empty place.`);
  await mkdir(dirname(path), { recursive: true });
  const { store: kept } = await openStore({ dataDir: folder, s3: undefined }, true);
  const { store } = await openStore(settings, true);
  const blobs = await copyBlobs(kept, store);
  await copyFile(join(folder, DATABASE), path);
  return { rows: 0, blobs };
}
