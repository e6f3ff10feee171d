import { pinyin } from 'pinyin-pro';

/** Heading of names that begin with neither a letter nor a Han character. */
const OTHER_INITIAL = '#';
/** Sorts behind every letter. */
const OTHER_PREFIX = '~';
const KEY_MAX = 120;

/** How a name is sorted and grouped: by pinyin, A–Z, then #. */
export interface NameKey {
  /** A–Z or #. */
  initial: string;
  /** Sorts by code point in the same way in every database. */
  key: string;
}

export function nameKey(name: string): NameKey {
  const text = name.trim().normalize('NFKC').slice(0, KEY_MAX);
  const spelled = pinyin(text, { toneType: 'none', type: 'array', nonZh: 'consecutive' })
    .join(' ')
    .toLowerCase();
  const first = spelled.normalize('NFD').charAt(0).toUpperCase();
  const initial = /[A-Z]/.test(first) ? first : OTHER_INITIAL;
  return {
    initial,
    key: `${initial === OTHER_INITIAL ? OTHER_PREFIX : initial} ${spelled}`.slice(0, KEY_MAX),
  };
}
