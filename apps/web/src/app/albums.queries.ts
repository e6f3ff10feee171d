import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ROOT_FOLDER } from '@xiangji/api-client/contract';
import { useCallback } from 'react';
import { api } from '../api.ts';

const ALBUMS_KEY = ['albums'] as const;

/** The top level, or one set with what is in it. Albums are named by more than one feature. */
export function albumsQuery(setId?: string) {
  return queryOptions({
    queryKey: [...ALBUMS_KEY, setId ?? ROOT_FOLDER],
    queryFn: async ({ signal }) => {
      if (setId) return api.folders.children({ params: { id: setId }, signal });
      return { ...(await api.folders.list({ signal })), folder: undefined };
    },
  });
}

/** Reads every album list anew, after something in them changed. */
export function useRefreshAlbums(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(() => client.invalidateQueries({ queryKey: ALBUMS_KEY }), [client]);
}

/** Makes an album, in a set or at the top. */
export function useCreateAlbum() {
  const refresh = useRefreshAlbums();
  return useMutation({
    mutationFn: ({ name, setId }: { name: string; setId?: string }) =>
      api.folders.create({ params: { id: setId ?? ROOT_FOLDER }, body: { name } }),
    onSuccess: refresh,
  });
}
