type Listener = () => void;

const listeners = new Set<Listener>();

/** Told by the client when a call answers that nobody is signed in (20001). */
export function notifySessionLost(): void {
  for (const listener of listeners) listener();
}

/** Listens until the returned function is called. */
export function onSessionLost(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
