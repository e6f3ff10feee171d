import { ApiError } from '@xiangji/api-client';
import { ERROR_CODES } from '@xiangji/api-client/contract';

/** Why a code was not taken (spec §8 'Share auth'); `until` in Unix seconds. */
export type AccessNotice =
  | { kind: 'frozen' }
  | { kind: 'freezing'; until: number }
  | { kind: 'failedUntil'; times: number; until: number }
  | { kind: 'failed'; times: number };

interface Counts {
  times?: unknown;
  timestamp?: unknown;
}

/** Undefined for every failure that is none of the door's own. */
export function accessNoticeOf(error: unknown): AccessNotice | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.is(ERROR_CODES.SHARE_AUTH_FROZEN)) return { kind: 'frozen' };
  const { times, timestamp } = (error.data ?? {}) as Counts;
  const until = typeof timestamp === 'number' ? timestamp : undefined;
  if (error.is(ERROR_CODES.SHARE_AUTH_FREEZING)) return { kind: 'freezing', until: until ?? 0 };
  if (!error.is(ERROR_CODES.SHARE_AUTH_FAILED)) return undefined;
  const count = typeof times === 'number' ? times : 1;
  return until === undefined
    ? { kind: 'failed', times: count }
    : { kind: 'failedUntil', times: count, until };
}
