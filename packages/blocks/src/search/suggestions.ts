import type { SearchBoxLabels } from './labels.ts';

/** The kind of a suggestion. */
export type SuggestionKind = 'recent' | 'album' | 'albumSet' | 'tag' | 'camera' | 'lens' | 'place' | 'date';

/** An entry of the list below a search box. */
export interface SearchSuggestion {
  /** Identifies the suggestion in its list. */
  id: string;
  /** The kind of the suggestion. Adjacent suggestions of the same kind share a heading. */
  kind: SuggestionKind;
  /** Text of the suggestion. */
  name: string;
  /** Number of photos that it finds, or of albums of a set; undefined if they are not counted. */
  count?: number | undefined;
}

/** An option of the list: a suggestion, or the option that removes the recent searches. */
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

/** Adds the option that removes the recent searches, after the last recent search. */
export function withClear<Suggestion extends SearchSuggestion>(
  suggestions: readonly Suggestion[],
  name: string,
): (Suggestion | SearchOption)[] {
  const end = suggestions.findLastIndex(({ kind }) => kind === 'recent') + 1;
  if (end === 0) return [...suggestions];
  return [...suggestions.slice(0, end), { id: 'clear', kind: 'clear', name }, ...suggestions.slice(end)];
}

/** Divides options into groups of adjacent options with the same heading. */
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
