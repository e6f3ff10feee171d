import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@xiangji/api-client';
import { ERROR_CODES, SHARE_ORDERS } from '@xiangji/api-client/contract';
import { useCallback } from 'react';
import { api } from '../../shared/api/api.ts';
import { storedOrder } from '../../shared/hooks/useStoredOrder.ts';
import { photoFactsOf } from '../../shared/models/photo.ts';
import { type PhotoReply, photoReplyOf } from '../../shared/models/photoList.ts';
import { type PublicShare, publicShareOf } from '../../shared/models/share.ts';
import type { PhotoQuery, PhotoSource } from '../../shared/photoList/photoSource.ts';
import { headingsQuery } from '../../shared/photoList/photoSource.ts';
import type { ShareOrder } from '../../shared/queries/shares.queries.ts';

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

const publicShareKey = (shareId: string) => ['public-share', shareId] as const;

/**
 * Counts as a visit, so it is requested when the page starts and when access was lost, never as a refresh.
 */
export function publicShareQuery(shareId: string) {
  return queryOptions({
    queryKey: [...publicShareKey(shareId), 'share'],
    queryFn: async ({ signal }) =>
      publicShareOf(await api.publicShare.get({ params: { sid: shareId }, signal })),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
    // A refusal while the page started is shown by the screen.
    retryOnMount: false,
  });
}

/** Key of the photos of a share in one order. */
export function sharedPhotosKey(shareId: string, order: number) {
  return [...publicShareKey(shareId), 'photos', order] as const;
}

/** The name that a share's order is kept under in this browser. */
export const orderName = (shareId: string) => `share.${shareId}`;

/** Photos of a share in an order, or its headings and totals. */
export async function listShared(
  { shareId, order }: { shareId: string; order: ShareOrder },
  query: PhotoQuery,
  signal: AbortSignal,
): Promise<PhotoReply> {
  return photoReplyOf(
    await api.publicShare.files({ params: { sid: shareId }, query: { order, ...query }, signal }),
  );
}

/** The headings of a share's photos, in the order that this browser shows it in. */
export function sharedHeadingsQuery(shareId: string) {
  const order = storedOrder(orderName(shareId), SHARE_ORDERS);
  const key = sharedPhotosKey(shareId, order);
  return headingsQuery({ key, list: (query, signal) => listShared({ shareId, order }, query, signal) });
}

/** One photo of a public share, as a visitor sees it. */
export function sharedPhotoQuery(shareId: string, photoId: string, find: PhotoSource['get']) {
  return queryOptions({
    queryKey: [...publicShareKey(shareId), 'photos', 'one', photoId],
    queryFn: async () => photoFactsOf(await find(photoId)),
  });
}

/** How often a visitor's page checks its access, in ms. */
const PULSE_MS = 30_000;

type AccessCheck = ReturnType<typeof useAccessCheck>;

/** Polls the number of photos of a share: notices changes and the end of access. */
export function pulseQuery({ id: shareId, count }: PublicShare, check: AccessCheck) {
  return queryOptions({
    queryKey: [...publicShareKey(shareId), 'pulse'],
    queryFn: async ({ signal }) => {
      const query = { info: true, count: 1 };
      const reply = await check(api.publicShare.files({ params: { sid: shareId }, query, signal }));
      return reply.info?.count ?? 0;
    },
    initialData: count,
    staleTime: PULSE_MS,
    refetchInterval: PULSE_MS,
    refetchOnWindowFocus: 'always',
  });
}

function isShut(error: unknown): boolean {
  const shut = [ERROR_CODES.SHARE_NOT_AUTH, ERROR_CODES.SHARE_INVALID];
  return error instanceof ApiError && shut.some((code) => error.is(code));
}

/** Returns a call's reply; where access has ended, the page checks it again. */
export function useAccessCheck(shareId: string): <Reply>(call: Promise<Reply>) => Promise<Reply> {
  const client = useQueryClient();
  return useCallback(
    async (call) => {
      try {
        return await call;
      } catch (error) {
        if (isShut(error)) void client.invalidateQueries({ queryKey: publicShareQuery(shareId).queryKey });
        throw error;
      }
    },
    [client, shareId],
  );
}

/** Removes the photos of a share whose access was lost. */
export function useForgetPhotos(shareId: string): () => void {
  const client = useQueryClient();
  return useCallback(
    () => client.removeQueries({ queryKey: [...publicShareKey(shareId), 'photos'] }),
    [client, shareId],
  );
}

/** Opens a private share with its code, then requests its content. */
export function useUnlock(shareId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (code: string) =>
      api.publicShare.auth({ body: { auth: await api.encrypt({ sid: shareId, code }) } }),
    onSettled: (_data, error) => {
      if (!error || isShut(error))
        return client.refetchQueries({ queryKey: publicShareQuery(shareId).queryKey });
    },
  });
}
