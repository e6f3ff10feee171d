import { type Kysely, sql } from 'kysely';

/** Where the date of a photo comes from. A photo without one has had the moment of its upload until now. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['files', 'undo_files']) {
    await db.schema
      .alterTable(table)
      .addColumn('date_source', 'text', (column) => column.notNull().defaultTo('file'))
      .execute();
    const undated = (db as Kysely<Record<string, { date_source: string; time_unknown: number }>>)
      .updateTable(table)
      .set({ date_source: 'upload' })
      .where('time_unknown', '=', 1);
    await undated.execute();
  }
  // An index of the guessed ones alone, in the order of the timeline.
  await sql`create index files_guessed on files (user_id, state, taken, id) where time_unknown = 1`.execute(
    db,
  );
}
