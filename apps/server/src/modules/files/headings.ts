import { type AxisDays, type AxisEntry, axisOfDays, formatDay, UNTAGGED } from '@xiangji/api-client/contract';
import { SECONDS_PER_DAY } from '../../time.ts';
import { type Heading, isSubset, type SortColumn } from './fileScope.ts';
import type { DaysRepository } from './files.days.repository.ts';
import type { PageQuery } from './files.pages.repository.ts';
import type { FilesRepository } from './files.repository.ts';

/** A list in its order. */
export type Place = Pick<PageQuery, 'scope' | 'by' | 'descending'>;

/** Sorts after every keyword's key. */
export const UNTAGGED_KEY = '~~';
/** The next character after the one that ends an initial or a key. */
const AFTER = '!';
const OTHER_INITIAL = '#';

/**
 * Sort key of a photo in the orders by keyword: different keywords may have the same spelling, so the id comes last.
 */
export function tagKey(tag: { id: string; name_key: string } | undefined): string {
  return tag ? `${tag.name_key} ${tag.id}` : UNTAGGED_KEY;
}

/** Where the photos of an initial begin in the name order (`names.ts`). */
const initialKey = (initial: string): string => `${initial === OTHER_INITIAL ? '~' : initial} `;

/** A heading's bounds in its order: `low` is inclusive, `high` exclusive. */
export interface HeadingBounds<T> {
  low: T;
  high: T;
}

/** The bounds of a `category`; undefined where there is no such heading. */
export async function boundsOf(
  repository: Pick<FilesRepository, 'tags'>,
  { scope, by }: Pick<Place, 'scope' | 'by'>,
  category: string,
): Promise<HeadingBounds<number> | HeadingBounds<string> | undefined> {
  if (by === 'taken') {
    if (!/^-?\d{1,8}$/.test(category)) return undefined;
    const low = Number(category) * SECONDS_PER_DAY;
    return { low, high: low + SECONDS_PER_DAY };
  }
  if (by === 'name_key') {
    if (!/^[A-Z#]$/.test(category)) return undefined;
    const low = initialKey(category);
    return { low, high: low.slice(0, -1) + AFTER };
  }
  const [tag] = category === UNTAGGED ? [] : await repository.tags(scope.userId, [category]);
  if (!tag && category !== UNTAGGED) return undefined;
  const low = tagKey(tag);
  return { low, high: low + AFTER };
}

type Named = Heading & { name: string; sort: number | string };

async function nameAll(
  repository: Pick<FilesRepository, 'tags'>,
  headings: readonly Heading[],
  options: { userId: string; by: SortColumn; untagged: string },
): Promise<Named[]> {
  if (options.by === 'taken') {
    return headings.map(({ heading, count }) => {
      const day = Number(heading);
      return { heading, count, name: formatDay(day), sort: day };
    });
  }
  if (options.by === 'name_key') {
    return headings.map((one) => ({ ...one, name: one.heading, sort: initialKey(one.heading) }));
  }
  const tags = await repository.tags(
    options.userId,
    headings.map(({ heading }) => heading),
  );
  const byId = new Map(tags.map((tag) => [tag.id, tag]));
  return headings.map((one) => {
    const tag = byId.get(one.heading);
    return { ...one, name: tag?.name ?? options.untagged, sort: tagKey(tag) };
  });
}

/** The axis of a list: its headings in order, with counts and running totals. */
export async function toAxis(
  repository: Pick<FilesRepository, 'tags'>,
  headings: readonly Heading[],
  options: { userId: string; by: SortColumn; descending: boolean; untagged: string },
): Promise<AxisEntry[]> {
  const named = await nameAll(repository, headings, options);
  const direction = options.descending ? -1 : 1;
  named.sort((a, b) => (a.sort < b.sort ? -direction : direction));
  let total = 0;
  return named.map(({ heading, name, count }) => {
    total += count;
    return { key: heading, category: heading, name, count, total };
  });
}

type Headings = Pick<FilesRepository, 'tags' | 'headings'>;

/** Reads the axis of a list. `untagged` is the heading of photos without a keyword (spec §9 未分类). */
export async function readAxis(repository: Headings, place: Place, untagged: string): Promise<AxisEntry[]> {
  const { userId } = place.scope;
  return toAxis(repository, await repository.headings(place.scope, place.by), { ...place, userId, untagged });
}

/** The days of a list in its order, counted by its headings. */
export async function daysOfHeadings(
  repository: Pick<FilesRepository, 'headings'>,
  { scope, descending }: Place,
): Promise<AxisDays> {
  const headings = await repository.headings(scope, 'taken');
  const sorted = headings.toSorted((a, b) => Number(a.heading) - Number(b.heading));
  if (descending) sorted.reverse();
  return { days: sorted.map((one) => Number(one.heading)), counts: sorted.map((one) => one.count) };
}

/** Like `daysOfHeadings`; the days of a whole library or album are cached. */
export async function readDays(
  { repository, days }: { repository: Headings; days: DaysRepository },
  place: Place,
): Promise<AxisDays> {
  if (isSubset(place.scope)) return daysOfHeadings(repository, place);
  const kept = await days(place.scope);
  const inOrder = place.descending ? kept.days.toReversed() : [...kept.days];
  return { days: inOrder, counts: inOrder.map((day) => kept.counts.get(day) ?? 0) };
}

/** Like `readAxis`; the days of a whole library or album are cached. */
export async function readKeptAxis(
  from: { repository: Headings; days: DaysRepository },
  place: Place,
  untagged: string,
): Promise<AxisEntry[]> {
  const isKept = place.by === 'taken' && !isSubset(place.scope);
  return isKept ? axisOfDays(await readDays(from, place)) : readAxis(from.repository, place, untagged);
}
