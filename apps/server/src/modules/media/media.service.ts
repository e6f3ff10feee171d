import type { BlobRow, FileRow, User } from '../../db/schema.ts';
import { CatalogueError } from '../../http/errors.ts';
import { isCleanable, type MediaPool } from '../../media/index.ts';
import { isId } from '../../security/tokens.ts';
import { BlobNotFoundError, type BlobStore, originalKey, renditionKey } from '../../storage/index.ts';
import { createCleanCopies } from './clean/cleanCopies.ts';
import { downloadName } from './downloadName.ts';
import type { DownloadTokens } from './downloadTokens.ts';
import { FULL, isWebFormat, LIVE } from './mediaUrls.ts';
import type { OriginalReader } from './originalReader.ts';
import { createRemake } from './remake.ts';

/** The location of a reply's bytes, and their type. */
export interface Picture {
  key: string;
  mime: string;
  /** Changes with the bytes. */
  etag: string;
  /** It is made when it is read for the first time: its length is not known yet. */
  isUnmade?: boolean;
}

export interface Download extends Picture {
  fileName: string;
}

/** The columns of a photo that identify its bytes; a `bare` photo is served as cleaned copies only. */
export type Shown = Pick<FileRow, 'sha256' | 'mime' | 'live_sha256' | 'poster_sha256' | 'bare'>;

/** The circumstances of a request for a picture. */
export interface Asking {
  /** The ETag of the client's copy. */
  known?: string | undefined;
  /** Only its headers are wanted: nothing is made for them. */
  isPeek?: boolean | undefined;
}

const NAME = /^(\d{1,5})\.(webp|jpg)$/;

/** How photos and their bytes are found. */
export interface PhotoLookup {
  /** A photo of this owner, in the recycle bin too. */
  findKept: (userId: string, id: string) => Promise<FileRow | undefined>;
  find: (userId: string, id: string) => Promise<FileRow | undefined>;
  blob: (sha256: string) => Promise<BlobRow | undefined>;
}

export interface MediaDependencies {
  photos: PhotoLookup;
  tokens: DownloadTokens;
  /** Finds the user of the session that a download link belongs to; null once it has ended. */
  sessions: { userOf: (holder: { sessionId: string; userId: string }) => Promise<User | null> };
  store: BlobStore;
  pool: MediaPool;
  reader: OriginalReader;
}

/** Finds renditions by the hash of their original, and generates missing ones again. */
function createPictures({ store, pool }: Pick<MediaDependencies, 'store' | 'pool'>) {
  const remake = createRemake(store, pool);
  const cleanCopies = createCleanCopies(store, pool);

  async function firstThere(pictures: Picture[]): Promise<Picture | undefined> {
    for (const picture of pictures) if (await store.head(picture.key)) return picture;
    return undefined;
  }

  /** Finds a rendition of an original; generates it where it is missing. */
  async function findMade(sha256: string, find: () => Promise<Picture | undefined>): Promise<Picture> {
    const found = (await find()) ?? ((await remake(sha256)) ? await find() : undefined);
    if (!found) throw new CatalogueError('NOT_FOUND');
    return found;
  }

  const fullCopies = (sha256: string, etag: string): Picture[] => [
    { key: renditionKey(sha256, 'full.jpg'), mime: 'image/jpeg', etag },
    { key: renditionKey(sha256, 'full.webp'), mime: 'image/webp', etag },
  ];

  async function fullOf(sha256: string, mime: string): Promise<Picture> {
    const etag = `"${sha256.slice(0, 32)}-full"`;
    if (isWebFormat(mime)) return { key: originalKey(sha256), mime, etag };
    return findMade(sha256, () => firstThere(fullCopies(sha256, etag)));
  }

  async function renditionOf(sha256: string, name: string, known?: string): Promise<Picture> {
    const [, width, extension] = NAME.exec(name) ?? [];
    if (!width || !extension) throw new CatalogueError('NOT_FOUND');
    const format = extension === 'webp' ? 'webp' : 'jpeg';
    const etag = `"${sha256.slice(0, 32)}-${name}"`;
    const key = renditionKey(sha256, `w${name}`);
    // A picture that the browser has cached needs no lookup in the store.
    if (known === etag || (await store.head(key))) return { key, mime: `image/${format}`, etag };
    return findMade(sha256, async () => {
      try {
        const made = await pool.ensureRendition({ sha256, width: Number(width), format });
        return { key: made.key, mime: made.mime, etag };
      } catch (error) {
        if (error instanceof BlobNotFoundError) return undefined;
        throw error;
      }
    });
  }

  /** The whole picture of an original that cannot be cleaned, decoded and written again. */
  async function decodedOf(sha256: string): Promise<Picture> {
    const found = await firstThere(fullCopies(sha256, `"${sha256.slice(0, 32)}-decoded"`));
    if (!found) throw new CatalogueError('NOT_FOUND');
    return found;
  }

  /**
   * The bytes without metadata. For bytes that cannot be cleaned the full-size copy is sent, which never had any;
   * WebM is sent unchanged, since no recorder writes a location or a device into it. With `isPeek` nothing is made.
   */
  async function cleanOf(sha256: string, mime: string, isPeek = false): Promise<Picture> {
    if (!isCleanable(mime)) return fullOf(sha256, mime);
    const copy = { mime, etag: `"${sha256.slice(0, 32)}-clean-3"` };
    try {
      const key = await (isPeek ? cleanCopies.stored(sha256) : cleanCopies.find(sha256, mime));
      if (key === undefined) return { ...copy, key: originalKey(sha256), isUnmade: true };
      return key === 'none' ? await decodedOf(sha256) : { ...copy, key };
    } catch (error) {
      if (!(error instanceof BlobNotFoundError)) throw error;
      throw new CatalogueError('NOT_FOUND', { cause: error });
    }
  }

  return { fullOf, renditionOf, cleanOf };
}

