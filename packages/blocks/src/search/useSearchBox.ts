import { useState } from 'react';
import type { PhotoFilters } from './filters.ts';
import { useRecentSearches } from './recentSearches.ts';
import { type AddressedSearch, searchOf } from './searchAddress.ts';
import type { SearchSuggestion } from './suggestions.ts';

/** A suggestion with the filters that it sets. */
export interface FilterSuggestion extends SearchSuggestion {
  /** The filters to set; undefined to search for the name as text. */
  filters?: PhotoFilters | undefined;
}

export interface SearchBoxOptions {
  /** The text of the current search. */
  text: string | undefined;
  /** The filters of the current search. They are kept when another text is searched. */
  filters: PhotoFilters;
  /** Called with the search to open. */
  onSearch: (search: AddressedSearch) => void;
  /** Called with the filters that a suggestion sets, before its search opens. */
  onFilters?: (filters: PhotoFilters) => void;
  /** Key of `localStorage` for the recent searches. Use a different key for each account. */
  recentKey: string;
}

/**
 * Returns the text of the box, and a function that sets it and the text that is searched next. The box follows the
 * current search, but keeps text that was typed while its own search opened.
 */
function useBoxText(searched: string) {
  const [state, setState] = useState({ text: searched, shown: searched, next: searched });
  const { text, shown, next } = state;
  if (shown !== searched)
    setState({ text: next === searched ? text : searched, shown: searched, next: searched });
  return [text, (typed: string, opened = next) => setState({ text: typed, shown, next: opened })] as const;
}

/**
 * Returns the state of a `SearchBox` for a search in the URL: its text, its recent searches, and the handlers for
 * suggestions and for an empty box. `recent` contains suggestions to show before your own while the box is empty.
 */
export function useSearchBox({ text: searched, filters, onSearch, onFilters, recentKey }: SearchBoxOptions) {
  const [text, setText] = useBoxText(searched ?? '');
  const { suggestions, add, clear } = useRecentSearches(recentKey);
  const searchText = (typed: string) => {
    const words = typed.trim();
    if (words) add(words);
    setText(words, words);
    onSearch(searchOf(words, filters));
  };
  const searchFilters = (next: PhotoFilters) => {
    setText('', '');
    onSearch(searchOf(undefined, next));
  };
  return {
    text,
    recent: text.trim() === '' ? suggestions : [],
    /** Props for the `SearchBox`. */
    boxProps: {
      value: text,
      onValueChange: (next: string) => (next === '' ? searchFilters(filters) : setText(next)),
      onSearch: searchText,
      onSuggestionSelect: ({ name, filters: suggested }: FilterSuggestion) => {
        if (!suggested) return searchText(name);
        onFilters?.(suggested);
        searchFilters({ ...filters, ...suggested });
      },
      onRecentClear: clear,
    },
  };
}
