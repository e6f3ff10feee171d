import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

export const ALBUMS_KEY = ['albums'] as const;
export const SHARES_KEY = ['shares'] as const;

function useRefresh(queryKey: readonly string[]): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(() => client.invalidateQueries({ queryKey }), [client, queryKey]);
}

/** Reloads every album list after a change. */
export function useRefreshAlbums(): () => Promise<void> {
  return useRefresh(ALBUMS_KEY);
}

/** Reloads every list of shares and single shares. */
export function useRefreshShares(): () => Promise<void> {
  return useRefresh(SHARES_KEY);
}
