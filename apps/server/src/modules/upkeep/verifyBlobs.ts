import type { FastifyBaseLogger } from 'fastify';
import type { Job } from '../../jobs/createJobs.ts';
import { BlobNotFoundError, type BlobStore, hashOf, originalKey } from '../../storage/index.ts';
import { SECONDS_PER_DAY, SECONDS_PER_MINUTE, unixNow } from '../../time.ts';
import type { VerificationRepository } from './verification.repository.ts';

/** The state of an original as it was just read. */
export type OriginalState = 'right' | 'damaged' | 'missing';

export interface VerifyOptions {
  repository: VerificationRepository;
  store: Pick<BlobStore, 'get'>;
  now?: () => number;
}

export interface VerifyJobOptions extends VerifyOptions {
  log: Pick<FastifyBaseLogger, 'error'>;
  /** Days until an original is read again; 0 reads none. */
  days: number;
}

const EVERY = 10 * SECONDS_PER_MINUTE;
/** Bytes that one run reads: 288 GB a day at most, in small pieces that leave the disk to requests. */
const BYTES_A_RUN = 2_000_000_000;
const CHUNK = 100;

/** Reads one original, compares it with its hash and records the result in its row. */
export async function verifyBlob(
  { repository, store, now = unixNow }: VerifyOptions,
  sha256: string,
): Promise<OriginalState> {
  const hash = await hashOf(store, originalKey(sha256)).catch((error: unknown) => {
    if (error instanceof BlobNotFoundError) return undefined;
    throw error;
  });
  // It may have been deleted with its photo since its row was read.
  if (hash === undefined && !(await repository.isInUse(sha256))) return 'right';
  const right = hash === sha256;
  await repository.setVerified(sha256, { now: now(), intact: right });
  if (right) return 'right';
  await repository.markDamaged(sha256, now());
  return hash === undefined ? 'missing' : 'damaged';
}

async function verifyDue({ days, log, ...options }: VerifyJobOptions): Promise<void> {
  const { repository, now = unixNow } = options;
  let left = BYTES_A_RUN;
  while (left > 0) {
    const due = await repository.due(now() - days * SECONDS_PER_DAY, CHUNK);
    for (const { sha256, size } of due) {
      const verdict = await verifyBlob(options, sha256);
      if (verdict !== 'right') log.error({ sha256, verdict }, 'an original is not what was uploaded');
      left -= size;
      if (left <= 0) return;
    }
    if (due.length < CHUNK) return;
  }
}

/** Reads all originals in a cycle, the one that was verified longest ago first. */
export function verifyJob(options: VerifyJobOptions): Job {
  return {
    name: 'verify-originals',
    every: EVERY,
    run: async () => {
      if (options.days > 0) await verifyDue(options);
    },
  };
}
