import { type Kysely, sql } from 'kysely';

const BANDS = [0, 1, 2, 3];

/** Similar photos: the perceptual hash of each photo, and its group. A job computes the hashes of the existing photos. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const table = db.schema
    .createTable('photo_hashes')
    .addColumn('file_id', 'text', (column) => column.primaryKey().references('files.id').onDelete('cascade'))
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('waiting', 'integer', (column) => column.notNull())
    .addColumn('group_id', 'text')
    .addColumn('dismissed', 'integer', (column) => column.notNull().defaultTo(0));
  await BANDS.reduce((all, band) => all.addColumn(`band_${band}`, 'integer'), table).execute();
  await sql`insert into photo_hashes (file_id, user_id, waiting) select id, user_id, 1 from files`.execute(
    db,
  );
  for (const band of BANDS)
    await sql`create index ${sql.ref(`photo_hashes_band_${band}`)} on photo_hashes
      (user_id, ${sql.ref(`band_${band}`)}) where ${sql.ref(`band_${band}`)} is not null`.execute(db);
  await sql`create index photo_hashes_group on photo_hashes (user_id, group_id, dismissed, file_id)
    where group_id is not null`.execute(db);
  await sql`create index photo_hashes_waiting on photo_hashes (file_id) where waiting = 1`.execute(db);
}
