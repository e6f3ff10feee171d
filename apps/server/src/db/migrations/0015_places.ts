import { type Kysely, sql } from 'kysely';
import { type CellCount, countCells } from '../../geo/cellCounts.ts';
import { cellOf } from '../../geo/cells.ts';
import { isSqlite } from '../isSqlite.ts';

interface Before {
  files: {
    id: string;
    user_id: string;
    lat: number | null;
    lng: number | null;
    cell: number | null;
    state: number;
  };
  place_counts: CellCount & { user_id: string };
}

const ROWS = 5_000;
const VALUES = 1_000;
const ACTIVE = 0;

/** On SQLite the table is clustered by its key, so that a part of the map is a few scans. */
function counts(db: Kysely<Before>) {
  const table = db.schema
    .createTable('place_counts')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('level', 'integer', (column) => column.notNull())
    .addColumn('cell', 'bigint', (column) => column.notNull())
    .addColumn('count', 'bigint', (column) => column.notNull())
    .addColumn('lat', 'bigint', (column) => column.notNull())
    .addColumn('lng', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('place_counts_pk', ['user_id', 'level', 'cell']);
  return isSqlite(db) ? table.modifyEnd(sql`without rowid`) : table;
}

async function addCounts(db: Kysely<Before>, userId: string, rows: Before['files'][]): Promise<void> {
  const entries = countCells(rows, 1).map((count) => ({ user_id: userId, ...count }));
  for (let start = 0; start < entries.length; start += VALUES)
    await db
      .insertInto('place_counts')
      .values(entries.slice(start, start + VALUES))
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'level', 'cell']).doUpdateSet({
          count: sql`place_counts.count + excluded.count`,
          lat: sql`place_counts.lat + excluded.lat`,
          lng: sql`place_counts.lng + excluded.lng`,
        }),
      )
      .execute();
}

async function locatePart(db: Kysely<Before>, after: string): Promise<string | undefined> {
  const rows = await db
    .selectFrom('files')
    .select(['id', 'user_id', 'lat', 'lng', 'cell', 'state'])
    .where('id', '>', after)
    .where('lat', 'is not', null)
    .orderBy('id')
    .limit(ROWS)
    .execute();
  const placed = rows.map((row) => ({ ...row, cell: cellOf(row.lat, row.lng) }));
  for (const [cell, own] of Map.groupBy(placed, (row) => row.cell)) {
    const ids = own.map(({ id }) => id);
    await db.updateTable('files').set({ cell }).where('id', 'in', ids).execute();
  }
  const active = placed.filter(({ state }) => state === ACTIVE);
  for (const [userId, own] of Map.groupBy(active, (row) => row.user_id)) await addCounts(db, userId, own);
  return rows.at(-1)?.id;
}

/** The map: the cell of each photo with a location, and photos counted by cell. */
export async function up(db: Kysely<Before>): Promise<void> {
  await db.schema.alterTable('files').addColumn('cell', 'bigint').execute();
  await counts(db).execute();
  for (let last: string | undefined = ''; last !== undefined; ) last = await locatePart(db, last);
  await sql`create index files_place on files (user_id, cell, taken, id)
    where state = 0 and cell is not null`.execute(db);
}
