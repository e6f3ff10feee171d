import {
  type AxisEntry,
  LIST_CHANGED,
  LONGEST_SELECTION,
  type PhotoSelection,
} from '@xiangji/api-client/contract';
import type { FileRow } from '../../db/schema.ts';
import { CatalogueError } from '../../http/errors.ts';
import { readFilter } from '../search/readFilter.ts';
import { isSubset, readOrder } from './fileScope.ts';
import type { Cursor } from './files.pages.repository.ts';
import type { FilesRepository } from './files.repository.ts';
import { boundsOf, type Place, readAxis } from './headings.ts';

const illegal = (reason: string) => new CatalogueError('ILLEGAL_REQUEST', { data: { reason } });

/**
 * Finds the photo at an index of a list by the counters of its axis, which are read once: skipping photos would cost
 * one step per photo before it.
 */
function createIndexFinder(files: FilesRepository, place: Place) {
  let axis: Promise<AxisEntry[]> | undefined;

  return async (index: number): Promise<Cursor | undefined> => {
    axis ??= readAxis(files, place, '');
    const heading = (await axis).find(({ total }) => total > index);
    const bounds = heading && (await boundsOf(files, place.by, heading.category));
    if (!bounds) return undefined;
    const from = place.descending ? bounds.high : bounds.low;
    const query = { ...place, limit: 1, start: { kind: 'from' as const, from } };
    const start = await files.skipped(query, index - heading.total + heading.count);
    return start?.kind === 'at' ? start.cursor : undefined;
  };
}

async function filesInRanges(
  files: FilesRepository,
  userId: string,
  { pid, tag, favorite, search, order, total, version, ranges }: NonNullable<PhotoSelection['selection']>,
): Promise<FileRow[]> {
  const filter = search && (await readFilter(files.names, userId, search));
  const scope = { userId, folderId: pid, tagId: tag, favorite: favorite || undefined, filter };
  const there = await files.totals(scope);
  if (!there) throw new CatalogueError('NOT_FOUND');
  const isCurrent = version === undefined || version === (await files.listVersion(scope));
  if (!isCurrent || there.photo + there.video !== total) throw illegal(LIST_CHANGED);
  const way = readOrder(order);
  const find = createIndexFinder(files, { scope, ...way });
  const rows = new Map<string, FileRow>();
  for (const [from, to] of ranges) {
    if (from >= to || to > total) throw illegal('range');
    if (rows.size + to - from > LONGEST_SELECTION) throw illegal('many');
    const cursor = from > 0 && !isSubset(scope) ? await find(from) : undefined;
    const found = await files.range(scope, { ...way, from: cursor ?? from, limit: to - from });
    for (const { pname: _, ...row } of found) rows.set(row.id, row);
  }
  return [...rows.values()];
}

/**
 * The photos that a call selects, of this owner alone; deleted photos are left out. Throws NOT_FOUND where none is
 * left, and ILLEGAL_REQUEST `changed` where the ranges no longer fit the list.
 */
export async function selectedFiles(
  files: FilesRepository,
  userId: string,
  { ids, selection }: PhotoSelection,
): Promise<FileRow[]> {
  const rows = selection
    ? await filesInRanges(files, userId, selection)
    : await files.byIds(userId, ids ?? []);
  if (rows.length === 0) throw new CatalogueError('NOT_FOUND');
  return rows;
}
