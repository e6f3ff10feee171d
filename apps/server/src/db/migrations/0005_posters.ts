import type { Kysely } from 'kysely';

/**
 * A movie's still picture, by the hash of its bytes. It belongs to the photo and not to the movie's bytes, which people
 * share without knowing it: no one may choose what another person sees. No foreign key: each removal of bytes would look for
 * it among all photos.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('files').addColumn('poster_sha256', 'text').execute();
}
