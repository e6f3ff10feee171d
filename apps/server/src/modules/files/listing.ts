import { type AxisDays, type CallInput, type Contract, PAGING } from '@xiangji/api-client/contract';
import { CatalogueError } from '../../http/errors.ts';
import { nameKey } from '../../names.ts';
import { type FileScope, type FileWithAlbum, isSubset, readOrder } from './fileScope.ts';
import type { Cursor, PageQuery, PageRow, PageStart } from './files.pages.repository.ts';
import type { FilesRepository } from './files.repository.ts';
import { boundsOf, type Place, tagKey } from './headings.ts';

export type ListQuery = CallInput<Contract['files']['list']>['query'];

/** The client that photos are shown to. */
export interface Presentation<List, Axis> {
  show: (rows: readonly PageRow[]) => Promise<List>;
  /** Whether the constant columns of the photos are read too. */
  whole?: boolean;
  axis: (place: Place) => Promise<Axis>;
  days: (place: Place) => Promise<AxisDays>;
}

/** All of a user's photos. */
const isWhole = (scope: FileScope): boolean => scope.folderId === undefined && !isSubset(scope);

const cursorOf = (row: FileWithAlbum, by: Place['by']): Cursor => ({
  ...(by !== 'taken' && { key: row[by] }),
  taken: row.taken,
  id: row.id,
});

/** Finds where the page of a query begins. Throws NOT_FOUND. */
function createStartFinder(repository: FilesRepository) {
  /** The cursor that the query itself contains, without a lookup; undefined where a part of it is missing. */
  async function givenCursor({ scope, by }: Place, query: ListQuery): Promise<Cursor | undefined> {
    const { fid: id, time: taken, name, tid } = query;
    if (id === undefined || taken === undefined) return undefined;
    if (by === 'taken') return { taken, id };
    if (by === 'name_key') return name === undefined ? undefined : { key: nameKey(name).key, taken, id };
    if (tid === undefined) return undefined;
    const [tag] = await repository.tags(scope.userId, [tid]);
    return tag && { key: tagKey(tag), taken, id };
  }

  return async function startOf(place: Place, query: ListQuery): Promise<PageStart> {
    const { scope, by, descending } = place;
    if (query.fid !== undefined) {
      const given = await givenCursor(place, query);
      if (given) return { kind: 'beyond', cursor: given };
      const row = await repository.findIn(scope, query.fid);
      if (!row) throw new CatalogueError('NOT_FOUND');
      return { kind: 'beyond', cursor: cursorOf(row, by) };
    }
    if (query.category === undefined) return { kind: 'first' };
    const bounds = await boundsOf(repository, place, query.category);
    if (!bounds) throw new CatalogueError('NOT_FOUND');
    return { kind: 'from', from: descending ? bounds.high : bounds.low };
  };
}

/**
 * Lists of photos: pages in both directions from any photo or heading, the axis, the totals. The caller has checked
 * that the client may see `scope`.
 */
export function createListing(repository: FilesRepository) {
  const startOf = createStartFinder(repository);

  async function readPage(place: Place & Pick<PageQuery, 'whole'>, query: ListQuery) {
    const count = query.count ?? PAGING.PHOTO_PAGE;
    const backwards = count < 0;
    const limit = Math.abs(count);
    const walk = { ...place, descending: place.descending !== backwards, limit: limit + 1 };
    const asked = { ...walk, start: await startOf(place, query) };
    const { skip } = query;
    const start = skip && asked.start.kind === 'from' ? await repository.skipped(asked, skip) : asked.start;
    const rows = start ? await repository.page({ ...asked, start }) : [];
    const further = rows.length > limit;
    const behind = rows[0]?.behind === 1;
    const page = rows.slice(0, limit);
    if (backwards) page.reverse();
    return { page, more: backwards ? { prev: further, next: behind } : { prev: behind, next: further } };
  }

  async function readInfo(scope: FileScope) {
    const totals = await repository.totals(scope);
    if (!totals) throw new CatalogueError('NOT_FOUND');
    const { name, photo, video } = totals;
    return { id: scope.folderId ?? null, name, count: photo + video, count_photo: photo, count_video: video };
  }

  return {
    /** The reply of the list call (spec §7 'GET /api/files' and the share's). Throws NOT_FOUND. */
    async list<List, Axis>(scope: FileScope, query: ListQuery, presentation: Presentation<List, Axis>) {
      const { show, axis, days, whole } = presentation;
      const order = (query.order ?? (await repository.order(scope))) as NonNullable<ListQuery['order']>;
      const place = { scope, ...readOrder(order) };
      const isInDays = query.days && place.by === 'taken';
      // Read before the axis, which is then at least as new.
      const isSelectable = query.axis && scope.shareId === undefined;
      const version = isSelectable ? await repository.listVersion(scope) : undefined;
      const isPage = query.axis ? Boolean(query.count) : query.count !== 0;
      const { page, more } = isPage
        ? await readPage({ ...place, whole }, query)
        : { page: [], more: { prev: false, next: false } };
      const isTotal = query.count === 0 && !query.axis;
      // A photo proves that the album exists and is theirs; an empty list does not. Every account has a library, and a search
      // has checked its album.
      const isProven = page.length > 0 || isWhole(scope) || scope.filter !== undefined;
      const info = query.info || isTotal || !isProven ? await readInfo(scope) : undefined;
      if (isTotal) more.next = (info?.count ?? 0) > 0;
      return {
        order,
        ...(query.info && info && { info }),
        ...(version !== undefined && { version }),
        list: await show(page),
        more,
        ...(query.axis && !isInDays && { axis: await axis(place) }),
        ...(query.axis && isInDays && { axis_days: await days(place) }),
      };
    },
  };
}

export type Listing = ReturnType<typeof createListing>;
