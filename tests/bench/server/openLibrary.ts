import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '../../../apps/server/src/app.ts';
import { connect, type Db, migrate } from '../../../apps/server/src/db/connect.ts';
import { readSettings } from '../../../apps/server/src/settings/settings.ts';
import { type Backend, markFilled, openBackend, warm } from './database.ts';

/** A filled database: of its own, or the one that BENCH_DATA keeps under a name from run to run. */
export async function openLibrary(database: Backend, name: string, fill: (db: Db) => Promise<void>) {
  const { BENCH_DATA: kept } = process.env;
  const folder = kept ? join(kept, name) : await mkdtemp(join(tmpdir(), 'xiangji-bench-'));
  await mkdir(folder, { recursive: true });
  const { url, isKept, stop } = await openBackend(database, folder);
  const db = connect(url);
  await migrate(db);
  if (!isKept) await fill(db);
  if (database === 'postgres') await warm(db);
  await db.destroy();
  await markFilled(folder);
  return {
    folder,
    url,
    async close() {
      await stop();
      if (!kept) await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A server of a filled database. */
export async function startApp(folder: string, url: string) {
  const env = {
    DATA_DIR: folder,
    DATABASE_URL: url,
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
    TRUST_PROXY: '1',
    PUBLIC_URL: 'http://photos.example.com',
  };
  const app = await createApp(readSettings(env));
  const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
  return { app, port };
}
