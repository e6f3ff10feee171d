import { type Kysely, sql } from 'kysely';

/** Photos that their owner has marked as favorites, and the mark before a change. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['files', 'undo_files'])
    await db.schema
      .alterTable(table)
      .addColumn('favorite', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  // Favorites are few: an index of them alone, in the order of the timeline.
  await sql`create index files_favorite on files (user_id, taken, id) where favorite = 1`.execute(db);
}
