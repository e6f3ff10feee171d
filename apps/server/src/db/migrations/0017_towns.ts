import { type Kysely, sql } from 'kysely';
import { townAt } from '../../geo/gazetteer.ts';

interface Before {
  files: { id: string; lat: number | null; lng: number | null; town: number | null };
}

const ROWS = 5_000;
const ACTIVE = 0;

async function locatePart(db: Kysely<Before>, after: string): Promise<string | undefined> {
  const rows = await db
    .selectFrom('files')
    .select(['id', 'lat', 'lng'])
    .where('id', '>', after)
    .where('lat', 'is not', null)
    .where('lng', 'is not', null)
    .orderBy('id')
    .limit(ROWS)
    .execute();
  const towns = Map.groupBy(rows, ({ lat, lng }) => (lat === null || lng === null ? null : townAt(lat, lng)));
  for (const [town, own] of towns) {
    const ids = own.map(({ id }) => id);
    if (town !== null) await db.updateTable('files').set({ town }).where('id', 'in', ids).execute();
  }
  return rows.at(-1)?.id;
}

/** Names of places: the town of each photo with a location, and its counts. */
export async function up(db: Kysely<Before>): Promise<void> {
  await db.schema.alterTable('files').addColumn('town', 'integer').execute();
  for (let last: string | undefined = ''; last !== undefined; ) last = await locatePart(db, last);
  await sql`insert into heading_counts (scope, kind, heading, count)
    select 'u' || user_id, 'town', cast(town as text), count(*) from files
    where state = ${sql.lit(ACTIVE)} and town is not null group by user_id, town`.execute(db);
  await sql`create index files_town on files (user_id, town, taken, id) where town is not null`.execute(db);
}
