import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Db } from '../../../apps/server/src/db/connect.ts';
import { startPostgres } from '../../../apps/server/test/startPostgres.ts';

export const BACKENDS = ['sqlite', 'postgres'] as const;
export type Backend = (typeof BACKENDS)[number];
/** As much memory as a database of this size would be given; see `warm`. */
const BUFFERS = ['-c', 'shared_buffers=3GB'];
/** Marks a folder whose database is filled. */
const FILLED = 'filled';

export const markFilled = (folder: string) => writeFile(join(folder, FILLED), '');

/** The database in a folder, made where there is none, and what ends it. */
export async function openBackend(backend: Backend, folder: string) {
  const isKept = existsSync(join(folder, FILLED));
  if (backend === 'sqlite')
    return { isKept, url: `sqlite:${join(folder, 'bench.db')}`, stop: async () => undefined };
  const server = await startPostgres({ folder, isFilled: isKept, flags: BUFFERS });
  if (!isKept) await server.createDatabase('bench');
  return { isKept, url: `${server.url}bench`, stop: server.stop };
}

/**
 * Loads PostgreSQL's data into its own memory: the server's work is measured, not the host's disk. Before it, counts the
 * rows and marks the visible pages, which PostgreSQL does automatically within minutes.
 */
export async function warm(db: Db): Promise<void> {
  await sql`vacuum analyze`.execute(db);
  await sql`create extension if not exists pg_prewarm`.execute(db);
  await sql`select pg_prewarm(oid) from pg_class
    where relkind in ('r', 'i') and relnamespace = 'public'::regnamespace`.execute(db);
}
