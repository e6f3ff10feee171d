import { type Kysely, sql } from 'kysely';

/** A number that grows with every change of a person's library, so that replies may be kept while it stands. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('users')
    .addColumn('version', 'bigint', (c) => c.notNull().defaultTo(sql.lit(0)))
    .execute();
}
