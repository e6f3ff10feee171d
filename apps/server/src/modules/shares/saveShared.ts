import { FOLDER_TYPES, ROOT_FOLDER } from '@xiangji/api-client/contract';
import type { Kysely } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { type Database, type FileRow, type NewFile, STATE } from '../../db/schema.ts';
import type { ShareRow } from '../../db/sharesSchema.ts';
import { CatalogueError } from '../../http/errors.ts';
import { nameKey } from '../../names.ts';
import { newId } from '../../security/tokens.ts';
import { assertQuota } from '../account/usage.ts';
import { hashesOf, referBlobs } from '../files/blobRefs.ts';
import { photosIn } from '../files/fileScope.ts';
import { tagKey } from '../files/headings.ts';
import { lockAccount, tally } from '../files/tally.ts';
import { assertRoomForAlbum } from '../folders/albumLimit.ts';
import { findFolder, insertFolder } from '../folders/folders.repository.ts';
import { descriptionOf, publicDescription } from '../uploads/photoName.ts';
import { cleanFileName } from './cleanFileName.ts';

/** Photos of one statement. */
const CHUNK = 200;

export interface SaveRequest {
  share: ShareRow;
  /** The saver. */
  userId: string;
  /** The album, or `0` for a new one. */
  pid: string;
  name: string | undefined;
  /** All photos of the share where absent. */
  ids: readonly string[] | undefined;
  now: number;
  /** Bytes that the saver may keep. */
  quota: number | undefined;
}

async function targetAlbum(
  trx: Kysely<Database>,
  { userId, pid, name, share, now }: SaveRequest,
): Promise<string> {
  if (pid !== ROOT_FOLDER) {
    const folder = await findFolder(trx, userId, pid);
    if (folder?.type !== FOLDER_TYPES.LEAF) throw new CatalogueError('NOT_FOUND');
    return folder.id;
  }
  await assertRoomForAlbum(trx, userId);
  const title = name ?? share.name;
  const { initial, key } = nameKey(title);
  const named = { name: title, name_key: key, initial, type: FOLDER_TYPES.LEAF, ctime: now };
  return (await insertFolder(trx, { id: newId(), user_id: userId, parent_id: null, ...named })).id;
}

async function wantedIds(trx: Db, { share, ids }: SaveRequest): Promise<string[]> {
  if (ids) return Array.from(new Set(ids));
  const rows = await photosIn(trx, { userId: share.user_id, shareId: share.id })
    .clearSelect()
    .select('files.id')
    .orderBy('files.taken')
    .orderBy('files.id')
    .execute();
  return rows.map((row) => row.id);
}

/** Bytes that the saver has already, living, in whichever album. */
async function ownedBytes(
  trx: Kysely<Database>,
  userId: string,
  hashes: readonly string[],
): Promise<Set<string>> {
  const rows = await trx
    .selectFrom('files')
    .select('sha256')
    .where('user_id', '=', userId)
    .where('sha256', 'in', hashes)
    .where('state', '=', STATE.LIVE)
    .execute();
  return new Set(rows.map((row) => row.sha256));
}

/** What a saver gets instead of the location and the file's name, which the description may repeat. */
function withoutOrigin(file: FileRow) {
  const fileName = cleanFileName(file);
  const name = publicDescription(file) || descriptionOf(fileName);
  const { initial, key } = nameKey(name);
  return { lat: null, lng: null, origin_name: fileName, name, name_key: key, initial };
}

/** The record for the saver: the owner's keywords, place and file name stay with the owner. */
function copyOf(file: FileRow, to: { request: SaveRequest; folderId: string }): NewFile {
  const { share, userId, now } = to.request;
  const bare = file.bare === 1 || share.keep_exif === 0 ? 1 : 0;
  const { tag_id, dtime, vtime, batch, ...kept } = file;
  return {
    ...kept,
    id: newId(),
    user_id: userId,
    folder_id: to.folderId,
    tag_key: tagKey(undefined),
    content_id: null,
    ctime: now,
    state: STATE.LIVE,
    bare,
    ...(bare === 1 && withoutOrigin(file)),
  };
}

async function savePart(
  trx: Db,
  to: { request: SaveRequest; folderId: string },
  ids: readonly string[],
): Promise<{ found: number; saved: number }> {
  const { share, userId } = to.request;
  const rows = await photosIn(trx, { userId: share.user_id, shareId: share.id })
    .clearSelect()
    .selectAll('files')
    .where('files.id', 'in', ids)
    .execute();
  const [first] = rows;
  if (!first) return { found: 0, saved: 0 };
  const owned = await ownedBytes(
    trx,
    userId,
    rows.map((row) => row.sha256),
  );
  const fresh = new Map(rows.filter((row) => !owned.has(row.sha256)).map((row) => [row.sha256, row]));
  if (fresh.size === 0) return { found: rows.length, saved: 0 };
  const made = await trx
    .insertInto('files')
    .values(Array.from(fresh.values(), (row) => copyOf(row, to)))
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .execute();
  await referBlobs(trx, made.flatMap(hashesOf));
  await tally(trx, made, 1);
  return { found: rows.length, saved: made.length };
}

/**
 * Copies records of a share's photos to the saver's album: no bytes move, and what the saver has already is skipped.
 * Throws NOT_FOUND where nothing of what was named is in the share, or the album is not theirs.
 */
export async function saveShared(
  db: Db,
  request: SaveRequest,
): Promise<{ pid: string; saved: number; skipped: number }> {
  return db.transaction().execute(async (trx) => {
    await lockAccount(trx, request.userId);
    const folderId = await targetAlbum(trx, request);
    const ids = await wantedIds(trx, request);
    let found = 0;
    let saved = 0;
    for (let start = 0; start < ids.length; start += CHUNK) {
      const part = await savePart(trx, { request, folderId }, ids.slice(start, start + CHUNK));
      found += part.found;
      saved += part.saved;
    }
    if (found === 0) throw new CatalogueError('NOT_FOUND');
    await assertQuota(trx, request.userId, request.quota);
    return { pid: folderId, saved, skipped: found - saved };
  });
}
