import type { SearchBoxLabels } from './labels.ts';

/** The kind of a suggestion's target. */
export type SuggestionKind = 'recent' | 'album' | 'albumSet' | 'tag' | 'camera' | 'lens' | 'place' | 'date';

/** An entry of the list below a search box. */
export interface SearchSuggestion {
  /** Identifies the suggestion in its list. */
  id: string;
  /** The kind of its target; neighbours of one kind share a heading. */
  kind: SuggestionKind;
  /** Its text. */
  name: string;
  /** Photos that it finds, or albums of a set; absent where they are not counted. */
  count?: number | undefined;
}

/** An option of the list: a suggestion, or the removal of the recent ones. */
export type SearchOption = Omit<SearchSuggestion, 'kind'> & { kind: SuggestionKind | 'clear' };

const HEADINGS = {
  recent: 'recent',
  clear: 'recent',
  album: 'albums',
  albumSet: 'albums',
  tag: 'tags',
  camera: 'cameras',
  lens: 'lenses',
  place: 'places',
  date: 'dates',
} as const satisfies Record<SearchOption['kind'], keyof SearchBoxLabels>;

export type Heading = (typeof HEADINGS)[SearchOption['kind']];

/** Options under one heading, each with its index in the whole list. */
export interface SuggestionGroup {
  heading: Heading;
  entries: { option: SearchOption; index: number }[];
}

/** Adds the removal of the recent searches after the last of them. */
export function withClear<Suggestion extends SearchSuggestion>(
  suggestions: readonly Suggestion[],
  name: string,
): (Suggestion | SearchOption)[] {
  const end = suggestions.findLastIndex(({ kind }) => kind === 'recent') + 1;
  if (end === 0) return [...suggestions];
  return [...suggestions.slice(0, end), { id: 'clear', kind: 'clear', name }, ...suggestions.slice(end)];
}

/** Divides options into groups of neighbours with the same heading. */
export function groupsOf(options: readonly SearchOption[]): SuggestionGroup[] {
  const groups: SuggestionGroup[] = [];
  for (const [index, option] of options.entries()) {
    const heading = HEADINGS[option.kind];
    const entry = { option, index };
    const last = groups.at(-1);
    if (last?.heading === heading) last.entries.push(entry);
    else groups.push({ heading, entries: [entry] });
  }
  return groups;
}
