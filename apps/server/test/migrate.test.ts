import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { connect, type Db, migrate } from '../src/db/connect.ts';
import { newPostgresUrl, openDatabase } from './databases.ts';
import { BACKENDS } from './startServer.ts';

/** A late migration makes it, after tables of its own and of those before it. */
const LATE_TABLE = 'trades';

const CONNECT = new URL('../src/db/connect.ts', import.meta.url);
/** A process that says when it has come so far, and at a sign brings the database of its argument up to date. */
const MIGRATING = `const { connect, migrate } = await import('${CONNECT}');
const db = connect(process.argv[1]);
console.log('ready');
for await (const _ of process.stdin);
await migrate(db);
await db.destroy();`;
/** Processes that begin together, and how long they may take on a busy machine, ms. */
const PROCESSES = 3;
const PATIENCE = 120_000;

const tablesOf = async (db: Db) => (await db.introspection.getTables()).map(({ name }) => name);

describe.each(BACKENDS)('bringing a database up to date on %s', (backend) => {
  let db: Db;
  afterEach(() => db.destroy());

  it('leaves nothing of what could not be finished, and begins again', async () => {
    db = await openDatabase(backend);
    await sql`create table ${sql.table(LATE_TABLE)} (other integer)`.execute(db);
    await expect(migrate(db)).rejects.toThrow('already exists');
    expect(await tablesOf(db)).toEqual([LATE_TABLE]);
    await sql`drop table ${sql.table(LATE_TABLE)}`.execute(db);
    await migrate(db);
    expect(await tablesOf(db)).toEqual(expect.arrayContaining(['users', 'shares', 'bills', LATE_TABLE]));
  });

  it('changes nothing the second time', async () => {
    db = await openDatabase(backend);
    await migrate(db);
    const tables = await tablesOf(db);
    await migrate(db);
    expect(await tablesOf(db)).toEqual(tables);
  });

  it('is done once by processes that begin at the same moment', { timeout: PATIENCE }, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'xiangji-migrate-'));
    const url = backend === 'sqlite' ? `sqlite:${join(folder, 'new.db')}` : await newPostgresUrl();
    const processes = Array.from({ length: PROCESSES }, () =>
      spawn(process.execPath, ['--input-type=module', '-e', MIGRATING, url], {
        stdio: ['pipe', 'pipe', 'inherit'],
      }),
    );
    const codes = processes.map(async (one) => (await once(one, 'exit'))[0]);
    await Promise.all(processes.map(({ stdout }) => once(stdout, 'data')));
    for (const { stdin } of processes) stdin.end();
    expect(await Promise.all(codes)).toEqual(processes.map(() => 0));
    db = connect(url);
    expect(await tablesOf(db)).toEqual(expect.arrayContaining(['users', LATE_TABLE]));
    await rm(folder, { recursive: true });
  });
});
