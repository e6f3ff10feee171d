import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Config } from '@xiangji/api-client';
import type { Account } from '@xiangji/api-client/contract';
import { useCallback } from 'react';
import { api } from '../api/api.ts';
import { notifyTabs } from '../session/tabs.ts';

/** The config contains the signed-in user; every page starts with it. */
export const configQuery = queryOptions({
  queryKey: ['config'],
  queryFn: () => api.config({ refresh: true }),
  staleTime: Number.POSITIVE_INFINITY,
});

export function useConfig() {
  return useQuery(configQuery);
}

/** Puts the account (or none) into the config, and drops data of the previous account. */
export function useEnter(): (user: Account | null) => void {
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

/** Called after a sign-in or sign-out here: this tab shows it, and the others follow. */
export function useSetUser(): (user: Account | null) => void {
  const enter = useEnter();
  return useCallback(
    (user) => {
      enter(user);
      notifyTabs(user?.user_id ?? null);
    },
    [enter],
  );
}

/** Changes data of the signed-in account; nothing else is reloaded. */
export function usePatchUser(): (changes: Partial<Account>) => void {
  const client = useQueryClient();
  return useCallback(
    (changes) =>
      client.setQueryData<Config>(
        configQuery.queryKey,
        (config) => config && { ...config, user: config.user && { ...config.user, ...changes } },
      ),
    [client],
  );
}
