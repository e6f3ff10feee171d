import pg from 'pg';
import { inject } from 'vitest';
import { connect, type Db } from '../src/db/connect.ts';
import type { Backend } from './startServer.ts';

let made = 0;

/** An empty database of its own, for what needs no server. Destroy it after use. */
export async function openDatabase(backend: Backend): Promise<Db> {
  if (backend === 'sqlite') return connect('sqlite::memory:');
  const server = inject('postgresUrl');
  made += 1;
  const name = `d_${process.pid}_${made}_${Date.now()}`;
  const admin = new pg.Client({ connectionString: `${server}postgres` });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  return connect(server + name);
}
