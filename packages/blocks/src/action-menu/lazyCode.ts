/** Code that is loaded once, for all components that need it. The next request tries again after a failed one. */
export function lazyCode<Code>(load: () => Promise<Code>) {
  let loading: Promise<Code | undefined> | undefined;
  const request = (): Promise<Code | undefined> => {
    loading ??= load().catch(() => {
      loading = undefined;
      return undefined;
    });
    return loading;
  };
  /** Requests the code when the browser is idle. Returns what cancels that. */
  const requestWhenIdle = (): (() => void) => {
    // Safari has no idle callbacks.
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(request);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(() => void request());
    return () => cancelIdleCallback(idle);
  };
  return { request, requestWhenIdle };
}
