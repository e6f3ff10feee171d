import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Db } from '../../../apps/server/src/db/connect.ts';
import { createUnitOfWork } from '../../../apps/server/src/db/unitOfWork.ts';
import { createCountersRepository } from '../../../apps/server/src/modules/files/files.counters.repository.ts';

/** BENCH_PHOTOS asks for fewer: a multiple of the albums. */
export const PHOTOS = Number(process.env.BENCH_PHOTOS ?? 1_000_000);
export const ALBUMS = 2_000;
const BLOBS = PHOTOS / ALBUMS;
const TAGS = 20;
/** Every album is a trip of a few days somewhere in twenty years; albums are uploaded out of their order in time. */
const TRIP = 315_360;
const SHUFFLE = 7;
const BETWEEN = 600;
const DAY = 86_400;
const NEVER = 4_102_444_800;
/** Metadata that an upload would have read from the bytes. */
const META = {
  ...{ type: 1, mime: 'image/jpeg', ext: 'jpg', width: 4000, height: 3000, duration: null },
  ...{ taken: 0, tz: -480, lat: 31.2, lng: 121.4, thumbhash: null, contentId: null, keywords: [] },
  exif: [{ key: 'Model', text: '设备', value: 'Camera' }],
};
export const OWNER = 'owner';
/** Value of the session's cookie. */
export const SECRET = 'bench-secret';

const series = (count: number) =>
  sql`with recursive n(i) as (select 0 union all select i + 1 from n where i < ${sql.lit(count - 1)})`;

/** Whole numbers are part of the text: PostgreSQL would guess the type of a parameter. */
const lit = (value: number) => sql.lit(value);

async function insertOwner(db: Kysely<never>): Promise<void> {
  const session = createHash('sha256').update(SECRET).digest('hex');
  const owner = sql.lit(OWNER);
  const statements = [
    sql`insert into users (id, email, password, name, sign, count_photo, space, ctime)
        values (${owner}, 'owner@example.com', '', 'Owner', 'BENCH', ${lit(PHOTOS)}, ${lit(PHOTOS)}, 1)`,
    sql`insert into sessions (id, user_id, ctime, seen, expires, ip, agent)
        values (${sql.lit(session)}, ${owner}, 1, ${lit(NEVER)}, ${lit(NEVER)}, '', '')`,
    sql`insert into blobs (sha256, size, mime, meta, refs, ctime)
        ${series(BLOBS)} select 'b' || (100000 + i), 1, 'image/jpeg', ${sql.lit(JSON.stringify(META))}, ${lit(ALBUMS)}, 1 from n`,
    sql`insert into tags (id, user_id, name, name_key, initial)
        ${series(TAGS)} select 't' || (100 + i), ${owner}, 'Tag ' || i, 'T tag', 'T' from n`,
    sql`insert into folders (id, user_id, type, name, name_key, initial, file_order, numero, count_photo, cover_file_id, ctime)
        ${series(ALBUMS)} select 'a' || (10000 + i), ${owner}, 1, 'Album ' || i, 'A album ' || (10000 + i), 'A', 0, i,
        ${lit(BLOBS)}, 'p' || (10000000 + i * ${lit(BLOBS)}), 1 from n`,
  ];
  for (const statement of statements) await statement.execute(db);
}

async function insertPhotos(db: Kysely<never>): Promise<void> {
  const initial = sql`substr('ABCDEFGHIJKLMNOPQRSTUVWXYZ', i % 26 + 1, 1)`;
  // Every second photo has a keyword.
  const tag = sql`'t' || (100 + i % ${lit(TAGS)})`;
  await sql`insert into files (id, user_id, folder_id, sha256, mime, type, name, name_key, initial, origin_name, taken, tz,
      width, height, size, lat, lng, thumbhash, tag_id, tag_key, ctime)
    ${series(PHOTOS)} select 'p' || (10000000 + i), ${sql.lit(OWNER)}, 'a' || (10000 + i / ${lit(BLOBS)}),
      'b' || (100000 + i % ${lit(BLOBS)}), 'image/jpeg', 1, 'Photo ' || i,
      ${initial} || ' photo ' || (10000000 + i), ${initial}, 'IMG_' || i || '.jpg',
      (i / ${lit(BLOBS)}) * ${lit(SHUFFLE)} % ${lit(ALBUMS)} * ${lit(TRIP)} + i % ${lit(BLOBS)} * ${lit(BETWEEN)}, -480, 4000, 3000, 1, 31.2, 121.4, 'YBgGDIR3h4d4iHeHeHeIeHd4',
      case when i % 2 = 0 then ${tag} end, case when i % 2 = 0 then 'T tag ' || ${tag} else '~~' end, 1 from n`.execute(
    db,
  );
  await sql`insert into file_tags (file_id, tag_id, position) select id, tag_id, 0 from files where tag_id is not null`.execute(
    db,
  );
}

async function insertCounters(db: Kysely<never>): Promise<void> {
  for (const scope of [sql`'u' || user_id`, sql`'f' || folder_id`]) {
    await sql`insert into axis_counts (scope, day, count)
      select ${scope}, taken / ${lit(DAY)}, count(*) from files group by 1, 2`.execute(db);
    await sql`insert into heading_counts (scope, kind, heading, count)
      select ${scope}, 'name', initial, count(*) from files group by 1, 3`.execute(db);
    await sql`insert into heading_counts (scope, kind, heading, count)
      select ${scope}, 'tag', coalesce(tag_id, 'none'), count(*) from files group by 1, 3`.execute(db);
  }
}

/** Fills an empty, migrated database: one user, albums, photos, counters included. */
export async function fillLibrary(db: Db): Promise<void> {
  const raw = db as unknown as Kysely<never>;
  await insertOwner(raw);
  await insertPhotos(raw);
  await insertCounters(raw);
  await sql`analyze`.execute(raw);
}

/** Writes version and counters as a change of one photo does: it is added to a day (`sign` 1), or removed. */
export async function changeLibrary(db: Db, turn: number, sign: 1 | -1): Promise<void> {
  const step = ((turn % ALBUMS) + ALBUMS) % ALBUMS;
  const where = { user_id: OWNER, folder_id: `a${10_000 + step}`, taken: step * TRIP };
  const row = { ...where, type: 1, initial: 'A', tag_id: null, size: 1, live_size: 0 };
  await createUnitOfWork(db, createCountersRepository)(OWNER, (counters) =>
    sign > 0 ? counters.add([row]) : counters.remove([row]),
  );
}
