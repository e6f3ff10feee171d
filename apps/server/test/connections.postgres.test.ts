import { sql } from 'kysely';
import pg from 'pg';
import { expect, inject, it } from 'vitest';
import { openDatabase } from './databases.ts';

it('outlives connections that PostgreSQL ends, and repeats its queries over new ones', async () => {
  const db = await openDatabase('postgres');
  const ask = async () => (await sql<{ name: string }>`select current_database() as name`.execute(db)).rows;
  const [{ name } = { name: '' }] = await ask();
  const admin = new pg.Client({ connectionString: `${inject('postgresUrl')}postgres` });
  await admin.connect();
  const { rowCount } = await admin.query(
    'select pg_terminate_backend(pid, 20000) from pg_stat_activity where datname = $1',
    [name],
  );
  await admin.end();
  expect(rowCount).toBe(1);
  await expect.poll(ask).toEqual([{ name }]);
  await db.destroy();
});
