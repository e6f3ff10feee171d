import type { Job } from '../../jobs/createJobs.ts';
import { type MediaPool, MediaRejection } from '../../media/index.ts';
import { BlobNotFoundError } from '../../storage/index.ts';
import { SECONDS_PER_DAY, SECONDS_PER_MINUTE } from '../../time.ts';
import type { TakenColumns } from '../files/dateChange.ts';
import { type BlobMeta, readBlobMeta, toBlobTime } from '../media/blobMeta.ts';
import type { WithAccountLock } from '../repositories.ts';
import { dateOf } from './dateOf.ts';
import type { DatedFile, RedateRepository } from './redate.repository.ts';

export interface RedateOptions {
  redates: Pick<RedateRepository, 'waiting' | 'filesOf' | 'setMeta'>;
  withAccountLock: WithAccountLock;
  pool: Pick<MediaPool, 'time'>;
}

/** Originals read, and photos whose dates changed. */
export interface Redated {
  read: number;
  changed: number;
}

/** Originals of one run, which a server that stops waits for. */
const ORIGINALS_A_RUN = 100;
const SOON = 10;
/** No clock is further from UTC. */
const MOST_ZONE = 15 * 60 * SECONDS_PER_MINUTE;

/**
 * Whether a person set the date, or another product knew it. Older versions have not marked the date of a person: it is
 * another one than they had given.
 */
function isSettled({ date_source, taken, ctime }: DatedFile, old: BlobMeta): boolean {
  if (date_source === 'person' || date_source === 'sidecar') return true;
  if (date_source === 'file') return taken !== old.taken;
  return date_source === 'upload' && Math.abs(taken - ctime) > MOST_ZONE;
}

/** The date that a photo gets from its original; undefined where it keeps its own. */
export function redated(file: DatedFile, old: BlobMeta, meta: BlobMeta): TakenColumns | undefined {
  if (isSettled(file, old)) return undefined;
  const { origin_name: name, timezone, ctime: now } = file;
  const date = dateOf(meta, { name, modified: '', timezone, now });
  const isBetter =
    date.date_source === 'file' || (date.date_source === 'name' && file.date_source === 'upload');
  const isSame = date.taken === file.taken && date.date_source === file.date_source;
  return isBetter && !isSame ? date : undefined;
}

/** The time in the bytes; undefined where they are lost, or cannot be read. */
async function timeIn(sha256: string, pool: RedateOptions['pool']) {
  return pool.time(sha256).catch((error: unknown) => {
    if (error instanceof BlobNotFoundError || error instanceof MediaRejection) return undefined;
    throw error;
  });
}

/** Reads the date of some originals again, and corrects the photos that have them. */
export async function redateSome(
  { redates, withAccountLock, pool }: RedateOptions,
  { all = false, limit = ORIGINALS_A_RUN } = {},
): Promise<Redated> {
  const blobs = await redates.waiting(limit, all);
  let changed = 0;
  for (const { sha256, meta: text } of blobs) {
    const old = readBlobMeta({ meta: text });
    const time = await timeIn(sha256, pool);
    const meta = { ...old, ...(time ? toBlobTime(time) : { milliseconds: 0 }) };
    for (const file of await redates.filesOf(sha256)) {
      const date = redated(file, old, meta);
      if (!date) continue;
      const isSet = await withAccountLock(file.user_id, ({ redates: own }) => own.setDate(file, date));
      if (isSet) changed += 1;
    }
    await redates.setMeta(sha256, JSON.stringify(meta));
  }
  return { read: blobs.length, changed };
}

/** Name of the job. */
export const REDATE = 'redate';

/** Reads the dates of photos again that an older version could only guess. */
export function redateJob(options: RedateOptions): Job {
  let hasMore = false;
  return {
    name: REDATE,
    every: (now) => now + (hasMore ? SOON : SECONDS_PER_DAY),
    async run() {
      hasMore = (await redateSome(options)).read === ORIGINALS_A_RUN;
    },
  };
}
