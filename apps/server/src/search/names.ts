/** How a name is spelled in pinyin: in full, and by the initials of its syllables. */
export interface Spelling {
  full: string;
  initials: string;
}

/** Length of an initial and a space, with which each key begins (`nameKey`). */
const PREFIX = 2;

/** Reads the spelling of a name from its sort key, where its syllables are separated. */
export function spellingOf(nameKey: string): Spelling {
  const syllables = nameKey.slice(PREFIX).split(' ').filter(Boolean);
  return { full: syllables.join(''), initials: syllables.map((syllable) => syllable[0]).join('') };
}

/** Whether a name, or its spelling, contains a word of a query. */
export function isNamed({ name, name_key }: { name: string; name_key: string }, word: string): boolean {
  if (name.normalize('NFKC').toLowerCase().includes(word)) return true;
  const { full, initials } = spellingOf(name_key);
  return full.includes(word) || initials.includes(word);
}
