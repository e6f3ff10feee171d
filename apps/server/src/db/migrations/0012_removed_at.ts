import type { Kysely } from 'kysely';

/** The time at which the removal of bytes began gets a plain name. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('blobs').renameColumn('dying', 'removed_at').execute();
}
