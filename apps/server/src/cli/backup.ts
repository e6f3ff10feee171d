import { existsSync, readdirSync } from 'node:fs';
import { copyFile, mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { connect } from '../db/connect.ts';
import { DamagedDatabaseError, findDamage, isDamage, sqliteFile } from '../db/sqliteIntegrity.ts';
import { createVerificationRepository } from '../modules/upkeep/verification.repository.ts';
import type { Settings } from '../settings/settings.ts';
import { openStore, syncPath } from '../storage/index.ts';
import { CommandError } from './CommandError.ts';
import { type CopyReport, copyOriginals, type Original } from './copyOriginals.ts';

const DATABASE = 'xiangji.db';
/** The database file of a running backup; it replaces the earlier one when all originals have been copied. */
const NEW_DATABASE = 'xiangji.db.new';
const BLOBS = 'blobs';
const PREFIX = 'sqlite:';

export function sqlitePath({ databaseUrl }: Pick<Settings, 'databaseUrl'>): string {
  const path = sqliteFile(databaseUrl);
  if (path !== undefined) return path;
  throw new CommandError(
    'This command is for SQLite. For PostgreSQL use pg_dump and pg_restore, and the versions or the mirror of your bucket.',
  );
}

/** A folder that is missing, empty, or holds an earlier backup and nothing else. */
function requireBackupFolder(folder: string): void {
  const entries = existsSync(folder) ? readdirSync(folder) : [];
  const isOurs = (name: string) => name === BLOBS || name === DATABASE || name.startsWith(NEW_DATABASE);
  if (!entries.every(isOurs))
    throw new CommandError(`The folder ${folder} is not empty and holds more than a backup.`);
}

/** Originals that a database refers to. */
async function* originalsOf(databasePath: string): AsyncIterable<Original> {
  const db = connect(`${PREFIX}${databasePath}`);
  try {
    yield* createVerificationRepository(db).all();
  } finally {
    await db.destroy();
  }
}

/** Copies a database as of one moment. A damaged one must not replace an earlier, good copy. */
async function copyDatabase(path: string, made: string): Promise<void> {
  const source = new SqliteDatabase(path, { readonly: true, fileMustExist: true });
  const unreadable = await source
    .backup(made)
    .then(() => undefined)
    .catch((error: unknown) => {
      if (isDamage(error)) return error.message;
      throw error;
    })
    .finally(() => source.close());
  const damage = unreadable === undefined ? findDamage(made) : [unreadable];
  if (damage.length === 0) return;
  await Promise.all(['', '-journal', '-wal', '-shm'].map((suffix) => rm(made + suffix, { force: true })));
  const kept = 'Nothing was backed up; the backup of before is untouched.';
  throw new CommandError(`${new DamagedDatabaseError(path, damage).message}\n${kept}`);
}

/**
 * Writes the database as of one moment, and every original that it refers to, into a folder while the server keeps
 * running. A folder with an earlier backup gets only the missing files. Renditions are left out: they can be
 * generated again.
 */
export async function backup(
  settings: Settings,
  folder: string,
  { deep }: { deep: boolean },
): Promise<CopyReport> {
  const path = sqlitePath(settings);
  requireBackupFolder(folder);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const made = join(folder, NEW_DATABASE);
  await copyDatabase(path, made);
  const live = connect(settings.databaseUrl);
  try {
    const { store: from } = await openStore(settings, true);
    // Removes the partial files of an earlier backup.
    const { store: to } = await openStore({ dataDir: folder, s3: undefined });
    const { isInUse } = createVerificationRepository(live);
    const options = { from, to, deep, isInUse };
    const report = await copyOriginals({ ...options, originals: originalsOf(made) });
    await syncPath(made);
    await rename(made, join(folder, DATABASE));
    await syncPath(folder);
    return report;
  } finally {
    await live.destroy();
  }
}

/** Restores a backup into an empty installation, as far as it can be read. */
export async function restore(settings: Settings, folder: string): Promise<CopyReport> {
  const path = sqlitePath(settings);
  const kept = join(folder, DATABASE);
  if (!existsSync(kept)) throw new CommandError(`${folder} holds no backup.`);
  if (existsSync(path))
    throw new CommandError(`There is a database at ${path} already: restore into an empty place.`);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const { store: from } = await openStore({ dataDir: folder, s3: undefined }, true);
  const { store: to } = await openStore(settings, true);
  const report = await copyOriginals({ from, to, originals: originalsOf(kept) });
  await copyFile(kept, path);
  return report;
}
