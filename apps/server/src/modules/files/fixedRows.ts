import { PAGING } from '@xiangji/api-client/contract';
import type { Db } from '../../db/connect.ts';
import { prepare } from '../../db/prepared.ts';
import type { FileRow } from '../../db/schema.ts';
import type { TagOfFile } from './files.repository.ts';

/** What of a photo never changes while it has its type. */
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

const COLUMNS = [
  'files.id',
  'files.type',
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

/** A keyword of a photo; all of it null where there is none. */
const KEYWORD = [
  'file_tags.position',
  'tags.id as keyword',
  'tags.name as keyword_name',
  'tags.initial as keyword_initial',
] as const;

/** A photo stands in as many rows as it has keywords, and in one where it has none. */
interface Found extends FixedRow {
  position: number | null;
  keyword: string | null;
  keyword_name: string | null;
  keyword_initial: string | null;
}

/** Ids of one statement, which is compiled once: fewer are filled up with the last. */
const AT_ONCE = PAGING.PHOTO_PAGE;
const SLOTS = Array.from({ length: AT_ONCE }, (_, index) => `${index}`);
type Ids = Record<string, string>;

function keywordsOf(rows: readonly Found[]): TagOfFile[] {
  return rows
    .toSorted((one, other) => (one.position ?? 0) - (other.position ?? 0))
    .flatMap(({ id, keyword, keyword_name: name, keyword_initial: initial }) =>
      keyword === null || name === null || initial === null
        ? []
        : [{ file_id: id, id: keyword, name, initial }],
    );
}

/** Reads what never changes of photos that the caller may see, and their keywords, all by one statement. */
export function createFixedRows(db: Db) {
  const read = prepare<Ids, Found>(db, SLOTS, (ids) =>
    db
      .selectFrom('files')
      .leftJoin('file_tags', 'file_tags.file_id', 'files.id')
      .leftJoin('tags', 'tags.id', 'file_tags.tag_id')
      .select([...COLUMNS, ...KEYWORD])
      .where('files.id', 'in', Object.values(ids)),
  );

  return async (ids: readonly string[]): Promise<{ row: FixedRow; tags: TagOfFile[] }[]> => {
    const found: { row: FixedRow; tags: TagOfFile[] }[] = [];
    for (let start = 0; start < ids.length; start += AT_ONCE) {
      const some = ids.slice(start, start + AT_ONCE);
      const filled = Object.fromEntries(SLOTS.map((slot, index) => [slot, some[index] ?? some[0] ?? '']));
      const byFile = Map.groupBy(await read(filled), ({ id }) => id);
      for (const rows of byFile.values()) {
        const [row] = rows;
        if (row) found.push({ row, tags: keywordsOf(rows) });
      }
    }
    return found;
  };
}
