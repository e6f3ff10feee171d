import { useEffect, useState } from 'react';
import { useLayer } from '../../shared/layer/useLayer.ts';
import { useConfig } from '../../shared/queries/session.queries.ts';

/** The dialogs over a share, and the sign-in that replaces it; the browser's back button closes each. */
export const PUBLIC_SHARE_LAYERS = ['signIn', 'save', 'cancel', 'card', 'layout', 'openOnDevice'] as const;

export type PublicShareLayer = (typeof PUBLIC_SHARE_LAYERS)[number];

/** The subject of a dialog: some photos of the share, or (`ids` undefined) all of it. */
export interface PublicShareSubject {
  ids: string[] | undefined;
  count: number;
}

export const WHOLE_SHARE: PublicShareSubject = { ids: undefined, count: 0 };

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
