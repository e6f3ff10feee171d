import { useState } from 'react';
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
  const read = () => ({ storageKey, texts: readRecent(localStorage.getItem(storageKey)) });
  const [recent, setRecent] = useState(read);
  if (recent.storageKey !== storageKey) setRecent(read);
  const store = (texts: string[]) => {
    localStorage.setItem(storageKey, JSON.stringify(texts));
    setRecent({ storageKey, texts });
  };
  return {
    add: (text: string) => store([text, ...recent.texts.filter((other) => other !== text)].slice(0, MOST)),
    clear: () => store([]),
    /** The recent searches as suggestions for a search box. */
    suggestions: recent.texts.map(
      (name): SearchSuggestion => ({ id: `recent ${name}`, kind: 'recent', name }),
    ),
  };
}
