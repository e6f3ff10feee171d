import { type CallInput, type Contract, type File, PAGING } from '@xiangji/api-client/contract';
import { nameKey } from '../../names.ts';
import { CatalogueError } from '../../plugins/errors.ts';
import { type FileScope, type FileWithAlbum, readOrder } from './fileScope.ts';
import type { Cursor, FilesRepository, PageQuery, TagOfFile } from './files.repository.ts';
import { boundsOf, tagKey, toAxis } from './headings.ts';

export type ListQuery = CallInput<Contract['files']['list']>['query'];

/** How photos are shown to the one who asks. */
export interface Presentation {
  present: (row: FileWithAlbum, tags: readonly TagOfFile[]) => File;
  /** Heading of photos without a keyword (spec §9 未分类). */
  untagged: string;
}

type Place = Pick<PageQuery, 'scope' | 'by' | 'descending'>;
type Start = Pick<PageQuery, 'beyond' | 'from' | 'skip'>;

const placeOf = (row: FileWithAlbum, by: Place['by']): Cursor => ({
  ...(by !== 'taken' && { key: row[by] }),
  taken: row.taken,
  id: row.id,
});

/**
 * Lists of photos: pages in both directions from any photo or heading, the axis, the totals. The caller has made sure
 * that whoever asks may see `scope`.
 */
export function createListing(repository: FilesRepository) {
  /** The place that the query itself tells, without a look-up; undefined where it does not tell all of it. */
  async function toldPlace(query: ListQuery, by: Place['by']): Promise<Cursor | undefined> {
    const { fid: id, time: taken, name, tid } = query;
    if (id === undefined || taken === undefined) return undefined;
    if (by === 'taken') return { taken, id };
    if (by === 'name_key') return name === undefined ? undefined : { key: nameKey(name).key, taken, id };
    if (tid === undefined) return undefined;
    const [tag] = await repository.tags([tid]);
    return tag && { key: tagKey(tag), taken, id };
  }

  async function startOf({ scope, by, descending }: Place, query: ListQuery): Promise<Start> {
    if (query.fid !== undefined) {
      const told = await toldPlace(query, by);
      if (told) return { beyond: told };
      const row = await repository.findIn(scope, query.fid);
      if (!row) throw new CatalogueError('NOT_FOUND');
      return { beyond: placeOf(row, by) };
    }
    if (query.category === undefined) return {};
    const bounds = await boundsOf(repository, by, query.category);
    if (!bounds) throw new CatalogueError('NOT_FOUND');
    return { from: descending ? bounds.high : bounds.low, skip: query.skip };
  }

  async function hasBeyond(place: Place, row: FileWithAlbum | undefined): Promise<boolean> {
    if (!row) return false;
    const found = await repository.page({ ...place, limit: 1, beyond: placeOf(row, place.by) });
    return found.length > 0;
  }

  async function readPage(place: Place, query: ListQuery) {
    const count = query.count ?? PAGING.PHOTO_PAGE;
    const backwards = count < 0;
    const limit = Math.abs(count);
    const start = await startOf(place, query);
    const walk = { ...place, descending: place.descending !== backwards };
    const rows = await repository.page({ ...walk, limit: limit + 1, ...start });
    const further = rows.length > limit;
    const page = rows.slice(0, limit);
    if (backwards) page.reverse();
    const against = { ...place, descending: place.descending === backwards };
    const behind = await hasBeyond(against, backwards ? page.at(-1) : page[0]);
    return { page, more: backwards ? { prev: further, next: behind } : { prev: behind, next: further } };
  }

  async function show(rows: readonly FileWithAlbum[], { present }: Presentation): Promise<File[]> {
    const tags = Map.groupBy(await repository.tagsOf(rows.map((row) => row.id)), (tag) => tag.file_id);
    return rows.map((row) => present(row, tags.get(row.id) ?? []));
  }

  async function readInfo(scope: FileScope) {
    const totals = await repository.totals(scope);
    if (!totals) throw new CatalogueError('NOT_FOUND');
    const { name, photo, video } = totals;
    return { id: scope.folderId ?? null, name, count: photo + video, count_photo: photo, count_video: video };
  }

  return {
    show,

    /** The reply of the list call (spec §7 'GET /api/files' and the share's). Throws NOT_FOUND. */
    async list(scope: FileScope, query: ListQuery, presentation: Presentation) {
      // Totals prove that the album is there and theirs; an empty list would hide that it is not.
      const info = await readInfo(scope);
      const order = (query.order ?? (await repository.order(scope))) as NonNullable<ListQuery['order']>;
      const shared = { order, ...(query.info && { info }) };
      const place = { scope, ...readOrder(order) };
      if (query.axis) {
        const headings = await repository.headings(scope, place.by);
        const axis = await toAxis(repository, headings, { ...place, untagged: presentation.untagged });
        return { ...shared, list: [], more: { prev: false, next: false }, axis };
      }
      if (query.count === 0) return { ...shared, list: [], more: { prev: false, next: info.count > 0 } };
      const { page, more } = await readPage(place, query);
      return { ...shared, list: await show(page, presentation), more };
    },
  };
}

export type Listing = ReturnType<typeof createListing>;
