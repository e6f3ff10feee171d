import type { FileRow } from '../../db/schema.ts';
import type { ZipEntry } from '../../zip/zipOf.ts';
import type { MediaService } from '../media/media.service.ts';

export interface OriginalsDependencies {
  media: Pick<MediaService, 'originalOf' | 'openChecked'>;
}

/** The originals of photos as an archive takes them; nothing is read or made before an entry is opened. */
export function createOriginals({ media }: OriginalsDependencies) {
  /** The bytes that a single photo's download returns. */
  function original(row: FileRow): ZipEntry {
    const open = async () => (await media.openChecked((await media.originalOf(row)).key)).stream;
    return { name: row.origin_name, size: row.size, mtime: row.ctime, open };
  }

  /** One photo's original, followed by the movie of a live photo. */
  return (row: FileRow): ZipEntry[] => {
    if (row.live_sha256 === null) return [original(row)];
    const name = `${row.origin_name.replace(/\.[A-Za-z0-9]{1,5}$/, '')}.mov`;
    const movie = { ...row, sha256: row.live_sha256, mime: 'video/quicktime', size: row.live_size };
    return [original(row), original({ ...movie, origin_name: name })];
  };
}

export type Originals = ReturnType<typeof createOriginals>;
