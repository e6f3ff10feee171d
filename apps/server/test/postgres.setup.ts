import { generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { connect, migrate } from '../src/db/connect.ts';
import { startPostgres } from './startPostgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server for the tests; each of them creates databases of its own. */
    postgresUrl: string;
    /** A database there, migrated and with the encryption key in it: new ones are copies of it. */
    postgresTemplate: string;
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

/** Starts a real PostgreSQL and makes the encryption key for the whole run. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  // No fsync: these databases live for minutes.
  const server = await startPostgres({ flags: ['-c', 'fsync=off', '-c', 'max_connections=200'] });
  const { url } = server;
  const encryptionKey = await newEncryptionKey();
  await server.createDatabase(TEMPLATE);
  await fillTemplate(url + TEMPLATE, encryptionKey);
  project.provide('encryptionKey', encryptionKey);
  project.provide('postgresUrl', url);
  project.provide('postgresTemplate', TEMPLATE);
  return server.stop;
}
