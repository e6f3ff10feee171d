import { FILE_TYPES } from '@xiangji/api-client/contract';
import type { Job } from '../../jobs/createJobs.ts';
import type { MediaPool } from '../../media/index.ts';
import { BlobNotFoundError } from '../../storage/index.ts';
import { SECONDS_PER_MINUTE } from '../../time.ts';
import { NO_META, readBlobMeta } from '../media/blobMeta.ts';
import type { WithAccountLock } from '../repositories.ts';
import type { PhotoHashesRepository, WaitingPhoto } from './photoHashes.repository.ts';

export interface HashPhotosOptions {
  hashes: Pick<PhotoHashesRepository, 'waiting'>;
  withAccountLock: WithAccountLock;
  pool: Pick<MediaPool, 'hash'>;
}

/** Name of the job. */
export const HASH_PHOTOS = 'hash-photos';
/** Photos of one run, which a server that stops waits for; the next run is soon where there are more. */
const PHOTOS_A_RUN = 500;
const SOON = 10;
const EVERY = 10 * SECONDS_PER_MINUTE;

/** The hash from the upload, or of the stored rendition; null where the photo is compared by its bytes alone. */
async function hashOf({ sha256, type, meta }: WaitingPhoto, pool: HashPhotosOptions['pool']) {
  const known = meta === NO_META ? undefined : readBlobMeta({ meta }).hash;
  if (known !== undefined) return known;
  if (type === FILE_TYPES.VIDEO) return null;
  return pool.hash(sha256).catch((error: unknown) => {
    if (error instanceof BlobNotFoundError) return null;
    throw error;
  });
}

/** Computes the hashes of some photos that have none; returns whether there are more. */
async function hashSome({ hashes, withAccountLock, pool }: HashPhotosOptions): Promise<boolean> {
  const photos = await hashes.waiting(PHOTOS_A_RUN);
  for (const [userId, own] of Map.groupBy(photos, (photo) => photo.user_id)) {
    const hashed = await Promise.all(
      own.map(async ({ meta, ...file }) => ({ file, hash: await hashOf({ ...file, meta }, pool) })),
    );
    await withAccountLock(userId, async (locked) => {
      for (const { file, hash } of hashed)
        if (await locked.hashes.isWaiting(file.id)) await locked.hashes.add(file, hash);
    });
  }
  return photos.length === PHOTOS_A_RUN;
}

/** Compares photos that have no hash yet: those of an older version, and those that were saved from shares. */
export function hashPhotosJob(options: HashPhotosOptions): Job {
  let hasMore = false;
  return {
    name: HASH_PHOTOS,
    every: (now) => now + (hasMore ? SOON : EVERY),
    async run() {
      hasMore = await hashSome(options);
    },
  };
}
