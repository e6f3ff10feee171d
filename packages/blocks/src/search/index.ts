export { type CountedEquipment, FilterChips, type FilterChipsProps } from './FilterChips.tsx';
export { hasFilters, type NamedFilter, type PhotoFilters } from './filters.ts';
export {
  type FilterChipsLabels,
  filterChipsLabels,
  type SearchBoxLabels,
  searchBoxLabels,
} from './labels.ts';
export { SearchBox, type SearchBoxProps } from './SearchBox.tsx';
export { type AddressedSearch, readSearch, searchOf, writeSearch } from './searchAddress.ts';
export type { SearchSuggestion, SuggestionKind } from './suggestions.ts';
export { type FilterNames, useNamedFilters } from './useNamedFilters.ts';
export { type FilterSuggestion, type SearchBoxOptions, useSearchBox } from './useSearchBox.ts';
