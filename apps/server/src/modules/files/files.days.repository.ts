import { LRUCache } from 'lru-cache';
import type { Db } from '../../db/connect.ts';
import { prepare } from '../../db/prepared.ts';
import { axisScope, eachDay, LISTED_DAYS, type ListedDays } from './files.counters.repository.ts';

/** Days in their order, and the photos of each. */
export interface DayCounts {
  days: readonly number[];
  counts: ReadonlyMap<number, number>;
}

/** The day counts of a list at one version of its owner's library. */
interface CachedDays {
  version: number;
  days: number[];
  counts: Map<number, number>;
}

/** About forty large libraries. */
const MAX_DAYS = 400_000;

interface Scope {
  userId: string;
  folderId?: string | undefined;
}

interface Found extends ListedDays {
  /** Null where the owner does not exist. */
  version: number | null;
}

/**
 * Reads version and days in one statement, which sees one snapshot: every change increments the version and locks the
 * owner's row until it is committed (`db/unitOfWork.ts`), so that no day is of a later version.
 */
function createReads(db: Db) {
  const columns = (userId: string) =>
    [
      db.selectFrom('users').select('users.version').where('users.id', '=', userId).as('version'),
      ...LISTED_DAYS,
    ] as const;
  return {
    all: prepare<{ userId: string; scope: string }, Found>(db, ['userId', 'scope'], ({ userId, scope }) =>
      db.selectFrom('axis_counts').select(columns(userId)).where('scope', '=', scope).where('count', '>', 0),
    ),
    // Includes days that have lost their last photo.
    since: prepare<{ userId: string; scope: string; since: number }, Found>(
      db,
      ['userId', 'scope', 'since'],
      ({ userId, scope, since }) =>
        db
          .selectFrom('axis_counts')
          .select(columns(userId))
          .where('scope', '=', scope)
          .where('version', '>=', since),
    ),
  };
}

function putDays(kept: CachedDays, found: Found): void {
  const { counts } = kept;
  const before = counts.size;
  let isNew = false;
  for (const [text, count] of eachDay(found)) {
    const day = Number(text);
    if (count > 0 && !counts.has(day)) isNew = true;
    if (count > 0) counts.set(day, count);
    else counts.delete(day);
  }
  if (isNew || counts.size !== before) kept.days = Array.from(counts.keys()).sort((a, b) => a - b);
}

/**
 * Photos per day of an account or an album. Days are cached, and after a change only the days changed since are read,
 * on any server. The result may change with the next call.
 */
export function createDaysRepository(db: Db) {
  const read = createReads(db);
  const lists = new LRUCache<string, CachedDays>({
    maxSize: MAX_DAYS,
    sizeCalculation: ({ counts }) => counts.size + 1,
  });

  async function readAll(asked: { userId: string; scope: string }): Promise<DayCounts> {
    const [found] = await read.all(asked);
    const kept: CachedDays = { version: found?.version ?? 0, days: [], counts: new Map() };
    if (!found || found.version === null) return kept;
    putDays(kept, found);
    lists.set(asked.scope, kept);
    return kept;
  }

  return async ({ userId, folderId }: Scope): Promise<DayCounts> => {
    const scope = folderId === undefined ? axisScope.user(userId) : axisScope.folder(folderId);
    const kept = lists.get(scope);
    if (!kept) return readAll({ userId, scope });
    const [found] = await read.since({ userId, scope, since: kept.version });
    // Another request may have added newer days since: they stay, and these are among them.
    if (found && found.version !== null && found.version >= kept.version) {
      kept.version = found.version;
      putDays(kept, found);
    }
    return kept;
  };
}

export type DaysRepository = ReturnType<typeof createDaysRepository>;
