import type { Kysely } from 'kysely';

/**
 * Attempts are counted per account or address and per kind: mailed codes, entered codes, and passwords, separately
 * for signing in and confirming an action. `users` keeps only the sign-ins of a day.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('attempts')
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('count', 'integer', (c) => c.notNull())
    .addColumn('expires', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('attempts_pk', ['subject', 'kind'])
    .execute();
  await schema.createIndex('attempts_expires').on('attempts').column('expires').execute();
  await schema.alterTable('users').dropColumn('wrong_times').execute();
  await schema.alterTable('users').dropColumn('locked_until').execute();
}
