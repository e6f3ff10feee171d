import { inChunks } from '../../chunks.ts';
import type { Db } from '../../db/connect.ts';
import { photoGrams, type Searchable } from '../../search/photoText.ts';

/** Rows per statement. */
const ROWS = 500;

type Indexed = Searchable & { id: string };

/** The search index of photos. It changes in the transaction of its photos; a deleted row takes its entry along. */
export function createSearchTextsRepository(db: Db) {
  async function add(rows: readonly Indexed[]): Promise<void> {
    for (const some of inChunks(rows, ROWS)) {
      const entries = some.map((row) => ({ file_id: row.id, grams: photoGrams(row) }));
      await db.insertInto('search_texts').values(entries).execute();
    }
  }

  return {
    add,

    /** Replaces the entries of photos whose texts have changed. */
    async replace(rows: readonly Indexed[]): Promise<void> {
      for (const some of inChunks(rows)) {
        const ids = some.map(({ id }) => id);
        await db.deleteFrom('search_texts').where('file_id', 'in', ids).execute();
      }
      await add(rows);
    },
  };
}
