import { type Kysely, sql } from 'kysely';

const zero = sql.lit(0);

/** VIP time, language, account deletion, and sign-ins (spec §3 'Sign-in history entry', 'VIP'). */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  const columns = ['vip_start', 'vip_expires', 'delete_at'] as const;
  for (const column of columns) {
    await schema
      .alterTable('users')
      .addColumn(column, 'bigint', (c) => c.notNull().defaultTo(0))
      .execute();
  }
  await schema.alterTable('users').addColumn('language', 'text').execute();
  await schema.createIndex('users_invited').on('users').columns(['invited_by', 'ctime']).execute();
  await schema
    .createIndex('users_leaving')
    .on('users')
    .column('delete_at')
    .where(sql.ref('delete_at'), '>', zero)
    .execute();
  await schema
    .createTable('signins')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('session_id', 'text', (c) => c.notNull())
    .addColumn('ctime', 'bigint', (c) => c.notNull())
    .addColumn('ip', 'text', (c) => c.notNull())
    .addColumn('location', 'text', (c) => c.notNull())
    .addColumn('program', 'text', (c) => c.notNull())
    .addColumn('program_version', 'text', (c) => c.notNull())
    .addColumn('program_type', 'integer', (c) => c.notNull())
    .addColumn('device', 'text', (c) => c.notNull())
    .addColumn('device_version', 'text', (c) => c.notNull())
    .addColumn('device_type', 'integer', (c) => c.notNull())
    .execute();
  await schema.createIndex('signins_user').on('signins').columns(['user_id', 'ctime', 'id']).execute();
}
