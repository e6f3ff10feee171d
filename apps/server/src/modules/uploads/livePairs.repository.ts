import { FILE_TYPES } from '@xiangji/api-client/contract';
import type { Db } from '../../db/connect.ts';
import { type FileRow, type NewFile, STATE } from '../../db/schema.ts';
import { createBlobsRepository } from '../blobs/blobs.repository.ts';
import { createCountersRepository } from '../files/files.counters.repository.ts';

/** The maximum length of the movie of a live photo, seconds. */
const LONGEST_HALF = 5;
/** A camera writes both files within this, seconds. */
const SAME_MOMENT = 3;
/** More photos of one moment than this are a burst, and none of them is paired. */
const CANDIDATES = 50;

const OTHER: Partial<Record<number, number>> = {
  [FILE_TYPES.PHOTO]: FILE_TYPES.VIDEO,
  [FILE_TYPES.VIDEO]: FILE_TYPES.PHOTO,
};

/** `IMG_1234` of `IMG_1234.HEIC`, in lower case. */
function baseName(name: string): string {
  return name.replace(/\.[^.]*$/, '').toLowerCase();
}

/** Files of the album that may be the other file. */
function candidates(db: Db, { folder_id, type }: NewFile) {
  return db
    .selectFrom('files')
    .selectAll()
    .where('folder_id', '=', folder_id)
    .where('type', '=', OTHER[type] ?? -1)
    .where('state', '=', STATE.ACTIVE);
}

/** Cameras that write no common id write both files with one name, at one moment; the movie is short. */
async function findByName(db: Db, file: NewFile): Promise<FileRow | undefined> {
  if (file.time_unknown || (file.type === FILE_TYPES.VIDEO && (file.duration ?? 0) > LONGEST_HALF)) {
    return undefined;
  }
  const near = await candidates(db, file)
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

/** Live photos that arrive in two files (spec §3, type 4). */
export function createLivePairsRepository(db: Db) {
  const blobs = createBlobsRepository(db);
  const counters = createCountersRepository(db);

  const rewrite = (id: string, values: Partial<NewFile>): Promise<FileRow> =>
    db.updateTable('files').set(values).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

  return {
    /** The movie that waits for this photo, or the photo that waits for this movie. */
    async findHalf(file: NewFile): Promise<FileRow | undefined> {
      if (OTHER[file.type] === undefined) return undefined;
      if (!file.content_id) return findByName(db, file);
      const query = candidates(db, file).where('content_id', '=', file.content_id);
      return query.orderBy('id').limit(1).executeTakeFirst();
    },

    /**
     * Combines an existing file and an arriving one into one live photo. It keeps the id of the first, so that a
     * client with this id still finds it, and everything else of the picture. Its `size` is the picture's; the
     * account's usage counts both files.
     */
    async complete(half: FileRow, file: NewFile): Promise<FileRow> {
      if (file.type === FILE_TYPES.VIDEO) {
        const { sha256: live_sha256, size: live_size, duration } = file;
        await counters.addSpace(half.user_id, live_size);
        return rewrite(half.id, { type: FILE_TYPES.LIVE, live_sha256, live_size, duration });
      }
      await counters.remove([half]);
      const row = await rewrite(half.id, {
        ...file,
        id: half.id,
        type: FILE_TYPES.LIVE,
        live_sha256: half.sha256,
        live_size: half.size,
        duration: half.duration,
        poster_sha256: null,
      });
      if (half.poster_sha256) await blobs.release([half.poster_sha256]);
      await counters.add([row]);
      return row;
    },
  };
}
