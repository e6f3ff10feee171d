import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { configQuery, useEnter } from '../../shared/queries/session.queries.ts';
import { type Holder, onTabMessage } from '../../shared/session/tabs.ts';

/**
 * Follows sign-ins and sign-outs of other tabs. `onSettled` gets whether there is a session now, for a sign-in that
 * is open here.
 */
export function useTabs(onSettled: (signedIn: boolean) => void): void {
  const client = useQueryClient();
  const enter = useEnter();
  const settle = useEffectEvent(onSettled);
  useEffect(() => {
    const follow = async (holder: Holder) => {
      const here = client.getQueryData(configQuery.queryKey)?.user?.id ?? null;
      // The screens of another account cannot continue here.
      if (holder !== null && here !== null && holder !== here) return window.location.assign('/');
      if (holder === null) enter(null);
      else if (here === null) enter((await client.fetchQuery({ ...configQuery, staleTime: 0 })).user);
      settle(holder !== null);
    };
    return onTabMessage((holder) => void follow(holder));
  }, [client, enter]);
}
