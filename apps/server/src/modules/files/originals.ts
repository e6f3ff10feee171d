import type { FileRow } from '../../db/schema.ts';
import type { BlobStore } from '../../storage/index.ts';
import type { ZipEntry } from '../../zip/zipOf.ts';
import type { MediaService } from '../media/media.service.ts';

export interface OriginalsDependencies {
  store: BlobStore;
  media: Pick<MediaService, 'originalOf' | 'size'>;
}

/** The originals of photos as an archive takes them. */
export function createOriginals({ store, media }: OriginalsDependencies) {
  /** The bytes that a single photo's download returns; a cleaned copy has a length of its own. */
  async function original(row: FileRow): Promise<ZipEntry> {
    const { key } = await media.originalOf(row);
    const size = row.bare ? ((await media.size(key)) ?? 0) : row.size;
    const open = async () => (await store.get(key)).stream;
    return { name: row.origin_name, size, mtime: row.ctime, open };
  }

  /** One photo's original, followed by the movie of a live photo. */
  return async (row: FileRow): Promise<ZipEntry[]> => {
    if (row.live_sha256 === null) return [await original(row)];
    const name = `${row.origin_name.replace(/\.[A-Za-z0-9]{1,5}$/, '')}.mov`;
    const movie = { ...row, sha256: row.live_sha256, mime: 'video/quicktime', size: row.live_size };
    return [await original(row), await original({ ...movie, origin_name: name })];
  };
}

export type Originals = ReturnType<typeof createOriginals>;
