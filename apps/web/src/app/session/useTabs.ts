import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { configQuery, useSwitchAccount } from '../../shared/queries/session.queries.ts';
import { type AccountId, onTabMessage } from '../../shared/session/tabs.ts';

/**
 * Follows sign-ins and sign-outs of other tabs. `onSettled` gets whether there is a session now, for a sign-in that
 * is open here.
 */
export function useTabs(onSettled: (signedIn: boolean) => void): void {
  const client = useQueryClient();
  const switchAccount = useSwitchAccount();
  const settle = useEffectEvent(onSettled);
  useEffect(() => {
    const follow = async (accountId: AccountId) => {
      const here = client.getQueryData(configQuery.queryKey)?.user?.id ?? null;
      // The screens of another account cannot continue here.
      if (accountId !== null && here !== null && accountId !== here) return window.location.assign('/');
      if (accountId === null) switchAccount(null);
      else if (here === null) switchAccount((await client.fetchQuery({ ...configQuery, staleTime: 0 })).user);
      settle(accountId !== null);
    };
    return onTabMessage((accountId) => void follow(accountId));
  }, [client, switchAccount]);
}
