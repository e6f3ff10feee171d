import type { Kysely } from 'kysely';

/**
 * A mail for a new password has a link with a secret, in addition to its code. Wrong passwords are counted in `attempts` for each
 * network and device, so that `users` no longer has a lock that strangers can close.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('reset_links')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('secret', 'text', (c) => c.notNull())
    .addColumn('expires', 'bigint', (c) => c.notNull())
    .execute();
  await schema.createIndex('reset_links_user').on('reset_links').column('user_id').execute();
  for (const column of ['wrong_today', 'wrong_day', 'locked'])
    await schema.alterTable('users').dropColumn(column).execute();
}
