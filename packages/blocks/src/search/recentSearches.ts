import { useState } from 'react';
import type { SearchSuggestion } from './suggestions.ts';

const MOST = 6;

/** Reads stored searches; none where they cannot be read. */
export function readRecent(text: string | null): string[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list.filter((entry) => typeof entry === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** The texts that were searched last in this browser, the latest first, under a key of `localStorage`. */
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
    /** As entries of the list below a search box. */
    suggestions: recent.texts.map(
      (name): SearchSuggestion => ({ id: `recent ${name}`, kind: 'recent', name }),
    ),
  };
}
