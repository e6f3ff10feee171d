import type { CallData, Contract, File } from '@xiangji/api-client/contract';
import type { ResponseCache } from '../../cache/responseCache.ts';
import { SerializedReply } from '../../cache/SerializedReply.ts';
import type { User } from '../../db/schema.ts';
import { placeNames, placesOf } from '../../geo/gazetteer.ts';
import type { ClientHints } from '../../http/context.ts';
import { CatalogueError } from '../../http/errors.ts';
import { type Language, untaggedName } from '../../language.ts';
import { readBlobMeta } from '../media/blobMeta.ts';
import { downloadName } from '../media/downloadName.ts';
import type { DownloadTokens } from '../media/downloadTokens.ts';
import { downloadUrl } from '../media/mediaUrls.ts';
import type { FileScope, FileWithAlbum } from './fileScope.ts';
import type { DaysRepository } from './files.days.repository.ts';
import type { FixedRowsRepository } from './files.fixed.repository.ts';
import type { FilesRepository } from './files.repository.ts';
import { readDays, readKeptAxis } from './headings.ts';
import type { Listing, ListQuery } from './listing.ts';
import { createPhotoTexts } from './photoTexts.ts';
import { showFiles } from './showFiles.ts';

type ListData = CallData<Contract['files']['list']>;

/** The client that receives the photos, and its language. */
export interface Viewer {
  client: ClientHints;
  language: Language;
}

export interface FilesDependencies {
  repository: FilesRepository;
  days: DaysRepository;
  fixedRows: FixedRowsRepository;
  listing: Listing;
  tokens: DownloadTokens;
  cache: ResponseCache;
}

/** Photos of one owner: pages, headings, totals, one photo, its original (spec §7 'Files'). */
export function createFilesService(dependencies: FilesDependencies) {
  const { repository, days, fixedRows, listing, tokens, cache } = dependencies;
  const texts = createPhotoTexts(fixedRows);

  async function requireFile(user: User, id: string): Promise<FileWithAlbum> {
    const row = await repository.find(user.id, id);
    if (!row) throw new CatalogueError('NOT_FOUND');
    return row;
  }

  /** The reply of a list call about photos of the user's own. */
  async function listIn(user: User, scope: FileScope, query: ListQuery, viewer: Viewer) {
    const { webp, width } = viewer.client;
    const key = `files ${webp} ${width} ${viewer.language} ${JSON.stringify([query, scope])}`;
    return cache<ListData>(user, key, async () => {
      const { list, ...rest } = await listing.list(scope, query, {
        show: (rows) => texts.write(rows, viewer.client),
        whole: texts.expectsNew(),
        axis: (place) => readKeptAxis({ repository, days }, place, untaggedName(viewer.language)),
        days: (place) => readDays({ repository, days }, place),
      });
      return new SerializedReply<ListData>(`{"list":${list},${JSON.stringify(rest).slice(1)}`);
    });
  }

  return {
    async list(user: User, query: ListQuery, viewer: Viewer) {
      const scope = {
        userId: user.id,
        folderId: query.pid,
        tagId: query.tag,
        favorite: query.favorite || undefined,
      };
      return listIn(user, scope, query, viewer);
    },

    listIn,

    async get(user: User, id: string, options: Viewer & { more: boolean }): Promise<File> {
      const row = await requireFile(user, id);
      const [file] = await showFiles(repository, [row], options.client);
      if (!file) throw new CatalogueError('NOT_FOUND');
      if (!options.more) return file;
      const blob = await repository.blob(row.sha256);
      const place = row.town === null ? undefined : placeNames(placesOf(row.town), options.language);
      return {
        ...file,
        date_source: row.date_source,
        exif: blob && !row.bare ? readBlobMeta(blob).exif : [],
        ...(place && { place }),
      };
    },

    async download({ user, sessionId }: { user: User; sessionId: string | null }, id: string) {
      const row = await requireFile(user, id);
      return {
        url: downloadUrl(tokens.issue(row.id, { userId: user.id, sessionId: sessionId ?? '' })),
        name: downloadName(row.origin_name, row.mime),
        size: row.size,
      };
    },

    async setOrder<O extends number>(user: User, order: O): Promise<{ order: O }> {
      await repository.setOrder(user.id, order);
      return { order };
    },
  };
}

export type FilesService = ReturnType<typeof createFilesService>;
