import type { Job } from '../../jobs/createJobs.ts';
import type { DrawStill } from '../../media/index.ts';
import {
  BlobNotFoundError,
  type BlobStore,
  DamagedBlobError,
  originalKey,
  withLocalCopy,
} from '../../storage/index.ts';
import { SECONDS_PER_DAY } from '../../time.ts';
import { readBlobMeta } from '../media/blobMeta.ts';
import type { WithAccountLock } from '../repositories.ts';
import type { PostersRepository } from './posters.repository.ts';
import type { PosterStorage } from './posters.ts';

export interface DrawPostersOptions {
  posters: Pick<PostersRepository, 'waiting' | 'ownersOf' | 'setMeta'>;
  withAccountLock: WithAccountLock;
  store: BlobStore;
  drawStill: DrawStill;
  storePoster: PosterStorage;
}

/** Name of the job. */
export const DRAW_POSTERS = 'draw-posters';
/** Movies of one run, which a server that stops waits for. */
const MOVIES_A_RUN = 10;
const SOON = 10;

/** Draws the poster of a movie and gives it to all photos without one, or marks the movie as one that gives none. */
async function drawPoster(
  { posters, withAccountLock, store, drawStill, storePoster }: DrawPostersOptions,
  { sha256, meta: text }: { sha256: string; meta: string },
): Promise<void> {
  const meta = readBlobMeta({ meta: text });
  const still = await withLocalCopy(store, originalKey(sha256), (path) => drawStill(path, meta)).catch(
    (error: unknown) => {
      if (error instanceof BlobNotFoundError || error instanceof DamagedBlobError) return undefined;
      throw error;
    },
  );
  const poster = still && (await storePoster(still));
  if (!poster) return posters.setMeta(sha256, JSON.stringify({ ...meta, noPoster: true }));
  for (const owner of await posters.ownersOf(sha256))
    await withAccountLock(owner, (locked) => locked.posters.setPoster(owner, sha256, poster));
}

/**
 * Draws the posters of movies that were uploaded without one. One movie at a time, in one server: jobs never run side by
 * side.
 */
export function drawPostersJob(options: DrawPostersOptions): Job {
  let hasMore = false;
  return {
    name: DRAW_POSTERS,
    every: (now) => now + (hasMore ? SOON : SECONDS_PER_DAY),
    async run() {
      const movies = await options.posters.waiting(MOVIES_A_RUN);
      for (const movie of movies) await drawPoster(options, movie);
      hasMore = movies.length === MOVIES_A_RUN;
    },
  };
}
