import { SEARCH, type SearchFilter } from '@xiangji/api-client/contract';
import { isPlaceNamed, placesOf } from '../../geo/gazetteer.ts';
import { phraseOf, wordsOf } from '../../search/grams.ts';
import { isNamed } from '../../search/names.ts';
import { dayOf, SECONDS_PER_DAY, SECONDS_PER_MINUTE, unixNow } from '../../time.ts';
import type { PhotoFilter, WordMatch } from '../files/fileScope.ts';
import { type DaySpan, readDateWords } from './dateWords.ts';
import type { SearchNamesRepository } from './searchNames.repository.ts';

/**
 * From this number of photos with a word on, a page reads photos in its own order and tests each, instead of looking up and
 * sorting all that have it.
 */
const COMMON = 5_000;

/** Most albums and most keywords that a word of a query stands for. */
const MOST_NAMED = 500;

/** Today on the account's clock, as a day number. */
export function todayOf(timezone: number | null): number {
  return dayOf(unixNow() - (timezone ?? 0) * SECONDS_PER_MINUTE);
}

type Names = Pick<SearchNamesRepository, 'folders' | 'tags' | 'towns' | 'timezone' | 'countPhrase'>;

interface TownCount {
  town: number;
  count: number;
}

const sumOf = (towns: readonly TownCount[]) => towns.reduce((sum, { count }) => sum + count, 0);

/** Finds the albums and keywords that each word of a query names. */
async function matchWords(names: Names, userId: string, words: readonly string[]): Promise<WordMatch[]> {
  if (words.length === 0) return [];
  const [folders, tags, towns, counts] = await Promise.all([
    names.folders(userId),
    names.tags(userId),
    names.towns(userId),
    Promise.all(words.map((word) => names.countPhrase(phraseOf(word), COMMON))),
  ]);
  return words.map((word, index) => {
    const named = folders.filter((folder) => isNamed(folder, word));
    const ids = new Set(named.map(({ id }) => id));
    const inSets = folders.filter(({ parent_id }) => parent_id !== null && ids.has(parent_id));
    const folderIds = [...new Set([...named, ...inSets].map(({ id }) => id))];
    const tagIds = tags.filter((tag) => isNamed(tag, word)).map(({ id }) => id);
    const inNamed = towns.filter(({ town }) => placesOf(town).some(({ name }) => isPlaceNamed(name, word)));
    return {
      phrase: phraseOf(word),
      isCommon: counts[index] === COMMON || sumOf(inNamed) >= COMMON,
      towns: inNamed.map(({ town }) => town),
      tagIds: tagIds.slice(0, MOST_NAMED),
      folderIds: folderIds.slice(0, MOST_NAMED),
    };
  });
}

/** The towns of a place that have photos. */
async function townsIn(names: Names, userId: string, place: string): Promise<PhotoFilter['towns']> {
  const inside = (await names.towns(userId)).filter(({ town }) =>
    placesOf(town).some(({ id }) => id === place),
  );
  return { ids: inside.map(({ town }) => town), isCommon: sumOf(inside) >= COMMON };
}

/** The days between two limits that each may be missing, as wall clocks. */
function clockOf(spans: readonly Partial<DaySpan>[]): Pick<PhotoFilter, 'from' | 'until'> {
  const firsts = spans.flatMap(({ from }) => from ?? []);
  const lasts = spans.flatMap(({ to }) => to ?? []);
  return {
    ...(firsts.length > 0 && { from: Math.max(...firsts) * SECONDS_PER_DAY }),
    ...(lasts.length > 0 && { until: (Math.min(...lasts) + 1) * SECONDS_PER_DAY }),
  };
}

/** Reads the filters of a search: its words and dates, the albums, keywords and places that these name. */
export async function readFilter(names: Names, userId: string, search: SearchFilter): Promise<PhotoFilter> {
  const { q = '', type, gps, guessed, camera, lens, place, from, to } = search;
  const { rest, span } = readDateWords(q, todayOf(await names.timezone(userId)));
  const words = [...new Set(wordsOf(rest))].slice(0, SEARCH.WORDS);
  return {
    words: await matchWords(names, userId, words),
    ...{ type, located: gps, guessed, camera, lens },
    ...(place !== undefined && { towns: await townsIn(names, userId, place) }),
    ...clockOf([{ ...(from !== undefined && { from }), ...(to !== undefined && { to }) }, span ?? {}]),
  };
}
