import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { type AppOptions, createApp } from '../src/app.ts';
import type { Jobs } from '../src/jobs/createJobs.ts';
import { readSettings } from '../src/settings/settings.ts';
import { unixNow } from '../src/time.ts';
import { createBrowser, peopleOf } from './browser.ts';
import { SERVER_KEY } from './childEnv.ts';
import { keepEncryptionKey } from './encryptionKey.ts';

export type Backend = 'sqlite' | 'postgres';

/** The databases of this run; see `TEST_DATABASES` in vitest.config.ts. */
export const BACKENDS = inject('backends');

let databases = 0;

async function databaseUrl(backend: Backend, folder: string): Promise<string> {
  if (backend === 'sqlite') return `sqlite:${join(folder, 'test.db')}`;
  const server = inject('postgresUrl');
  databases += 1;
  const name = `t_${process.pid}_${databases}_${Date.now()}`;
  const admin = new pg.Client({ connectionString: `${server}postgres` });
  await admin.connect();
  await admin.query(`create database ${name} template ${inject('postgresTemplate')}`);
  await admin.end();
  return server + name;
}

/** A bucket for a server on PostgreSQL: as in a large installation, the two are tested together. */
async function bucketOf(backend: Backend): Promise<Record<string, string>> {
  const s3 = inject('s3');
  if (backend === 'sqlite' || !s3) return {};
  const bucket = `test-${process.pid}-${databases}`;
  await mkdir(join(s3.folder, bucket));
  return { ...s3.env, S3_BUCKET: bucket };
}

/** Settings of a server behind one proxy: the last address of `X-Forwarded-For` is the client's. */
export const BEHIND_PROXY = { TRUST_PROXY: '1', PUBLIC_URL: 'http://photos.example.com' };

/** The setting of a server on PostgreSQL whose test reads the files of the originals. */
export const ON_DISK = { S3_BUCKET: '' };

/** A whole server on SQLite and a folder, or on PostgreSQL and a bucket. Stop it after use. */
export async function startServer(
  backend: Backend,
  env: Record<string, string> = {},
  options: Pick<AppOptions, 'now' | 'settled' | 'connectionLimits' | 'databaseLimits'> = {},
) {
  const folder = await mkdtemp(join(tmpdir(), 'xiangji-test-'));
  const settings = readSettings({
    DATA_DIR: folder,
    DATABASE_URL: await databaseUrl(backend, folder),
    ...(env.S3_BUCKET === undefined && (await bucketOf(backend))),
    LOG_LEVEL: 'silent',
    PORT: '0',
    ...(env.SERVER_KEY_FILE === undefined && { SERVER_KEY }),
    ...env,
  });
  // PostgreSQL's databases are copies of one that has it.
  if (backend === 'sqlite') await keepEncryptionKey(settings.databaseUrl);
  const mails: string[] = [];
  const registered: string[] = [];
  let jobs: Jobs | undefined;
  const { now = unixNow } = options;
  const app = await createApp(settings, {
    // Tests delete for ever without an hour's wait.
    settled: { now, look: () => undefined },
    ...options,
    validateReplies: true,
    print: (line) => mails.push(line),
    onRoute: (method, url) => registered.push(`${method} ${url}`),
    onJobs: (made) => {
      jobs = made;
    },
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });

  return {
    app,
    origin,
    folder,
    databaseUrl: settings.databaseUrl,
    /** `METHOD /path` of every route. */
    registered,
    mails,
    /** Runs the jobs that are due by the server's clock; returns their names. */
    runJobs: async () => (await jobs?.runDue()) ?? [],
    ...peopleOf(origin, mails),
    browser: (headers?: Record<string, string>) => createBrowser(origin, headers),
    async stop() {
      await app.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type TestServer = Awaited<ReturnType<typeof startServer>>;
