import pg from 'pg';
import { inject } from 'vitest';
import { connect, type Db } from '../src/db/connect.ts';
import { BACKENDS, type Backend } from './startServer.ts';

/** Whether this run has a PostgreSQL server. */
export const hasPostgres = BACKENDS.includes('postgres');

let made = 0;

export type PostgresClient = pg.Client;

/** One connection to a PostgreSQL database. End it after use. */
export async function openClient(connectionString: string): Promise<PostgresClient> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  return client;
}

/** The address of an empty PostgreSQL database of its own; `options` are those of `create database`. */
export async function newPostgresUrl(options = ''): Promise<string> {
  const server = inject('postgresUrl');
  made += 1;
  const name = `d_${process.pid}_${made}_${Date.now()}`;
  const admin = await openClient(`${server}postgres`);
  await admin.query(`create database ${name} ${options}`);
  await admin.end();
  return server + name;
}

/** An empty database of its own, for what needs no server. Destroy it after use. */
export async function openDatabase(backend: Backend): Promise<Db> {
  return connect(backend === 'sqlite' ? 'sqlite::memory:' : await newPostgresUrl());
}
