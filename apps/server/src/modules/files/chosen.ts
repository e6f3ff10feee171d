import {
  type Chosen,
  LIST_CHANGED,
  LONGEST_SELECTION,
  type PlacesSelection,
} from '@xiangji/api-client/contract';
import type { Kysely } from 'kysely';
import { type Database, type FileRow, STATE } from '../../db/schema.ts';
import { CatalogueError } from '../../plugins/errors.ts';
import { photosIn, readOrder, totalsIn } from './fileScope.ts';
import { inOrder } from './files.repository.ts';

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

async function byPlaces(
  trx: Kysely<Database>,
  userId: string,
  { pid, tag, order, total, ranges }: PlacesSelection,
): Promise<FileRow[]> {
  const scope = { userId, folderId: pid, tagId: tag };
  const there = await totalsIn(trx, scope);
  if (!there) throw new CatalogueError('NOT_FOUND');
  if (there.photo + there.video !== total) throw illegal(LIST_CHANGED);
  const { by, descending } = readOrder(order);
  const rows = new Map<string, FileRow>();
  for (const [from, to] of ranges) {
    if (from >= to || to > total) throw illegal('range');
    if (rows.size + to - from > LONGEST_SELECTION) throw illegal('many');
    const found = await inOrder(photosIn(trx, scope), by, descending)
      .limit(to - from)
      .offset(from)
      .execute();
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
