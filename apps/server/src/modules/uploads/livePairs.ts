import { FILE_TYPES } from '@xiangji/api-client/contract';
import type { Kysely } from 'kysely';
import { type Database, type FileRow, type NewFile, STATE } from '../../db/schema.ts';
import { releaseBlobs } from '../files/blobRefs.ts';
import { addSpace, tally } from '../files/tally.ts';

/** The moving half of a live photo is hardly longer, seconds. */
const LONGEST_HALF = 5;
/** A camera writes both halves within this, seconds. */
const SAME_MOMENT = 3;
/** More photos of one moment than this are a burst, and none of them is looked at. */
const CANDIDATES = 50;

const OTHER: Partial<Record<number, number>> = {
  [FILE_TYPES.PHOTO]: FILE_TYPES.VIDEO,
  [FILE_TYPES.VIDEO]: FILE_TYPES.PHOTO,
};

/** `IMG_1234` of `IMG_1234.HEIC`, however it is written. */
function baseName(name: string): string {
  return name.replace(/\.[^.]*$/, '').toLowerCase();
}

/** Files of the album that may be the other half. */
function others(trx: Kysely<Database>, { folder_id, type }: NewFile) {
  return trx
    .selectFrom('files')
    .selectAll()
    .where('folder_id', '=', folder_id)
    .where('type', '=', OTHER[type] ?? -1)
    .where('state', '=', STATE.LIVE);
}

/** Cameras that write no common id write both halves under one name, at one moment; the movie is short. */
async function findByName(trx: Kysely<Database>, file: NewFile): Promise<FileRow | undefined> {
  if (file.time_unknown || (file.type === FILE_TYPES.VIDEO && (file.duration ?? 0) > LONGEST_HALF)) {
    return undefined;
  }
  const near = await others(trx, file)
    .where('taken', '>=', file.taken - SAME_MOMENT)
    .where('taken', '<=', file.taken + SAME_MOMENT)
    .where('time_unknown', '=', 0)
    .where('content_id', 'is', null)
    .where(({ or, eb }) => or([eb('duration', 'is', null), eb('duration', '<=', LONGEST_HALF)]))
    .orderBy('id')
    .limit(CANDIDATES)
    .execute();
  return near.find(({ origin_name }) => baseName(origin_name) === baseName(file.origin_name));
}

/** The movie that waits for this photo, or the photo that waits for this movie (spec §3, type 4). */
export async function findHalf(trx: Kysely<Database>, file: NewFile): Promise<FileRow | undefined> {
  if (OTHER[file.type] === undefined) return undefined;
  if (!file.content_id) return findByName(trx, file);
  return others(trx, file)
    .where('content_id', '=', file.content_id)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

async function rewrite(trx: Kysely<Database>, id: string, values: Partial<NewFile>): Promise<FileRow> {
  return trx.updateTable('files').set(values).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

/**
 * Makes one live photo of the half that is there and the half that arrives. It keeps the id of the first, so that
 * whoever was told that id still finds it, and everything else of the picture. Its `size` is the picture's; the
 * account's space counts both halves.
 */
export async function completeLive(trx: Kysely<Database>, half: FileRow, file: NewFile): Promise<FileRow> {
  if (file.type === FILE_TYPES.VIDEO) {
    const { sha256, duration, size } = file;
    await addSpace(trx, half.user_id, size);
    return rewrite(trx, half.id, {
      type: FILE_TYPES.LIVE,
      live_sha256: sha256,
      live_size: size,
      duration,
    });
  }
  await tally(trx, [half], -1);
  const row = await rewrite(trx, half.id, {
    ...file,
    id: half.id,
    type: FILE_TYPES.LIVE,
    live_sha256: half.sha256,
    live_size: half.size,
    duration: half.duration,
    poster_sha256: null,
  });
  if (half.poster_sha256) await releaseBlobs(trx, [half.poster_sha256]);
  await tally(trx, [row], 1);
  return row;
}
