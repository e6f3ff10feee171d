import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Config } from '@xiangji/api-client';
import type { Account } from '@xiangji/api-client/contract';
import { useCallback } from 'react';
import { api } from '../../api.ts';

/** The config says who is signed in; every page begins with it. */
export const configQuery = queryOptions({
  queryKey: ['config'],
  queryFn: () => api.config({ refresh: true }),
  staleTime: Number.POSITIVE_INFINITY,
});

export function useConfig() {
  return useQuery(configQuery);
}

/** Puts the person that signed in (or nobody) in the config, and forgets what the one before could see. */
export function useSetUser(): (user: Account | null) => void {
  const client = useQueryClient();
  return useCallback(
    (user) => {
      const config = client.getQueryData<Config>(configQuery.queryKey);
      client.removeQueries({ predicate: (query) => query.queryKey[0] !== configQuery.queryKey[0] });
      if (config) client.setQueryData(configQuery.queryKey, { ...config, user });
    },
    [client],
  );
}

export function useSignOut() {
  const setUser = useSetUser();
  return useMutation({
    mutationFn: () => api.auth.signOut(),
    onSuccess: () => setUser(null),
  });
}
