import { dropOfflineCopies } from '../../shared/offline/offlineCaches.ts';

/** Called at the end: true after a new sign-in. */
export type SignInAnswer = (signedIn: boolean) => void;

type SessionLostListener = (answer: SignInAnswer) => void;

let sessionLostListener: SessionLostListener | undefined;
let asking: Promise<boolean> | undefined;

/**
 * Called by the client when a reply says that there is no session (20001). The listener opens the sign-in; the call
 * waits for it, and is repeated when it succeeds. All interrupted calls share one sign-in. What the session has left on
 * this device for use without a network is deleted.
 */
export function askToSignIn(): Promise<boolean> {
  void dropOfflineCopies();
  const ask = sessionLostListener;
  if (!ask) return Promise.resolve(false);
  asking ??= new Promise<boolean>(ask).finally(() => {
    asking = undefined;
  });
  return asking;
}

/** Sets the listener until the returned function is called. */
export function onSessionLost(listener: SessionLostListener): () => void {
  sessionLostListener = listener;
  return () => {
    if (sessionLostListener === listener) sessionLostListener = undefined;
  };
}
