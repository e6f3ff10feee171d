import { FILE_TYPES } from '@xiangji/api-client/contract';
import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { isSqlite } from '../../db/isSqlite.ts';
import type { Database } from '../../db/schema.ts';
import type { PhotoFilter, WordMatch } from './fileScope.ts';

/** Photos joined with their albums, from which `O` is selected. */
export type PhotosQuery<O> = SelectQueryBuilder<Database, 'files' | 'folders', O>;

/** Whether the grams of an entry contain a phrase. */
function hasPhrase(db: Db, phrase: string): RawBuilder<SqlBool> {
  // Grams are letters and digits: nothing in them has to be escaped.
  if (isSqlite(db))
    return sql`search_texts.id in (select rowid from search_index where search_index match ${`"${phrase}"`})`;
  return sql`string_to_array(search_texts.grams, ' ') @> string_to_array(${phrase}, ' ')
    and position(${phrase} in search_texts.grams) > 0`;
}

/** Ids of the photos with a word, some of them twice. */
function idsOf(db: Db, { phrase, tagIds, folderIds }: WordMatch) {
  let ids = db.selectFrom('search_texts').select('file_id').where(hasPhrase(db, phrase));
  if (tagIds.length > 0)
    ids = ids.unionAll(db.selectFrom('file_tags').select('file_id').where('tag_id', 'in', tagIds));
  if (folderIds.length > 0)
    ids = ids.unionAll(db.selectFrom('files').select('id as file_id').where('folder_id', 'in', folderIds));
  return ids;
}

/** The photos of a query that a search finds. */
export function filtered<O>(db: Db, photos: PhotosQuery<O>, filter: PhotoFilter): PhotosQuery<O> {
  const { words, type, located, camera, from, until } = filter;
  let found = photos;
  for (const word of words) found = found.where('files.id', 'in', idsOf(db, word));
  if (type !== undefined) found = found.where('files.type', '=', type);
  // As in the condition of the index of the other types.
  if (type !== undefined && type !== FILE_TYPES.PHOTO) found = found.where(sql<boolean>`files.type <> 1`);
  if (located !== undefined) found = found.where('files.lat', located ? 'is not' : 'is', null);
  if (camera !== undefined) found = found.where('files.camera', '=', camera);
  if (from !== undefined) found = found.where('files.taken', '>=', from);
  if (until !== undefined) found = found.where('files.taken', '<', until);
  return found;
}
