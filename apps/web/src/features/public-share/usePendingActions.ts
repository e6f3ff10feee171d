import { useEffect, useState } from 'react';
import { useLayer } from '../../shared/layer/useLayer.ts';
import { useConfig } from '../../shared/queries/session.queries.ts';
import {
  PUBLIC_SHARE_LAYERS,
  type PublicShareLayer,
  type PublicShareSubject,
  WHOLE_SHARE,
} from './publicShareLayers.ts';

/**
 * What a visitor wants to do, and with which photos. Saving needs somebody signed in: the sign-in comes first, and
 * the wish goes on after it (spec §6 'Visitor'). Stands above the page's states, which begin anew by signing in.
 */
export function usePendingActions() {
  const control = useLayer<PublicShareLayer>(PUBLIC_SHARE_LAYERS);
  const user = useConfig().data?.user ?? undefined;
  const [subject, setSubject] = useState(WHOLE_SHARE);
  /** The reason of the sign-in. */
  const [next, setNext] = useState<PublicShareLayer>();
  const { layer, open, close } = control;
  const isAsking = layer?.name === 'signIn';
  const goOn = isAsking && user !== undefined;
  useEffect(() => {
    if (!goOn) return;
    if (next) open(next);
    else close();
  }, [goOn, next, open, close]);
  const pendingAction = (name: PublicShareLayer, about: PublicShareSubject = WHOLE_SHARE) => {
    setSubject(about);
    const needsUser = name === 'save' && !user;
    setNext(needsUser ? name : undefined);
    open(needsUser ? 'signIn' : name);
  };
  return { control, subject, pendingAction, user, isSigningIn: isAsking && !user };
}

export type PendingActions = ReturnType<typeof usePendingActions>;
