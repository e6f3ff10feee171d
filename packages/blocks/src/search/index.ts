export { type CountedEquipment, FilterChips, type FilterChipsProps } from './FilterChips.tsx';
export { hasFilters, type NamedFilter, type PhotoFilters } from './filters.ts';
export {
  type FilterChipsLabels,
  filterChipsLabels,
  type SearchBoxLabels,
  searchBoxLabels,
} from './labels.ts';
export { SearchBox, type SearchBoxProps } from './SearchBox.tsx';
export type { SearchSuggestion, SuggestionKind } from './suggestions.ts';
