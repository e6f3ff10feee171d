/** A worker that answers each request with `replies`, or fails to start. */
export function stubWorker(
  replies: readonly object[] | 'breaks',
  onRequest: (request: unknown) => void = () => {},
) {
  return class {
    onmessage: ((event: { data: object }) => void) | undefined;
    onerror: (() => void) | undefined;
    terminate() {}
    postMessage(request: unknown) {
      onRequest(request);
      queueMicrotask(() => {
        if (replies === 'breaks') this.onerror?.();
        else for (const data of replies) this.onmessage?.({ data });
      });
    }
  };
}
