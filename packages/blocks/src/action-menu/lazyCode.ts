/** Code that is loaded once for all components that need it. After a failed request, the next request tries again. */
export function lazyCode<Code>(load: () => Promise<Code>) {
  let loading: Promise<Code | undefined> | undefined;
  const request = (): Promise<Code | undefined> => {
    loading ??= load().catch(() => {
      loading = undefined;
      return undefined;
    });
    return loading;
  };
  /** Requests the code when the browser is idle. Returns a function that cancels the request. */
  const requestWhenIdle = (): (() => void) => {
    // Safari does not support `requestIdleCallback`.
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(request);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(() => void request());
    return () => cancelIdleCallback(idle);
  };
  return { request, requestWhenIdle };
}
