import { FILE_TYPES } from '@xiangji/api-client/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { type FileRow, type NewFile, STATE } from '../../db/schema.ts';
import { SECONDS_PER_DAY } from '../../time.ts';
import { createBlobsRepository } from '../blobs/blobs.repository.ts';
import { createCountersRepository } from '../files/files.counters.repository.ts';
import { areLivePair, baseName } from './areLivePair.ts';

/** Wall clocks of two zones differ by a day at most, seconds. */
const DAY = SECONDS_PER_DAY;
/** More photos of one name than this are none of a pair. */
const CANDIDATES = 50;

const OTHER: Partial<Record<number, number>> = {
  [FILE_TYPES.PHOTO]: FILE_TYPES.VIDEO,
  [FILE_TYPES.VIDEO]: FILE_TYPES.PHOTO,
};

/** Files of the album that may be the other file. */
function candidates(db: Db, { user_id, folder_id, type }: NewFile) {
  const others = db
    .selectFrom('files')
    .selectAll()
    .where('user_id', '=', user_id)
    .where('folder_id', '=', folder_id)
    .where('type', '=', OTHER[type] ?? -1)
    .where('state', '=', STATE.ACTIVE);
  // As in the condition of the index of the other types: a day has fewer movies than photos.
  return type === FILE_TYPES.PHOTO ? others.where(sql<boolean>`type <> 1`) : others;
}

/** Matches a name with any extension. SQLite knows the lower case of ASCII letters only. */
const likeBase = (name: string) => `${baseName(name).replace(/[^\x20-\x7e]|[\\%_]/gu, '_')}.%`;

/** Cameras that write no common id write both files with one name, at one moment; the movie is short. */
async function findByName(db: Db, file: NewFile): Promise<FileRow | undefined> {
  const near = await candidates(db, file)
    .where('taken', '>=', file.taken - DAY)
    .where('taken', '<=', file.taken + DAY)
    .where(sql`lower(origin_name)`, 'like', likeBase(file.origin_name))
    .where('content_id', 'is', null)
    .orderBy('id')
    .limit(CANDIDATES)
    .execute();
  return near.find((other) => areLivePair(file, other));
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
        const { sha256: live_sha256, size: live_size, mime: live_mime, duration } = file;
        await counters.addSpace(half.user_id, live_size);
        return rewrite(half.id, { type: FILE_TYPES.LIVE, live_sha256, live_size, live_mime, duration });
      }
      await counters.remove([half]);
      const row = await rewrite(half.id, {
        ...file,
        id: half.id,
        type: FILE_TYPES.LIVE,
        live_sha256: half.sha256,
        live_size: half.size,
        live_mime: half.mime,
        duration: half.duration,
        poster_sha256: null,
      });
      if (half.poster_sha256) await blobs.release([half.poster_sha256]);
      await counters.add([row]);
      return row;
    },
  };
}
