import { type Kysely, sql } from 'kysely';
import { isSqlite } from '../isSqlite.ts';

/** The names of shares are compared by code point, as those of photos and albums are, whatever PostgreSQL's collation. */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (isSqlite(db)) return;
  await sql`alter table shares alter column name_key type text collate "C"`.execute(db);
}
