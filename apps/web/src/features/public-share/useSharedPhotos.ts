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
export function useHeadingsAhead(shareId: string): void {
  const client = useQueryClient();
  useEffect(() => {
    const headings = sharedHeadingsQuery(shareId);
    // Where the page contains them they have been requested, and answered or refused.
    if (!client.getQueryState(headings.queryKey)) void client.prefetchQuery(headings);
  }, [shareId, client]);
}

/** The order of a share's photos, kept in this browser by share. */
export function useShareOrder(shareId: string) {
  return useStoredOrder(orderName(shareId), SHARE_ORDERS);
}

/** The photos of a share in an order, as its visitor sees them. */
export function useSharedPhotos(share: PublicShare, order: ShareOrder) {
  const shareId = share.id;
  const check = useAccessCheck(shareId);
  const source = useMemo(
    (): PhotoSource => ({
      key: sharedPhotosKey(shareId, order),
      list: (query, signal) => check(listShared({ shareId, order }, query, signal)),
      get: (photoId) => check(api.publicShare.file({ params: { sid: shareId, fid: photoId }, query: {} })),
    }),
    [shareId, order, check],
  );
  const timeline = useTimeline(source);
  usePulse(share, timeline.store?.count, timeline.reload);
  return { timeline, find: source.get };
}
