import { FILE_TYPES } from '@xiangji/api-client/contract';
import type { Kysely } from 'kysely';
import { type Database, type FileRow, type NewFile, STATE } from '../../db/schema.ts';
import { addSpace, tally } from '../files/tally.ts';

/** The movie that waits for this photo, or the photo that waits for this movie (spec §3, type 4). */
export async function findHalf(
  trx: Kysely<Database>,
  { folder_id, content_id, type }: NewFile,
): Promise<FileRow | undefined> {
  if (!content_id || (type !== FILE_TYPES.PHOTO && type !== FILE_TYPES.VIDEO)) return undefined;
  return trx
    .selectFrom('files')
    .selectAll()
    .where('folder_id', '=', folder_id)
    .where('content_id', '=', content_id)
    .where('type', '=', type === FILE_TYPES.PHOTO ? FILE_TYPES.VIDEO : FILE_TYPES.PHOTO)
    .where('state', '=', STATE.LIVE)
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
  });
  await tally(trx, [row], 1);
  return row;
}
