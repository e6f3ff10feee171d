import { type Kysely, sql } from 'kysely';

/** The lens of each photo. Lenses of older photos are not known: their metadata was stored without them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('files').addColumn('lens', 'text').execute();
  await sql`create index files_lens on files (user_id, lens, taken, id) where lens is not null`.execute(db);
}
