import { FILE_TYPES, FOLDER_TYPES } from '@xiangji/api-client/contract';
import type { Db } from '../db/connect.ts';
import type { NewFile } from '../db/schema.ts';
import { createUnitOfWork } from '../db/unitOfWork.ts';
import { located } from '../geo/located.ts';
import { tagKey } from '../modules/files/headings.ts';
import { createFoldersRepository, type FoldersRepository } from '../modules/folders/folders.repository.ts';
import { equipmentOf } from '../modules/media/blobMeta.ts';
import { descriptionOf } from '../modules/uploads/photoName.ts';
import { nameKey } from '../names.ts';
import { newId } from '../security/tokens.ts';
import { unixNow } from '../time.ts';
import { createDemoRepository, type DemoRepository } from './demo.repository.ts';
import type { DemoPicture } from './pictures.ts';
import { KEYWORDS, SET_NAMES } from './places.ts';
import { type AlbumPlan, takenIn } from './plan.ts';
import type { Random } from './random.ts';

const SHARE_WITH_GPS = 0.8;
const SHARE_WITH_TAG = 0.5;
const SHARE_OF_FAVORITES = 0.03;
const ALBUMS_PER_SET = 12;
/** Every fourth album also holds the videos, GIFs and live photos. */
const ALBUMS_PER_EXAMPLES = 4;

interface DemoTag {
  id: string;
  name_key: string;
}

interface Deps {
  demo: DemoRepository;
  folders: FoldersRepository;
}

interface FolderPlan {
  userId: string;
  parentId: string | null;
  type: number;
  name: string;
  numero: number;
}

async function insertFolder({ folders }: Deps, plan: FolderPlan): Promise<string> {
  const { userId: user_id, parentId: parent_id, type, name, numero } = plan;
  const { initial, key: name_key } = nameKey(name);
  const row = { id: newId(), user_id, parent_id, type, name, name_key, initial, numero, ctime: unixNow() };
  return (await folders.insert(row)).id;
}

async function insertTags({ demo }: Deps, userId: string): Promise<DemoTag[]> {
  const rows = KEYWORDS.map((name) => {
    const { initial, key } = nameKey(name);
    return { id: newId(), user_id: userId, name, name_key: key, initial };
  });
  await demo.insertTags(rows);
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
  const hasPlace = random.next() < SHARE_WITH_GPS;
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
    ...located({
      lat: hasPlace ? album.place.lat + (random.next() - 0.5) / 50 : null,
      lng: hasPlace ? album.place.lng + (random.next() - 0.5) / 50 : null,
    }),
    ...equipmentOf(meta),
    favorite: random.next() < SHARE_OF_FAVORITES ? 1 : 0,
    thumbhash: (poster?.meta ?? meta).thumbhash,
    live_sha256: live?.sha256 ?? null,
    live_size: live?.size ?? 0,
    poster_sha256: poster?.sha256 ?? null,
    content_id: null,
    ctime: unixNow(),
  };
}

interface NewAlbum {
  userId: string;
  folderId: string;
  album: AlbumPlan;
  pictures: readonly DemoPicture[];
  examples: readonly DemoPicture[];
  tags: readonly DemoTag[];
}

async function fillAlbum({ demo }: Deps, plan: NewAlbum, random: Random): Promise<void> {
  const examples = plan.examples.slice(0, plan.album.count);
  const drawn = random.shuffle(plan.pictures).slice(0, plan.album.count - examples.length);
  const rows = random.shuffle([...examples, ...drawn]).map((picture, index) => {
    const row = fileRow(plan, picture, index, random);
    const tag = random.next() < SHARE_WITH_TAG ? random.pick(plan.tags) : undefined;
    return { ...row, tag_id: tag?.id ?? null, tag_key: tagKey(tag) };
  });
  await demo.insertFiles(rows);
}

/** An album of copies without descriptions, as a phone uploads them. */
async function fillLookalikes(
  deps: Deps,
  {
    lookalikes,
    numero,
    ...plan
  }: Omit<NewAlbum, 'folderId' | 'pictures' | 'examples' | 'tags'> & {
    lookalikes: readonly DemoPicture[];
    numero: number;
  },
  random: Random,
): Promise<void> {
  if (lookalikes.length === 0) return;
  const album = { userId: plan.userId, parentId: null, type: FOLDER_TYPES.ALBUM, name: '手机备份', numero };
  const folderId = await insertFolder(deps, album);
  const rows = lookalikes.map((picture, index) => {
    const row = fileRow({ ...plan, folderId }, picture, index, random);
    const name = descriptionOf(row.origin_name);
    const { initial, key: name_key } = nameKey(name);
    return { ...row, name, name_key, initial, tag_id: null, tag_key: tagKey(undefined) };
  });
  await deps.demo.insertFiles(rows);
  await deps.demo.compare(rows);
}

async function insertBlobs({ demo }: Deps, pictures: readonly DemoPicture[]): Promise<void> {
  const blobs = pictures.flatMap(({ live, poster, ...own }) => [own, live, poster]);
  for (const { sha256, size, meta } of blobs.filter((blob) => blob !== undefined)) {
    await demo.insertBlob({ sha256, size, mime: meta.mime, meta: JSON.stringify(meta), ctime: unixNow() });
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
    lookalikes: readonly DemoPicture[];
  },
  random: Random,
): Promise<void> {
  const { userId, albums, pictures, lookalikes } = plan;
  const repositoriesOf = (trx: Db): Deps => ({
    demo: createDemoRepository(trx),
    folders: createFoldersRepository(trx),
  });
  await createUnitOfWork(db, repositoriesOf)(userId, async (deps) => {
    await insertBlobs(deps, [...pictures, ...lookalikes, ...plan.examples]);
    const tags = await insertTags(deps, userId);
    let setId: string | null = null;
    for (const [index, album] of albums.entries()) {
      const group = Math.floor(index / ALBUMS_PER_SET);
      // Every second group of albums is in a set, the others are at the top.
      if (index % ALBUMS_PER_SET === 0) {
        const name = SET_NAMES[group % SET_NAMES.length] ?? '相集';
        const set = { userId, parentId: null, type: FOLDER_TYPES.ALBUM_SET, name, numero: index };
        setId = group % 2 === 0 ? await insertFolder(deps, set) : null;
      }
      const plain = { userId, parentId: setId, type: FOLDER_TYPES.ALBUM, name: album.name, numero: index };
      const folderId = await insertFolder(deps, plain);
      const examples = index % ALBUMS_PER_EXAMPLES === 0 ? plan.examples : [];
      await fillAlbum(deps, { userId, folderId, album, pictures, examples, tags }, random);
    }
    const [album] = albums;
    if (album) await fillLookalikes(deps, { userId, album, lookalikes, numero: albums.length }, random);
    await deps.demo.countReferences(userId);
  });
}
