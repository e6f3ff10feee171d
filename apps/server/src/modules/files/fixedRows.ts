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
  'id',
  'type',
  'live_sha256',
  'poster_sha256',
  'thumbhash',
  'duration',
  'lat',
  'lng',
  'width',
  'height',
  'size',
] as const;

/** Ids of one statement, which is compiled once: fewer are filled up with the last. */
const AT_ONCE = PAGING.PHOTO_PAGE;
const SLOTS = Array.from({ length: AT_ONCE }, (_, index) => `${index}`);
type Ids = Record<string, string>;

/** Reads what never changes of photos that the caller may see, and their keywords. */
export function createFixedRows(db: Db) {
  const files = prepare<Ids, FixedRow>(db, SLOTS, (ids) =>
    db.selectFrom('files').select(COLUMNS).where('id', 'in', Object.values(ids)),
  );
  const tags = prepare<Ids, TagOfFile>(db, SLOTS, (ids) =>
    db
      .selectFrom('file_tags')
      .innerJoin('tags', 'tags.id', 'file_tags.tag_id')
      .select(['file_tags.file_id', 'tags.id', 'tags.name', 'tags.initial'])
      .where('file_tags.file_id', 'in', Object.values(ids))
      .orderBy('file_tags.position'),
  );

  return async (ids: readonly string[]): Promise<{ row: FixedRow; tags: TagOfFile[] }[]> => {
    const found: { row: FixedRow; tags: TagOfFile[] }[] = [];
    for (let start = 0; start < ids.length; start += AT_ONCE) {
      const some = ids.slice(start, start + AT_ONCE);
      const filled = Object.fromEntries(SLOTS.map((slot, index) => [slot, some[index] ?? some[0] ?? '']));
      const [rows, all] = await Promise.all([files(filled), tags(filled)]);
      const byFile = Map.groupBy(all, (tag) => tag.file_id);
      found.push(...rows.map((row) => ({ row, tags: byFile.get(row.id) ?? [] })));
    }
    return found;
  };
}
