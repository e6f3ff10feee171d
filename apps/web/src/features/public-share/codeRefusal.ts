import { ApiError } from '@xiangji/api-client';
import { ERROR_CODES } from '@xiangji/api-client/contract';
import type { CodeRefusal } from '@xiangji/blocks';

interface Counts {
  times?: unknown;
  timestamp?: unknown;
}

/** Maps a refusal of the access check; undefined for every other error. */
export function codeRefusalOf(error: unknown): CodeRefusal | undefined {
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
