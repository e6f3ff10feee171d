import { inChunks } from '../../chunks.ts';
import type { Db } from '../../db/connect.ts';
import { type FileRow, type NewFile, STATE } from '../../db/schema.ts';
import { SECONDS_PER_DAY } from '../../time.ts';
import { createFoldersRepository } from '../folders/folders.repository.ts';
import { createCountersRepository } from './files.counters.repository.ts';

/** A deletion that can be undone. */
export interface Recycling {
  /** Names the change in the undo list. */
  batch: string;
  /** Unix seconds. */
  now: number;
  /** Days that the recycle bin keeps the photos. */
  days: number;
}

const idsOf = (rows: readonly FileRow[]) => rows.map(({ id }) => id);

/** Reads and writes of photos by any number of ids or hashes. */
function createRows(db: Db) {
  return {
    async set(ids: readonly string[], values: Partial<NewFile>): Promise<void> {
      for (const some of inChunks(ids))
        await db.updateTable('files').set(values).where('id', 'in', some).execute();
    },

    /** The hashes that an album shows already. */
    async shownIn(folderId: string, hashes: readonly string[]): Promise<Set<string>> {
      const shown = new Set<string>();
      for (const some of inChunks(hashes)) {
        const found = await db
          .selectFrom('files')
          .select('sha256')
          .where('folder_id', '=', folderId)
          .where('state', '=', STATE.ACTIVE)
          .where('sha256', 'in', some)
          .execute();
        for (const { sha256 } of found) shown.add(sha256);
      }
      return shown;
    },
  };
}

/**
 * Moves photos of one account between its albums and the recycle bin, counters included. Photos whose bytes an album
 * shows already are not listed twice.
 */
export function createMovesRepository(db: Db) {
  const counters = createCountersRepository(db);
  const folders = createFoldersRepository(db);
  const { set, shownIn } = createRows(db);

  /** Splits photos by whether their bytes would be in an album twice. */
  async function splitByBytes(folderId: string, rows: readonly FileRow[]) {
    const hashes = rows.map(({ sha256 }) => sha256);
    const shown = await shownIn(folderId, hashes);
    const fresh: FileRow[] = [];
    const twice: FileRow[] = [];
    for (const row of rows) {
      (shown.has(row.sha256) ? twice : fresh).push(row);
      shown.add(row.sha256);
    }
    return { fresh, twice };
  }

  async function recycle(rows: readonly FileRow[], { batch, now, days }: Recycling): Promise<void> {
    const vtime = now + days * SECONDS_PER_DAY;
    await set(idsOf(rows), { state: STATE.RECYCLED, dtime: now, vtime, batch });
    await counters.remove(rows);
  }

  /**
   * Moves photos into another album; those whose bytes it already shows stay where they are. Returns how many moved.
   */
  async function moveFresh(folderId: string, rows: readonly FileRow[]) {
    const { fresh, twice } = await splitByBytes(folderId, rows);
    await counters.remove(fresh);
    await set(idsOf(fresh), { folder_id: folderId });
    await counters.add(fresh.map((row) => ({ ...row, folder_id: folderId })));
    return { count: fresh.length, twice };
  }

  /**
   * Restores recycled photos into an album. Those whose picture it already shows stay in the recycle bin: they may have a
   * movie, a description, a date or a share of their own.
   */
  async function restoreInto(folderId: string, rows: readonly FileRow[]) {
    const { fresh, twice } = await splitByBytes(folderId, rows);
    const restored = { state: STATE.ACTIVE, folder_id: folderId, dtime: null, vtime: null, batch: null };
    await set(idsOf(fresh), restored);
    await counters.add(fresh.map((row) => ({ ...row, folder_id: folderId })));
    return { count: rows.length, merged: twice.length };
  }

  return {
    recycle,
    moveFresh,
    restoreInto,

    /**
     * Moves photos into an album. Those whose bytes it already shows go to the recycle bin, so that nothing is lost.
     */
    async moveInto(folderId: string, rows: readonly FileRow[], recycling: Recycling) {
      const moving = rows.filter((row) => row.folder_id !== folderId);
      const { twice } = await moveFresh(folderId, moving);
      await recycle(twice, recycling);
      return { merged: twice.length };
    },

    /** Restores recycled photos into their former albums, which are created again where they were deleted. */
    async restoreBack(userId: string, rows: readonly FileRow[]) {
      let merged = 0;
      const pids: string[] = [];
      for (const [folderId, own] of Map.groupBy(rows, (row) => row.folder_id)) {
        await folders.revive(userId, folderId);
        merged += (await restoreInto(folderId, own)).merged;
        pids.push(folderId);
      }
      return { count: rows.length, merged, pids };
    },

    /** Deletes recycled photos permanently; a job removes their bytes. */
    drop: (rows: readonly FileRow[]): Promise<void> => set(idsOf(rows), { state: STATE.GONE }),
  };
}

export type MovesRepository = ReturnType<typeof createMovesRepository>;
