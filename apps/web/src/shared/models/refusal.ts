import { ApiError } from '@xiangji/api-client';

interface WireRefusal {
  reason?: string;
  retry_after?: number;
  encoding?: string;
}

/**
 * Maps the data of an error: the reason in addition to its code, the seconds to wait after too many calls, and the
 * encoding of a file that the server cannot read.
 */
export function refusalOf(error: unknown) {
  const { reason, retry_after, encoding } = ((error instanceof ApiError && error.data) || {}) as WireRefusal;
  return { reason, retryAfter: retry_after, encoding };
}
