import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Insertable, sql } from 'kysely';
import { type Db, migrate } from '../db/connect.ts';
import type { Database } from '../db/schema.ts';
import { type BlobStore, hashingStream, hashOf, promisedHash } from '../storage/index.ts';
import { CommandError } from './CommandError.ts';
import { TABLES } from './tables.ts';

export interface Installation {
  db: Db;
  store: BlobStore;
}

/** How much was copied. */
interface Copied {
  rows: number;
  blobs: number;
}

/** Rows in one insert: PostgreSQL takes 65,535 values at most. */
const CHUNK = 500;

/**
 * Copies a whole installation into an empty one and reads every blob back. Stop the source's server first. Throws
 * CommandError where the target is not empty, or where a hash differs.
 */
export async function copyInstallation(from: Installation, to: Installation): Promise<Copied> {
  await migrate(from.db);
  await migrate(to.db);
  const user = await to.db.selectFrom('users').select('id').limit(1).executeTakeFirst();
  if (user) throw new CommandError('The target database holds an installation already: give an empty one.');
  // Bytes first: rows without bytes would look like lost photos.
  const blobs = await copyBlobs(from.store, to.store);
  let rows = 0;
  await to.db.transaction().execute(async (trx) => {
    for (const table of TABLES) rows += await copyTable(from.db, trx, table);
  });
  return { rows, blobs };
}

/**
 * The counters' triggers and the first keys may have created rows in the empty database; the copied rows replace
 * them.
 */
async function copyTable(from: Db, to: Db, table: keyof Database): Promise<number> {
  await to.deleteFrom(table).execute();
  let waiting: Insertable<Database[typeof table]>[] = [];
  let count = 0;
  const write = async () => {
    if (waiting.length === 0) return;
    await to.insertInto(table).values(waiting).execute();
    count += waiting.length;
    waiting = [];
  };
  // Sets before the albums in them.
  const all = from.selectFrom(table);
  // SQLite numbers the entries of the index itself.
  const isIndex = table === 'search_texts';
  const rows = isIndex
    ? all.select([sql.ref('file_id').as('file_id'), sql.ref('grams').as('grams')])
    : all.selectAll();
  const ordered = table === 'folders' ? rows.orderBy(sql.ref('type'), 'desc') : rows;
  for await (const row of ordered.stream()) {
    waiting.push(row as Insertable<Database[typeof table]>);
    if (waiting.length === CHUNK) await write();
  }
  await write();
  return count;
}

/** Copies every blob of a store and reads it back. Returns how many there were. */
async function copyBlobs(from: BlobStore, to: BlobStore): Promise<number> {
  let count = 0;
  for await (const key of from.list('')) {
    await copyBlob(from, to, key);
    count += 1;
  }
  return count;
}

async function copyBlob(from: BlobStore, to: BlobStore, key: string): Promise<void> {
  const { stream, digest } = hashingStream();
  const source = (await from.get(key)).stream;
  const through = new PassThrough();
  await Promise.all([pipeline(source, stream, through), to.put(key, through)]);
  const sent = digest();
  const promised = promisedHash(key) ?? sent;
  if (sent !== promised) throw new CommandError(`${key} is damaged where it is now: its hash is ${sent}.`);
  const arrived = await hashOf(to, key);
  if (arrived !== promised) throw new CommandError(`${key} arrived damaged: its hash is ${arrived} there.`);
}