/** Pictures and originals of photos. A foreign and a missing photo give the same reply. */
export function createMediaService(dependencies: MediaDependencies) {
  const { photos, tokens, sessions, store, reader } = dependencies;
  const { fullOf, renditionOf, cleanOf } = createPictures(dependencies);

  async function liveOf({ live_sha256: sha256, bare }: Shown, isPeek?: boolean): Promise<Picture> {
    const blob = sha256 === null ? undefined : await photos.blob(sha256);
    if (!blob) throw new CatalogueError('NOT_FOUND');
    if (bare) return cleanOf(blob.sha256, blob.mime, isPeek);
    return { key: originalKey(blob.sha256), mime: blob.mime, etag: `"${blob.sha256}"` };
  }

  /**
   * `<width>.webp`, `<width>.jpg`, `full` or `live` of a photo that the caller may show.
   */
  async function pictureOf(file: Shown, name: string, { known, isPeek }: Asking = {}): Promise<Picture> {
    if (name === LIVE) return liveOf(file, isPeek);
    if (name !== FULL) return renditionOf(file.poster_sha256 ?? file.sha256, name, known);
    return file.bare ? cleanOf(file.sha256, file.mime, isPeek) : fullOf(file.sha256, file.mime);
  }

  /** The file of a download: the original, byte for byte, but cleaned for a bare photo. */
  async function originalOf(file: Shown, isPeek?: boolean): Promise<Picture> {
    if (file.bare) return cleanOf(file.sha256, file.mime, isPeek);
    return { key: originalKey(file.sha256), mime: file.mime, etag: `"${file.sha256}"` };
  }

  return {
    pictureOf,
    originalOf,

    /** `<width>.webp`, `<width>.jpg`, `full` or `live` of an owner's photo. */
    async picture(userId: string, asked: { fileId: string; name: string } & Asking): Promise<Picture> {
      const { fileId, name, ...asking } = asked;
      const file = isId(fileId) ? await photos.findKept(userId, fileId) : undefined;
      if (!file) throw new CatalogueError('NOT_FOUND');
      return pictureOf(file, name, asking);
    },

    async download(token: string, isPeek?: boolean): Promise<Download> {
      const holder = tokens.read(token);
      const user = holder && (await sessions.userOf(holder));
      const file = user && (await photos.find(user.id, holder.fileId));
      if (!file) throw new CatalogueError('NOT_FOUND');
      const original = await originalOf(file, isPeek);
      return { ...original, fileName: downloadName(file.origin_name, original.mime) };
    },

    open: reader.open,
    openChecked: reader.openChecked,
    size: async (key: string) => (await store.head(key))?.size,
  };
}

export type MediaService = ReturnType<typeof createMediaService>;
