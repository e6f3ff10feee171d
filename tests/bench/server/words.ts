import { type Kysely, sql } from 'kysely';
import type { Db } from '../../../apps/server/src/db/connect.ts';
import { createSearchTextsRepository } from '../../../apps/server/src/modules/search/searchTexts.repository.ts';
import { nameKey } from '../../../apps/server/src/names.ts';
import { fillLibrary, OWNER } from './library.ts';

/** Descriptions and the number of photos from one with it to the next. */
const DESCRIPTIONS = [
  { text: '西湖的日落', every: 100 },
  { text: 'Snow on the broken bridge', every: 10_007 },
];
const CAMERAS = ['Pixel 9', 'FUJIFILM X100V', 'iPhone 15 Pro', 'Canon EOS R6'];
/** Every photo of the last camera. */
const LENS = 'RF24-70mm F2.8 L IS USM';
/** Shanghai, and towns with the number of photos from one with it to the next. */
const HOME_TOWN = 1_796_236;
const TOWNS = [
  { town: 1_857_910, every: 100 },
  { town: 3_413_829, every: 10_007 },
];
const ROWS = 5_000;
/** Photos of the owner in the order of their ids, whose numbers begin here. */
const FIRST_ID = 10_000_000;

async function describePhotos(db: Kysely<never>): Promise<void> {
  const number = sql`(cast(substr(id, 2) as integer) - ${sql.lit(FIRST_ID)})`;
  for (const { text, every } of DESCRIPTIONS) {
    const { key, initial } = nameKey(text);
    await sql`update files set name = ${sql.lit(text)}, name_key = ${sql.lit(key)}, initial = ${sql.lit(initial)}
      where ${number} % ${sql.lit(every)} = 0`.execute(db);
  }
  const camera = CAMERAS.map((name, index) => sql`when ${sql.lit(index)} then ${sql.lit(name)}`);
  const cases = sql.join(camera, sql` `);
  await sql`update files set camera = case ${number} / 7 % ${sql.lit(CAMERAS.length)} ${cases} end`.execute(
    db,
  );
  await sql`update files set lens = ${sql.lit(LENS)} where camera = ${sql.lit(CAMERAS.at(-1))}`.execute(db);
  for (const kind of ['camera', 'lens'])
    await sql`insert into heading_counts (scope, kind, heading, count)
      select 'u' || user_id, ${sql.lit(kind)}, ${sql.ref(kind)}, count(*) from files
      where ${sql.ref(kind)} is not null group by user_id, ${sql.ref(kind)}`.execute(db);
}

async function locatePhotos(db: Kysely<never>): Promise<void> {
  const number = sql`(cast(substr(id, 2) as integer) - ${sql.lit(FIRST_ID)})`;
  const cases = TOWNS.map(
    ({ town, every }) => sql`when ${number} % ${sql.lit(every)} = 0 then ${sql.lit(town)}`,
  );
  await sql`update files set town = case ${sql.join(cases, sql` `)} else ${sql.lit(HOME_TOWN)} end`.execute(
    db,
  );
  await sql`insert into heading_counts (scope, kind, heading, count)
    select 'u' || user_id, 'town', cast(town as text), count(*) from files group by user_id, town`.execute(
    db,
  );
}

/** A library whose photos are described, with its search index. */
export async function fillWords(db: Db): Promise<void> {
  await fillLibrary(db);
  await describePhotos(db as unknown as Kysely<never>);
  await locatePhotos(db as unknown as Kysely<never>);
  const columns = ['id', 'name', 'name_key', 'origin_name', 'camera', 'lens'] as const;
  for (let last = ''; ; ) {
    const rows = await db
      .selectFrom('files')
      .select(columns)
      .where('id', '>', last)
      .where('user_id', '=', OWNER)
      .orderBy('id')
      .limit(ROWS)
      .execute();
    const end = rows.at(-1);
    if (!end) break;
    await db.transaction().execute((part) => createSearchTextsRepository(part).add(rows));
    last = end.id;
  }
  await sql`analyze`.execute(db);
}
