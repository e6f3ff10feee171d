import {
  type AxisEntry,
  type Chosen,
  LIST_CHANGED,
  LONGEST_SELECTION,
  type PlacesSelection,
} from '@xiangji/api-client/contract';
import type { Kysely } from 'kysely';
import { type Database, type FileRow, STATE } from '../../db/schema.ts';
import { CatalogueError } from '../../http/errors.ts';
import { type FileScope, headingsIn, photosIn, readOrder, type SortColumn, totalsIn } from './fileScope.ts';
import { createFilesRepository } from './files.repository.ts';
import { boundsOf, toAxis } from './headings.ts';
import { type Cursor, inOrder, startingAt } from './pageQueries.ts';

/** Ids of one statement. */
const CHUNK = 1_000;

/** Ids in portions that a statement can hold. */
export function* inChunks<T>(all: readonly T[]): Generator<T[]> {
  for (let start = 0; start < all.length; start += CHUNK) yield all.slice(start, start + CHUNK);
}

const illegal = (reason: string) => new CatalogueError('ILLEGAL_REQUEST', { data: { reason } });

async function byIds(trx: Kysely<Database>, userId: string, ids: readonly string[]): Promise<FileRow[]> {
  const rows: FileRow[] = [];
  for (const some of inChunks([...new Set(ids)])) {
    const found = await trx
      .selectFrom('files')
      .selectAll()
      .where('id', 'in', some)
      .where('user_id', '=', userId)
      .where('state', '=', STATE.LIVE)
      .execute();
    rows.push(...found);
  }
  return rows;
}

/**
 * Finds the photo at a place of a list by the counters of its axis, which are read once: counting off photos would cost
 * as many steps as there are before it.
 */
function placeFinder(trx: Kysely<Database>, scope: FileScope, way: { by: SortColumn; descending: boolean }) {
  const repository = createFilesRepository(trx);
  let axis: Promise<AxisEntry[]> | undefined;
  const readAxis = async () =>
    toAxis(repository, await headingsIn(trx, scope, way.by), { ...way, untagged: '' });

  return async (place: number): Promise<Cursor | undefined> => {
    axis ??= readAxis();
    const heading = (await axis).find(({ total }) => total > place);
    const bounds = heading && (await boundsOf(repository, way.by, heading.category));
    if (!bounds) return undefined;
    const from = way.descending ? bounds.high : bounds.low;
    const query = { scope, ...way, limit: 1, start: { kind: 'from' as const, from } };
    const start = await repository.skipped(query, place - heading.total + heading.count);
    return start?.kind === 'at' ? start.cursor : undefined;
  };
}

async function byPlaces(
  trx: Kysely<Database>,
  userId: string,
  { pid, tag, order, total, ranges }: PlacesSelection,
): Promise<FileRow[]> {
  const scope = { userId, folderId: pid, tagId: tag };
  const there = await totalsIn(trx, scope);
  if (!there) throw new CatalogueError('NOT_FOUND');
  if (there.photo + there.video !== total) throw illegal(LIST_CHANGED);
  const way = readOrder(order);
  const find = placeFinder(trx, scope, way);
  const rows = new Map<string, FileRow>();
  for (const [from, to] of ranges) {
    if (from >= to || to > total) throw illegal('range');
    if (rows.size + to - from > LONGEST_SELECTION) throw illegal('many');
    const query = inOrder(photosIn(trx, scope), way).limit(to - from);
    const cursor = from > 0 && tag === undefined ? await find(from) : undefined;
    const found = await (cursor ? query.where(startingAt(way, cursor)) : query.offset(from)).execute();
    for (const { pname: _, ...row } of found) rows.set(row.id, row);
  }
  return [...rows.values()];
}

/**
 * The living photos that a call means, of this owner alone: what has gone meanwhile is left out. Throws NOT_FOUND where
 * none is left, and ILLEGAL_REQUEST `changed` where places no longer fit the list.
 */
export async function chosenFiles(
  trx: Kysely<Database>,
  userId: string,
  { ids, selection }: Chosen,
): Promise<FileRow[]> {
  const rows = selection ? await byPlaces(trx, userId, selection) : await byIds(trx, userId, ids ?? []);
  if (rows.length === 0) throw new CatalogueError('NOT_FOUND');
  return rows;
}
