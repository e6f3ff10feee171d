/** Called at the end: true after a new sign-in. */
export type SignInAnswer = (signedIn: boolean) => void;

type Asker = (answer: SignInAnswer) => void;

let asker: Asker | undefined;
let asking: Promise<boolean> | undefined;

/**
 * Called by the client when a call answers that nobody is signed in (20001). Whoever listens asks for the sign-in;
 * the call waits for that, and is made again when it succeeds. However many calls are interrupted, one question.
 */
export function askToSignIn(): Promise<boolean> {
  const ask = asker;
  if (!ask) return Promise.resolve(false);
  asking ??= new Promise<boolean>(ask).finally(() => {
    asking = undefined;
  });
  return asking;
}

/** Takes the questions until the returned function is called. */
export function onSessionLost(listener: Asker): () => void {
  asker = listener;
  return () => {
    if (asker === listener) asker = undefined;
  };
}
