import type { Readable } from 'node:stream';
import { Readable as NodeReadable } from 'node:stream';
import type { Chosen } from '@xiangji/api-client/contract';
import { downloadZip, predictLength } from 'client-zip';
import type { Db } from '../../db/connect.ts';
import type { FileRow, User } from '../../db/schema.ts';
import { CatalogueError } from '../../plugins/errors.ts';
import type { Language } from '../../plugins/messages.ts';
import { newSecret } from '../../security/tokens.ts';
import type { BlobStore } from '../../storage/index.ts';
import { SECONDS_PER_HOUR, unixNow } from '../../time.ts';
import type { MediaService } from '../media/media.service.ts';
import { zipUrl } from '../media/mediaUrls.ts';
import { chosenFiles } from './chosen.ts';
import { uniqueNames } from './uniqueNames.ts';

/** How long an archive may be begun after it was asked for. */
export const ZIP_LIFETIME = SECONDS_PER_HOUR;

export interface Archive {
  fileName: string;
  size: number;
  stream: Readable;
}

interface Entry {
  key: string;
  name: string;
  size: number;
  lastModified: Date;
}

const MS = 1_000;

export interface ZipDependencies {
  db: Db;
  store: BlobStore;
  media: Pick<MediaService, 'originalOf' | 'size'>;
}

const archiveName = (language: Language): string => (language === 'en' ? 'photos.zip' : '照片.zip');

/** Many originals as one archive that is made while it is sent, and whose length is known before. */
export function createZipService({ db, store, media }: ZipDependencies) {
  /** The bytes that one photo's own download would give; a cleaned copy has a length of its own. */
  async function partOf(row: FileRow): Promise<Entry> {
    const { key } = await media.originalOf(row);
    const size = row.bare ? ((await media.size(key)) ?? 0) : row.size;
    return { key, name: row.origin_name, size, lastModified: new Date(row.ctime * MS) };
  }

  /** Originals with both halves of live photos, each under a name of its own. */
  async function entriesOf(rows: readonly FileRow[]): Promise<Entry[]> {
    const parts: Entry[] = [];
    for (const row of rows) {
      parts.push(await partOf(row));
      if (row.live_sha256 === null) continue;
      const name = `${row.origin_name.replace(/\.[A-Za-z0-9]{1,5}$/, '')}.mov`;
      const movie = { ...row, sha256: row.live_sha256, mime: 'video/quicktime', size: row.live_size };
      parts.push(await partOf({ ...movie, origin_name: name }));
    }
    const names = uniqueNames(parts.map(({ name }) => name));
    return parts.map((part, index) => ({ ...part, name: names[index] ?? part.name }));
  }

  const lengthOf = (entries: readonly Entry[]): number => Number(predictLength(entries));

  async function* readAll(entries: readonly Entry[]) {
    for (const { key, name, size, lastModified } of entries) {
      // Opened one after the other: an archive of thousands must not hold thousands of files open.
      const { stream } = await store.get(key);
      yield { name, size, lastModified, input: NodeReadable.toWeb(stream) as ReadableStream<Uint8Array> };
    }
  }

  return {
    /** Keeps what an archive shall hold, under an address that nobody guesses. */
    async order(user: User, chosen: Chosen, language: Language) {
      const rows = await db.transaction().execute((trx) => chosenFiles(trx, user.id, chosen));
      const id = newSecret();
      const ids = JSON.stringify(rows.map((row) => row.id));
      await db.insertInto('zips').values({ id, user_id: user.id, ids, ctime: unixNow() }).execute();
      const size = lengthOf(await entriesOf(rows));
      return { url: zipUrl(id), name: archiveName(language), size, count: rows.length };
    },

    /** Opens an archive. Throws NOT_FOUND for one that is old or was never asked for. */
    async open(id: string, language: Language): Promise<Archive> {
      const zip = await db
        .selectFrom('zips')
        .selectAll()
        .where('id', '=', id)
        .where('ctime', '>', unixNow() - ZIP_LIFETIME)
        .executeTakeFirst();
      if (!zip) throw new CatalogueError('NOT_FOUND');
      const ids = JSON.parse(zip.ids) as string[];
      const found = await db.transaction().execute((trx) => chosenFiles(trx, zip.user_id, { ids }));
      const place = new Map(ids.map((one, index) => [one, index]));
      found.sort((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0));
      const entries = await entriesOf(found);
      const { body } = downloadZip(readAll(entries), { metadata: entries });
      if (!body) throw new Error('An archive without a body');
      const stream = NodeReadable.fromWeb(body as Parameters<typeof NodeReadable.fromWeb>[0]);
      return { fileName: archiveName(language), size: lengthOf(entries), stream };
    },
  };
}

export type ZipService = ReturnType<typeof createZipService>;
