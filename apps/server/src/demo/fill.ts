import { FILE_TYPES, FOLDER_TYPES } from '@xiangji/api-client/contract';
import type { Kysely } from 'kysely';
import type { Db } from '../db/connect.ts';
import type { Database, NewFile } from '../db/schema.ts';
import { tagKey } from '../modules/files/headings.ts';
import { tally } from '../modules/files/tally.ts';
import { nameKey } from '../names.ts';
import { newId } from '../security/tokens.ts';
import { unixNow } from '../time.ts';
import type { DemoPicture } from './pictures.ts';
import { KEYWORDS, SET_NAMES } from './places.ts';
import { type AlbumPlan, takenIn } from './plan.ts';
import type { Random } from './random.ts';

/** Columns times rows must stay below SQLite's 32,766 parameters. */
const ROWS = 500;
const SHARE_WITH_GPS = 0.8;
const SHARE_WITH_TAG = 0.5;
const ALBUMS_PER_SET = 12;
/** Every fourth album holds the videos, GIFs and live photos too. */
const ALBUMS_PER_EXAMPLES = 4;

interface FolderPlan {
  userId: string;
  parentId: string | null;
  type: number;
  name: string;
  numero: number;
}

async function insertFolder(trx: Kysely<Database>, plan: FolderPlan): Promise<string> {
  const id = newId();
  const { initial, key } = nameKey(plan.name);
  await trx
    .insertInto('folders')
    .values({
      id,
      user_id: plan.userId,
      parent_id: plan.parentId,
      type: plan.type,
      name: plan.name,
      name_key: key,
      initial,
      file_order: 0,
      sdate: null,
      edate: null,
      numero: plan.numero,
      cover_file_id: null,
      ctime: unixNow(),
    })
    .execute();
  return id;
}

interface DemoTag {
  id: string;
  name_key: string;
}

async function insertTags(trx: Kysely<Database>, userId: string): Promise<DemoTag[]> {
  const rows = KEYWORDS.map((name) => {
    const { initial, key } = nameKey(name);
    return { id: newId(), user_id: userId, name, name_key: key, initial };
  });
  await trx.insertInto('tags').values(rows).execute();
  return rows;
}

function fileRow(
  place: { userId: string; folderId: string; album: AlbumPlan },
  picture: DemoPicture,
  index: number,
  random: Random,
): NewFile & { live_size: number } {
  const { album, userId, folderId } = place;
  const name = `${album.place.name} ${String(index + 1).padStart(3, '0')}`;
  const { initial, key } = nameKey(name);
  const located = random.next() < SHARE_WITH_GPS;
  const { sha256, size, meta, live, poster } = picture;
  return {
    id: newId(),
    user_id: userId,
    folder_id: folderId,
    sha256,
    mime: meta.mime,
    type: live ? FILE_TYPES.LIVE : meta.type,
    name,
    name_key: key,
    initial,
    origin_name: `IMG_${String(index + 1).padStart(4, '0')}.${meta.ext}`,
    taken: takenIn(album, random),
    tz: album.place.tz,
    width: meta.width,
    height: meta.height,
    size,
    duration: (live ?? picture).meta.duration,
    lat: located ? album.place.lat + (random.next() - 0.5) / 50 : null,
    lng: located ? album.place.lng + (random.next() - 0.5) / 50 : null,
    thumbhash: (poster?.meta ?? meta).thumbhash,
    live_sha256: live?.sha256 ?? null,
    live_size: live?.size ?? 0,
    poster_sha256: poster?.sha256 ?? null,
    content_id: null,
    ctime: unixNow(),
  };
}

async function insertAlbum(
  trx: Kysely<Database>,
  means: {
    userId: string;
    folderId: string;
    album: AlbumPlan;
    pictures: readonly DemoPicture[];
    examples: readonly DemoPicture[];
    tags: readonly DemoTag[];
  },
  random: Random,
): Promise<void> {
  const examples = means.examples.slice(0, means.album.count);
  const drawn = random.shuffle(means.pictures).slice(0, means.album.count - examples.length);
  const rows = random.shuffle([...examples, ...drawn]).map((picture, index) => {
    const row = fileRow(means, picture, index, random);
    const tag = random.next() < SHARE_WITH_TAG ? random.pick(means.tags) : undefined;
    return { ...row, tag_id: tag?.id ?? null, tag_key: tagKey(tag) };
  });
  const tagged = rows.flatMap(({ id, tag_id }) => (tag_id ? [{ file_id: id, tag_id, position: 0 }] : []));
  for (let start = 0; start < rows.length; start += ROWS) {
    await trx
      .insertInto('files')
      .values(rows.slice(start, start + ROWS))
      .execute();
  }
  if (tagged.length > 0) await trx.insertInto('file_tags').values(tagged).execute();
  await tally(trx, rows, 1);
}

async function insertBlobs(trx: Kysely<Database>, pictures: readonly DemoPicture[]): Promise<void> {
  const blobs = pictures.flatMap(({ live, poster, ...own }) => [own, live, poster]);
  for (const { sha256, size, meta } of blobs.filter((blob) => blob !== undefined)) {
    await trx
      .insertInto('blobs')
      .values({ sha256, size, mime: meta.mime, meta: JSON.stringify(meta), ctime: unixNow() })
      .onConflict((conflict) => conflict.column('sha256').doNothing())
      .execute();
  }
}

/** Fills one account with albums, sets and photos, all counters included. */
export async function fillAccount(
  db: Db,
  plan: {
    userId: string;
    albums: readonly AlbumPlan[];
    pictures: readonly DemoPicture[];
    examples: readonly DemoPicture[];
  },
  random: Random,
): Promise<void> {
  const { userId, albums, pictures } = plan;
  await db.transaction().execute(async (trx) => {
    await insertBlobs(trx, [...pictures, ...plan.examples]);
    const tags = await insertTags(trx, userId);
    let setId: string | null = null;
    for (const [index, album] of albums.entries()) {
      const group = Math.floor(index / ALBUMS_PER_SET);
      // Every second group of albums stands in a set, the others at the top.
      if (index % ALBUMS_PER_SET === 0) {
        const name = SET_NAMES[group % SET_NAMES.length] ?? '相集';
        const set = { userId, parentId: null, type: FOLDER_TYPES.NODE, name, numero: index };
        setId = group % 2 === 0 ? await insertFolder(trx, set) : null;
      }
      const leaf = { userId, parentId: setId, type: FOLDER_TYPES.LEAF, name: album.name, numero: index };
      const folderId = await insertFolder(trx, leaf);
      const examples = index % ALBUMS_PER_EXAMPLES === 0 ? plan.examples : [];
      await insertAlbum(trx, { userId, folderId, album, pictures, examples, tags }, random);
    }
    await countReferences(trx, userId);
  });
}

async function countReferences(trx: Kysely<Database>, userId: string): Promise<void> {
  for (const column of ['sha256', 'live_sha256', 'poster_sha256'] as const) {
    const uses = await trx
      .selectFrom('files')
      .select((eb) => [eb.ref(column).as('sha256'), eb.fn.countAll<number>().as('count')])
      .where('user_id', '=', userId)
      .where(column, 'is not', null)
      .groupBy(column)
      .execute();
    for (const { sha256, count } of uses) {
      if (sha256 === null) continue;
      await trx
        .updateTable('blobs')
        .set((eb) => ({ refs: eb('refs', '+', Number(count)) }))
        .where('sha256', '=', sha256)
        .execute();
    }
  }
}
