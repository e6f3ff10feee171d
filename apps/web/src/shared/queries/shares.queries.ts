import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { SHARE_ORDERS, Share as ShareReply } from '@xiangji/api-client/contract';
import type { ShareTarget } from '@xiangji/blocks';
import { useCallback } from 'react';
import { api } from '../api/api.ts';
import { contentBody, newShareBody, type Share, type ShareContent, shareOf } from '../models/share.ts';
import { SHARES_KEY, useRefreshShares } from './refresh.ts';

const LIST_KEY = [...SHARES_KEY, 'list'] as const;
const ONE_KEY = [...SHARES_KEY, 'one'] as const;

/** Orders of shares and of their photos: by date or name, in both directions (spec §9 'Sort'). */
export type ShareOrder = (typeof SHARE_ORDERS)[number];

/** The user's shares that have not ended. */
export function sharesQuery(order: ShareOrder) {
  return queryOptions({
    queryKey: [...LIST_KEY, order],
    queryFn: async ({ signal }) => (await api.shares.list({ query: { order }, signal })).list.map(shareOf),
    // Visitors change its content: visits, saves, wrong codes.
    staleTime: 0,
  });
}

/** One share with its code and statistics. */
export function shareQuery(id: string) {
  return queryOptions({
    queryKey: [...ONE_KEY, id],
    queryFn: async ({ signal }) => shareOf(await api.shares.get({ params: { id }, signal })),
    staleTime: 0,
  });
}

/** Returns the model of a changed share and replaces it in every list that is loaded. */
export function useKeepShare(): (reply: ShareReply) => Share {
  const client = useQueryClient();
  return useCallback(
    (reply) => {
      const share = shareOf(reply);
      client.setQueryData(shareQuery(share.id).queryKey, share);
      client.setQueriesData<Share[]>({ queryKey: LIST_KEY }, (list) =>
        list?.map((other) => (other.id === share.id ? share : other)),
      );
      return share;
    },
    [client],
  );
}

/** Shares under a new link, or adds to a share that exists. */
export function useShare() {
  const refresh = useRefreshShares();
  return useMutation({
    mutationFn: async ({ target, content }: { target: ShareTarget; content: ShareContent }) => {
      const body = contentBody(content);
      return shareOf(
        'id' in target
          ? await api.shares.add({ params: { id: target.id }, body })
          : await api.shares.create({ body: { name: target.name, ...newShareBody(target.rules), ...body } }),
      );
    },
    onSuccess: refresh,
  });
}
