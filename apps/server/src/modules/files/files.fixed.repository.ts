import { PAGING } from '@xiangji/api-client/contract';
import type { Db } from '../../db/connect.ts';
import { prepare } from '../../db/prepared.ts';
import type { FileRow } from '../../db/schema.ts';

export interface TagOfFile {
  file_id: string;
  id: string;
  name: string;
  initial: string;
}

/** Columns of a photo that never change while its type is the same. */
export type FixedRow = Pick<
  FileRow,
  | 'id'
  | 'type'
  | 'live_sha256'
  | 'poster_sha256'
  | 'thumbhash'
  | 'duration'
  | 'lat'
  | 'lng'
  | 'width'
  | 'height'
  | 'size'
>;

/** These columns except id and type, which a page reads anyway. */
export const FIXED = [
  'files.live_sha256',
  'files.poster_sha256',
  'files.thumbhash',
  'files.duration',
  'files.lat',
  'files.lng',
  'files.width',
  'files.height',
  'files.size',
] as const;

/** A keyword of a photo; all null for a photo without keywords. */
export const KEYWORD = [
  'file_tags.position',
  'tags.id as keyword',
  'tags.name as keyword_name',
  'tags.initial as keyword_initial',
] as const;

export interface KeywordColumns {
  position: number | null;
  keyword: string | null;
  keyword_name: string | null;
  keyword_initial: string | null;
}

/** The columns of a photo that never change, and its keywords in their order. */
export interface Fixed {
  row: FixedRow;
  tags: TagOfFile[];
}

/** Ids per statement, which is compiled once: a shorter list is padded with its last id. */
const AT_ONCE = PAGING.PHOTO_PAGE;
const SLOTS = Array.from({ length: AT_ONCE }, (_, index) => `${index}`);
type Ids = Record<string, string>;

function keywordsOf(rows: readonly (KeywordColumns & { id: string })[]): TagOfFile[] {
  return rows
    .toSorted((one, other) => (one.position ?? 0) - (other.position ?? 0))
    .flatMap(({ id, keyword, keyword_name: name, keyword_initial: initial }) =>
      keyword === null || name === null || initial === null
        ? []
        : [{ file_id: id, id: keyword, name, initial }],
    );
}

/** Photos that have one row per keyword, and one row without keywords; in the order of the rows. */
export function joinKeywords<Row extends FixedRow & KeywordColumns>(
  rows: readonly Row[],
): { row: Row; tags: TagOfFile[] }[] {
  const byFile = Map.groupBy(rows, ({ id }) => id);
  return [...byFile.values()].flatMap((same) => {
    const [row] = same;
    return row ? [{ row, tags: keywordsOf(same) }] : [];
  });
}

/** Reads the constant columns of photos that the caller may see, and their keywords, in one statement. */
export function createFixedRowsRepository(db: Db) {
  const read = prepare<Ids, FixedRow & KeywordColumns>(db, SLOTS, (ids) =>
    db
      .selectFrom('files')
      .leftJoin('file_tags', 'file_tags.file_id', 'files.id')
      .leftJoin('tags', 'tags.id', 'file_tags.tag_id')
      .select(['files.id', 'files.type', ...FIXED, ...KEYWORD])
      .where('files.id', 'in', Object.values(ids)),
  );

  return async (ids: readonly string[]): Promise<Fixed[]> => {
    const found: Fixed[] = [];
    for (let start = 0; start < ids.length; start += AT_ONCE) {
      const some = ids.slice(start, start + AT_ONCE);
      const filled = Object.fromEntries(SLOTS.map((slot, index) => [slot, some[index] ?? some[0] ?? '']));
      found.push(...joinKeywords(await read(filled)));
    }
    return found;
  };
}

export type FixedRowsRepository = ReturnType<typeof createFixedRowsRepository>;
