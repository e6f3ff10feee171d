import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from '../api/api.ts';
import { type Settings, settingsOf, type User } from '../models/user.ts';
import { beginOfflineCopiesOf, keepOfflineCopiesOf } from '../offline/offlineCopies.ts';
import { notifyTabs } from '../session/tabs.ts';

/** The config contains the signed-in user; every page starts with it. */
export const configQuery = queryOptions({
  queryKey: ['config'],
  queryFn: async () => {
    const settings = settingsOf(await api.config({ refresh: true }));
    void keepOfflineCopiesOf(settings.user?.id ?? null);
    return settings;
  },
  staleTime: Number.POSITIVE_INFINITY,
});

export function useConfig() {
  return useQuery(configQuery);
}

/** Puts the account (or none) into the config, and drops data of the previous account. */
export function useSwitchAccount(): (user: User | null) => void {
  const client = useQueryClient();
  return useCallback(
    (user) => {
      void beginOfflineCopiesOf(user?.id ?? null);
      const config = client.getQueryData(configQuery.queryKey);
      client.removeQueries({ predicate: (query) => query.queryKey[0] !== configQuery.queryKey[0] });
      if (config) client.setQueryData(configQuery.queryKey, { ...config, user });
    },
    [client],
  );
}

/** Called after a sign-in or sign-out here: this tab shows it, and the others follow. */
export function useSetUser(): (user: User | null) => void {
  const switchAccount = useSwitchAccount();
  return useCallback(
    (user) => {
      switchAccount(user);
      notifyTabs(user?.id ?? null);
    },
    [switchAccount],
  );
}

/** Changes data of the signed-in account; nothing else is reloaded. */
export function usePatchUser(): (changes: Partial<User>) => void {
  const client = useQueryClient();
  return useCallback(
    (changes) =>
      client.setQueryData<Settings>(
        configQuery.queryKey,
        (config) => config && { ...config, user: config.user && { ...config.user, ...changes } },
      ),
    [client],
  );
}

/**
 * Changes data of the account here and, by a call, on the server. Resolves to whether the call succeeded; otherwise
 * the change is reverted.
 */
export function useSaveUser() {
  const client = useQueryClient();
  const patch = usePatchUser();
  return async <Changes extends Partial<User>>(
    changes: Changes,
    call: Promise<unknown>,
  ): Promise<boolean> => {
    const before = client.getQueryData(configQuery.queryKey)?.user;
    patch(changes);
    try {
      await call;
      return true;
    } catch {
      const names = Object.keys(changes) as (keyof User)[];
      if (before) patch(Object.fromEntries(names.map((name) => [name, before[name]])));
      return false;
    }
  };
}
