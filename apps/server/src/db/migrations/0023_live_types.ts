import { type Kysely, sql } from 'kysely';

/** The type of the movie of a live photo, by which an archive names it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('files').addColumn('live_mime', 'text').execute();
  await sql`update files set live_mime = (select mime from blobs where blobs.sha256 = files.live_sha256)
    where live_sha256 is not null`.execute(db);
}
