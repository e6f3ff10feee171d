import { type Kysely, SqliteAdapter, sql } from 'kysely';

type Schema = Kysely<unknown>['schema'];

function newColumns(schema: Schema) {
  return [
    schema.alterTable('files').addColumn('tag_id', 'text'),
    // Sorts after every keyword's key.
    schema.alterTable('files').addColumn('tag_key', 'text', (c) => c.notNull().defaultTo('~~')),
    schema.alterTable('files').addColumn('live_size', 'bigint', (c) => c.notNull().defaultTo(0)),
    schema.alterTable('files').addColumn('dtime', 'bigint'),
    schema.alterTable('files').addColumn('vtime', 'bigint'),
    schema.alterTable('files').addColumn('batch', 'text'),
    schema.alterTable('folders').addColumn('cover_image_id', 'text'),
    schema.alterTable('folders').addColumn('cover_crop', 'text'),
    schema.alterTable('folders').addColumn('dtime', 'bigint'),
    schema.alterTable('folders').addColumn('batch', 'text'),
    schema.alterTable('blobs').addColumn('touched', 'bigint', (c) => c.notNull().defaultTo(0)),
    schema.alterTable('blobs').addColumn('dying', 'bigint', (c) => c.notNull().defaultTo(0)),
  ];
}

function undoTables(schema: Schema) {
  return [
    schema
      .createTable('undos')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('ctime', 'bigint', (c) => c.notNull()),
    schema.createIndex('undos_age').on('undos').column('ctime'),
    schema
      .createTable('undo_files')
      .addColumn('undo_id', 'text', (c) => c.notNull().references('undos.id').onDelete('cascade'))
      .addColumn('file_id', 'text', (c) => c.notNull().references('files.id').onDelete('cascade'))
      .addColumn('folder_id', 'text', (c) => c.notNull())
      .addColumn('taken', 'bigint', (c) => c.notNull())
      .addColumn('tz', 'integer')
      .addColumn('time_unknown', 'integer', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('undo_files_pk', ['undo_id', 'file_id']),
    schema.createIndex('undo_files_file').on('undo_files').column('file_id'),
  ];
}

function otherTables(schema: Schema) {
  return [
    schema
      .createTable('call_replies')
      .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('key', 'text', (c) => c.notNull())
      .addColumn('reply', 'text', (c) => c.notNull())
      .addColumn('ctime', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('call_replies_pk', ['user_id', 'key']),
    schema
      .createTable('zips')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('ids', 'text', (c) => c.notNull())
      .addColumn('ctime', 'bigint', (c) => c.notNull()),
    // Images that are not photos: covers and avatars.
    schema
      .createTable('images')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('sha256', 'text', (c) => c.notNull().references('blobs.sha256'))
      .addColumn('mime', 'text', (c) => c.notNull())
      .addColumn('width', 'integer', (c) => c.notNull())
      .addColumn('height', 'integer', (c) => c.notNull())
      .addColumn('ctime', 'bigint', (c) => c.notNull()),
    schema.createIndex('images_user').on('images').columns(['user_id', 'kind']),
    schema
      .createTable('jobs')
      .addColumn('name', 'text', (c) => c.primaryKey())
      .addColumn('next_run', 'bigint', (c) => c.notNull())
      .addColumn('leased_until', 'bigint', (c) => c.notNull().defaultTo(0))
      .addColumn('holder', 'text')
      .addColumn('last_run', 'bigint')
      .addColumn('error', 'text'),
  ];
}

/** On SQLite the table is clustered by its key, so that an axis is one scan. */
function headingCounts(schema: Schema, withoutRowid: boolean) {
  const table = schema
    .createTable('heading_counts')
    .addColumn('scope', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('heading', 'text', (c) => c.notNull())
    .addColumn('count', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('heading_counts_pk', ['scope', 'kind', 'heading']);
  return withoutRowid ? table.modifyEnd(sql`without rowid`) : table;
}

function indexes(schema: Schema) {
  const of = (name: string, ...columns: string[]) => schema.createIndex(name).on('files').columns(columns);
  return [
    of('files_name', 'user_id', 'state', 'name_key', 'taken', 'id'),
    of('files_album_name', 'folder_id', 'state', 'name_key', 'taken', 'id'),
    of('files_tag', 'user_id', 'state', 'tag_key', 'taken', 'id'),
    of('files_album_tag', 'folder_id', 'state', 'tag_key', 'taken', 'id'),
    of('files_recycled', 'user_id', 'dtime', 'id').where(sql.ref('state'), '=', sql.lit(1)),
    of('files_expiry', 'vtime', 'id').where(sql.ref('state'), '=', sql.lit(1)),
    of('files_gone', 'id').where(sql.ref('state'), '=', sql.lit(2)),
    of('files_batch', 'batch').where(sql.ref('batch'), 'is not', null),
    schema.createIndex('blobs_loose').on('blobs').column('touched').where(sql.ref('refs'), '<=', sql.lit(0)),
  ];
}

/** Existing photos get their keys in the new orders. */
const BACKFILL = [
  'update folders set file_order = 0',
  `update files set tag_id =
    (select tag_id from file_tags where file_id = files.id order by position limit 1)`,
  `update files set tag_key = (select name_key || ' ' || id from tags where tags.id = files.tag_id)
    where tag_id is not null`,
  `update files set live_size = (select size from blobs where blobs.sha256 = files.live_sha256)
    where live_sha256 is not null`,
  `insert into heading_counts (scope, kind, heading, count)
    select 'u' || user_id, 'name', initial, count(*) from files where state = 0 group by user_id, initial
    union all
    select 'f' || folder_id, 'name', initial, count(*) from files where state = 0 group by folder_id, initial
    union all
    select 'u' || user_id, 'tag', coalesce(tag_id, 'none'), count(*)
      from files where state = 0 group by user_id, coalesce(tag_id, 'none')
    union all
    select 'f' || folder_id, 'tag', coalesce(tag_id, 'none'), count(*)
      from files where state = 0 group by folder_id, coalesce(tag_id, 'none')`,
];

/** Sort keys are compared by code point, as in SQLite, whatever the collation of a PostgreSQL database. */
const BY_CODE_POINT = [
  ['files', 'name_key'],
  ['files', 'tag_key'],
  ['folders', 'name_key'],
  ['tags', 'name_key'],
] as const;

/** Every order of photos, the recycle bin, undo, covers, retry keys, and jobs that run once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
  for (const step of newColumns(schema)) await step.execute();
  if (!isSqlite) {
    for (const [table, column] of BY_CODE_POINT) {
      const target = sql`alter table ${sql.table(table)} alter column ${sql.ref(column)}`;
      await sql`${target} type text collate "C"`.execute(db);
    }
  }
  const made = [...undoTables(schema), ...otherTables(schema), headingCounts(schema, isSqlite)];
  for (const step of made) await step.execute();
  for (const text of BACKFILL) await sql.raw(text).execute(db);
  for (const step of indexes(schema)) await step.execute();
}
