import { useLocalStorage } from '@xiangji/ui';
import type { SearchSuggestion } from './suggestions.ts';

const MOST = 6;

/** Parses the stored searches. Returns an empty list if they cannot be parsed. */
export function readRecent(text: string | null): string[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list.filter((entry) => typeof entry === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/**
 * Returns the most recent search texts of this browser, latest first. They are stored under a key of `localStorage`.
 */
export function useRecentSearches(storageKey: string) {
  const [texts, storeText] = useLocalStorage(storageKey, readRecent);
  const store = (next: string[]) => storeText(JSON.stringify(next));
  return {
    add: (text: string) => store([text, ...texts.filter((other) => other !== text)].slice(0, MOST)),
    clear: () => store([]),
    /** The recent searches as suggestions for a search box. */
    suggestions: texts.map((name): SearchSuggestion => ({ id: `recent ${name}`, kind: 'recent', name })),
  };
}
