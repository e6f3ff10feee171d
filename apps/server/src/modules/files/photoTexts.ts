import type { ClientHints } from '../../plugins/context.ts';
import type { FilesRepository } from './files.repository.ts';
import type { PageRow } from './pageQueries.ts';
import { fixedText, photoText } from './toFile.ts';

/** Characters kept of each generation: about 30,000 photos. */
const MOST_CHARACTERS = 16_000_000;

/** Texts by key; what was not asked for since the last generation began is forgotten. */
function createTexts() {
  let young = new Map<string, string>();
  let old = new Map<string, string>();
  let characters = 0;
  function set(key: string, text: string): void {
    young.set(key, text);
    characters += text.length;
    if (characters < MOST_CHARACTERS) return;
    [old, young, characters] = [young, new Map(), 0];
  }
  return {
    set,
    get(key: string): string | undefined {
      const fresh = young.get(key);
      if (fresh !== undefined) return fresh;
      const aged = old.get(key);
      if (aged !== undefined) set(key, aged);
      return aged;
    },
  };
}

/**
 * Photos as JSON. Most of a photo's text never changes (`toFile`): it is written once, kept in memory, and read from
 * the database again only where it is missing. Another server keeps its own; there is nothing to tell it.
 */
export function createPhotoTexts(fixedRows: FilesRepository['fixedRows']) {
  const texts = { webp: createTexts(), jpeg: createTexts() };

  return async (rows: readonly PageRow[], client: ClientHints): Promise<string> => {
    const kept = client.webp ? texts.webp : texts.jpeg;
    // A photo and its movie become another type under the same id.
    const keyOf = ({ id, type }: Pick<PageRow, 'id' | 'type'>) => `${type}${id}`;
    const fixed = rows.map((row) => kept.get(keyOf(row)));
    const missing = rows.filter((_, index) => fixed[index] === undefined).map(({ id }) => id);
    const made = new Map<string, string>();
    for (const { row, tags } of await fixedRows(missing)) {
      const text = fixedText(row, tags, client);
      kept.set(keyOf(row), text);
      made.set(row.id, text);
    }
    const all = rows.flatMap((row, index) => {
      const first = fixed[index] ?? made.get(row.id);
      // Deleted in this moment: as if it had been a moment earlier.
      return first === undefined ? [] : [photoText(first, row)];
    });
    return `[${all.join(',')}]`;
  };
}

export type PhotoTexts = ReturnType<typeof createPhotoTexts>;
