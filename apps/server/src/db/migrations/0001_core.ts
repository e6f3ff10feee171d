import { type Kysely, SqliteAdapter, sql } from 'kysely';

type Schema = Kysely<unknown>['schema'];

interface Options {
  withoutRowid: boolean;
}

function accounts(schema: Schema) {
  return [
    schema
      .createTable('users')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('email', 'text', (c) => c.notNull().unique())
      .addColumn('password', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('intro', 'text', (c) => c.notNull().defaultTo(''))
      .addColumn('avatar', 'text')
      .addColumn('sign', 'text', (c) => c.notNull().unique())
      .addColumn('invited_by', 'text', (c) => c.references('users.id'))
      .addColumn('timezone', 'integer')
      .addColumn('folder_order', 'integer', (c) => c.notNull().defaultTo(1))
      .addColumn('file_order', 'integer', (c) => c.notNull().defaultTo(1))
      .addColumn('disabled', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('wrong_times', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('wrong_today', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('wrong_day', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('locked_until', 'bigint', (c) => c.notNull().defaultTo(0))
      .addColumn('locked', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('count_photo', 'bigint', (c) => c.notNull().defaultTo(0))
      .addColumn('count_video', 'bigint', (c) => c.notNull().defaultTo(0))
      .addColumn('space', 'bigint', (c) => c.notNull().defaultTo(0))
      .addColumn('ctime', 'bigint', (c) => c.notNull()),
    schema
      .createTable('sessions')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('ctime', 'bigint', (c) => c.notNull())
      .addColumn('seen', 'bigint', (c) => c.notNull())
      .addColumn('expires', 'bigint', (c) => c.notNull())
      .addColumn('ip', 'text', (c) => c.notNull())
      .addColumn('agent', 'text', (c) => c.notNull()),
    schema.createIndex('sessions_user').on('sessions').columns(['user_id', 'ctime']),
    schema
      .createTable('email_codes')
      .addColumn('email', 'text', (c) => c.notNull())
      .addColumn('purpose', 'text', (c) => c.notNull())
      .addColumn('code', 'text', (c) => c.notNull())
      .addColumn('ctime', 'bigint', (c) => c.notNull())
      .addColumn('expires', 'bigint', (c) => c.notNull())
      .addColumn('tries', 'integer', (c) => c.notNull().defaultTo(0))
      .addPrimaryKeyConstraint('email_codes_pk', ['email', 'purpose']),
    schema
      .createTable('server_keys')
      .addColumn('name', 'text', (c) => c.primaryKey())
      .addColumn('value', 'text', (c) => c.notNull()),
    schema
      .createTable('used_nonces')
      .addColumn('nonce', 'text', (c) => c.primaryKey())
      .addColumn('expires', 'bigint', (c) => c.notNull()),
  ];
}

function albums(schema: Schema) {
  return [
    schema
      .createTable('folders')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('parent_id', 'text', (c) => c.references('folders.id'))
      .addColumn('type', 'integer', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('name_key', 'text', (c) => c.notNull())
      .addColumn('initial', 'text', (c) => c.notNull())
      .addColumn('intro', 'text', (c) => c.notNull().defaultTo(''))
      .addColumn('sdate', 'integer')
      .addColumn('edate', 'integer')
      .addColumn('file_order', 'integer', (c) => c.notNull().defaultTo(1))
      .addColumn('numero', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('cover_file_id', 'text')
      .addColumn('count_photo', 'bigint', (c) => c.notNull().defaultTo(0))
      .addColumn('count_video', 'bigint', (c) => c.notNull().defaultTo(0))
      .addColumn('ctime', 'bigint', (c) => c.notNull())
      .addColumn('state', 'integer', (c) => c.notNull().defaultTo(0)),
    schema.createIndex('folders_parent').on('folders').columns(['user_id', 'state', 'parent_id']),
    schema
      .createTable('tags')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('name_key', 'text', (c) => c.notNull())
      .addColumn('initial', 'text', (c) => c.notNull())
      .addUniqueConstraint('tags_name', ['user_id', 'name']),
  ];
}

/** On SQLite the table is clustered by its key, so that an axis is one scan. */
function axisCounts(schema: Schema, { withoutRowid }: Options) {
  const table = schema
    .createTable('axis_counts')
    .addColumn('scope', 'text', (c) => c.notNull())
    .addColumn('day', 'integer', (c) => c.notNull())
    .addColumn('count', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('axis_counts_pk', ['scope', 'day']);
  return withoutRowid ? table.modifyEnd(sql`without rowid`) : table;
}

function photos(schema: Schema) {
  return [
    schema
      .createTable('blobs')
      .addColumn('sha256', 'text', (c) => c.primaryKey())
      .addColumn('size', 'bigint', (c) => c.notNull())
      .addColumn('mime', 'text', (c) => c.notNull())
      .addColumn('meta', 'text', (c) => c.notNull())
      .addColumn('refs', 'bigint', (c) => c.notNull().defaultTo(0))
      .addColumn('ctime', 'bigint', (c) => c.notNull()),
    schema
      .createTable('files')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('folder_id', 'text', (c) => c.notNull().references('folders.id'))
      .addColumn('sha256', 'text', (c) => c.notNull().references('blobs.sha256'))
      .addColumn('mime', 'text', (c) => c.notNull())
      .addColumn('type', 'integer', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('name_key', 'text', (c) => c.notNull())
      .addColumn('initial', 'text', (c) => c.notNull())
      .addColumn('origin_name', 'text', (c) => c.notNull())
      .addColumn('taken', 'bigint', (c) => c.notNull())
      .addColumn('time_unknown', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('tz', 'integer')
      .addColumn('width', 'integer', (c) => c.notNull())
      .addColumn('height', 'integer', (c) => c.notNull())
      .addColumn('rotate', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('size', 'bigint', (c) => c.notNull())
      .addColumn('duration', 'double precision')
      .addColumn('lat', 'double precision')
      .addColumn('lng', 'double precision')
      .addColumn('thumbhash', 'text')
      .addColumn('content_id', 'text')
      // The movie of a live photo (spec §3, type 4).
      .addColumn('live_sha256', 'text', (c) => c.references('blobs.sha256'))
      .addColumn('ctime', 'bigint', (c) => c.notNull())
      .addColumn('state', 'integer', (c) => c.notNull().defaultTo(0)),
  ];
}

/** `id` ends each key, so that a page can start at any photo even among equal times. */
function photoIndexes(schema: Schema) {
  return [
    schema.createIndex('files_timeline').on('files').columns(['user_id', 'state', 'taken', 'id']),
    schema.createIndex('files_album').on('files').columns(['folder_id', 'state', 'taken', 'id']),
    // One copy of the same bytes per album, even when two uploads race.
    schema
      .createIndex('files_album_bytes')
      .unique()
      .on('files')
      .columns(['folder_id', 'sha256'])
      .where(sql.ref('state'), '=', sql.lit(0)),
    schema.createIndex('files_bytes').on('files').column('sha256'),
    schema
      .createIndex('files_halves')
      .on('files')
      .columns(['folder_id', 'content_id'])
      .where(sql.ref('content_id'), 'is not', null),
    schema
      .createIndex('files_live_bytes')
      .on('files')
      .columns(['live_sha256', 'folder_id'])
      .where(sql.ref('live_sha256'), 'is not', null),
  ];
}

function photoTags(schema: Schema) {
  return [
    schema
      .createTable('file_tags')
      .addColumn('file_id', 'text', (c) => c.notNull().references('files.id').onDelete('cascade'))
      .addColumn('tag_id', 'text', (c) => c.notNull().references('tags.id').onDelete('cascade'))
      .addColumn('position', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('file_tags_pk', ['file_id', 'tag_id']),
    schema.createIndex('file_tags_tag').on('file_tags').columns(['tag_id', 'file_id']),
  ];
}

/** Accounts, albums, photos, and the counters that axes are read from. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  const options = { withoutRowid: db.getExecutor().adapter instanceof SqliteAdapter };
  const steps = [
    ...accounts(schema),
    ...albums(schema),
    ...photos(schema),
    ...photoIndexes(schema),
    ...photoTags(schema),
    axisCounts(schema, options),
  ];
  for (const step of steps) await step.execute();
}
