import { type Kysely, sql } from 'kysely';

/** When an original was last read and compared with its hash, and since when it is known to be damaged or missing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['verified_at', 'damaged_at']) {
    await db.schema
      .alterTable('blobs')
      .addColumn(column, 'bigint', (c) => c.notNull().defaultTo(sql.lit(0)))
      .execute();
  }
  await db.schema.createIndex('blobs_verified').on('blobs').columns(['verified_at', 'sha256']).execute();
  await db.schema
    .createIndex('blobs_damaged')
    .on('blobs')
    .column('damaged_at')
    .where(sql.ref('damaged_at'), '>', sql.lit(0))
    .execute();
}
