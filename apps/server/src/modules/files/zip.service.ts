import type { PhotoSelection } from '@xiangji/api-client/contract';
import type { FileRow, User } from '../../db/schema.ts';
import { CatalogueError } from '../../http/errors.ts';
import type { Language } from '../../language.ts';
import { newSecret } from '../../security/tokens.ts';
import { SECONDS_PER_HOUR, unixNow } from '../../time.ts';
import { leftOutNote } from '../../zip/leftOut.ts';
import { type ZipEntry, zipLength, zipOf } from '../../zip/zipOf.ts';
import { hashesOf } from '../blobs/blobs.repository.ts';
import { downloadName } from '../media/downloadName.ts';
import { isLeftOut } from '../media/isLeftOut.ts';
import type { OpenArchive } from '../media/media.routes.ts';
import { zipUrl } from '../media/mediaUrls.ts';
import type { FilesRepository } from './files.repository.ts';
import type { ZipsRepository } from './files.zips.repository.ts';
import { createOriginals, type OriginalsDependencies } from './originals.ts';
import { selectedFiles } from './selectedFiles.ts';

/** How long an archive may be downloaded after it was requested. */
export const ZIP_LIFETIME = SECONDS_PER_HOUR;

export interface ZipDependencies extends OriginalsDependencies {
  files: FilesRepository;
  zips: ZipsRepository;
  /** Those of some originals that are known to be damaged or missing. */
  damagedOf: (hashes: readonly string[]) => Promise<ReadonlySet<string>>;
}

const archiveName = (language: Language): string => (language === 'en' ? 'photos.zip' : '照片.zip');

/** Many originals as one archive that is created while it is sent. */
export function createZipService({ files, zips, media, damagedOf }: ZipDependencies) {
  const originals = createOriginals({ media });
  const entriesOf = (rows: readonly FileRow[]): ZipEntry[] =>
    rows.flatMap((row) => originals({ ...row, origin_name: downloadName(row.origin_name, row.mime) }));

  /** Names of the photos that are known to be damaged. */
  async function leftOutOf(rows: readonly FileRow[]): Promise<string[]> {
    const damaged = await damagedOf(rows.flatMap(hashesOf));
    if (damaged.size === 0) return [];
    const shown = rows.filter(
      ({ sha256, live_sha256 }) => damaged.has(sha256) || damaged.has(live_sha256 ?? ''),
    );
    return shown.map(({ origin_name }) => origin_name);
  }

  return {
    /** Records the photos of an archive, under an address that cannot be guessed. */
    async order(user: User, selection: PhotoSelection, language: Language) {
      const rows = await selectedFiles(files, user.id, selection);
      const id = newSecret();
      const ids = JSON.stringify(rows.map((row) => row.id));
      await zips.insert({ id, user_id: user.id, ids, ctime: unixNow() });
      const size = zipLength(entriesOf(rows));
      const left_out = await leftOutOf(rows);
      return { url: zipUrl(id), name: archiveName(language), size, count: rows.length, left_out };
    },

    /** Opens an archive. Throws NOT_FOUND for one that has expired or that this account has not requested. */
    async open(userId: string, id: string, language: Language): Promise<OpenArchive> {
      const zip = await zips.find(userId, id, unixNow() - ZIP_LIFETIME);
      if (!zip) throw new CatalogueError('NOT_FOUND');
      const ids = JSON.parse(zip.ids) as string[];
      const found = await files.byIds(zip.user_id, ids);
      if (found.length === 0) throw new CatalogueError('NOT_FOUND');
      const place = new Map(ids.map((one, index) => [one, index]));
      found.sort((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0));
      const last = (names: readonly string[]) => leftOutNote(names, language, unixNow());
      return {
        fileName: archiveName(language),
        read: () => zipOf(entriesOf(found), { isLeftOut, last }),
      };
    },
  };
}

export type ZipService = ReturnType<typeof createZipService>;
