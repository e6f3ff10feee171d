import { assertQuota } from '../account/assertQuota.ts';
import type { WithAccountLock } from '../repositories.ts';
import type { PartName, PartStorage } from './PartStorage.ts';
import type { UnfinishedRepository } from './unfinished.repository.ts';

/** Unfinished files per user; the longest untouched is deleted for the next. */
const MOST_UNFINISHED = 16;
/** A file without a part for this long makes room where the quota is used up, ms. */
const ABANDONED_MS = 3_600_000;

export interface ReservationsDependencies {
  withAccountLock: WithAccountLock;
  unfinished: UnfinishedRepository;
  files: PartStorage;
  /** Bytes that an account may hold. */
  quota: number | undefined;
}

/** Reserves the bytes of a file in the quota of its account before its first part is stored. */
export function createReservations({ withAccountLock, unfinished, files, quota }: ReservationsDependencies) {
  /** Adds a file and returns those that make room for it. Throws FILE_SIZE_INVALID. */
  const add = (name: PartName, now: number): Promise<PartName[]> =>
    withAccountLock(name.userId, async ({ unfinished: rows, usage }) => {
      const others = await rows.list(name.userId);
      await rows.insert(name, now);
      const dropped = others.slice(MOST_UNFINISHED - 1);
      for (const one of dropped) await rows.delete(one);
      if (quota === undefined || (await usage.space(name.userId)) <= quota) return dropped;
      const abandoned = others.filter(({ touched }) => touched < now - ABANDONED_MS);
      for (const one of abandoned) await rows.delete(one);
      await assertQuota(usage, name.userId, quota);
      return [...new Set([...dropped, ...abandoned])];
    });

  return {
    async reserve(name: PartName): Promise<void> {
      const now = Date.now();
      if (await unfinished.touch(name, now)) return;
      for (const one of await add(name, now)) await files.remove(one);
    },

    /** Reserves the bytes again after the file could not become a photo. */
    restore: (name: PartName): Promise<void> => unfinished.insert(name, Date.now()),

    release: unfinished.delete,
  };
}
