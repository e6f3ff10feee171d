import type { Kysely } from 'kysely';

/**
 * A movie's poster, by the hash of its bytes. It belongs to the photo and not to the movie's bytes, which accounts
 * share without knowing it: no one may choose what another account sees. No foreign key: each deletion of bytes would
 * search all photos for it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('files').addColumn('poster_sha256', 'text').execute();
}
