import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '@xiangji/api-client';
import { ERROR_CODES, PAGING } from '@xiangji/api-client/contract';
import { api } from '../../shared/api/api.ts';
import { keepFirstPhotos } from '../../shared/photoList/firstPhotos.ts';
import { headingsQuery, publicShareQuery } from './publicShare.queries.ts';

/** The headings, and the first photos below them. */
async function beginPhotos(client: QueryClient, sid: string): Promise<void> {
  const { axis, order } = await client.fetchQuery(headingsQuery(sid));
  const [first] = axis ?? [];
  if (!axis || !first) return;
  const count = Math.min(PAGING.INITIAL_LIST, axis.at(-1)?.total ?? 0);
  const query = { order, category: first.category, skip: 0, count };
  keepFirstPhotos(axis, (await api.publicShare.files({ params: { sid }, query })).list);
}

/**
 * Requests a share and its first photos while the screen's code loads, so that it is rendered once. Resolves when it
 * is known whether the share `isOpen` or needs a code; `replies` settles when all have arrived or were refused.
 */
export async function beginPublicShare(client: QueryClient, sid: string) {
  const photos = beginPhotos(client, sid).catch(() => undefined);
  const query = publicShareQuery(sid);
  await client.prefetchQuery(query);
  const error = client.getQueryState(query.queryKey)?.error;
  const asksForCode = error instanceof ApiError && error.is(ERROR_CODES.SHARE_NOT_AUTH);
  return { isOpen: !asksForCode, replies: photos };
}
