import { sql } from 'kysely';
import { inChunks } from '../../chunks.ts';
import type { Db } from '../../db/connect.ts';
import type { BlobRow } from '../../db/schema.ts';

export type CheckedBlob = Pick<BlobRow, 'sha256' | 'size' | 'damaged_at'>;

const PAGE = 500;

/** The progress of verifying all originals. */
export interface VerificationState {
  blobs: number;
  /** Read at least once. */
  verified: number;
  damaged: number;
  /** When the original that was verified longest ago was verified, Unix seconds; 0 where one never was. */
  oldest: number;
}

/** Originals that a photo, a cover or an avatar refers to. Rows without a reference may wait for their bytes. */
const inUse = (db: Db) =>
  db.selectFrom('blobs').where('refs', '>', sql.lit<number>(0)).where('removed_at', '=', sql.lit<number>(0));

/** Figures of all originals. */
function createFigures(db: Db) {
  /** Reads an index of the damaged ones alone. */
  async function countDamaged(): Promise<number> {
    const { count } = await inUse(db)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('damaged_at', '>', sql.lit<number>(0))
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  async function oldestVerification(): Promise<number> {
    const row = await inUse(db).select('verified_at').orderBy('verified_at').limit(1).executeTakeFirst();
    return row?.verified_at ?? 0;
  }

  return {
    /** Originals that are known to be damaged or missing. */
    countDamaged,

    /** The oldest verification, Unix seconds; 0 where an original was never verified, or there is none. */
    oldestVerification,

    async state(): Promise<VerificationState> {
      const { blobs, verified } = await inUse(db)
        .select((eb) => [
          eb.fn.countAll<number>().as('blobs'),
          eb.fn.sum<number>(sql`case when verified_at > 0 then 1 else 0 end`).as('verified'),
        ])
        .executeTakeFirstOrThrow();
      const [damaged, oldest] = [await countDamaged(), await oldestVerification()];
      return { blobs: Number(blobs), verified: Number(verified ?? 0), damaged, oldest };
    },
  };
}

/** Results of reading originals. */
export function createVerificationRepository(db: Db) {
  return {
    ...createFigures(db),

    async isInUse(sha256: string): Promise<boolean> {
      const row = await inUse(db).select('sha256').where('sha256', '=', sha256).executeTakeFirst();
      return row !== undefined;
    },

    /** The results for one original. */
    find: (sha256: string): Promise<Pick<BlobRow, 'size' | 'verified_at' | 'damaged_at'> | undefined> =>
      db
        .selectFrom('blobs')
        .select(['size', 'verified_at', 'damaged_at'])
        .where('sha256', '=', sha256)
        .executeTakeFirst(),

    /** Those of some originals that are known to be damaged or missing. */
    async damagedOf(hashes: readonly string[]): Promise<Set<string>> {
      const damaged = new Set<string>();
      for (const some of inChunks(hashes)) {
        const query = db.selectFrom('blobs').select('sha256').where('sha256', 'in', some);
        for (const row of await query.where('damaged_at', '>', 0).execute()) damaged.add(row.sha256);
      }
      return damaged;
    },

    /** Originals in use in the order of their hashes, read in pages. */
    async *all(): AsyncIterable<CheckedBlob> {
      let after = '';
      for (;;) {
        const query = inUse(db).select(['sha256', 'size', 'damaged_at']).where('sha256', '>', after);
        const rows = await query.orderBy('sha256').limit(PAGE).execute();
        yield* rows;
        const last = rows.at(-1);
        if (!last || rows.length < PAGE) return;
        after = last.sha256;
      }
    },

    /** Originals that were not verified after `since`, the oldest verification first. */
    due: (since: number, limit: number): Promise<Pick<BlobRow, 'sha256' | 'size'>[]> =>
      inUse(db)
        .select(['sha256', 'size'])
        .where('verified_at', '<=', since)
        .orderBy('verified_at')
        .orderBy('sha256')
        .limit(limit)
        .execute(),

    async setVerified(sha256: string, { now, intact }: { now: number; intact: boolean }): Promise<void> {
      const values = { verified_at: now, ...(intact && { damaged_at: 0 }) };
      await db.updateTable('blobs').set(values).where('sha256', '=', sha256).execute();
    },

    /** Records since when an original is damaged or missing. */
    async markDamaged(sha256: string, now: number): Promise<void> {
      const query = db.updateTable('blobs').set({ damaged_at: now }).where('sha256', '=', sha256);
      await query.where('damaged_at', '=', 0).execute();
    },
  };
}

export type VerificationRepository = ReturnType<typeof createVerificationRepository>;
