import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallData, contract, SHARE_ORDERS, Share } from '@xiangji/api-client/contract';
import { useCallback } from 'react';
import { api } from '../api/api.ts';
import type { ShareOptions } from '../share/shareOptions.ts';

const SHARES_KEY = ['shares'] as const;
const LIST_KEY = [...SHARES_KEY, 'list'] as const;
const ONE_KEY = [...SHARES_KEY, 'one'] as const;

type SharesReply = CallData<typeof contract.shares.list>;

/** The content of a share: an album, or photos by their ids. */
export type ShareContent = { folder_id: string } | { file_ids: string[] };

/** Orders of shares and of their photos: by date or name, forth and back (spec §9 'Sort'). */
export type ShareOrder = (typeof SHARE_ORDERS)[number];

/** The person's shares that are not ended. */
export function sharesQuery(order: ShareOrder) {
  return queryOptions({
    queryKey: [...LIST_KEY, order],
    queryFn: ({ signal }) => api.shares.list({ query: { order }, signal }),
    // Visitors change what it says: opens, saves, wrong codes.
    staleTime: 0,
  });
}

/** One share with its code and what happened to it. */
export function shareQuery(id: string) {
  return queryOptions({
    queryKey: [...ONE_KEY, id],
    queryFn: ({ signal }) => api.shares.get({ params: { id }, signal }),
    staleTime: 0,
  });
}

/** Reloads every list of shares and single shares. */
export function useRefreshShares(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(() => client.invalidateQueries({ queryKey: SHARES_KEY }), [client]);
}

/** Puts a changed share in its place in every list that is loaded. */
export function useKeepShare(): (share: Share) => void {
  const client = useQueryClient();
  return useCallback(
    (share) => {
      client.setQueryData(shareQuery(share.id).queryKey, share);
      client.setQueriesData<SharesReply>(
        { queryKey: LIST_KEY },
        (reply) =>
          reply && { ...reply, list: reply.list.map((other) => (other.id === share.id ? share : other)) },
      );
    },
    [client],
  );
}

/** Shares under a new link, or adds to a share that is there. */
export function useShare() {
  const refresh = useRefreshShares();
  return useMutation({
    mutationFn: ({ to, content }: { to: NewShare | { id: string }; content: ShareContent }) =>
      'id' in to
        ? api.shares.add({ params: { id: to.id }, body: content })
        : api.shares.create({ body: { name: to.newName, ...to.options, ...content } }),
    onSuccess: refresh,
  });
}

export interface NewShare {
  newName: string;
  options: ShareOptions;
}
