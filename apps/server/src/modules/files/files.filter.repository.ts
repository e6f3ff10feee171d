import { FILE_TYPES } from '@xiangji/api-client/contract';
import { type ExpressionBuilder, type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
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

/** The entries of photos that have a phrase. */
const entriesWith = (db: Db, phrase: string) => db.selectFrom('search_texts').where(hasPhrase(db, phrase));

/** Photos in towns; the condition is that of the index. */
function inTowns(db: Db, userId: string, towns: readonly number[]) {
  const located = db.selectFrom('files').where('user_id', '=', userId).where('town', 'is not', null);
  return towns.length > 0 ? located.where('town', 'in', towns) : located.where(sql<boolean>`1 = 0`);
}

/** Ids of the photos with a word, some of them twice. */
function idsOf(db: Db, userId: string, { phrase, tagIds, folderIds, towns }: WordMatch) {
  let ids = entriesWith(db, phrase).select('file_id');
  if (tagIds.length > 0)
    ids = ids.unionAll(db.selectFrom('file_tags').select('file_id').where('tag_id', 'in', tagIds));
  if (folderIds.length > 0)
    ids = ids.unionAll(db.selectFrom('files').select('id as file_id').where('folder_id', 'in', folderIds));
  if (towns.length > 0) ids = ids.unionAll(inTowns(db, userId, towns).select('id as file_id'));
  return ids;
}

/** Whether a photo has a word, read from its own entry: the index of words is not used. */
function hasWord(db: Db, { phrase, tagIds, folderIds, towns }: WordMatch) {
  const padded = sql`' ' || search_texts.grams || ' '`;
  const wanted = ` ${phrase} `;
  const contains = isSqlite(db)
    ? sql<boolean>`instr(${padded}, ${wanted}) > 0`
    : sql<boolean>`position(${wanted} in ${padded}) > 0`;
  return (eb: ExpressionBuilder<Database, 'files' | 'folders'>) =>
    eb.or([
      eb.exists(
        eb
          .selectFrom('search_texts')
          .select('search_texts.file_id')
          .whereRef('search_texts.file_id', '=', 'files.id')
          .where(contains),
      ),
      ...(folderIds.length > 0 ? [eb('files.folder_id', 'in', folderIds)] : []),
      ...(towns.length > 0 ? [eb('files.town', 'in', towns)] : []),
      ...(tagIds.length > 0
        ? [
            eb.exists(
              eb
                .selectFrom('file_tags')
                .select('file_tags.file_id')
                .whereRef('file_tags.file_id', '=', 'files.id')
                .where('tag_id', 'in', tagIds),
            ),
          ]
        : []),
    ]);
}

/** Counts the photos that have a phrase in their own texts, at most `limit` of them. */
export async function countPhrase(db: Db, phrase: string, limit: number): Promise<number> {
  const some = isSqlite(db)
    ? sql`select 1 from search_index where search_index match ${`"${phrase}"`} limit ${limit}`
    : entriesWith(db, phrase).select(sql`1`.as('one')).limit(limit);
  const { rows } = await sql<{ count: number }>`select count(*) as count from (${some}) as found`.execute(db);
  return Number(rows[0]?.count ?? 0);
}

/** The photos of a query that a search finds. */
export function filtered<O>(
  db: Db,
  photos: PhotosQuery<O>,
  { userId, filter }: { userId: string; filter: PhotoFilter },
): PhotosQuery<O> {
  const { words, type, located, guessed, camera, lens, towns, from, until } = filter;
  let found = photos;
  for (const word of words)
    found = word.isCommon
      ? found.where(hasWord(db, word))
      : found.where('files.id', 'in', idsOf(db, userId, word));
  if (type !== undefined) found = found.where('files.type', '=', type);
  // As in the condition of the index of the other types.
  if (type !== undefined && type !== FILE_TYPES.PHOTO) found = found.where(sql<boolean>`files.type <> 1`);
  if (located !== undefined) found = found.where('files.lat', located ? 'is not' : 'is', null);
  if (guessed) found = found.where(sql<boolean>`files.time_unknown = 1`);
  if (camera !== undefined) found = found.where('files.camera', '=', camera);
  if (lens !== undefined) found = found.where('files.lens', '=', lens);
  if (towns?.isCommon) found = found.where(sql<boolean>`+files.town in (${sql.join(towns.ids)})`);
  else if (towns) found = found.where('files.id', 'in', inTowns(db, userId, towns.ids).select('id'));
  if (from !== undefined) found = found.where('files.taken', '>=', from);
  if (until !== undefined) found = found.where('files.taken', '<', until);
  return found;
}
