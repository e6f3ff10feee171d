import type { Kysely } from 'kysely';

/** Renames the time at which the removal of bytes began. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('blobs').renameColumn('dying', 'removed_at').execute();
}
