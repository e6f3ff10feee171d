import type { FastifyBaseLogger } from 'fastify';
import { type Kysely, sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import type { Database } from '../../db/schema.ts';
import type { Job } from '../../jobs/createJobs.ts';
import { BlobNotFoundError, type BlobStore, hashOf, originalKey } from '../../storage/index.ts';
import { SECONDS_PER_DAY, SECONDS_PER_MINUTE, unixNow } from '../../time.ts';

/** The state of an original as it was read just now. */
export type Verdict = 'right' | 'damaged' | 'missing';

export interface VerifyOptions {
  db: Db;
  store: Pick<BlobStore, 'get'>;
  now?: () => number;
}

export interface VerifyJobOptions extends VerifyOptions {
  log: Pick<FastifyBaseLogger, 'error'>;
  /** Days until an original is read again; 0 reads none. */
  days: number;
}

const EVERY = 10 * SECONDS_PER_MINUTE;
/** Bytes that one run reads: 288 GB a day at most, in small pieces that leave the disk to the visitors. */
const BYTES_A_RUN = 2_000_000_000;
const CHUNK = 100;

/** Originals that a photo, a cover or an avatar refers to. */
const inUse = (db: Kysely<Database>) =>
  db.selectFrom('blobs').where('refs', '>', sql.lit<number>(0)).where('dying', '=', sql.lit<number>(0));

export async function isInUse(db: Db, sha256: string): Promise<boolean> {
  return (await inUse(db).select('sha256').where('sha256', '=', sha256).executeTakeFirst()) !== undefined;
}

/** Notes since when an original is damaged or missing. */
export async function markDamaged(db: Db, sha256: string, now: number): Promise<void> {
  await db
    .updateTable('blobs')
    .set({ damaged_at: now })
    .where('sha256', '=', sha256)
    .where('damaged_at', '=', 0)
    .execute();
}

/** Reads one original, compares it with its hash and notes the result in its row. */
export async function verifyBlob(
  { db, store, now = unixNow }: VerifyOptions,
  sha256: string,
): Promise<Verdict> {
  const hash = await hashOf(store, originalKey(sha256)).catch((error: unknown) => {
    if (error instanceof BlobNotFoundError) return undefined;
    throw error;
  });
  // It may have been removed with its photo since its row was read.
  if (hash === undefined && !(await isInUse(db, sha256))) return 'right';
  const right = hash === sha256;
  const set = db.updateTable('blobs').where('sha256', '=', sha256);
  await set.set({ verified_at: now(), ...(right && { damaged_at: 0 }) }).execute();
  if (right) return 'right';
  await markDamaged(db, sha256, now());
  return hash === undefined ? 'missing' : 'damaged';
}

async function verifyDue({ days, log, ...options }: VerifyJobOptions): Promise<void> {
  const { db, now = unixNow } = options;
  let left = BYTES_A_RUN;
  while (left > 0) {
    const due = await inUse(db)
      .select(['sha256', 'size'])
      .where('verified_at', '<=', now() - days * SECONDS_PER_DAY)
      .orderBy('verified_at')
      .orderBy('sha256')
      .limit(CHUNK)
      .execute();
    for (const { sha256, size } of due) {
      const verdict = await verifyBlob(options, sha256);
      if (verdict !== 'right') log.error({ sha256, verdict }, 'an original is not what was uploaded');
      left -= size;
      if (left <= 0) return;
    }
    if (due.length < CHUNK) return;
  }
}

/** Reads all originals again and again, the one that was verified longest ago first. */
export function verifyJob(options: VerifyJobOptions): Job {
  return {
    name: 'verify-originals',
    every: EVERY,
    run: async () => {
      if (options.days > 0) await verifyDue(options);
    },
  };
}

/** How far the verification of all originals has come. */
export interface VerificationState {
  blobs: number;
  /** Read at least once. */
  verified: number;
  damaged: number;
  /** When the original was verified that was verified longest ago, Unix seconds; 0 where one never was. */
  oldest: number;
}

/** Originals that are known to be damaged or missing. Reads an index of those alone. */
export async function countDamaged(db: Db): Promise<number> {
  const { count } = await inUse(db)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('damaged_at', '>', sql.lit<number>(0))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** When the original was verified that was verified longest ago, Unix seconds; 0 where one never was, or there is none. */
export async function oldestVerification(db: Db): Promise<number> {
  const row = await inUse(db).select('verified_at').orderBy('verified_at').limit(1).executeTakeFirst();
  return row?.verified_at ?? 0;
}

export async function readVerification(db: Db): Promise<VerificationState> {
  const { blobs, verified } = await inUse(db)
    .select((eb) => [
      eb.fn.countAll<number>().as('blobs'),
      eb.fn.sum<number>(sql`case when verified_at > 0 then 1 else 0 end`).as('verified'),
    ])
    .executeTakeFirstOrThrow();
  const [damaged, oldest] = [await countDamaged(db), await oldestVerification(db)];
  return { blobs: Number(blobs), verified: Number(verified ?? 0), damaged, oldest };
}
