import { type Kysely, sql } from 'kysely';

/**
 * A number that every change of a library increments, so that replies can be cached while it is unchanged.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('users')
    .addColumn('version', 'bigint', (c) => c.notNull().defaultTo(sql.lit(0)))
    .execute();
}
