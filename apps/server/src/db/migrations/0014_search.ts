import { type Kysely, sql } from 'kysely';
import { photoGrams } from '../../search/photoText.ts';
import { isSqlite } from '../isSqlite.ts';

interface Before {
  files: {
    id: string;
    user_id: string;
    sha256: string;
    name: string;
    name_key: string;
    origin_name: string;
    camera: string | null;
    bare: number;
    state: number;
  };
  blobs: { sha256: string; meta: string };
  search_texts: { file_id: string; grams: string };
}

const ROWS = 500;
const ACTIVE = 0;

/** Letters, digits and marks make a token; `grams.ts` has separated them. */
const FULL_TEXT = `create virtual table search_index using fts5(grams, content='search_texts', content_rowid='id',
  columnsize=0, tokenize="unicode61 remove_diacritics 0 categories 'L* N* M*'")`;
const ADD = 'insert into search_index (rowid, grams) values (new.id, new.grams);';
const REMOVE = "insert into search_index (search_index, rowid, grams) values ('delete', old.id, old.grams);";

async function createIndex(db: Kysely<Before>): Promise<void> {
  const table = db.schema
    .createTable('search_texts')
    .addColumn('grams', 'text', (column) => column.notNull());
  const withFile = (column: 'file_id') =>
    table.addColumn(column, 'text', (own) =>
      own.notNull().unique().references('files.id').onDelete('cascade'),
    );
  if (!isSqlite(db)) {
    await withFile('file_id').execute();
    await sql`create index search_texts_grams on search_texts using gin (string_to_array(grams, ' '))`.execute(
      db,
    );
    return;
  }
  // A row number that stays: the full-text index refers to it.
  await withFile('file_id')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .execute();
  await sql.raw(FULL_TEXT).execute(db);
  const triggers = { insert: ADD, delete: REMOVE, update: REMOVE + ADD };
  for (const [event, run] of Object.entries(triggers))
    await sql
      .raw(`create trigger search_texts_${event} after ${event} on search_texts begin ${run} end`)
      .execute(db);
}

/** The camera in the metadata of a blob. */
function cameraIn(meta: string): string | null {
  if (meta === '') return null;
  const { exif } = JSON.parse(meta) as { exif: { key: string; value: string }[] };
  return exif.find(({ key }) => key === 'device')?.value ?? null;
}

async function readBlobs(db: Kysely<Before>, hashes: readonly string[]): Promise<Map<string, string>> {
  const blobs = await db.selectFrom('blobs').selectAll().where('sha256', 'in', hashes).execute();
  return new Map(blobs.map(({ sha256, meta }) => [sha256, meta]));
}

/** Indexes a part of the photos; returns the last id, or undefined at the end. */
async function indexPart(db: Kysely<Before>, after: string): Promise<string | undefined> {
  const rows = await db
    .selectFrom('files')
    .select(['id', 'sha256', 'name', 'name_key', 'origin_name', 'bare'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(ROWS)
    .execute();
  if (rows.length === 0) return undefined;
  const metas = await readBlobs(
    db,
    rows.map(({ sha256 }) => sha256),
  );
  const known = rows.map((row) => ({
    ...row,
    camera: row.bare ? null : cameraIn(metas.get(row.sha256) ?? ''),
  }));
  for (const [camera, own] of Map.groupBy(known, (row) => row.camera)) {
    const ids = own.map(({ id }) => id);
    if (camera !== null) await db.updateTable('files').set({ camera }).where('id', 'in', ids).execute();
  }
  const entries = known.map((row) => ({ file_id: row.id, grams: photoGrams(row) }));
  await db.insertInto('search_texts').values(entries).execute();
  return rows.at(-1)?.id;
}

/** Search: the camera of each photo, its counts, and an index of its texts. */
export async function up(db: Kysely<Before>): Promise<void> {
  await db.schema.alterTable('files').addColumn('camera', 'text').execute();
  await createIndex(db);
  for (let last: string | undefined = ''; last !== undefined; ) last = await indexPart(db, last);
  await sql`insert into heading_counts (scope, kind, heading, count)
    select 'u' || user_id, 'camera', camera, count(*) from files
    where state = ${sql.lit(ACTIVE)} and camera is not null group by user_id, camera`.execute(db);
  await sql`create index files_camera on files (user_id, camera, taken, id) where camera is not null`.execute(
    db,
  );
  // Most files are photos: an index of the other types alone.
  await sql`create index files_type on files (user_id, type, taken, id) where type <> 1`.execute(db);
}
