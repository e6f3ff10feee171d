import { SEARCH } from '@xiangji/api-client/contract';
import { isPlaceNamed, type Place, placeNames, placesOf } from '../../geo/gazetteer.ts';
import type { Language } from '../../language.ts';

type Chain = readonly [Place, ...Place[]];

/**
 * Whether the words of a query name a place: each names it or what it is in, and one names the place itself, so that a
 * country does not suggest all of its towns.
 */
function isNamedBy(chain: Chain, words: readonly string[]): boolean {
  const names = (word: string) => (place: Place) => isPlaceNamed(place.name, word);
  return words.some((word) => names(word)(chain[0])) && words.every((word) => chain.some(names(word)));
}

/** The places that one of the `queries` names, those with most photos first; without words, the towns. */
export function suggestPlaces(
  towns: readonly { town: number; count: number }[],
  queries: readonly (readonly string[])[],
  language: Language,
) {
  const isBlank = queries.every((words) => words.length === 0);
  const found = new Map<string, { chain: Chain; count: number }>();
  for (const { town, count } of towns)
    for (const [at, place] of placesOf(town).entries()) {
      const chain = [place, ...placesOf(town).slice(at + 1)] as const;
      const isFitting = isBlank ? at === 0 : queries.some((words) => isNamedBy(chain, words));
      if (isFitting) found.set(place.id, { chain, count: count + (found.get(place.id)?.count ?? 0) });
    }
  return [...found.values()]
    .toSorted((a, b) => b.count - a.count || (a.chain[0].name.en < b.chain[0].name.en ? -1 : 1))
    .slice(0, SEARCH.SUGGESTIONS)
    .map(({ chain, count }) => ({ id: chain[0].id, names: placeNames(chain, language), count }));
}
