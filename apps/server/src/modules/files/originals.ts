import type { FileRow } from '../../db/schema.ts';
import { safeName, stemOf } from '../../zip/safeName.ts';
import type { ZipEntry } from '../../zip/zipOf.ts';
import { extensionOf } from '../media/downloadName.ts';
import type { MediaService } from '../media/media.service.ts';

export interface OriginalsDependencies {
  media: Pick<MediaService, 'originalOf' | 'openChecked'>;
}

type NamedRow = Pick<FileRow, 'origin_name' | 'live_sha256' | 'live_mime'>;

const liveMime = ({ live_mime: mime }: NamedRow): string => mime ?? 'video/quicktime';

/** The names of a photo's files in an archive: its original, and the movie of a live photo. */
export function originalNames(row: NamedRow): string[] {
  const name = safeName(row.origin_name);
  if (row.live_sha256 === null) return [name];
  return [name, `${stemOf(name)}.${extensionOf(liveMime(row))}`];
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
    const [name = '', movieName = ''] = originalNames(row);
    const picture = original({ ...row, origin_name: name });
    if (row.live_sha256 === null) return [picture];
    const movie = { ...row, sha256: row.live_sha256, mime: liveMime(row), size: row.live_size };
    return [picture, original({ ...movie, origin_name: movieName })];
  };
}

export type Originals = ReturnType<typeof createOriginals>;
