import {
  type CallData,
  type CallInput,
  type Contract,
  dateOfDay,
  dayOfDate,
  FOLDER_TYPES,
  ORDER,
  SEARCH,
} from '@xiangji/api-client/contract';
import type { ResponseCache } from '../../cache/responseCache.ts';
import { SerializedReply } from '../../cache/SerializedReply.ts';
import type { User } from '../../db/schema.ts';
import { placeChain, placeNames } from '../../geo/gazetteer.ts';
import { CatalogueError } from '../../http/errors.ts';
import type { Language } from '../../language.ts';
import { wordsOf } from '../../search/grams.ts';
import { isNamed } from '../../search/names.ts';
import type { Heading } from '../files/fileScope.ts';
import type { DaysRepository } from '../files/files.days.repository.ts';
import type { FilesRepository } from '../files/files.repository.ts';
import type { FilesService, Viewer } from '../files/files.service.ts';
import { type DaySpan, readDateWords } from './dateWords.ts';
import { readFilter, todayOf } from './readFilter.ts';
import { suggestPlaces } from './suggestPlaces.ts';

type Suggestions = CallData<Contract['search']['suggest']>;
type SearchQuery = CallInput<Contract['search']['list']>['query'];

export interface SearchDependencies {
  files: Pick<FilesService, 'listIn'>;
  repository: Pick<FilesRepository, 'names' | 'totals'>;
  days: DaysRepository;
  cache: ResponseCache;
}

/** The first entries by count; at the same count by name. */
function largest<Entry extends { name: string; count: number }>(entries: readonly Entry[]): Entry[] {
  return entries
    .toSorted((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))
    .slice(0, SEARCH.SUGGESTIONS);
}

/** Whether a text has the words of a query, by a test of each word. */
type Contains = (isIn: (word: string) => boolean) => boolean;

/** Cameras or lenses that have the words of a query. */
function largestHeadings(headings: readonly Heading[], contains: Contains) {
  const fitting = headings.filter(({ heading }) => contains((word) => heading.toLowerCase().includes(word)));
  return largest(fitting.map(({ heading, count }) => ({ name: heading, count })));
}

const MONTH_DIGITS = 2;

/** The months of a span that have photos, the latest first, and the photos of all of them. */
function monthsIn(counts: ReadonlyMap<number, number>, { from, to }: DaySpan) {
  const inside = [...counts].filter(([day]) => day >= from && day <= to);
  const months = Map.groupBy(inside, ([day]) => {
    const { year, month } = dateOfDay(day);
    return dayOfDate({ year, month, day: 1 });
  });
  const sum = (days: readonly [number, number][]) => days.reduce((total, [, count]) => total + count, 0);
  const listed = [...months].map(([first, days]) => {
    const { year, month } = dateOfDay(first);
    const last = dayOfDate({ year, month: month + 1, day: 1 }) - 1;
    const name = `${year}-${String(month).padStart(MONTH_DIGITS, '0')}`;
    return { month: name, from: Math.max(first, from), to: Math.min(last, to), count: sum(days) };
  });
  return {
    count: sum(inside),
    months: listed.toSorted((a, b) => b.from - a.from).slice(0, SEARCH.MONTHS),
  };
}

/** Throws NOT_FOUND for an unknown place. */
function namePlace(id: string, language: Language) {
  const places = placeChain(id);
  if (places.length === 0) throw new CatalogueError('NOT_FOUND');
  return { id, names: placeNames(places, language) };
}

/** Search among the photos of an account: lists of what is found, and suggestions while a query is typed. */
export function createSearchService({ files, repository, days, cache }: SearchDependencies) {
  const { names } = repository;

  /** Names that contain all words of one of the `queries`. */
  async function suggestNames(userId: string, language: Language, queries: readonly (readonly string[])[]) {
    const contains: Contains = (isIn) => queries.some((words) => words.every(isIn));
    const fits = (named: { name: string; name_key: string }) => contains((word) => isNamed(named, word));
    const [folders, tags, towns, cameras, lenses] = await Promise.all([
      names.folders(userId),
      names.tags(userId),
      names.towns(userId),
      names.cameras(userId),
      names.lenses(userId),
    ]);
    const children = Map.groupBy(folders, ({ parent_id }) => parent_id);
    const fittingTags = tags.filter(fits).slice(0, SEARCH.SUGGESTIONS * SEARCH.SUGGESTIONS);
    const counts = await names.tagCounts(fittingTags.map(({ id }) => id));
    return {
      albums: largest(
        folders.filter(fits).map(({ id, type, name, count_photo, count_video }) => {
          const isSet = type === FOLDER_TYPES.ALBUM_SET;
          const count = isSet ? (children.get(id)?.length ?? 0) : count_photo + count_video;
          return { id, type: isSet ? FOLDER_TYPES.ALBUM_SET : FOLDER_TYPES.ALBUM, name, count };
        }),
      ),
      tags: largest(fittingTags.map(({ id, name }) => ({ id, name, count: counts.get(id) ?? 0 }))),
      places: suggestPlaces(towns, queries, language),
      cameras: largestHeadings(cameras, contains),
      lenses: largestHeadings(lenses, contains),
    };
  }

  async function suggestDates(userId: string, span: DaySpan) {
    const { counts } = await days({ userId });
    const { count, months } = monthsIn(counts, span);
    return { dates: { ...span, count }, months };
  }

  return {
    /** Photos that fit, in pages. Without an order the newest come first. Throws NOT_FOUND for an album of others. */
    async list(
      user: User,
      { q, type, gps, guessed, camera, lens, place, from, to, ...query }: SearchQuery,
      viewer: Viewer,
    ) {
      const filter = await readFilter(names, user.id, {
        q,
        type,
        gps,
        guessed,
        camera,
        lens,
        place,
        from,
        to,
      });
      const { pid: folderId, tag: tagId, favorite } = query;
      const isTheirs = folderId === undefined || (await repository.totals({ userId: user.id, folderId }));
      if (!isTheirs) throw new CatalogueError('NOT_FOUND');
      const scope = { userId: user.id, folderId, tagId, favorite: favorite || undefined, filter };
      return files.listIn(user, scope, { order: ORDER.DATE_DESC, ...query }, viewer);
    },

    place: namePlace,

    async suggest(user: User, language: Language, q = '') {
      const today = todayOf(user.timezone);
      return cache<Suggestions>(user, `suggest ${language} ${today} ${q}`, async () => {
        const { rest, span } = readDateWords(q, today);
        // A name may contain the date: 2019 suggests the album “Kyoto 2019” too.
        const queries = [wordsOf(q), wordsOf(rest)].filter((words) => words.length > 0 || !span);
        const named = await suggestNames(user.id, language, queries);
        const dated = span ? await suggestDates(user.id, span) : { dates: null, months: [] };
        return new SerializedReply<Suggestions>(JSON.stringify({ ...named, ...dated }));
      });
    },
  };
}

export type SearchService = ReturnType<typeof createSearchService>;
