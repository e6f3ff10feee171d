import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '@xiangji/api-client';
import { ERROR_CODES } from '@xiangji/api-client/contract';
import { publicShareQuery, sharedHeadingsQuery } from './publicShare.queries.ts';

/**
 * Requests a share and its first photos while the screen's code loads, so that it is rendered once. Resolves when it
 * is known whether the share `isOpen` or needs a code; `replies` settles when all have arrived or were refused.
 */
export async function beginPublicShare(client: QueryClient, shareId: string) {
  const photos = client.prefetchQuery(sharedHeadingsQuery(shareId));
  const query = publicShareQuery(shareId);
  await client.prefetchQuery(query);
  const error = client.getQueryState(query.queryKey)?.error;
  const asksForCode = error instanceof ApiError && error.is(ERROR_CODES.SHARE_NOT_AUTH);
  return { isOpen: !asksForCode, replies: photos };
}
