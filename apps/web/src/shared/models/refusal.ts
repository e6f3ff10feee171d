import { ApiError } from '@xiangji/api-client';

interface WireRefusal {
  reason?: string;
  retry_after?: number;
}

/** Maps the data of an error: the reason in addition to its code, and the seconds to wait after too many calls. */
export function refusalOf(error: unknown) {
  const { reason, retry_after } = ((error instanceof ApiError && error.data) || {}) as WireRefusal;
  return { reason, retryAfter: retry_after };
}
