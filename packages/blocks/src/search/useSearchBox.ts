import { useState } from 'react';
import type { PhotoFilters } from './filters.ts';
import { useRecentSearches } from './recentSearches.ts';
import { type AddressedSearch, searchOf } from './searchAddress.ts';
import type { SearchSuggestion } from './suggestions.ts';

/** A suggestion, and the part of a search that it stands for. */
export interface FilterSuggestion extends SearchSuggestion {
  /** Undefined where its name is searched as a text. */
  filters?: PhotoFilters | undefined;
}

export interface SearchBoxOptions {
  /** The text of the search that is shown. */
  text: string | undefined;
  /** The filters of the search that is shown; they stay while another text is searched. */
  filters: PhotoFilters;
  /** Opens another search. */
  onSearch: (search: AddressedSearch) => void;
  /** Called with the filters that a suggestion sets, before its search opens. */
  onFilters?: (filters: PhotoFilters) => void;
  /** Key of `localStorage` for the recent searches, one for each account. */
  recentKey: string;
}

/**
 * The text of the box, and a function that changes it, with the text that is searched next. The box follows the shown
 * search, but keeps letters that were typed while its own search opened.
 */
function useBoxText(searched: string) {
  const [state, setState] = useState({ text: searched, shown: searched, next: searched });
  const { text, shown, next } = state;
  if (shown !== searched)
    setState({ text: next === searched ? text : searched, shown: searched, next: searched });
  return [text, (typed: string, opened = next) => setState({ text: typed, shown, next: opened })] as const;
}

/**
 * The state of a `SearchBox` over a search that an address has: its text, its recent searches, and what a suggestion or an
 * empty box searches. `recent` are suggestions to show before yours while the box is empty.
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
    /** Props of the box. */
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
