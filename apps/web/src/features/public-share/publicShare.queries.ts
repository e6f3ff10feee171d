import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@xiangji/api-client';
import { ERROR_CODES, SHARE_ORDERS } from '@xiangji/api-client/contract';
import { useCallback } from 'react';
import { api } from '../../shared/api/api.ts';
import { storedOrder } from '../../shared/hooks/useStoredOrder.ts';
import { photoFactsOf } from '../../shared/models/photo.ts';
import { type PublicShare, publicShareOf } from '../../shared/models/share.ts';
import {
  type PhotoQuery,
  type PhotoReply,
  type PhotoSource,
  photoReplyOf,
} from '../../shared/photoList/photoSource.ts';
import { headingsQuery } from '../../shared/photoList/timelineOptions.ts';
import type { ShareOrder } from '../../shared/queries/shares.queries.ts';

const publicShareKey = (sid: string) => ['public-share', sid] as const;

/**
 * Counts as a visit, so it is requested when the page starts and when access was lost, never as a refresh.
 */
export function publicShareQuery(sid: string) {
  return queryOptions({
    queryKey: [...publicShareKey(sid), 'share'],
    queryFn: async ({ signal }) => publicShareOf(await api.publicShare.get({ params: { sid }, signal })),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
    // A refusal while the page started is shown by the screen.
    retryOnMount: false,
  });
}

/** Key of the photos of a share in one order. */
export function sharedPhotosKey(sid: string, order: number) {
  return [...publicShareKey(sid), 'photos', order] as const;
}

/** The name that a share's order is kept under in this browser. */
export const orderName = (sid: string) => `share.${sid}`;

/** Photos of a share in an order, or its headings and totals. */
export async function listShared(
  { sid, order }: { sid: string; order: ShareOrder },
  query: PhotoQuery,
  signal: AbortSignal,
): Promise<PhotoReply> {
  const asked = { params: { sid }, query: { order, ...query }, signal };
  return photoReplyOf(await api.publicShare.files(asked));
}

/** The headings of a share's photos, in the order that this browser shows it in. */
export function sharedHeadingsQuery(sid: string) {
  const order = storedOrder(orderName(sid), SHARE_ORDERS);
  const key = sharedPhotosKey(sid, order);
  return headingsQuery({ key, list: (query, signal) => listShared({ sid, order }, query, signal) });
}

/** One photo of a public share, as a visitor sees it. */
export function sharedPhotoQuery(sid: string, fid: string, find: PhotoSource['get']) {
  return queryOptions({
    queryKey: [...publicShareKey(sid), 'photos', 'one', fid],
    queryFn: async () => photoFactsOf(await find(fid)),
  });
}

/** How often a visitor's page checks its access, in ms. */
const PULSE_MS = 30_000;

type AccessCheck = ReturnType<typeof useAccessCheck>;

/** Polls the number of photos of a share: notices changes and the end of access. */
export function pulseQuery({ id: sid, count }: PublicShare, check: AccessCheck) {
  return queryOptions({
    queryKey: [...publicShareKey(sid), 'pulse'],
    queryFn: async ({ signal }) => {
      const query = { info: true, count: 1 };
      const reply = await check(api.publicShare.files({ params: { sid }, query, signal }));
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
export function useAccessCheck(sid: string): <Reply>(call: Promise<Reply>) => Promise<Reply> {
  const client = useQueryClient();
  return useCallback(
    async (call) => {
      try {
        return await call;
      } catch (error) {
        if (isShut(error)) void client.invalidateQueries({ queryKey: publicShareQuery(sid).queryKey });
        throw error;
      }
    },
    [client, sid],
  );
}

/** Removes the photos of a share whose access was lost. */
export function useForgetPhotos(sid: string): () => void {
  const client = useQueryClient();
  return useCallback(
    () => client.removeQueries({ queryKey: [...publicShareKey(sid), 'photos'] }),
    [client, sid],
  );
}

/** Opens a private share with its code, then requests its content. */
export function useUnlock(sid: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (code: string) =>
      api.publicShare.auth({ body: { auth: await api.encrypt({ sid, code }) } }),
    onSettled: (_data, error) => {
      if (!error || isShut(error)) return client.refetchQueries({ queryKey: publicShareQuery(sid).queryKey });
    },
  });
}
