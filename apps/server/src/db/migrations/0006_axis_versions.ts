import { type Kysely, sql } from 'kysely';

/**
 * The library version (`users.version`) that last changed the count of a day, so that a server that caches an axis
 * reads only the days that changed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('axis_counts')
    .addColumn('version', 'bigint', (c) => c.notNull().defaultTo(sql.lit(0)))
    .execute();
  await db.schema
    .createIndex('axis_counts_version')
    .on('axis_counts')
    .columns(['scope', 'version'])
    .execute();
}
