import type { Readable } from 'node:stream';
import type { PhotoSelection } from '@xiangji/api-client/contract';
import type { FileRow, User } from '../../db/schema.ts';
import { CatalogueError } from '../../http/errors.ts';
import type { Language } from '../../language.ts';
import { newSecret } from '../../security/tokens.ts';
import { SECONDS_PER_HOUR, unixNow } from '../../time.ts';
import { type ZipEntry, zipLength, zipOf } from '../../zip/zipOf.ts';
import { downloadName } from '../media/downloadName.ts';
import { zipUrl } from '../media/mediaUrls.ts';
import type { FilesRepository } from './files.repository.ts';
import type { ZipsRepository } from './files.zips.repository.ts';
import { createOriginals, type OriginalsDependencies } from './originals.ts';
import { selectedFiles } from './selectedFiles.ts';

/** How long an archive may be downloaded after it was requested. */
export const ZIP_LIFETIME = SECONDS_PER_HOUR;

export interface Archive {
  fileName: string;
  size: number;
  stream: Readable;
}

export interface ZipDependencies extends OriginalsDependencies {
  files: FilesRepository;
  zips: ZipsRepository;
}

const archiveName = (language: Language): string => (language === 'en' ? 'photos.zip' : '照片.zip');

/** Many originals as one archive that is created while it is sent, with a length known in advance. */
export function createZipService({ files, zips, store, media }: ZipDependencies) {
  const originals = createOriginals({ store, media });

  async function entriesOf(rows: readonly FileRow[]): Promise<ZipEntry[]> {
    const parts: ZipEntry[] = [];
    for (const row of rows)
      parts.push(...(await originals({ ...row, origin_name: downloadName(row.origin_name, row.mime) })));
    return parts;
  }

  return {
    /** Records the photos of an archive, under an address that cannot be guessed. */
    async order(user: User, selection: PhotoSelection, language: Language) {
      const rows = await selectedFiles(files, user.id, selection);
      const id = newSecret();
      const ids = JSON.stringify(rows.map((row) => row.id));
      await zips.insert({ id, user_id: user.id, ids, ctime: unixNow() });
      const size = zipLength(await entriesOf(rows));
      return { url: zipUrl(id), name: archiveName(language), size, count: rows.length };
    },

    /** Opens an archive. Throws NOT_FOUND for one that has expired or that this account has not requested. */
    async open(userId: string, id: string, language: Language): Promise<Archive> {
      const zip = await zips.find(userId, id, unixNow() - ZIP_LIFETIME);
      if (!zip) throw new CatalogueError('NOT_FOUND');
      const ids = JSON.parse(zip.ids) as string[];
      const found = await files.byIds(zip.user_id, ids);
      if (found.length === 0) throw new CatalogueError('NOT_FOUND');
      const place = new Map(ids.map((one, index) => [one, index]));
      found.sort((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0));
      return { fileName: archiveName(language), ...zipOf(await entriesOf(found)) };
    },
  };
}

export type ZipService = ReturnType<typeof createZipService>;
