import { ApiError } from '@xiangji/api-client';

interface WireRefusal {
  reason?: string;
  retry_after?: number;
}

/** Why a call was refused, where the server gives a reason in addition to the code. */
export interface Refusal {
  reason: string | undefined;
  /** Seconds to wait after too many calls. */
  retryAfter: number | undefined;
}

/** Maps the data of an error. */
export function refusalOf(error: unknown): Refusal {
  const { reason, retry_after } = ((error instanceof ApiError && error.data) || {}) as WireRefusal;
  return { reason, retryAfter: retry_after };
}
