import { ROOT_FOLDER } from '@xiangji/api-client/contract';
import { inChunks } from '../../chunks.ts';
import { type FileRow, type NewFile, STATE } from '../../db/schema.ts';
import type { ShareRow } from '../../db/sharesSchema.ts';
import { located } from '../../geo/located.ts';
import { CatalogueError } from '../../http/errors.ts';
import { nameKey } from '../../names.ts';
import { newId } from '../../security/tokens.ts';
import { assertQuota } from '../account/assertQuota.ts';
import { tagKey } from '../files/headings.ts';
import { assertAlbumLimit, newAlbum, requireAlbum } from '../folders/targetAlbum.ts';
import type { Repositories, WithAccountLock } from '../repositories.ts';
import { descriptionOf, publicDescription } from '../uploads/photoName.ts';
import { cleanFileName } from './cleanFileName.ts';

/** Photos per statement. */
const CHUNK = 200;

export interface SaveRequest {
  share: ShareRow;
  /** The saver. */
  userId: string;
  /** The album, or `0` for a new one. */
  pid: string;
  name: string | undefined;
  /** All photos of the share when absent. */
  ids: readonly string[] | undefined;
  now: number;
  /** Bytes that the saver's account may hold. */
  quota: number | undefined;
}

async function targetAlbum(
  { folders }: Repositories,
  { userId, pid, name, share, now }: SaveRequest,
): Promise<string> {
  if (pid !== ROOT_FOLDER) return (await requireAlbum(folders, userId, pid)).id;
  await assertAlbumLimit(folders, userId);
  return (await folders.insert({ ...newAlbum(userId, name ?? share.name), ctime: now })).id;
}

/** Columns that hide the location, which the time zone hints at, the camera and the file's name, which the description may repeat. */
function withoutOrigin(file: FileRow) {
  const fileName = cleanFileName(file);
  const name = publicDescription(file) || descriptionOf(fileName);
  const { initial, key } = nameKey(name);
  return {
    ...located({ lat: null, lng: null }),
    tz: null,
    camera: null,
    lens: null,
    origin_name: fileName,
    name,
    name_key: key,
    initial,
  };
}

/** The record for the saver, without the owner's keywords, favorite, location and file name. */
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
    favorite: 0,
    ctime: now,
    state: STATE.ACTIVE,
    bare,
    ...(bare === 1 && withoutOrigin(file)),
  };
}

async function savePart(
  { saves }: Repositories,
  to: { request: SaveRequest; folderId: string },
  ids: readonly string[],
): Promise<{ found: number; saved: number }> {
  const { share, userId } = to.request;
  const rows = await saves.photosIn(share, ids);
  if (rows.length === 0) return { found: 0, saved: 0 };
  const hashes = rows.map((row) => row.sha256);
  const owned = await saves.ownedBytes(userId, hashes);
  const fresh = new Map(rows.filter((row) => !owned.has(row.sha256)).map((row) => [row.sha256, row]));
  const saved = await saves.insert(Array.from(fresh.values(), (row) => copyOf(row, to)));
  return { found: rows.length, saved };
}

/**
 * Copies records of a share's photos to the saver's album: no bytes are copied, and photos that the saver has already
 * are skipped. Throws NOT_FOUND where no named photo is in the share, or the album is not theirs.
 */
export async function saveShared(
  withAccountLock: WithAccountLock,
  request: SaveRequest,
): Promise<{ pid: string; saved: number; skipped: number }> {
  const { userId, quota } = request;
  return withAccountLock(userId, async (repositories) => {
    const folderId = await targetAlbum(repositories, request);
    const ids = request.ids
      ? Array.from(new Set(request.ids))
      : await repositories.saves.idsIn(request.share);
    let found = 0;
    let saved = 0;
    for (const some of inChunks(ids, CHUNK)) {
      const part = await savePart(repositories, { request, folderId }, some);
      found += part.found;
      saved += part.saved;
    }
    if (found === 0) throw new CatalogueError('NOT_FOUND');
    await assertQuota(repositories.usage, userId, quota);
    return { pid: folderId, saved, skipped: found - saved };
  });
}
