import type { QueryClient } from '@tanstack/react-query';
import { PAGING } from '@xiangji/api-client/contract';
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
 * Asks for a share and its first photos while the screen's code is on the way, so that it is drawn once. Settles when
 * all are there or refused; a refusal is the screen's to tell.
 */
export async function beginPublicShare(client: QueryClient, sid: string): Promise<void> {
  await Promise.allSettled([client.prefetchQuery(publicShareQuery(sid)), beginPhotos(client, sid)]);
}
