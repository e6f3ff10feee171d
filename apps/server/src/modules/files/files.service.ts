import {
  type CallInput,
  type Contract,
  type File,
  formatDay,
  ORDER,
  PAGING,
} from '@xiangji/api-client/contract';
import type { User } from '../../db/schema.ts';
import type { ClientHints } from '../../plugins/context.ts';
import { CatalogueError } from '../../plugins/errors.ts';
import { SECONDS_PER_DAY } from '../../time.ts';
import { readBlobMeta } from '../media/blobMeta.ts';
import type { DownloadTokens } from '../media/downloadTokens.ts';
import { downloadUrl } from '../media/mediaUrls.ts';
import type { FileScope, FilesRepository, FileWithAlbum, PageQuery } from './files.repository.ts';
import { toFile } from './toFile.ts';

type ListQuery = CallInput<Contract['files']['list']>['query'];

/** Where a page begins, from what the query says. */
type Start = Pick<PageQuery, 'beyond' | 'from' | 'skip'>;

/** Photos of one owner: pages, headings, totals, one photo, its original (spec §7 'Files'). */
export function createFilesService(repository: FilesRepository, tokens: DownloadTokens) {
  async function requireFile(user: User, id: string): Promise<FileWithAlbum> {
    const row = await repository.find(user.id, id);
    if (!row) throw new CatalogueError('NOT_FOUND');
    return row;
  }

  async function startOf(user: User, query: ListQuery, descending: boolean): Promise<Start> {
    if (query.fid !== undefined) {
      // With its time the cursor needs no look-up, and still holds when the photo itself is gone.
      if (query.time !== undefined) return { beyond: { taken: query.time, id: query.fid } };
      const row = await requireFile(user, query.fid);
      return { beyond: { taken: row.taken, id: row.id } };
    }
    if (query.category !== undefined) {
      const day = Number(query.category) + (descending ? 1 : 0);
      return { from: day * SECONDS_PER_DAY, skip: query.skip };
    }
    return {};
  }

  async function hasBeyond(
    scope: FileScope,
    from: FileWithAlbum | undefined,
    descending: boolean,
  ): Promise<boolean> {
    if (!from) return false;
    const cursor = { taken: from.taken, id: from.id };
    const found = await repository.page({ scope, descending, limit: 1, beyond: cursor });
    return found.length > 0;
  }

  async function readPage(user: User, scope: FileScope, query: ListQuery) {
    const count = query.count ?? PAGING.PHOTO_PAGE;
    const descending = query.order === ORDER.DATE_DESC;
    const backwards = count < 0;
    const limit = Math.abs(count);
    const start = await startOf(user, query, descending);
    const rows = await repository.page({
      scope,
      descending: descending !== backwards,
      limit: limit + 1,
      ...start,
    });
    const further = rows.length > limit;
    const page = rows.slice(0, limit);
    if (backwards) page.reverse();
    const behind = await hasBeyond(scope, backwards ? page.at(-1) : page[0], descending === backwards);
    return { page, more: backwards ? { prev: further, next: behind } : { prev: behind, next: further } };
  }

  async function withTags(rows: FileWithAlbum[], client: ClientHints): Promise<File[]> {
    const tags = Map.groupBy(await repository.tagsOf(rows.map((row) => row.id)), (tag) => tag.file_id);
    return rows.map((row) => toFile(row, tags.get(row.id) ?? [], client));
  }

  async function readAxis(scope: FileScope, descending: boolean) {
    const days = await repository.days(scope);
    if (descending) days.reverse();
    let total = 0;
    return days.map(({ day, count }) => {
      total += count;
      return { key: String(day), category: String(day), name: formatDay(day), count, total };
    });
  }

  async function readInfo(scope: FileScope) {
    const totals = await repository.totals(scope);
    if (!totals) throw new CatalogueError('NOT_FOUND');
    const { name, photo, video } = totals;
    return { id: scope.folderId ?? null, name, count: photo + video, count_photo: photo, count_video: video };
  }

  return {
    async list(user: User, query: ListQuery, client: ClientHints) {
      const scope: FileScope = { userId: user.id, folderId: query.pid };
      const order = query.order ?? ORDER.DATE_ASC;
      // Totals prove that the album is there and theirs; an empty list would hide that it is not.
      const info = await readInfo(scope);
      const shared = { order, ...(query.info && { info }) };
      if (query.axis) {
        const axis = await readAxis(scope, order === ORDER.DATE_DESC);
        return { ...shared, list: [], more: { prev: false, next: false }, axis };
      }
      if (query.count === 0) return { ...shared, list: [], more: { prev: false, next: info.count > 0 } };
      const { page, more } = await readPage(user, scope, query);
      return { ...shared, list: await withTags(page, client), more };
    },

    async get(user: User, id: string, options: { more: boolean; client: ClientHints }): Promise<File> {
      const row = await requireFile(user, id);
      const [file] = await withTags([row], options.client);
      if (!file) throw new CatalogueError('NOT_FOUND');
      if (!options.more) return file;
      const blob = await repository.blob(row.sha256);
      return { ...file, exif: blob ? readBlobMeta(blob).exif : [] };
    },

    async download(user: User, id: string) {
      const row = await requireFile(user, id);
      return { url: downloadUrl(tokens.issue(row.id)), name: row.origin_name, size: row.size };
    },
  };
}

export type FilesService = ReturnType<typeof createFilesService>;
