import { useQuery, useQueryClient } from '@tanstack/react-query';
import { SHARE_ORDERS } from '@xiangji/api-client/contract';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { api } from '../../shared/api/api.ts';
import { useStoredOrder } from '../../shared/hooks/useStoredOrder.ts';
import type { PublicShare } from '../../shared/models/share.ts';
import type { PhotoSource } from '../../shared/photoList/photoSource.ts';
import { useTimeline } from '../../shared/photoList/useTimeline.ts';
import type { ShareOrder } from '../../shared/queries/shares.queries.ts';
import {
  listShared,
  orderName,
  pulseQuery,
  sharedHeadingsQuery,
  sharedPhotosKey,
  useAccessCheck,
} from './publicShare.queries.ts';

/** Polls whether access is granted and the share unchanged: `onChanged` when photos were added or removed. */
function usePulse(share: PublicShare, total: number | undefined, onChanged: () => void): void {
  const check = useAccessCheck(share.id);
  const { data: count } = useQuery(pulseQuery(share, check));
  const hasChanged = count !== undefined && total !== undefined && count !== total;
  const reload = useEffectEvent(onChanged);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another count reloads the list again
  useEffect(() => {
    if (hasChanged) reload();
  }, [hasChanged, count]);
}

/** Requests the headings together with the share itself: the first photo waits for one reply, not for two. */
export function useHeadingsAhead(sid: string): void {
  const client = useQueryClient();
  useEffect(() => {
    const headings = sharedHeadingsQuery(sid);
    // Where the page begins with them they have been asked for, and answered or refused.
    if (!client.getQueryState(headings.queryKey)) void client.prefetchQuery(headings);
  }, [sid, client]);
}

/** The order of a share's photos, kept in this browser by share. */
export function useShareOrder(sid: string) {
  return useStoredOrder(orderName(sid), SHARE_ORDERS);
}

/** The photos of a share in an order, as its visitor sees them. */
export function useSharedPhotos(share: PublicShare, order: ShareOrder) {
  const sid = share.id;
  const check = useAccessCheck(sid);
  const source = useMemo(
    (): PhotoSource => ({
      key: sharedPhotosKey(sid, order),
      list: (query, signal) => check(listShared({ sid, order }, query, signal)),
      get: (fid) => check(api.publicShare.file({ params: { sid, fid }, query: {} })),
    }),
    [sid, order, check],
  );
  const timeline = useTimeline(source);
  usePulse(share, timeline.store?.count, timeline.reload);
  return { timeline, find: source.get };
}
