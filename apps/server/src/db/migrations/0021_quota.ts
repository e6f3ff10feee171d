import type { Kysely } from 'kysely';

/**
 * Files that arrive in parts count in the quota of their account from their first part on, with the size that they will
 * have. The index finds the posters of an account, which count too, without reading its other photos.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('unfinished_uploads')
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('sha256', 'text', (c) => c.notNull())
    .addColumn('size', 'bigint', (c) => c.notNull())
    .addColumn('touched', 'bigint', (c) => c.notNull())
    .addColumn('expires', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('unfinished_uploads_pk', ['user_id', 'sha256', 'size'])
    .execute();
  await schema
    .createIndex('files_poster')
    .on('files')
    .columns(['user_id', 'state', 'poster_sha256'])
    .where('poster_sha256', 'is not', null)
    .execute();
}
