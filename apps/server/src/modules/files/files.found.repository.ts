import { setImmediate } from 'node:timers/promises';
import { FILE_TYPES } from '@xiangji/api-client/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { isSqlite } from '../../db/isSqlite.ts';
import { SECONDS_PER_DAY } from '../../time.ts';
import type { FileScope, WordMatch } from './fileScope.ts';
import { axisScope, createCountersRepository } from './files.counters.repository.ts';
import { countPhrase } from './files.filter.repository.ts';
import { dayOfTaken, photosIn } from './files.scope.repository.ts';

/** Photos that a search finds on a day. */
export interface FoundDay {
  day: number;
  count: number;
  videos: number;
}

/** Days, the last one included. */
interface DayRange {
  from: number;
  to: number;
}

/** From this number of photos with a word on, testing the library in parts takes less time at once than looking them up. */
const MANY = 20_000;

/** Photos of the library that are tested at once. Other requests run in between. */
const PART = 20_000;

/** Divides the days of a library into ranges of about as many photos. */
export function partsOf(days: readonly { heading: string; count: number }[]): DayRange[] {
  const parts: DayRange[] = [];
  let photos = PART;
  for (const { heading, count } of days.toSorted((a, b) => Number(a.heading) - Number(b.heading))) {
    const day = Number(heading);
    const last = parts.at(-1);
    if (!last || photos + count > PART) {
      parts.push({ from: day, to: day });
      photos = 0;
    } else last.to = day;
    photos += count;
  }
  return parts;
}

async function countPart(db: Db, scope: FileScope, part?: DayRange): Promise<FoundDay[]> {
  const all = photosIn(db, scope).clearSelect();
  const some = part
    ? all
        .where('files.taken', '>=', part.from * SECONDS_PER_DAY)
        .where('files.taken', '<', (part.to + 1) * SECONDS_PER_DAY)
    : all;
  const rows = await some
    .select([
      dayOfTaken.as('day'),
      sql<number>`count(*)`.as('count'),
      sql<number>`sum(case when files.type = ${FILE_TYPES.VIDEO} then 1 else 0 end)`.as('videos'),
    ])
    .groupBy(dayOfTaken)
    .execute();
  return rows.map(({ day, count, videos }) => ({
    day: Number(day),
    count: Number(count),
    videos: Number(videos),
  }));
}

/**
 * Counts the photos that searches find by their days, once per list: the axis and the totals of a reply share it. A search
 * that tests each photo of the library is counted in parts.
 */
export function createFoundDays(db: Db) {
  const counters = createCountersRepository(db);
  const counted = new WeakMap<FileScope, Promise<FoundDay[]>>();

  /** A page needs a few photos with a word, which come soon where it is common; here all of them are needed. */
  async function lookUp(word: WordMatch): Promise<WordMatch> {
    const isMany = word.isCommon && (await countPhrase(db, word.phrase, MANY)) === MANY;
    return { ...word, isCommon: isMany };
  }

  async function count({ filter, ...list }: FileScope): Promise<FoundDay[]> {
    const words = await Promise.all((filter?.words ?? []).map(lookUp));
    const scope = { ...list, filter: { ...filter, words } };
    // PostgreSQL answers others while it counts.
    const isInParts = isSqlite(db) && words.every(({ isCommon }) => isCommon) && scope.folderId === undefined;
    if (!isInParts) return countPart(db, scope);
    const found: FoundDay[] = [];
    for (const part of partsOf(await counters.byDay(axisScope.user(scope.userId)))) {
      found.push(...(await countPart(db, scope, part)));
      await setImmediate();
    }
    return found;
  }

  return (scope: FileScope): Promise<FoundDay[]> => {
    const known = counted.get(scope) ?? count(scope);
    counted.set(scope, known);
    return known;
  };
}
