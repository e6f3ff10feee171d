import { FILE_TYPES } from '@xiangji/api-client/contract';
import { LRUCache } from 'lru-cache';
import type { ClientHints } from '../../http/context.ts';
import type { FixedRowsRepository } from './files.fixed.repository.ts';
import type { PageRow } from './files.pages.repository.ts';
import { fixedText, photoText } from './toFile.ts';

/** About 120,000 photos. */
const MAX_CHARACTERS = 64_000_000;

/**
 * Photos as JSON. Most of a photo's JSON never changes (`toFile`): it is serialised once, cached, and read from the
 * database only where it is missing. Every server has its own cache, which never has to be invalidated.
 */
export function createPhotoTexts(fixedRows: FixedRowsRepository) {
  const cache = new LRUCache<string, string>({
    maxSize: MAX_CHARACTERS,
    sizeCalculation: (text) => text.length,
  });
  let mostWereMissing = true;

  async function fixedTexts(rows: readonly PageRow[], client: ClientHints) {
    const variant = `${client.webp ? 'webp' : 'jpeg'} ${client.width}`;
    // A photo and its movie become another type under the same id.
    const keyOf = ({ id, type }: Pick<PageRow, 'id' | 'type'>) => `${variant} ${type}${id}`;
    const known = rows.map((row) => cache.get(keyOf(row)));
    const missing = rows.filter((_, index) => known[index] === undefined);
    if (rows.length > 0) mostWereMissing = missing.length * 2 > rows.length;
    const come = missing.flatMap(({ fixed }) => fixed ?? []);
    const others = missing.filter(({ fixed }) => !fixed).map(({ id }) => id);
    const made = new Map<string, string>();
    for (const { row, tags } of [...come, ...(await fixedRows(others))]) {
      const text = fixedText(row, tags, client);
      // A movie may get its poster later.
      if (row.type !== FILE_TYPES.VIDEO || row.poster_sha256 !== null) cache.set(keyOf(row), text);
      made.set(row.id, text);
    }
    return rows.map(({ id }, index) => known[index] ?? made.get(id));
  }

  return {
    /** Whether a page's photos are likely to be missing here, as those of the page before were. */
    expectsNew: () => mostWereMissing,

    async write(rows: readonly PageRow[], client: ClientHints): Promise<string> {
      const fixed = await fixedTexts(rows, client);
      const all = rows.flatMap((row, index) => {
        const first = fixed[index];
        // Deleted at this moment: treated as if it had been deleted a moment earlier.
        return first === undefined ? [] : [photoText(first, row)];
      });
      return `[${all.join(',')}]`;
    },
  };
}

export type PhotoTexts = ReturnType<typeof createPhotoTexts>;
