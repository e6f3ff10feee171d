import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { FILE_TYPES, UPLOAD } from '@xiangji/api-client/contract';
import { MediaRejection, receiveStream } from '../../media/index.ts';
import type { BlobStore } from '../../storage/index.ts';
import type { Keeper, KeptBlob } from './keepBytes.ts';

/** A movie's still picture that is in the store. */
export interface Poster {
  blob: KeptBlob;
  thumbhash: string | null;
}

export interface PosterDependencies {
  store: BlobStore;
  keep: Keeper;
}

/**
 * Keeps the still picture that a browser drew off a movie: the server decodes no movies. It is taken as any other
 * picture, from the bytes alone. What is none leaves the movie without one: nobody loses a movie over it.
 */
export function createPosterKeeper({ store, keep }: PosterDependencies) {
  return async (bytes: Buffer, account: string): Promise<Poster | undefined> => {
    let path: string | undefined;
    try {
      const received = await receiveStream(Readable.from([bytes]), { store, maxBytes: UPLOAD.POSTER_BYTES });
      path = received.tempPath;
      const { meta, blob } = await keep(received, account);
      if (meta.type === FILE_TYPES.VIDEO) return undefined;
      return { blob, thumbhash: meta.thumbhash };
    } catch (error) {
      if (error instanceof MediaRejection) return undefined;
      throw error;
    } finally {
      if (path) await rm(path, { force: true });
    }
  };
}

export type PosterKeeper = ReturnType<typeof createPosterKeeper>;
