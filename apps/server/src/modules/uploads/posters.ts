import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { FILE_TYPES, UPLOAD } from '@xiangji/api-client/contract';
import { MediaRejection, receiveStream } from '../../media/index.ts';
import type { BlobStore } from '../../storage/index.ts';
import type { NewBlob } from '../blobs/blobs.repository.ts';
import type { BlobStorage } from './blobStorage.ts';

/** A movie's poster that is in the store. */
export interface Poster {
  blob: NewBlob;
  thumbhash: string | null;
}

/**
 * Stores the poster of a movie, which a browser or ffmpeg drew: decoders read no frames of movies. It is handled like any
 * other picture, from the bytes alone. Bytes that are not a picture leave the movie without one: the upload does not fail.
 */
export function createPosterStorage({ store, storeBlob }: { store: BlobStore; storeBlob: BlobStorage }) {
  return async (bytes: Buffer, account?: string): Promise<Poster | undefined> => {
    let path: string | undefined;
    try {
      const received = await receiveStream(Readable.from([bytes]), { store, maxBytes: UPLOAD.POSTER_BYTES });
      path = received.tempPath;
      const { meta, blob } = await storeBlob(received, account);
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

export type PosterStorage = ReturnType<typeof createPosterStorage>;
