import type { Kysely } from 'kysely';

/** Shares, their photos, and attempts at their codes (spec §3 'Share'). */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  const steps = [
    schema
      .createTable('shares')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('name_key', 'text', (c) => c.notNull())
      // AES-GCM under the server's key: the owner must be able to see the code again.
      .addColumn('code', 'text', (c) => c.notNull())
      .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
      .addColumn('private', 'integer', (c) => c.notNull().defaultTo(1))
      .addColumn('days', 'integer', (c) => c.notNull())
      .addColumn('expires', 'bigint', (c) => c.notNull())
      .addColumn('keep_exif', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('opens', 'bigint', (c) => c.notNull().defaultTo(0))
      .addColumn('saves', 'bigint', (c) => c.notNull().defaultTo(0))
      .addColumn('wrong', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('wrong_hour', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('hour', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('ctime', 'bigint', (c) => c.notNull())
      .addColumn('ended', 'bigint', (c) => c.notNull().defaultTo(0)),
    schema.createIndex('shares_user').on('shares').columns(['user_id', 'ended', 'ctime']),
    schema
      .createTable('share_files')
      .addColumn('share_id', 'text', (c) => c.notNull().references('shares.id').onDelete('cascade'))
      .addColumn('file_id', 'text', (c) => c.notNull().references('files.id').onDelete('cascade'))
      .addColumn('ctime', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('share_files_pk', ['share_id', 'file_id']),
    schema.createIndex('share_files_file').on('share_files').columns(['file_id', 'share_id']),
    schema
      .createTable('share_guesses')
      .addColumn('share_id', 'text', (c) => c.notNull().references('shares.id').onDelete('cascade'))
      .addColumn('client', 'text', (c) => c.notNull())
      .addColumn('wrong', 'integer', (c) => c.notNull())
      .addColumn('until', 'bigint', (c) => c.notNull())
      .addColumn('seen', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('share_guesses_pk', ['share_id', 'client']),
    // A photo saved from a share whose owner keeps the metadata private hides it from the saver too.
    schema.alterTable('files').addColumn('bare', 'integer', (c) => c.notNull().defaultTo(0)),
  ];
  for (const step of steps) await step.execute();
}
