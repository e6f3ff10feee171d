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
 * The action that a visitor has requested, and its photos. Saving needs an account: the sign-in comes first, and the
 * action continues after it (spec §6 'Visitor'). Kept above the page's states, which restart with the sign-in.
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
