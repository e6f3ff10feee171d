import {
  type AxisEntry,
  LIST_CHANGED,
  LONGEST_SELECTION,
  type PhotoSelection,
  type Range,
} from '@xiangji/api-client/contract';
import type { FileRow } from '../../db/schema.ts';
import { CatalogueError } from '../../http/errors.ts';
import { readFilter } from '../search/readFilter.ts';
import { isSubset, readOrder } from './fileScope.ts';
import type { Cursor } from './files.pages.repository.ts';
import type { FilesRepository } from './files.repository.ts';
import { boundsOf, type Place, readAxis } from './headings.ts';

const illegal = (reason: string, more?: { limit: number; value: number }) =>
  new CatalogueError('ILLEGAL_REQUEST', { data: { reason, ...more } });

/**
 * Finds the photo at an index of a list by the counters of its axis, which are read once: skipping photos would cost
 * one step per photo before it.
 */
function createIndexFinder(files: FilesRepository, place: Place) {
  let axis: Promise<AxisEntry[]> | undefined;

  return async (index: number): Promise<Cursor | undefined> => {
    axis ??= readAxis(files, place, '');
    const heading = (await axis).find(({ total }) => total > index);
    const bounds = heading && (await boundsOf(files, place, heading.category));
    if (!bounds) return undefined;
    const from = place.descending ? bounds.high : bounds.low;
    const query = { ...place, limit: 1, start: { kind: 'from' as const, from } };
    const start = await files.skipped(query, index - heading.total + heading.count);
    return start?.kind === 'at' ? start.cursor : undefined;
  };
}

/** Positions that one query reads, with those between its ranges. */
const WINDOW = 10_000;

/** Groups merged ranges into windows, so that the number of queries depends on the list and not on the ranges. */
function windowsOf(ranges: readonly Range[]): [Range, ...Range[]][] {
  const windows: [Range, ...Range[]][] = [];
  for (const range of ranges) {
    const window = windows.at(-1);
    if (window && range[1] - window[0][0] <= WINDOW) window.push(range);
    else windows.push([range]);
  }
  return windows;
}

/** Throws where merged ranges leave the list, or select more photos than one call may. */
function assertFits(ranges: readonly Range[], total: number): void {
  if ((ranges.at(-1)?.[1] ?? 0) > total) throw illegal('range');
  const value = ranges.reduce((sum, [from, to]) => sum + to - from, 0);
  if (value > LONGEST_SELECTION) throw illegal('many', { limit: LONGEST_SELECTION, value });
}

async function filesInRanges(
  files: FilesRepository,
  userId: string,
  { pid, tag, favorite, search, order, total, version, ranges }: NonNullable<PhotoSelection['selection']>,
): Promise<FileRow[]> {
  assertFits(ranges, total);
  const filter = search && (await readFilter(files.names, userId, search));
  const scope = { userId, folderId: pid, tagId: tag, favorite: favorite || undefined, filter };
  const there = await files.totals(scope);
  if (!there) throw new CatalogueError('NOT_FOUND');
  const isCurrent = version === undefined || version === (await files.listVersion(scope));
  if (!isCurrent || there.photo + there.video !== total) throw illegal(LIST_CHANGED);
  const way = readOrder(order);
  const find = createIndexFinder(files, { scope, ...way });
  const rows: FileRow[] = [];
  for (const window of windowsOf(ranges)) {
    const [first] = window[0];
    const [, last] = window.at(-1) ?? window[0];
    const cursor = first > 0 && !isSubset(scope) ? await find(first) : undefined;
    const found = await files.range(scope, { ...way, from: cursor ?? first, limit: last - first });
    for (const [from, to] of window)
      for (const { pname: _, ...row } of found.slice(from - first, to - first)) rows.push(row);
  }
  return rows;
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
